// @ts-check
// Which of its parts the page shows.
/** @import { Panel, Tab, TableState } from "./table.js" */
import { isAtBoard, sheetOf } from "./at-board.js";
import { shownOf, stepOf } from "./selectors.js";
import { inRail } from "./sequence.js";

/**
 * A tab; on a phone the one that is shown closes its sheet, and what is asked at the board comes back.
 *
 * @param {TableState} state
 * @param {Tab} tab
 * @returns {TableState}
 */
export function show(state, tab) {
  const sheet = sheetOf(state) !== tab ? tab : isAtBoard(state) ? "board" : "";
  return tab === "now" ? { ...state, sheet } : { ...state, tab, sheet };
}

/**
 * Shows a step where the rail has it, and tells of it in a dialog where not.
 *
 * @param {TableState} state
 * @param {{ step: number, narrow: boolean }} event
 * @returns {TableState}
 */
export function light(state, { step, narrow }) {
  const sighting = shownOf(state);
  if (!sighting || !inRail(state.game, sighting, stepOf(state), step)) return { ...state, dialog: { step } };
  return { ...state, lit: step, railOpen: narrow };
}

/**
 * Something is laid over the boards, or taken off.
 *
 * @param {TableState} state
 * @param {{ id: string, on: boolean }} event
 * @returns {TableState}
 */
export function switched(state, { id, on }) {
  const others = state.overlaid.filter((each) => each !== id);
  return { ...state, overlaid: on ? [...others, id] : others };
}

/**
 * A panel is folded away, or comes back.
 *
 * @param {TableState} state
 * @param {{ panel: Panel, away: boolean }} event
 * @returns {TableState}
 */
export function foldPanel(state, { panel, away }) {
  const others = state.folded.filter((each) => each !== panel);
  return { ...state, folded: away ? [...others, panel] : others };
}

/**
 * What is offered no longer, such as that of a piece out of sight, is no longer shown.
 *
 * @param {TableState} state
 * @param {Api.Overlay[]} overlays
 * @returns {TableState}
 */
export function covered(state, overlays) {
  const offered = state.overlaid.filter((id) => overlays.some((each) => each.id === id));
  return { ...state, overlays, overlaid: offered.length < state.overlaid.length ? offered : state.overlaid };
}

/**
 * The player looks at the page: talk that is open is read.
 *
 * @param {TableState} state
 * @param {boolean} narrow whether one tab at a time is shown, as on a phone
 * @returns {TableState}
 */
export function look(state, narrow) {
  return (narrow ? state.sheet : state.tab) === "chat" ? { ...state, read: state.log.length } : state;
}
