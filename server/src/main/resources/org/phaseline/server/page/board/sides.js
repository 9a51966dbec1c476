// @ts-check
// What lies between the spaces: rivers and walls along a side, roads and rails across it, and what they are called.
/** @import { Geometry } from "./geometry.js" */
import { h, Component } from "../shared/dom.js";
import { isAlike } from "./alike.js";
import { figuresOf, pathOf } from "./side-lines.js";

/** What has an edge or sleepers below it. */
const CASED = ["water", "stream", "river", "majorRiver", "road", "highway", "rail"];

/**
 * A line on its bed.
 *
 * @param {{ mark: Api.SideMark, d: string, titled?: boolean }} props
 */
function SideLine({ mark: { symbol, title }, d, titled = false }) {
  return h(
    "g",
    null,
    titled && h("title", null, title),
    CASED.includes(symbol) && h("path", { class: `space-side bed ${symbol}`, d }),
    h("path", { class: `space-side ${symbol}`, d }),
  );
}

/** @typedef {{ g: Geometry, marks: Api.SideMark[] }} SidesProps */

/**
 * Drawn anew only when it has changed.
 *
 * @extends {Component<SidesProps>}
 */
export class Sides extends Component {
  /** @param {SidesProps} next */
  shouldComponentUpdate(next) {
    return next.g !== this.props.g || !isAlike(next.marks, this.props.marks);
  }

  render() {
    const { g, marks } = this.props;
    return h(
      "g",
      { class: "sides", style: { "--unit": g.unit } },
      marks.map((mark, i) =>
        h(SideLine, { key: mark.title, mark, d: pathOf(g, mark, i - (marks.length - 1) / 2), titled: true }),
      ),
      marks
        .flatMap((mark) => figuresOf(g, mark))
        .map(({ x, y, figure }) =>
          h(
            "text",
            { key: `${x} ${y}`, class: "side-figure", x, y: y + g.unit * 0.07, style: { "--size": g.unit * 0.2 } },
            figure,
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
          h(SideLine, { mark, d: "M2 5H22" }),
        ),
        mark.title,
      ),
    ),
  );
}
