// @ts-check
// How far it is from the piece that is spoken of, or looked at, to the one under the pointer.
/** @import { Entry } from "./counters.js" */
/** @import { Geometry, Point } from "./geometry.js" */

const ROOT3 = Math.sqrt(3);

/**
 * From middle to middle: in hexes, or in units of a measured table; nothing where the rules count otherwise.
 *
 * @param {Geometry} g
 * @param {Point} one
 * @param {Point} other
 */
export function distance(g, one, other) {
  const [dx, dy] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
  if (g.measured) return Math.round((Math.hypot(dx, dy) / g.unit) * 10) / 10;
  if (g.form !== "hexes") return undefined;
  const columns = Math.round(dx / ((g.unit / ROOT3) * 1.5));
  return columns + Math.max(0, Math.round(dy / g.unit - columns / 2));
}

/**
 * A number with the unit of a table, which rulebooks give for several: "3 inches", "1 inch", "1 step".
 *
 * @param {number} far
 * @param {string} unit
 */
export const measured = (far, unit) => `${far} ${far === 1 ? unit.replace(/(?<=ch|sh|ss|x)es$|(?<!s)s$/, "") : unit}`;

/** @param {{ target: EventTarget | null }} event */
export const pieceUnder = ({ target }) =>
  (target instanceof Element && target.closest(/** @type {"g"} */ ("[data-piece]"))?.dataset.piece) || "";

/**
 * @param {Geometry} g
 * @param {Api.Board} board
 * @param {Entry[]} entries
 * @param {string} from
 * @param {string} to
 */
export function reachInWords(g, board, entries, from, to) {
  const one = entries.find((entry) => entry.key === from);
  const other = entries.find((entry) => entry.key === to);
  if (!one || !other || one === other) return "";
  const far = distance(g, g.at(one.piece.spot.space), g.at(other.piece.spot.space));
  if (far === undefined || one.piece.spot.space >= g.cells || other.piece.spot.space >= g.cells) return "";
  return `${one.piece.name} to ${other.piece.name}: ${measured(far, g.measured ? board.unit : "hexes")}`;
}
