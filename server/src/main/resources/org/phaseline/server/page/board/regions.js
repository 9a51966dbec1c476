// @ts-check
// Sets of spaces as areas: what they cover, and the line around it.
/** @import { Geometry } from "./geometry.js" */
import { outline } from "./geometry.js";

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/**
 * The corners of a space, as the neighbours that share them have them.
 *
 * @param {Geometry} g
 * @param {number} space
 */
const cornersOf = (g, space) =>
  outline(g, space)
    .split(" ")
    .map((corner) =>
      corner
        .split(",")
        .map((n) => round(Number(n)))
        .join(" "),
    );

/**
 * What spaces cover together, and the edges that only one of them has.
 *
 * @param {Geometry} g
 * @param {number[]} spaces
 */
export function regionOf(g, spaces) {
  let area = "";
  /** @type {Map<string, string>} */
  const edges = new Map();
  for (const space of spaces) {
    const corners = cornersOf(g, space);
    area += `M${corners.join("L")}Z`;
    for (const [i, corner] of corners.entries()) {
      const next = corners[(i + 1) % corners.length];
      const key = corner < next ? `${corner} ${next}` : `${next} ${corner}`;
      if (!edges.delete(key)) edges.set(key, `M${corner}L${next}`);
    }
  }
  return { area, edge: [...edges.values()].join("") };
}

const SHADES = 6;

/**
 * Numbers in a few shades, the largest the darkest; those of one shade are named by their places.
 *
 * @param {number[]} numbers
 */
export function shadesOf(numbers) {
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  /** @type {Map<number, number[]>} */
  const shades = new Map();
  for (const [i, number] of numbers.entries()) {
    const shade = high === low ? SHADES - 1 : Math.round(((number - low) / (high - low)) * (SHADES - 1));
    shades.set(shade, [...(shades.get(shade) ?? []), i]);
  }
  return [...shades.entries()]
    .sort(([one], [other]) => one - other)
    .map(([shade, members]) => ({ strength: Math.round((0.12 + (0.5 * shade) / (SHADES - 1)) * 100) / 100, members }));
}
