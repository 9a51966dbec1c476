// @ts-check
// Where things are on a board as drawn: y grows to the south here, on the boards of the rules it grows to the north.
/** @import { MarkedChoice } from "../state/selectors.js" */

const CELL = 40;
const HEX = 26;
const ROOT3 = Math.sqrt(3);

/** @typedef {[number, number]} Point */
/** @typedef {Api.Piece & { spot: NonNullable<Api.Piece["spot"]> }} PlacedPiece a piece that stands on a board */
/** @typedef {MarkedChoice & { item: number }} Placed a choice that can be pointed at */
/** @typedef {ReturnType<typeof footprint>} Size */

/**
 * Sizes are in points on a measured table, and in units of the picture on hexes and squares.
 *
 * @typedef {object} Geometry
 * @property {Api.Board["form"]} form
 * @property {boolean} measured
 * @property {number} turn the angle between two facings
 * @property {number} spaces
 * @property {number} width
 * @property {number} height
 * @property {number} pad
 * @property {number} unit
 * @property {(space: number) => number} column
 * @property {(space: number) => number} row
 * @property {(space: number) => string} name
 * @property {(space: number) => Point} at
 */

/**
 * @param {Api.Board} board
 * @returns {Geometry}
 */
export function geometry(board) {
  /** @param {number} space */
  const column = (space) => space % board.columns;
  /** @param {number} space */
  const row = (space) => Math.floor(space / board.columns);
  const common = {
    form: board.form,
    measured: board.form === "table",
    turn: 360 / board.facings.length,
    spaces: board.columns * board.rows,
    column,
    row,
    /** @param {number} space */
    name: (space) => spaceName(column(space), row(space)),
  };
  if (board.form === "table") {
    const high = board.rows - 1;
    const wide = board.columns - 1;
    return {
      ...common,
      width: wide,
      height: high,
      pad: Math.max(wide, high) * 0.045,
      unit: board.points,
      at: (space) => [column(space), high - row(space)],
    };
  }
  if (board.form === "hexes") {
    return {
      ...common,
      width: (board.columns * 1.5 + 0.5) * HEX,
      height: (board.rows + 0.5) * ROOT3 * HEX,
      pad: 8,
      unit: HEX * ROOT3,
      at: (space) => [
        (1 + 1.5 * column(space)) * HEX,
        (board.rows - row(space) - (column(space) % 2 ? 0.5 : 0)) * ROOT3 * HEX,
      ],
    };
  }
  return {
    ...common,
    width: board.columns * CELL,
    height: board.rows * CELL,
    pad: 16,
    unit: CELL,
    at: (space) => [(column(space) + 0.5) * CELL, (board.rows - row(space) - 0.5) * CELL],
  };
}

/**
 * As rulebooks and choices call it: c4.
 *
 * @param {number} column
 * @param {number} row
 */
export function spaceName(column, row) {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  return letters + (row + 1);
}

/**
 * The outline of a hex or square, shrunk by a part of its size.
 *
 * @param {Geometry} g
 * @param {number} space
 */
export function outline(g, space, shrink = 0) {
  const [x, y] = g.at(space);
  if (g.form === "hexes") {
    const size = HEX * (1 - shrink);
    return [0, 60, 120, 180, 240, 300]
      .map((angle) => `${x + size * Math.cos((angle * Math.PI) / 180)},${y + size * Math.sin((angle * Math.PI) / 180)}`)
      .join(" ");
  }
  const half = (CELL / 2) * (1 - shrink);
  return `${x - half},${y - half} ${x + half},${y - half} ${x + half},${y + half} ${x - half},${y + half}`;
}

/**
 * The footprint of a piece, and the upright box around it however it is turned.
 *
 * @param {Geometry} g
 * @param {PlacedPiece} piece
 */
export function footprint(g, piece, size = 0.66) {
  const wide = g.measured ? piece.spot.wide || g.unit : g.unit * size;
  const deep = g.measured ? piece.spot.deep || g.unit : g.unit * size;
  const angle = piece.spot.facing * g.turn;
  const radians = (angle * Math.PI) / 180;
  const sin = g.measured ? Math.abs(Math.sin(radians)) : 0;
  const cos = g.measured ? Math.abs(Math.cos(radians)) : 1;
  return {
    wide,
    deep,
    angle,
    small: Math.min(wide, deep),
    halfWide: (cos * wide + sin * deep) / 2,
    halfHigh: (sin * wide + cos * deep) / 2,
    slanted: g.measured && angle % 90 !== 0,
  };
}

/**
 * Where in its space each of several counters lies, and how large it is there.
 *
 * @param {number} count
 * @param {number} index
 */
export function stacked(count, index) {
  if (count === 1) return { x: 0, y: 0, size: 0.66 };
  if (count === 2) return { x: index ? 0.235 : -0.235, y: 0, size: 0.455 };
  const across = count <= 4 ? 2 : count <= 9 ? 3 : Math.ceil(Math.sqrt(count));
  const size = 0.84 / across;
  const rows = Math.ceil(count / across);
  return {
    x: ((index % across) - (across - 1) / 2) * size * 1.04,
    y: (Math.floor(index / across) - (rows - 1) / 2) * size * 1.04,
    size: size * 0.96,
  };
}

/**
 * @param {Geometry} g
 * @param {Placed[]} places
 * @param {Point} point
 * @param {number} most
 */
export function nearest(g, places, [x, y], most) {
  /** @type {Placed | null} */
  let best = null;
  let least = most;
  for (const place of places) {
    const [px, py] = g.at(place.item);
    const far = Math.hypot(px - x, py - y);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
}
