// @ts-check
// Says in the title of the page whether the table waits for me, and tells me when it begins to.
/** @import { TableEvent, TableState, TableStore } from "../state/table.js" */
import { alertMove } from "./alert.js";

/**
 * @param {TableStore} store
 * @param {string} base the seat's address
 */
export function tellWhoseMove(store, base) {
  return store.subscribe(({ mine, game }, before) => {
    if (mine === before.mine) return;
    document.title = `${mine ? "● " : ""}${game.title}`;
    // Who has just sat down sees it.
    if (mine && before.mine === false) alertMove(base, game.title);
  });
}

const OPENED_MILLIS = 2500;
const CARD_MILLIS = 2200;
const DICE_MILLIS = 12_000;

/**
 * Shows something for a moment.
 *
 * @param {TableStore} store
 * @param {(state: TableState) => unknown} what
 * @param {number} millis
 * @param {TableEvent} end
 */
function forAMoment(store, what, millis, end) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const unsubscribe = store.subscribe((state, before) => {
    if (what(state) === what(before)) return;
    clearTimeout(timer);
    if (what(state)) timer = setTimeout(() => store.dispatch(end), millis);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

/**
 * Envelopes that open.
 *
 * @param {TableStore} store
 */
export const closeEnvelopes = (store) =>
  forAMoment(store, ({ opening }) => opening, OPENED_MILLIS, { type: "envelopes-open" });

/**
 * The card of a turn or phase that begins.
 *
 * @param {TableStore} store
 */
export const putCardAway = (store) => forAMoment(store, ({ card }) => card, CARD_MILLIS, { type: "card-away" });

/**
 * Dice beside a board go by themselves, unless somebody has unfolded them. Without a board they are in nobody's way.
 *
 * @param {TableStore} store
 */
export const putDiceAway = (store) =>
  forAMoment(store, ({ tray, trayOpen, game }) => (trayOpen || game.boards.length === 0 ? null : tray), DICE_MILLIS, {
    type: "dice-away",
  });
