// @ts-check
// Sends the answers to questions that are alike as one list, each ruled on by itself.
/** @import { TableStore } from "../state/table.js" */
/** @import { Seat } from "./session.js" */
import { sentenceOf } from "../shared/api.js";
import { newId } from "./session.js";

/**
 * @param {TableStore} store
 * @param {Seat} seat
 */
export const sendAlike = (store, seat) =>
  store.subscribe(async ({ alike: { sending } }, before) => {
    if (!sending || before.alike.sending) return;
    try {
      const { stopped } = await seat.post("answers", { id: newId(), answers: sending, alike: true });
      if (stopped) store.dispatch({ type: "warning", problem: stopped });
      store.dispatch({ type: "alike-sent", problem: "" });
    } catch (problem) {
      store.dispatch({ type: "alike-sent", problem: sentenceOf(problem) });
    }
  });
