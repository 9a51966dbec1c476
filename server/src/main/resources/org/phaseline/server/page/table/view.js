// @ts-check
// Lays out the parts of the table page: state in, tree out.
/** @import { ComponentChildren } from "preact" */
/** @import { Acts } from "../effects/acts.js" */
/** @import { Seat } from "../effects/session.js" */
/** @import { TableState } from "../state/table.js" */
import { h } from "../shared/dom.js";
import { Boards } from "../board/boards.js";
import { sheetOf } from "../state/at-board.js";
import { provokersIn } from "../state/happened.js";
import { NOTHING_POINTED } from "../state/pointing.js";
import { decisionOf, openDecision, provocation, stepOf } from "../state/selectors.js";
import { anchor, callPath } from "../state/sequence.js";
import { titled } from "../state/titles.js";
import { AtBoard } from "./at-board.js";
import { Books } from "./books.js";
import { StepCard } from "./card.js";
import { Clocks } from "./clocks.js";
import { CoachCard } from "./coach.js";
import { Dialogs } from "./dialogs.js";
import { Ending } from "./ending.js";
import { Foot } from "./foot.js";
import { Hand } from "./hand.js";
import { FoldButton } from "./fold.js";
import { Inspector } from "./inspector.js";
import { Mast } from "./mast.js";
import { WhatNow } from "./now.js";
import { Rail } from "./rail.js";
import { Said } from "./said.js";
import { Scores } from "./scores.js";
import { TabletopView } from "./tabletop.js";
import { LatestDice } from "./latest-dice.js";
import { TurnCard } from "./turn-card.js";
import { called } from "./words.js";

/**
 * What every part of the page may draw from.
 *
 * @typedef {object} Parts
 * @property {TableState} state with the steps called as they are this time
 * @property {Api.Game} printed the game with its steps called as they are printed
 * @property {Acts} act
 * @property {Seat} seat
 * @property {ComponentChildren} [hot] what stands in the head where one device is handed round
 * @property {Api.Sighting} sighting what is shown, now or in the past
 * @property {number} at the step where play stands
 */

/** @param {Parts & { path: number[] }} parts */
function Side({ path, ...parts }) {
  const { state, act, sighting, at } = parts;
  const { game, railOpen, lit } = state;
  const asked = state.film ? undefined : decisionOf(state);
  const way = path.slice(-2).map((each) => called(game, each));
  return h(
    "nav",
    { class: `side${railOpen ? " open" : ""}`, "aria-label": "Sequence of play" },
    h(
      "button",
      {
        class: "breadcrumb",
        "aria-expanded": railOpen ? "true" : "false",
        "data-action": "rail",
        onClick: () => act.rail(!railOpen),
      },
      h("span", null, way.join(" › ") || "Sequence of play"),
      h("span", { "aria-hidden": "true" }, railOpen ? "▴" : "▾"),
    ),
    h(
      "div",
      { class: "rail-frame" },
      h(Rail, { game, sighting, at, lit, explain: act.explain, open: railOpen, asked, leftOut: state.desk?.leftOut }),
    ),
    h(CoachCard, parts),
  );
}

/** @param {Parts} parts */
function PastBanner({ state: { film }, act, sighting }) {
  if (!film) return null;
  return h(
    "p",
    { class: "past-banner", role: "status" },
    h("strong", null, "You are looking at the past"),
    ` Moment ${film.at + 1} of ${film.moments}, turn ${sighting.gameTurn}. `,
    h("button", { "data-action": "film-now", onClick: act.film.end }, "Back to now"),
  );
}

/** @param {Parts} parts */
function Middle(parts) {
  const { state, printed, act, seat, sighting, at } = parts;
  const { game, film, log } = state;
  const decision = decisionOf(state);
  const awaited = decision?.awaited ? decision : undefined;
  return h(
    "main",
    { class: "middle", tabIndex: game.boards.length ? undefined : 0 },
    h(PastBanner, parts),
    game.boards.length
      ? h(Boards, {
          // One object however steps are called: a board draws anew what has changed.
          game: printed,
          sighting: film ? { ...sighting, decisions: [] } : sighting,
          decision: openDecision(state),
          orders: state.sending || film ? null : { state: state.orders, act: act.orders },
          preview: film ? null : state.preview,
          changed: film?.changed,
          turned: state.turned,
          inspected: state.inspected,
          pointed: film ? NOTHING_POINTED : state.pointed,
          acting: film ? "" : state.acting,
          happened: film
            ? film.happened
            : { ...state.happened, provokers: provokersIn(game, sighting, provocation(state)) },
          act,
          // Of the past nothing of the kind is known.
          overlays: film || !game.overlays ? null : { offered: state.overlays, on: state.overlaid, act },
        })
      : h(StepCard, { game, sighting, decision: awaited, index: awaited ? at : anchor(sighting, at) }),
    h(AtBoard, parts),
    !film && h(TurnCard, { card: state.card }),
    h(Inspector, parts),
    h(FoldButton, { panel: "rail", folded: state.folded, fold: act.fold }),
    h(FoldButton, { panel: "right", folded: state.folded, fold: act.fold }),
    h(Hand, {
      game,
      sighting,
      decision: state.sending || film ? undefined : decision,
      selected: state.selected,
      pick: act.pick,
    }),
    sighting.over &&
      !film &&
      h(Ending, { game, sighting, log, film: act.film, explain: act.explain, seat, desk: state.desk }),
  );
}

/** @param {{ state: TableState, act: Acts, seat: Seat, hot?: ComponentChildren }} props */
export function TableView({ state: plain, act, seat, hot }) {
  const { film, sighting: now } = plain;
  const sheet = sheetOf(plain);
  const game = titled(plain.game, film?.sighting ?? now);
  const state = game === plain.game ? plain : { ...plain, game };
  if (state.gone) {
    return h(
      "main",
      { class: "pass-on" },
      h("h1", null, "You are signed out of this seat"),
      h("p", { role: "alert" }, state.gone),
      h("a", { class: "button", href: "/" }, "Back to the lobby"),
    );
  }
  if (!now) return h("p", { class: "quiet" }, state.connected ? "Joining the table…" : "No connection; trying again…");
  const sighting = film?.sighting ?? now;
  const at = stepOf(state);
  const path = callPath(game, sighting, at);
  const parts = { state, printed: plain.game, act, seat, hot, sighting, at };
  if (state.tabletop.on && !film && game.boards.length === 0) return h(TabletopView, parts);
  /** @param {Event} event */
  const toChoices = (event) => {
    event.preventDefault();
    act.focusChoices();
  };
  const kind = game.boards.length ? "" : "boardless";
  const shows = state.coach.showing ? " showing" : "";
  const folds = state.folded.map((panel) => ` no-${panel}`).join("");
  return h(
    "div",
    {
      class: `page ${kind}${film ? " in-past" : ""}${shows} sheet-${sheet || "closed"}${folds}`,
    },
    h("a", { class: "skip", href: "#now", onClick: toChoices }, "Skip to the choices"),
    h(Mast, { game, sighting, path, hot, menu: () => act.open("menu") }),
    h(Scores, { game, sighting, about: () => act.open("about") }),
    h(Side, { ...parts, path }),
    h(Middle, parts),
    !film && h(LatestDice, parts),
    h(
      "aside",
      { class: "right", "aria-label": "What now, log, state and chat" },
      h(Clocks, parts),
      h(WhatNow, parts),
      h(Books, parts),
    ),
    h(Foot, parts),
    h(Said, { state }),
    h(Dialogs, parts),
  );
}
