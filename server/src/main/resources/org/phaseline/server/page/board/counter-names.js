// @ts-check
// Where the names of counters are written: on no other counter, and on no other name.
/** @import { Entry } from "./counters.js" */
import { bare, capital } from "../table/words.js";

/**
 * Names below the counters however they are turned, or above; where neither has room the counter must do.
 *
 * @param {Entry[]} entries
 * @param {number} scale
 * @param {[number, number, number, number]} seen
 * @param {Pick<Entry, "x" | "y" | "size">[]} [besides] what has no name here, and is not to be covered either
 */
export function namesOf(entries, scale, seen, besides = []) {
  const size = 11.5 / scale;
  const taken = [...entries, ...besides].map(({ x, y, size: own }) => ({
    x,
    y,
    wide: own.halfWide,
    high: own.halfHigh,
  }));
  return entries.flatMap(({ piece, key, x, y, size: own }) => {
    const outside = x < seen[0] || x > seen[0] + seen[2] || y < seen[1] || y > seen[1] + seen[3];
    if (outside || own.small * scale < 24) return [];
    const name = capital(bare(piece.name));
    const wide = name.length * size * 0.29;
    const middle = Math.min(Math.max(x, seen[0] + wide), seen[0] + seen[2] - wide);
    /** @param {number} at */
    const free = (at) =>
      at > seen[1] &&
      at < seen[1] + seen[3] &&
      taken.every(
        (other) =>
          Math.abs(other.y - (at - size * 0.3)) > other.high + size * 0.4 ||
          Math.abs(other.x - middle) > wide + other.wide,
      );
    const at = [y + own.halfHigh + size * 1.05, y - own.halfHigh - size * 0.5].find(free);
    if (at === undefined) return [];
    taken.push({ x: middle, y: at - size * 0.3, wide, high: size * 0.5 });
    return [{ key, name, size, x: middle, y: at }];
  });
}
