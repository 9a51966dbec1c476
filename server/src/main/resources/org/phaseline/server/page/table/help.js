// @ts-check
// Dialogs that only tell something, or set how the page behaves: keys, a step, the menu.
/** @import { Parts } from "./view.js" */
import { sentenceOf } from "../shared/api.js";
import { h, Component, Fragment, toggleLook } from "../shared/dom.js";
import { Devices } from "../shared/devices.js";
import { Dialog } from "./dialog.js";
import { HandOver } from "./bots.js";
import { LeftOut } from "./consent.js";
import { About, StepFacts } from "./card.js";
import { called } from "./words.js";
import { Notices } from "./notices.js";
import { Fairness } from "./fairness.js";
import { GivingUp } from "./giving-up.js";
import { setSounds, soundsOn } from "../effects/sounds.js";
import { alerts, canNotify, setAlert } from "../effects/alert.js";

const KEYS = [
  ["1 … 9", "select a choice; press again to do it"],
  ["0", "select the choice that declines"],
  ["↑ ↓", "move through the choices"],
  ["Enter", "do the selected choice"],
  ["Esc", "unselect, close, leave the history"],
  ["u", "undo my last answer, or ask to undo it"],
  ["n", "add a note to my answer"],
  ["c", "chat"],
  ["h", "history; then ← → to step and space to play"],
  ["Tab, arrows, Enter", "on the board: to a piece, pick it up, to a place or an enemy, do it"],
  ["i", "look at a piece; then ‹ › for the others"],
  ["l, s", "log, state"],
  ["+ - Home", "zoom in, zoom out, show the whole board"],
  ["Shift ← → ↑ ↓", "move the board"],
  ["?", "this list"],
];

/** @param {{ close: () => void }} props */
export function Help({ close }) {
  return h(
    Dialog,
    { title: "Keys", close, name: "help" },
    h(
      "dl",
      { class: "keys" },
      KEYS.map(([key, does]) => h(Fragment, { key }, h("dt", null, h("kbd", null, key)), h("dd", null, does))),
    ),
    h(
      "p",
      { class: "quiet" },
      "Tab moves through everything else. In the sequence, the arrow keys move from step to step.",
    ),
  );
}

/** @param {{ game: Api.Game, sighting: Api.Sighting, index: number, close: () => void }} props */
export function StepDialog({ game, sighting, index, close }) {
  return h(
    Dialog,
    { title: called(game, index), close, name: "step" },
    h("div", { class: "facts" }, h(StepFacts, { game, sighting, index })),
  );
}

/** @param {Parts["state"]} state */
const nameOf = ({ desk, game }) => desk?.players[game.mySeat] ?? "";

/** @typedef {{ player: string, problem: string, said: string, dice: boolean }} MenuState */

/** @extends {Component<Parts, MenuState>} */
export class Menu extends Component {
  /** @type {MenuState} */
  state = { player: nameOf(this.props.state), problem: "", said: "", dice: false };

  /** @param {Event} event */
  async name(event) {
    event.preventDefault();
    try {
      await this.props.seat.post("name", { player: this.state.player.trim() });
      this.setState({ problem: "", said: "Saved. The others see your name now." });
    } catch (problem) {
      this.setState({ problem: sentenceOf(problem), said: "" });
    }
  }

  /**
   * @param {"sound" | "notify"} which
   * @param {string} words
   */
  alert(which, words) {
    /** @param {{ currentTarget: HTMLInputElement }} event */
    const set = async ({ currentTarget: { checked } }) =>
      this.setState({ problem: await setAlert(which, checked), said: "" });
    return h(
      "label",
      { class: "radio" },
      h("input", { type: "checkbox", id: `alert-${which}`, checked: alerts()[which], onChange: set }),
      words,
    );
  }

  render() {
    const { state, act, seat } = this.props;
    const { game, desk, quick, commands } = state;
    const { close, open } = act;
    const { player, problem, said } = this.state;
    return h(
      Dialog,
      { title: "This table", close, name: "menu" },
      h(About, { paragraphs: game.about }),
      h(
        "div",
        { class: "form" },
        h(
          "label",
          { class: "radio" },
          h("input", {
            type: "checkbox",
            id: "quick",
            checked: quick,
            onChange: (event) => act.setQuick(event.currentTarget.checked),
          }),
          "Do a choice on the first click, without a preview (final choices still ask)",
        ),
        game.me &&
          game.boards.length > 0 &&
          h(
            "label",
            { class: "radio" },
            h("input", {
              type: "checkbox",
              id: "commands",
              checked: commands,
              onChange: (event) => act.setCommands(event.currentTarget.checked),
            }),
            "Click or drag a piece on the board to give it orders (off: a click answers the question)",
          ),
        game.boards.length === 0 &&
          h(
            "label",
            { class: "radio" },
            h("input", {
              type: "checkbox",
              id: "tabletop",
              checked: state.tabletop.on,
              onChange: (event) => act.tabletop.set(event.currentTarget.checked),
            }),
            "Table mode: a large card and large buttons, for a tablet beside the real board",
          ),
        h(
          "label",
          { class: "radio" },
          h("input", {
            type: "checkbox",
            id: "sounds",
            checked: soundsOn(),
            onChange: (event) => setSounds(event.currentTarget.checked),
          }),
          "Play sounds for dice, moves, losses and new turns",
        ),
        game.me && this.alert("sound", "Play a soft sound when it is my move"),
        game.me &&
          canNotify() &&
          this.alert("notify", "Show a browser notification when it is my move and I am looking at something else"),
        desk &&
          game.me &&
          h(
            "form",
            { onSubmit: (event) => this.name(event) },
            h("label", { for: "player" }, "Your name, as the others see it"),
            h(
              "div",
              { class: "row" },
              h("input", {
                id: "player",
                value: player,
                maxLength: 60,
                onInput: (event) => this.setState({ player: event.currentTarget.value }),
              }),
              h("button", { "data-action": "name" }, "Save"),
            ),
          ),
        h(LeftOut, { game, desk, act }),
        problem && h("p", { class: "problem", role: "alert" }, problem),
        said && h("p", { role: "status" }, said),
        game.me &&
          h(
            "details",
            null,
            h("summary", { "data-action": "notices-open" }, "Notices while you are away"),
            h(Notices, { path: seat.base }),
          ),
        game.me &&
          h(
            "details",
            null,
            h("summary", { "data-action": "devices-open" }, "Your devices"),
            h(Devices, { base: seat.base, name: game.me }),
          ),
        desk && game.me && h(HandOver, { level: desk.bots[game.mySeat] ?? "", act }),
        h(GivingUp, { state, act, seat }),
        h(
          "ul",
          { class: "menu" },
          game.me &&
            desk &&
            h(
              "li",
              null,
              h("button", { "data-action": "corrections", onClick: () => open("correct") }, "Correct the umpire…"),
            ),
          game.me &&
            game.digressions.length > 0 &&
            h("li", null, h("button", { "data-action": "raise", onClick: () => open("raise") }, "Halt the sequence…")),
          game.boards.length > 0 &&
            h(
              "li",
              null,
              h("button", { onClick: () => act.turn(game.boards[0].form === "table" ? 1 : 2) }, "Turn the board"),
            ),
          h("li", null, h("button", { onClick: toggleLook }, "Light or dark")),
          h("li", null, h("button", { "data-action": "keys", onClick: () => open("help") }, "Keys")),
          h("li", null, h("a", { class: "button", href: "/" }, "Back to the lobby")),
        ),
        game.me &&
          seat.receipt &&
          h(
            "details",
            { onToggle: (event) => this.setState({ dice: event.currentTarget.open }) },
            h("summary", { "data-action": "dice-open" }, "Are the dice fair?"),
            this.state.dice && h(Fairness, { receipt: seat.receipt }),
          ),
        h(
          "p",
          { class: "quiet tiny" },
          "Fingerprint of the dice's secret seed, fixed before the first roll: ",
          h("code", null, game.dice.commitment),
          game.dice.protocol === 3 && ". Every connected browser contributes to each roll.",
        ),
      ),
    );
  }
}
