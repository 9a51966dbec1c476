// @ts-check
// What lies between the spaces: rivers and walls along a side, roads and rails across it, and what they are called.
/** @import { Geometry } from "./geometry.js" */
import { h, Component } from "../shared/dom.js";

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
 * @param {Geometry} g
 * @param {Api.SideMark} mark
 */
function path(g, mark) {
  let d = "";
  for (let i = 0; i < mark.pairs.length; i += 2) d += lineOf(g, mark.pairs[i], mark.pairs[i + 1], mark.across);
  return d;
}

/** @typedef {{ g: Geometry, marks: Api.SideMark[], known: string }} SidesProps */

/**
 * Drawn anew only when it has changed.
 *
 * @extends {Component<SidesProps>}
 */
export class Sides extends Component {
  /** @param {SidesProps} next */
  shouldComponentUpdate(next) {
    return next.g !== this.props.g || next.known !== this.props.known;
  }

  render() {
    const { g, marks } = this.props;
    return h(
      "g",
      { class: "sides", style: { "--unit": g.unit } },
      marks.map((mark) =>
        h(
          "path",
          { key: mark.title, class: `space-side ${mark.symbol}`, d: path(g, mark) },
          h("title", null, mark.title),
        ),
      ),
    );
  }
}

/**
 * What the lines on a board are.
 *
 * @param {{ marks: Api.SideMark[] }} props
 */
export function SideLegend({ marks }) {
  if (!marks.length) return null;
  return h(
    "ul",
    { class: "side-legend", "aria-label": "Lines on the board" },
    marks.map((mark) =>
      h(
        "li",
        { key: mark.title },
        h(
          "svg",
          { viewBox: "0 0 24 10", "aria-hidden": "true", style: { "--unit": 40 } },
          h("path", { class: `space-side ${mark.symbol}`, d: "M2 5H22" }),
        ),
        mark.title,
      ),
    ),
  );
}
