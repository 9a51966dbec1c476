// @ts-check
// Sends the answer that is on its way, until the server has said something about it or the player gives up.
/** @import { Sending, TableStore } from "../state/table.js" */
/** @import { Seat } from "./session.js" */
import { sentenceOf } from "../shared/api.js";

/** So long after the reply, what the answer led to should have come on the line. */
const LONG_HEARD = 1500;

/**
 * @param {TableStore} store
 * @param {Seat} seat
 */
export function sendAnswers(store, seat) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let slow;

  /** @param {Sending} sent */
  async function send(sent) {
    const { attempt, decision, word, note } = sent;
    try {
      const heard = await seat.answer(decision, word, note, (trouble) => {
        store.dispatch({ type: "answer-trouble", attempt, trouble });
        return store.state().attempt === attempt;
      });
      if (!heard) return;
      store.dispatch({ type: "answered", sent });
      // Should the line be slow, nobody is kept from asking again, and the line is in doubt.
      slow = setTimeout(() => {
        if (store.state().sending?.asked !== sent.asked) return;
        store.dispatch({ type: "answer-slow", asked: sent.asked });
        seat.doubt();
      }, LONG_HEARD);
    } catch (problem) {
      store.dispatch({ type: "answer-refused", sent, problem: sentenceOf(problem) });
    }
  }

  const end = store.subscribe((state, before) => {
    if (state.sending && state.sending.attempt !== before.sending?.attempt) send(state.sending);
  });
  return () => {
    end();
    clearTimeout(slow);
  };
}
