// @ts-check
// What marks a space, such as an objective, stays in sight under counters: in a corner.
/** @import { Entry } from "./counters.js" */
/** @import { Geometry } from "./geometry.js" */
import { h } from "../shared/dom.js";
import { CounterSymbol } from "./symbols.js";
import { isGround } from "./terrain.js";

/**
 * Where the badge of a space lies: the left of an area, the upper left of a hex or square.
 *
 * @param {Geometry} g
 * @param {number} space
 * @returns {[number, number]}
 */
function cornerOf(g, space) {
  const [x, y] = g.at(space);
  if (space < g.cells) return [x - g.unit * 0.33, y - g.unit * 0.27];
  const [wide] = g.box(space);
  return [x - wide * 0.8, y];
}

/** @param {{ g: Geometry, board: Api.Board, grounds: Api.Ground[], entries: Entry[] }} props */
export function SpaceBadges({ g, board, grounds, entries }) {
  if (g.measured) return null;
  const taken = new Set(entries.filter((entry) => !entry.ground).map(({ piece }) => piece.spot.space));
  const size = g.unit * 0.3;
  return grounds
    .filter((each) => each.board === board.name && !isGround(each.symbol))
    .flatMap(({ symbol, title, spaces }) =>
      spaces
        .filter((space) => taken.has(space))
        .map((space) => {
          const [x, y] = cornerOf(g, space);
          return h(
            "g",
            { key: `${symbol} ${space}`, class: "space-badge", transform: `translate(${x} ${y})` },
            h("title", null, title),
            h("circle", { r: size * 0.62 }),
            h("g", { class: "space-symbol" }, h(CounterSymbol, { word: symbol, size })),
          );
        }),
    );
}
