// @ts-check
// What dice may bring, in few words: of long lists that become shorter or longer, how many there are.

/** A list with fewer names is read faster than its number. */
const LONG = 3;

/** @param {string} list */
const count = (list) => (list === "none" ? 0 : list.split(", ").length);

/**
 * "figures: first, second, third, fourth → fourth" is "figures: 4 → 1"; anything else stays as it is.
 *
 * @param {string} text
 */
export function shortOdds(text) {
  const [, what, before, after] = /^([^:→]+): ([^→]+) → ([^→]+)$/.exec(text) ?? [];
  if (!what || Math.max(count(before), count(after)) < LONG) return text;
  return `${what}: ${count(before)} → ${count(after)}`;
}
