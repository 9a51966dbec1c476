// @ts-check
// Where in the log dice fell: a battle is all that was rolled until somebody answered again.

/** What ends a battle, so that the next roll begins another one. */
const ENDS = ["answer", "turn"];

/**
 * @param {Api.LogLine[]} log
 * @returns {number[]} the lines at which one begins
 */
export function battles(log) {
  /** @type {number[]} */
  const begun = [];
  let rolling = false;
  log.forEach((line, i) => {
    if (line.covered) return;
    if (line.kind === "roll" && !rolling) begun.push(i);
    rolling = line.kind === "roll" || (rolling && !ENDS.includes(line.kind));
  });
  return begun;
}

/**
 * The battle after what is shown, or before it.
 *
 * @param {Api.LogLine[]} log
 * @param {{ from: number, lines: number }} shown the lines that the moment on show has brought: from, and up to
 * @param {1 | -1} by
 * @returns {number | undefined}
 */
export function battleFrom(log, { from, lines }, by) {
  return by > 0 ? battles(log).find((line) => line >= lines) : battles(log).findLast((line) => line < from);
}
