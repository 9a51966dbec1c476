// @ts-check
// Spaces with names of their own: areas with the lines that connect them, boxes beside a map.
/** @import { Geometry } from "./geometry.js" */
/** @import { Stack } from "./stacks.js" */
import { h } from "../shared/dom.js";

/**
 * What is next to what: on an area map all of it, beside a map only boxes that are next to each other; which spaces of
 * the map a box is next to would be a tangle of lines.
 *
 * @param {{ board: Api.Board, g: Geometry }} props
 */
export function Links({ board, g }) {
  let d = "";
  for (const [i, space] of board.named.entries())
    for (const other of space.nextTo)
      if (other >= g.cells && (other > g.cells + i || !board.named[other - g.cells].nextTo.includes(g.cells + i))) {
        const [x, y] = g.at(g.cells + i);
        const [toX, toY] = g.at(other);
        d += `M${x} ${y}L${toX} ${toY}`;
      }
  return d && h("path", { class: "space-link", d });
}

/**
 * Names of towns and the like, as a map has them; where the spaces are small, only those of the largest places. Below
 * a stack nothing covers them: its height and the symbol of the space are above.
 *
 * @typedef {{ grounds: Api.Ground[], stacks: Stack[], scale: number }} NamesProps
 * @param {{ board: Api.Board, g: Geometry } & NamesProps} props
 */
export function PlaceNames({ board, g, grounds, stacks, scale }) {
  const size = Math.min(Math.max(g.unit * 0.23, Math.min(g.unit * 0.42, 10 / scale)), 22 / scale);
  const close = g.unit * scale >= 30;
  /** @param {number} space */
  const ground = (space) =>
    grounds.find((each) => each.board === board.name && each.spaces.includes(space))?.symbol ?? "";
  return h(
    "g",
    { class: "place-names", "aria-hidden": "true" },
    board.titles
      .map((title) => ({ ...title, ground: ground(title.space) }))
      .filter((title) => close || title.ground === "city")
      .map(({ space, text, ground: what }) => {
        const [x, middle] = g.at(space);
        const stands = stacks.some((stack) => stack.space === space);
        const y = middle + (stands ? g.unit * 0.55 + size : g.unit * -0.36);
        return h("text", { key: space, class: `place-name ${what}`, x, y, "font-size": size }, text);
      }),
  );
}

/** How wide a character is, of the size of its text; about. */
const LETTER = 0.56;

/** @param {{ g: Geometry, space: number }} props */
export function NamedSpace({ g, space }) {
  const [x, y] = g.at(space);
  const [wide, high] = g.box(space);
  const title = g.name(space);
  const size = Math.min(g.unit * 0.24, (wide * 1.8) / (LETTER * Math.max(1, title.length)));
  return h("text", { class: "space-name", x, y: y - high + g.unit * 0.12 + size * 0.8, "font-size": size }, title);
}
