// @ts-check
// The corner of a board where least lies: dice fall there, so that they cover no units.
import { geometry, turned } from "./geometry.js";

const CORNERS = /** @type {const} */ (["bottom-right", "bottom-left", "top-right", "top-left"]);

/** How much of the board's width and height a corner takes. */
const PART = 0.45;

/**
 * @param {Api.Board} board
 * @param {Api.Sighting} sighting
 * @param {number} quarters by which the board is turned
 * @returns {(typeof CORNERS)[number]}
 */
export function freeCorner(board, sighting, quarters) {
  const g = turned(geometry(board), quarters);
  const count = { "bottom-right": 0, "bottom-left": 0, "top-right": 0, "top-left": 0 };
  for (const { spot, side } of sighting.pieces) {
    if (spot?.board !== board.name || side < 0) continue;
    const [x, y] = g.at(spot.space);
    const [across, down] = [x / g.width, y / g.height];
    if (across > 1 - PART && down > 1 - PART) count["bottom-right"]++;
    if (across < PART && down > 1 - PART) count["bottom-left"]++;
    if (across > 1 - PART && down < PART) count["top-right"]++;
    if (across < PART && down < PART) count["top-left"]++;
  }
  return CORNERS.reduce((best, each) => (count[each] < count[best] ? each : best), CORNERS[0]);
}
