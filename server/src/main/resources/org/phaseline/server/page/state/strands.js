// @ts-check
// Why several are asked at once: who is asked the same, and came to it the same way, is told of once.
import { listed } from "../table/words.js";

/** @typedef {Api.Why["strands"][number]} Strand */

/**
 * @param {Strand[]} strands
 * @returns {Strand[]}
 */
export function together(strands) {
  /** @type {Map<string, Strand[]>} */
  const alike = new Map();
  for (const strand of strands) {
    const key = JSON.stringify({ ...strand, who: "" });
    alike.set(key, [...(alike.get(key) ?? []), strand]);
  }
  return [...alike.values()].map((all) => ({ ...all[0], who: listed([...new Set(all.map(({ who }) => who))]) }));
}
