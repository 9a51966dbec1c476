// @ts-check
// How fast a new table is to be played, and what the server is told of that.

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * @typedef {object} Pace
 * @property {"none" | "live" | "daily"} pace
 * @property {"none" | "total" | "each"} kind
 * @property {number} total minutes, or days
 * @property {number} increment seconds, or hours
 * @property {number} each minutes, or days
 * @property {"nothing" | "bot" | "lost"} atZero
 */

/** @type {Pace} */
export const NO_HURRY = { pace: "none", kind: "none", total: 30, increment: 20, each: 2, atZero: "nothing" };

/**
 * What the server is told, in seconds; nothing where nobody is in a hurry.
 *
 * @param {Pace} pace
 * @returns {Api.ClockOrder | undefined}
 */
export function clockOrder({ pace, kind, total, increment, each, atZero }) {
  if (pace === "none") return undefined;
  const unit = pace === "daily" ? DAY : MINUTE;
  const small = pace === "daily" ? 60 * MINUTE : 1;
  if (kind === "total")
    return { pace, total: Math.round(total * unit), increment: Math.round(increment * small), atZero };
  return kind === "each" ? { pace, each: Math.round(each * unit), atZero } : { pace };
}
