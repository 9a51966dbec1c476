// @ts-check
// Asks the server which condition of the rulebook keeps something from being offered, when a player clicks what does
// not glow.
/** @import { TableStore } from "../state/table.js" */
/** @import { Seat } from "./session.js" */
import { askedAbout, isUnoffered } from "../state/why-not.js";
import { inHand } from "../state/planning.js";

/** @param {string} key board or kind, and number, with a slash between */
const named = (key) => `${key.slice(0, key.lastIndexOf("/"))}:${key.slice(key.lastIndexOf("/") + 1)}`;

/**
 * @param {TableStore} store
 * @param {Seat} seat
 */
export function tellWhyNot(store, seat) {
  /**
   * @param {string} about
   * @param {string} asked
   */
  async function ask(about, asked) {
    const pieces = inHand(store.state().orders).map(({ kind, number }) => `${kind}:${number}`);
    try {
      const query = { about: named(about), ...(pieces.length > 0 && { pieces: pieces.join(",") }) };
      store.dispatch({ type: "why-not", asked, why: await seat.get("why-not", query) });
    } catch {
      // What the page itself can tell stands there already.
    }
  }
  return store.subscribe((state, before) => {
    const asked = askedAbout(state);
    if (asked && asked !== askedAbout(before) && isUnoffered(state)) ask(state.inspected || state.missedAt, asked);
  });
}
