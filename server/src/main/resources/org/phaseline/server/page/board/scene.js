// @ts-check
// What a board is about just now: what can be chosen on it, which piece that is for, and what would be.
/** @import { BoardProps } from "./boards.js" */
/** @import { Geometry } from "./geometry.js" */
import { offered } from "./choices.js";
import { aimedAt, orderedOn, planned, withOrders } from "./planning.js";
import { keyOf, subject } from "./words.js";

/**
 * @param {BoardProps} props
 * @param {Geometry} g
 */
export function sceneOf({ orders, sighting, board, decision, preview, acting }, g) {
  const ordered = orderedOn(orders, sighting, board);
  const offer = withOrders(orders, offered(decision, board), g, ordered, sighting);
  if (orders && ordered) {
    const to = orders.state.goal?.to;
    const goal = to === undefined ? null : { ...ordered, spot: { ...ordered.spot, space: to } };
    const selected = aimedAt(orders.state);
    return {
      ordered,
      goal,
      offer,
      preview: planned(orders.state, ordered),
      about: ordered,
      spoken: keyOf(ordered),
      selected,
    };
  }
  const about =
    decision && (offer.places.length || offer.facings.length)
      ? subject(sighting, decision, preview, acting, board.name)
      : null;
  // A piece that was picked for another question is what this one is about.
  const before = decision?.from && acting.startsWith(`${decision.from}/`) ? "" : acting;
  const named = decision && !about ? subject(sighting, decision, null, before, board.name) : about;
  const spoken = named ? keyOf(named) : "";
  return { ordered, goal: null, offer, preview, about, spoken, selected: preview?.word };
}
