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
 * @property {number} rotation by how many degrees the board is turned to the right
 * @property {number} spaces
 * @property {number} cells how many of them lie in rows and columns
 * @property {number} width
 * @property {number} height
 * @property {number} pad
 * @property {number} unit
 * @property {(space: number) => number} column
 * @property {(space: number) => number} row
 * @property {(space: number) => string} name
 * @property {(space: number) => string} title what is written on it besides
 * @property {(space: number) => Point} at
 * @property {(space: number) => [number, number]} box half the width and height of a space with a name of its own
 */

/** The size of a box beside a board (the least width saves a row) and the gap between two, in units of the board. */
const BOX = { wide: 2.5, least: 2.1, high: 1.35, gap: 0.3 };

/** How far an area reaches from its middle, in units of the board. */
const AREA = { wide: 0.98, high: 0.8 };

/**
 * @param {Api.Board} board
 * @returns {Geometry}
 */
export function geometry(board) {
  /** @param {number} space */
  const column = (space) => space % board.columns;
  /** @param {number} space */
  const row = (space) => Math.floor(space / board.columns);
  const cells = board.form === "areas" ? 0 : board.columns * board.rows;
  const common = {
    form: board.form,
    measured: board.form === "table",
    turn: board.facings.length ? 360 / board.facings.length : 0,
    rotation: 0,
    spaces: cells + board.named.length,
    cells,
    column,
    row,
    /** @param {number} space */
    name: (space) => board.named[space - cells]?.title ?? nameOf(board, column(space), row(space)),
    /** @param {number} space */
    title: (space) => board.titles.find((each) => each.space === space)?.text ?? "",
    /** @returns {[number, number]} */
    box: () => [0, 0],
  };
  if (board.form === "areas") return { ...common, ...areas(board) };
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
    /** How much higher than the lowest a column lies. */
    const lift = (/** @type {number} */ x) => ((x % 2 === 1) !== board.evenSouth ? 0.5 : 0);
    return boxed(board, {
      ...common,
      width: (board.columns * 1.5 + 0.5) * HEX,
      height: (board.rows + 0.5) * ROOT3 * HEX,
      pad: 8,
      unit: HEX * ROOT3,
      at: (space) => [(1 + 1.5 * column(space)) * HEX, (board.rows - row(space) - lift(column(space))) * ROOT3 * HEX],
    });
  }
  return boxed(board, {
    ...common,
    width: board.columns * CELL,
    height: board.rows * CELL,
    pad: 16,
    unit: CELL,
    at: (space) => [(column(space) + 0.5) * CELL, (board.rows - row(space) - 0.5) * CELL],
  });
}

/**
 * The same board seen from another side: turned to the right by so many quarters. Hexes, squares and areas lie the
 * same way only after half a turn; anything else is for measured tables.
 *
 * @param {Geometry} g
 * @param {number} quarters
 * @returns {Geometry}
 */
export function turned(g, quarters) {
  const by = g.measured ? quarters % 4 : quarters % 4 >= 2 ? 2 : 0;
  if (by === 0) return g;
  const { width, height } = g;
  /** @type {(point: Point) => Point} */
  const moved = ([x, y]) => (by === 1 ? [height - y, x] : by === 2 ? [width - x, height - y] : [y, width - x]);
  return {
    ...g,
    width: by === 2 ? width : height,
    height: by === 2 ? height : width,
    rotation: by * 90,
    at: (space) => moved(g.at(space)),
  };
}

/**
 * The same with its boxes in rows below it.
 *
 * @param {Api.Board} board
 * @param {Geometry} g
 * @returns {Geometry}
 */
function boxed(board, g) {
  if (board.named.length === 0) return g;
  const high = BOX.high * g.unit;
  const gap = BOX.gap * g.unit;
  /** @param {number} wide */
  const rowsOf = (wide) =>
    Math.ceil(board.named.length / Math.max(1, Math.floor((g.width + gap) / (wide * g.unit + gap))));
  const rows = rowsOf(BOX.least);
  const across = Math.ceil(board.named.length / rows);
  const fitting = (g.width - (across - 1) * gap) / across;
  const wide = rows < rowsOf(BOX.wide) ? Math.min(fitting, BOX.wide * g.unit) : BOX.wide * g.unit;
  // Squares have their letters below them.
  const top = g.height + (g.form === "squares" ? g.pad : 0) + gap;
  return {
    ...g,
    width: Math.max(g.width, wide),
    height: top + rows * (high + gap) - gap,
    at: (space) => {
      const i = space - g.cells;
      if (i < 0) return g.at(space);
      return [(i % across) * (wide + gap) + wide / 2, top + Math.floor(i / across) * (high + gap) + high / 2];
    },
    box: () => [wide / 2, high / 2],
  };
}

/**
 * Areas where the rulebook draws them, so far apart that the nearest two do not touch.
 *
 * @param {Api.Board} board
 */
function areas(board) {
  const unit = 60;
  let near = Infinity;
  for (const [i, one] of board.named.entries())
    for (const other of board.named.slice(i + 1)) {
      // Wider than high: two above each other can be nearer.
      const apart = Math.max(Math.abs(one.x - other.x) / AREA.wide, Math.abs(one.y - other.y) / AREA.high);
      near = Math.min(near, apart);
    }
  const scale = near === Infinity || near === 0 ? unit : (unit * 2.35) / near;
  const xs = board.named.map((area) => area.x * scale);
  const ys = board.named.map((area) => area.y * scale);
  const west = Math.min(...xs) - AREA.wide * unit;
  const north = Math.max(...ys) + AREA.high * unit;
  return {
    width: Math.max(...xs) + AREA.wide * unit - west,
    height: north - Math.min(...ys) + AREA.high * unit,
    pad: unit * 0.25,
    unit,
    /**
     * @param {number} space
     * @returns {Point}
     */
    at: (space) => [xs[space] - west, north - ys[space]],
    /** @returns {[number, number]} */
    box: () => [AREA.wide * unit, AREA.high * unit],
  };
}

/**
 * As the map has it printed, or by letter and number.
 *
 * @param {Api.Board} board
 * @param {number} column
 * @param {number} row
 */
export function nameOf(board, column, row) {
  return columnName(board, column) + rowName(board, row);
}

/**
 * @param {Api.Board} board
 * @param {number} column
 */
export function columnName(board, column) {
  if (board.numbered) return String(board.numbered.column + column).padStart(board.numbered.figures, "0");
  return spaceName(column, 0).replace(/\d+/, "");
}

/**
 * @param {Api.Board} board
 * @param {number} row
 */
export function rowName(board, row) {
  if (!board.numbered) return String(row + 1);
  const fromFirst = board.numbered.fromNorth ? board.rows - 1 - row : row;
  return String(board.numbered.row + fromFirst).padStart(board.numbered.figures, "0");
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
  if (space >= g.cells) {
    const [wide, high] = g.box(space).map((half) => half * (1 - shrink));
    return g.form === "areas" ? rounded(x, y, wide, high) : corners(x, y, wide, high);
  }
  if (g.form === "hexes") {
    const size = HEX * (1 - shrink);
    return [0, 60, 120, 180, 240, 300]
      .map((angle) => `${x + size * Math.cos((angle * Math.PI) / 180)},${y + size * Math.sin((angle * Math.PI) / 180)}`)
      .join(" ");
  }
  const half = (CELL / 2) * (1 - shrink);
  return corners(x, y, half, half);
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} wide
 * @param {number} high
 */
const corners = (x, y, wide, high) =>
  `${x - wide},${y - high} ${x + wide},${y - high} ${x + wide},${y + high} ${x - wide},${y + high}`;

/**
 * Between a rectangle and an ellipse.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} wide
 * @param {number} high
 */
function rounded(x, y, wide, high) {
  /** @param {number} part */
  const bent = (part) => Math.sign(part) * Math.sqrt(Math.abs(part));
  return Array.from({ length: 32 }, (_, i) => (i * Math.PI) / 16)
    .map((angle) => `${(x + wide * bent(Math.cos(angle))).toFixed(2)},${(y + high * bent(Math.sin(angle))).toFixed(2)}`)
    .join(" ");
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
  const angle = piece.spot.facing * g.turn + g.rotation;
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

/**
 * The space at a point, or the nearest place of a measured table, as board/number; empty beyond the edge.
 *
 * @param {Geometry} g
 * @param {Api.Board} board
 * @param {Point} point
 */
export function spaceAt(g, { name }, point) {
  const all = Array.from({ length: g.spaces }, (_, item) => ({ item, word: "", title: "" }));
  const found = nearest(g, all, point, g.unit);
  return found ? `${name}/${found.item}` : "";
}
