// @ts-check
// Says in the title of the page whether the table waits for me, and tells me when it begins to.
/** @import { TableStore } from "../state/table.js" */
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

/**
 * Envelopes that open are shown for a moment.
 *
 * @param {TableStore} store
 */
export function closeEnvelopes(store) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const end = store.subscribe(({ opening }, before) => {
    if (!opening || opening === before.opening) return;
    clearTimeout(timer);
    timer = setTimeout(() => store.dispatch({ type: "envelopes-open" }), OPENED_MILLIS);
  });
  return () => {
    end();
    clearTimeout(timer);
  };
}
