// @ts-check
// The map paper: its edge, the ruler of a measured table, the coordinates of hexes and squares.
/** @import { VNode } from "preact" */
/** @import { Geometry } from "./geometry.js" */
import { h, Component } from "../shared/dom.js";
import { isAlike } from "./alike.js";
import { columnName, outline, rowName } from "./geometry.js";
import { Links, NamedSpace } from "./named.js";
import { CounterSymbol } from "./symbols.js";
import { drawn, isGround } from "./terrain.js";

/**
 * How many units lie between two figures on the ruler.
 *
 * @param {number} units
 */
function figures(units) {
  return [1, 2, 3, 6, 12, 24].find((step) => units / step <= 13) ?? 48;
}

/**
 * @param {Api.Board} board
 * @param {Geometry} g
 */
function measured(board, g) {
  /** @type {VNode[]} */
  const parts = [];
  let thin = "";
  let thick = "";
  const across = g.width / g.unit;
  const up = g.height / g.unit;
  const step = figures(Math.max(across, up));
  const size = g.pad * 0.42;
  for (let n = 0; n <= across; n++) {
    const x = n * g.unit;
    const major = n % step === 0;
    if (n > 0 && n < across && major) thick += `M${x} 0V${g.height}`;
    else if (n > 0 && n < across) thin += `M${x} 0V${g.height}`;
    parts.push(h("path", { key: `x${n}`, class: "tick", d: `M${x} ${g.height}v${g.pad * (major ? 0.3 : 0.15)}` }));
    if (major && n + 1.5 * step <= across)
      parts.push(
        h(
          "text",
          { key: `tx${n}`, class: "figure-of-ruler", x, y: g.height + g.pad * 0.78, style: { "--size": size } },
          g.rotation >= 180 ? across - n : n,
        ),
      );
  }
  for (let n = 0; n <= up; n++) {
    const y = g.height - n * g.unit;
    const major = n % step === 0;
    if (n > 0 && n < up && major) thick += `M0 ${y}H${g.width}`;
    else if (n > 0 && n < up) thin += `M0 ${y}H${g.width}`;
    parts.push(h("path", { key: `y${n}`, class: "tick", d: `M0 ${y}h${-g.pad * (major ? 0.3 : 0.15)}` }));
    if (major && n > 0)
      parts.push(
        h(
          "text",
          { key: `ty${n}`, class: "figure-of-ruler", x: -g.pad * 0.58, y: y + size * 0.35, style: { "--size": size } },
          g.rotation === 90 || g.rotation === 180 ? up - n : n,
        ),
      );
  }
  return [
    h("rect", { class: "paper", x: 0, y: 0, width: g.width, height: g.height }),
    h("path", { class: "rule", d: thin }),
    h("path", { class: "rule major", d: thick }),
    h("rect", { class: "edge", x: 0, y: 0, width: g.width, height: g.height }),
    parts,
    h(
      "text",
      { class: "figure-of-ruler unit", x: g.width, y: g.height + g.pad * 0.78, style: { "--size": size } },
      `${across} ${board.unit}`,
    ),
  ];
}

/** What is many and small where a space is some kilometres. */
const FINE = ["wood", "rough", "marsh", "rocks"];

/**
 * @param {Api.Board} board
 * @param {Geometry} g
 * @param {Map<number, string>} grounds
 */
function spaces(board, g, grounds) {
  /** @type {VNode[]} */
  const named = [];
  /** @type {Map<string, string>} */
  const cells = new Map();
  /** @type {VNode[]} */
  const marks = [];
  for (let space = 0; space < g.spaces; space++) {
    const word = grounds.get(space);
    const [x, y] = g.at(space);
    const odd = space < g.cells && g.form === "squares" && (g.column(space) + g.row(space)) % 2;
    const shade = odd ? " odd" : "";
    const look = `cell ${word ?? ""}${shade}`;
    const points = outline(g, space);
    // All hexes of a kind are one shape: a large map has more than a thousand.
    if (space < g.cells) cells.set(look, `${cells.get(look) ?? ""}M${points.replaceAll(" ", "L")}Z`);
    else named.push(h("polygon", { key: space, class: look, points }));
    if (word && isGround(word)) {
      const size = g.unit * (g.form === "hexes" ? 0.74 : 0.86);
      marks.push(
        h(
          "g",
          { key: `g${space}`, class: `terrain ${word}`, transform: `translate(${x} ${y})` },
          drawn(word, size, size, g.unit * (FINE.includes(word) ? 0.3 : 0.44), space),
        ),
      );
    }
    if (word && !isGround(word)) {
      marks.push(
        h(
          "g",
          { key: `s${space}`, class: "space-symbol", transform: `translate(${x} ${y})` },
          h(CounterSymbol, { word, size: g.unit * 0.5 }),
        ),
      );
    }
    if (space >= g.cells) marks.push(h(NamedSpace, { key: `n${space}`, g, space }));
  }
  return [
    h(Links, { board, g }),
    h(
      "g",
      { class: "cells" },
      [...cells].map(([look, d]) => h("path", { key: look, class: look, d })),
      named,
    ),
    h("g", null, marks),
    g.form === "squares" && edges(board, g),
  ];
}

/** @typedef {{ g: Geometry, near: boolean }} CoordinatesProps */

/**
 * The coordinates of hexes, where these are drawn large enough to be read.
 *
 * @extends {Component<CoordinatesProps>}
 */
export class Coordinates extends Component {
  /** @param {CoordinatesProps} next */
  shouldComponentUpdate(next) {
    return next.g !== this.props.g || next.near !== this.props.near;
  }

  render() {
    const { g, near } = this.props;
    if (g.form !== "hexes" || !near) return null;
    const style = { "--size": g.unit * 0.16 };
    const plain = Array.from({ length: g.cells }, (_, space) => space).filter((space) => !g.title(space));
    return h(
      "g",
      { class: "coordinates", "aria-hidden": "true" },
      plain.map((space) => {
        const [x, y] = g.at(space);
        return h("text", { key: space, class: "coordinate", x, y: y - g.unit * 0.345, style }, g.name(space));
      }),
    );
  }
}

/**
 * Squares carry their letters and numbers on the edge, as a board for two does.
 *
 * @param {Api.Board} board
 * @param {Geometry} g
 */
function edges(board, g) {
  const size = g.pad * 0.6;
  const width = board.columns * g.unit;
  const height = board.rows * g.unit;
  const parts = [h("rect", { key: "edge", class: "edge", x: 0, y: 0, width, height })];
  for (let column = 0; column < board.columns; column++) {
    const [x] = g.at(column);
    parts.push(
      h(
        "text",
        { key: `c${column}`, class: "figure-of-ruler", x, y: height + g.pad * 0.72, style: { "--size": size } },
        columnName(board, column),
      ),
    );
  }
  for (let row = 0; row < board.rows; row++) {
    const [, y] = g.at(row * board.columns);
    parts.push(
      h(
        "text",
        { key: `r${row}`, class: "figure-of-ruler", x: -g.pad * 0.45, y: y + size * 0.36, style: { "--size": size } },
        rowName(board, row),
      ),
    );
  }
  return parts;
}

/**
 * What grows on the spaces of this board, as far as the rulebook has symbols for it.
 *
 * @param {Api.Ground[]} all
 * @param {Api.Board} board
 */
function groundsOf(all, board) {
  /** @type {Map<number, string>} */
  const grounds = new Map();
  for (const each of all) {
    if (each.board === board.name) each.spaces.forEach((space) => grounds.set(space, each.symbol));
  }
  return grounds;
}

/**
 * What the symbols on spaces mean, as far as they are no pictures of the ground.
 *
 * @param {{ grounds: Api.Ground[] }} props
 */
export function SymbolLegend({ grounds }) {
  const marked = grounds.filter((each) => !isGround(each.symbol));
  if (!marked.length) return null;
  return h(
    "ul",
    { class: "side-legend", "aria-label": "Symbols on the board" },
    marked.map((each) =>
      h(
        "li",
        { key: each.title },
        h(
          "svg",
          { viewBox: "-12 -12 24 24", "aria-hidden": "true", class: "space-symbol" },
          h(CounterSymbol, { word: each.symbol, size: 22 }),
        ),
        each.title,
      ),
    ),
  );
}

/** @typedef {{ board: Api.Board, g: Geometry, grounds: Api.Ground[] }} GroundProps */

/**
 * Drawn anew only when it has changed, however often the view does.
 *
 * @extends {Component<GroundProps>}
 */
export class Ground extends Component {
  /** @param {GroundProps} next */
  shouldComponentUpdate(next) {
    return next.board !== this.props.board || next.g !== this.props.g || !isAlike(next.grounds, this.props.grounds);
  }

  render() {
    const { board, g, grounds } = this.props;
    return h(
      "g",
      { class: "ground", "aria-hidden": "true" },
      g.measured ? measured(board, g) : spaces(board, g, groundsOf(grounds, board)),
    );
  }
}
