// @ts-check
// What this browser keeps for the pages.

/**
 * What this browser has kept under a key.
 *
 * @template T
 * @param {string} key
 * @param {T} otherwise
 * @returns {T}
 */
export function stored(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
export function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
