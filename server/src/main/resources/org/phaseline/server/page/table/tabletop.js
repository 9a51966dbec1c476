// @ts-check
// Table mode: the page of a tablet that lies beside a real board. A large card with large buttons, pinned values above
// it, the sequence beside it, and phones for what is decided in secret.
//
// What tests can hold on to: .tabletop [data-action=read-aloud|not-in-our-game|pins|phones|tabletop-off] [data-pin=KEY]
/** @import { Parts } from "./view.js" */
import { h, Component, lookButton, trueOrFalse } from "../shared/dom.js";
import { canSpeak } from "../effects/tabletop.js";
import { isConnected } from "../state/others.js";
import { decisionOf } from "../state/selectors.js";
import { turnInWords } from "../state/scores.js";
import { pinnable, pinned, pinsOf } from "../state/tabletop.js";
import { Clocks } from "./clocks.js";
import { Dialog } from "./dialog.js";
import { Dialogs } from "./dialogs.js";
import { Envelopes } from "./envelopes.js";
import { Ending } from "./ending.js";
import { following } from "./card.js";
import { WhatNow } from "./now.js";
import { PhoneSeats } from "./phones.js";
import { Rail } from "./rail.js";
import { Said } from "./said.js";
import { LatestDice } from "./latest-dice.js";
import { called, waiting } from "./words.js";

/** @param {Parts & { choose: () => void }} parts */
function Pins({ state, sighting, choose }) {
  const pins = pinned(state.game, sighting, state.tabletop);
  return h(
    "section",
    { class: "pins", "aria-label": "Pinned values" },
    h(
      "ul",
      null,
      pins.map(({ key, title, value, party }) =>
        h(
          "li",
          { key, class: party >= 0 ? `side${party % 4}` : "", "data-pin": key },
          h("b", null, value),
          h("span", null, title),
        ),
      ),
    ),
    h("button", { "data-action": "pins", title: "Choose which values are pinned here", onClick: choose }, "Pin…"),
  );
}

/** @param {Parts & { close: () => void }} parts */
function PinChooser({ state, act, sighting, close }) {
  const { game, tabletop } = state;
  const chosen = pinsOf(game, sighting, tabletop);
  return h(
    Dialog,
    { title: "Pinned values", close, name: "pins" },
    h("p", { class: "quiet" }, "What everybody wants to see, such as weather and treasuries. This device keeps it."),
    h(
      "div",
      { class: "form pin-list" },
      pinnable(game, sighting).map(({ key, title, value }) =>
        h(
          "label",
          { key, class: "radio" },
          h("input", {
            type: "checkbox",
            checked: chosen.includes(key),
            onChange: (event) => act.tabletop.pin(key, event.currentTarget.checked),
          }),
          `${title}: ${value}`,
        ),
      ),
    ),
  );
}

/** @param {Parts} parts */
function Head({ state, act, sighting, hot }) {
  const { game } = state;
  return h(
    "header",
    { class: "mast" },
    h("a", { href: "/", title: "Back to the lobby", "aria-label": "Phaseline, back to the lobby" }, "Phaseline"),
    h("h1", null, game.title),
    h("span", { class: "turn" }, turnInWords(game, sighting)),
    h("span", { class: "gap" }),
    hot,
    h(
      "button",
      { "data-action": "tabletop-off", title: "Back to the usual page", onClick: () => act.tabletop.set(false) },
      "Leave table mode",
    ),
    lookButton(),
    h(
      "button",
      {
        class: "plain",
        "data-action": "menu",
        "aria-label": "This table: settings and corrections",
        title: "This table",
        onClick: () => act.open("menu"),
      },
      "⚙",
    ),
  );
}

/** @param {Parts} parts */
function StepTools({ state, act, at }) {
  const { game, desk, tabletop, sighting } = state;
  const next = following(game, Math.max(0, at));
  const decision = decisionOf(state);
  return h(
    "div",
    { class: "tools" },
    canSpeak() && h("button", { "data-action": "read-aloud", onClick: act.tabletop.read }, "Read this step"),
    canSpeak() &&
      h(
        "button",
        {
          "data-action": "aloud",
          "aria-pressed": trueOrFalse(tabletop.aloud),
          onClick: () => act.tabletop.aloud(!tabletop.aloud),
        },
        tabletop.aloud ? "Reading every step" : "Read every step",
      ),
    decision &&
      !sighting?.over &&
      !desk?.leftOut?.includes(decision.step) &&
      // Until all have said whether they agree, there is nothing more to ask.
      !desk?.asked.length &&
      h(
        "button",
        {
          "data-action": "not-in-our-game",
          title: "Leaves this step out for the rest of the game, if all agree. It can be taken in again under ⚙",
          onClick: () => act.leaveOut(decision.step, true),
        },
        "Not in our game",
      ),
    next >= 0 && h("p", { class: "next" }, h("span", { class: "quiet" }, "Next: "), called(game, next)),
  );
}

/** @typedef {{ pins: boolean, phones: boolean }} TabletopState */

/** @extends {Component<Parts, TabletopState>} */
export class TabletopView extends Component {
  /** @type {TabletopState} */
  state = { pins: false, phones: false };

  render() {
    const parts = /** @type {Parts} */ ({ ...this.props });
    const { state, act, sighting, at, seat } = parts;
    const { game, lit, log } = state;
    const { pins, phones } = this.state;
    const connected = isConnected(state);
    return h(
      "div",
      { class: "tabletop" },
      h(Head, parts),
      h(Pins, { ...parts, choose: () => this.setState({ pins: true }) }),
      h(
        "main",
        null,
        h(WhatNow, parts),
        h(StepTools, parts),
        h(LatestDice, parts),
        sighting.over &&
          h(Ending, { game, sighting, log, film: act.film, explain: act.explain, seat, desk: state.desk }),
      ),
      h(
        "nav",
        { class: "side", "aria-label": "Sequence of play" },
        h(
          "div",
          { class: "rail-frame" },
          h(Rail, {
            game,
            sighting,
            at,
            lit,
            explain: act.explain,
            open: false,
            asked: decisionOf(state),
            leftOut: state.desk?.leftOut,
          }),
        ),
      ),
      h(
        "footer",
        null,
        h(
          "span",
          { class: "awaited" },
          sighting.over ? "The game is over" : `Waiting for: ${waiting(game, sighting, "")}`,
        ),
        h(Envelopes, { game, sighting }),
        h(Clocks, parts),
        h(
          "span",
          { class: connected ? "line" : "line lost", role: "status" },
          connected ? "" : "connection lost; trying again…",
        ),
        game.me &&
          h("button", { "data-action": "phones", onClick: () => this.setState({ phones: true }) }, "Seats on phones"),
      ),
      pins && h(PinChooser, { ...parts, close: () => this.setState({ pins: false }) }),
      phones &&
        h(
          Dialog,
          { title: "Seats on phones", close: () => this.setState({ phones: false }), name: "phones" },
          h(PhoneSeats, { seat, game }),
        ),
      h(Said, { state }),
      h(Dialogs, parts),
    );
  }
}
