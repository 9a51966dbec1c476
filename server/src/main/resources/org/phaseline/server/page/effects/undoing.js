// @ts-check
// Sends the wish to take back an answer.
/** @import { TableStore } from "../state/table.js" */
/** @import { Seat } from "./session.js" */
import { sentenceOf } from "../shared/api.js";

/** So long after the reply, the view should have come; then another press counts. */
const LONG_HEARD = 1500;

/**
 * @param {TableStore} store
 * @param {Seat} seat
 */
export function takeAnswersBack(store, seat) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let slow;

  async function send() {
    try {
      // What was ordered on the board at once is taken back at once.
      await seat.post("back", { list: true });
    } catch (problem) {
      store.dispatch({ type: "failed", problem: sentenceOf(problem) });
    }
    store.dispatch({ type: "take-back-heard" });
    clearTimeout(slow);
    if (store.state().taking) slow = setTimeout(() => store.dispatch({ type: "take-back-slow" }), LONG_HEARD);
  }

  const end = store.subscribe((state, before) => {
    if (state.taking && !before.taking) send();
    if (!state.taking) clearTimeout(slow);
  });
  return () => {
    end();
    clearTimeout(slow);
  };
}
