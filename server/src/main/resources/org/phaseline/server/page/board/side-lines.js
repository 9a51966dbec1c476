// @ts-check
// Where the lines between spaces run.
/** @import { Geometry } from "./geometry.js" */

const ROOT3 = Math.sqrt(3);

/**
 * The line drawn for the side of two spaces: across it, from middle to middle, or along it.
 *
 * @param {Geometry} g
 * @param {number} one
 * @param {number} other
 * @param {boolean} across
 */
export function lineOf(g, one, other, across) {
  const [x1, y1] = g.at(one);
  const [x2, y2] = g.at(other);
  if (across) return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
  const x = (x1 + x2) / 2;
  const y = (y1 + y2) / 2;
  // Half as long as the side is, at a right angle to the way across.
  const length = g.form === "hexes" ? 1 / (2 * ROOT3) : 0.5;
  const dx = (y1 - y2) * length;
  const dy = (x2 - x1) * length;
  return `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`;
}

/** @param {number} n */
const round = (n) => Math.round(n * 100) / 100;

/**
 * @param {Api.Sighting} sighting
 * @param {Api.Board} board
 */
export function sidesOf(sighting, board) {
  return sighting.sides.filter((mark) => mark.board === board.name);
}

/**
 * Where the number of a mark is written: in the middle of each side.
 *
 * @param {Geometry} g
 * @param {Api.SideMark} mark
 */
export function figuresOf(g, mark) {
  const places = [];
  for (let i = 0; mark.figure && i < mark.pairs.length; i += 2) {
    const [x1, y1] = g.at(mark.pairs[i]);
    const [x2, y2] = g.at(mark.pairs[i + 1]);
    places.push({ x: round((x1 + x2) / 2), y: round((y1 + y2) / 2), figure: mark.figure });
  }
  return places;
}

/**
 * @param {Geometry} g
 * @param {Api.SideMark} mark
 */
export function pathOf(g, mark) {
  let d = "";
  for (let i = 0; i < mark.pairs.length; i += 2) d += lineOf(g, mark.pairs[i], mark.pairs[i + 1], mark.across);
  return d;
}
