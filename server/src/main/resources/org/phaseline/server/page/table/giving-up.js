// @ts-check
// How a game can end otherwise than by its rules, with a question before what cannot be undone; and the clocks' pause.
//
// What tests can hold on to: [data-action=end-open] then [data-action=resign|resign-really|resign-not|draw|pause]
/** @import { Parts } from "./view.js" */
import { sentenceOf } from "../shared/api.js";
import { h, Component } from "../shared/dom.js";
import { listed, seatName } from "./words.js";

/**
 * What becomes of the game when this seat resigns, as far as one can tell from here.
 *
 * @param {Api.Game} game
 * @param {Api.Desk | undefined} desk
 */
export function consequence(game, desk) {
  const others = game.seats.map((_, seat) => seat).filter((seat) => seat !== game.mySeat);
  if (others.length === 1) return `${seatName(game, desk, others[0])} wins the game.`;
  if (others.length === 0) return "The game ends.";
  const people = others.filter((seat) => !desk?.bots[seat]);
  if (people.length === 0) return "The game ends: only bots would be left.";
  return (
    "If everybody who is left plays for one side, that side wins. Otherwise a bot plays your seat to the end, so" +
    ` that ${listed(people.map((seat) => seatName(game, desk, seat)))} can go on.`
  );
}

/** @typedef {Pick<Parts, "state" | "act" | "seat">} GivingUpProps */

/** @extends {Component<GivingUpProps, { sure: boolean, said: string, problem: string }>} */
export class GivingUp extends Component {
  state = { sure: false, said: "", problem: "" };

  /**
   * @param {"resign" | "draw" | "pause"} what
   * @param {string} said
   */
  async send(what, said, body = {}) {
    try {
      const { done } = /** @type {Api.Done} */ (
        await this.props.seat.post(what, /** @type {{ paused: boolean }} */ (body))
      );
      if (what === "resign") this.props.act.close();
      this.setState({ sure: false, said: done ? "Done." : said, problem: "" });
    } catch (problem) {
      this.setState({ sure: false, said: "", problem: sentenceOf(problem) });
    }
  }

  render() {
    const {
      state: { game, desk, sighting },
    } = this.props;
    const { sure, said, problem } = this.state;
    if (!game.me || !desk || sighting?.over) return null;
    const clocks = desk.clocks;
    return h(
      "details",
      { class: "giving-up" },
      h(
        "summary",
        { "data-action": "end-open" },
        clocks ? "Resign, offer a draw, stop the clocks" : "Resign or offer a draw",
      ),
      sure
        ? h(
            "div",
            { class: "sure", role: "group", "aria-label": "Resign" },
            h("span", null, `Resign for good? ${consequence(game, desk)}`),
            h(
              "button",
              { class: "main", "data-action": "resign-really", onClick: () => this.send("resign", "") },
              "Resign",
            ),
            h(
              "button",
              {
                "data-action": "resign-not",
                ref: (button) => button?.focus(),
                onClick: () => this.setState({ sure: false }),
              },
              "Play on",
            ),
          )
        : h(
            "div",
            { class: "row" },
            h("button", { "data-action": "resign", onClick: () => this.setState({ sure: true, said: "" }) }, "Resign…"),
            game.seats.length > 1 &&
              h(
                "button",
                {
                  "data-action": "draw",
                  onClick: () => this.send("draw", "The others are asked. The offer ends when somebody plays on."),
                },
                "Offer a draw",
              ),
            clocks &&
              h(
                "button",
                {
                  "data-action": "pause",
                  onClick: () => this.send("pause", "The others are asked.", { paused: !clocks.paused }),
                },
                clocks.paused ? "Let the clocks run" : "Stop the clocks",
              ),
          ),
      said && h("p", { role: "status" }, said),
      problem && h("p", { class: "problem", role: "alert" }, problem),
    );
  }
}
