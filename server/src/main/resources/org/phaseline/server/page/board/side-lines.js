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
  const ends = across ? [g.at(one), g.at(other)] : endsOf(g, g.at(one), g.at(other));
  return between(ends[0], ends[1]);
}

/**
 * @param {Point} from
 * @param {Point} to
 */
const between = (from, to) => `M${said(from)}L${said(to)}`;

/**
 * The corners at both ends of the side between two spaces.
 *
 * @param {Geometry} g
 * @param {Point} one
 * @param {Point} other
 * @returns {[Point, Point]}
 */
function endsOf(g, [x1, y1], [x2, y2]) {
  const x = (x1 + x2) / 2;
  const y = (y1 + y2) / 2;
  // Half as long as the side is, at a right angle to the way across.
  const length = g.form === "hexes" ? 1 / (2 * ROOT3) : 0.5;
  const dx = (y1 - y2) * length;
  const dy = (x2 - x1) * length;
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}

/** Of a unit: how far lines of different marks between two areas lie apart, and how long a bar across them is. */
const APART = 0.14;
const BAR = 0.5;

/**
 * The same between two areas, which have a connection and no side: along it, from border to border, each mark in its
 * own lane; or a bar across the middle of it.
 *
 * @param {Geometry} g
 * @param {number} one
 * @param {number} other
 * @param {boolean} along
 * @param {number} lane
 */
export function linkOf(g, one, other, along, lane) {
  const [x1, y1] = g.at(one);
  const [x2, y2] = g.at(other);
  const [wide, high] = g.box(one);
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const sideX = (y1 - y2) / far;
  const sideY = (x2 - x1) / far;
  if (!along) {
    const half = (g.unit * BAR) / 2;
    const x = (x1 + x2) / 2 + sideY * lane * g.unit * APART;
    const y = (y1 + y2) / 2 - sideX * lane * g.unit * APART;
    return between([x - sideX * half, y - sideY * half], [x + sideX * half, y + sideY * half]);
  }
  const inside = Math.min(0.45, 1 / Math.max(Math.abs(x2 - x1) / wide, Math.abs(y2 - y1) / high));
  const x = x1 + sideX * lane * g.unit * APART;
  const y = y1 + sideY * lane * g.unit * APART;
  const dx = x2 - x1;
  const dy = y2 - y1;
  return between([x + dx * inside, y + dy * inside], [x + dx * (1 - inside), y + dy * (1 - inside)]);
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

/** What runs in curves: nobody builds a road or digs a river along a ruler. */
const CURVED = ["water", "stream", "river", "majorRiver", "track", "road", "highway", "rail"];

/** How far from the middle of a side a river may run, of the size of a space. */
const MEANDER = 0.09;

/**
 * A number from -1 to 1 that is always the same for the same place.
 *
 * @param {number} x
 * @param {number} y
 */
function chance(x, y) {
  const n = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
}

/** @typedef {[number, number]} Point */

/**
 * Lines meet in knots: the middles of spaces for what leads across sides, the corners for what lies along them. Where
 * two meet, one curve goes from the middle of one side to that of the other; where a line ends, or more meet, each goes
 * straight to the knot.
 *
 * @param {Map<string, { knot: Point, middles: Point[] }>} knots
 */
function joined(knots) {
  let d = "";
  for (const { knot, middles } of knots.values()) {
    const [a, b] = middles;
    if (middles.length === 2) d += `M${said(a)}Q${said(knot)} ${said(b)}`;
    else d += middles.map((middle) => `M${said(middle)}L${said(knot)}`).join("");
  }
  return d;
}

/** @param {Point} point */
const said = ([x, y]) => `${round(x)} ${round(y)}`;

/**
 * @param {Geometry} g
 * @param {Api.SideMark} mark
 */
function curvesOf(g, mark) {
  /** @type {Map<string, { knot: Point, middles: Point[] }>} */
  const knots = new Map();
  for (let i = 0; i < mark.pairs.length; i += 2) {
    const one = g.at(mark.pairs[i]);
    const other = g.at(mark.pairs[i + 1]);
    /** @type {Point} */
    const middle = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    const away = mark.across ? 0 : MEANDER * chance(...middle);
    const bent = /** @type {Point} */ ([
      middle[0] + (other[0] - one[0]) * away,
      middle[1] + (other[1] - one[1]) * away,
    ]);
    const ends = mark.across ? [one, other] : endsOf(g, one, other);
    for (const knot of ends) {
      const key = `${Math.round(knot[0])} ${Math.round(knot[1])}`;
      const known = knots.get(key) ?? { knot, middles: [] };
      known.middles.push(bent);
      knots.set(key, known);
    }
  }
  return joined(knots);
}

/**
 * Those of a side that is marked, in curves or straight, as what lies there does.
 *
 * @param {Geometry} g
 * @param {Api.SideMark} mark
 * @param {number} [lane] of areas, beside which other marks it lies
 */
export function pathOf(g, mark, lane = 0) {
  if (g.form !== "areas" && CURVED.includes(mark.symbol)) return curvesOf(g, mark);
  let d = "";
  for (let i = 0; i < mark.pairs.length; i += 2) {
    const [one, other] = mark.pairs.slice(i, i + 2);
    d +=
      g.form === "areas"
        ? linkOf(g, one, other, mark.across || mark.symbol === "line", lane)
        : lineOf(g, one, other, mark.across);
  }
  return d;
}
