// @ts-check
// Orders for a whole stack: its counters that can go are picked up together, by a drag or a click.
/** @import { PieceRef } from "../state/planning.js" */
/** @import { Entry } from "./counters.js" */
/** @import { Placed } from "./geometry.js" */
import { isAlike } from "./alike.js";

/** A word that picks up several pieces, and one that picks up a piece. */
const GROUP = "orders/";
const ONE = "order/";

/**
 * Whether what can be done with one can be done with the other: of those that are alike only the first is offered.
 *
 * @param {Api.Piece} one
 * @param {Api.Piece} other
 */
const isLike = (one, other) =>
  one === other || (one.kind === other.kind && one.name === other.name && isAlike(one.values, other.values));

/**
 * The word that picks up all counters of a stack that can be given orders; empty where they are fewer than two.
 *
 * @param {Entry[]} members
 * @param {(entry: Entry) => Placed | undefined} choiceOf
 */
export function groupOf(members, choiceOf) {
  const offered = members.filter((entry) => choiceOf(entry)?.word.startsWith(ONE));
  const side = offered[0]?.piece.side;
  const all = members.filter(({ piece }) => piece.side === side && offered.some((entry) => isLike(entry.piece, piece)));
  // The first is one that is offered.
  all.sort((one, other) => Number(other === offered[0]) - Number(one === offered[0]));
  return all.length > 1 ? GROUP + all.map((entry) => entry.key).join("+") : "";
}

/** @param {string} word */
export const isGroup = (word) => word.startsWith(GROUP);

/**
 * The pieces a word picks up.
 *
 * @param {string} word
 * @returns {PieceRef[]}
 */
export const groupCalled = (word) =>
  word
    .slice(GROUP.length)
    .split("+")
    .map((key) => ({ kind: key.slice(0, key.lastIndexOf("/")), number: Number(key.split("/").at(-1)) }));
