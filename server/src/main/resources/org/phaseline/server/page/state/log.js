// @ts-check
// The log in pages: an event brings the latest lines only, and who has missed more asks for them, page by page. Until
// they are there a line that is missing has its place all the same, since lines are known by their numbers.

/** @type {Api.LogLine} */
const MISSING = Object.freeze({ kind: "missing", step: -1, text: "" });

/** @param {Api.LogLine} line */
export const isMissing = (line) => line === MISSING;

/**
 * The log with what a view has brought; lines between what was known and what came are missing.
 *
 * @param {Api.LogLine[]} log
 * @param {Pick<Api.View, "since" | "log">} view
 */
export function joined(log, view) {
  const known = log.slice(0, view.since);
  return [...known, ...Array(view.since - known.length).fill(MISSING), ...view.log];
}

/**
 * The same log with a page of it, wherever lines are missing; what was there stays.
 *
 * @param {Api.LogLine[]} log
 * @param {Pick<Api.Log, "since" | "log">} page
 */
export const filled = (log, page) =>
  log.map((line, i) => (isMissing(line) ? (page.log[i - page.since] ?? line) : line));

/**
 * From which of the waiting lines on a line tells them: a sentence all of them, what a roll-off comes to its rolls.
 *
 * @param {Api.LogLine} line
 * @param {NumberedLine[]} waiting
 */
function firstTold(line, waiting) {
  if (line.kind === "told") return 0;
  const sums = line.kind === "roll" && !line.faces;
  return sums ? waiting.findLastIndex((each) => !each.line.faces) + 1 : waiting.length;
}

/**
 * Whether a line belongs to the sentence right above it: that something was called off is told by the sentence that
 * calls it off, before. Changes and rolls are told by the sentence after them.
 *
 * @param {Api.LogLine} line
 * @param {Api.LogLine} above
 * @param {NumberedLine[]} waiting
 */
const isAftermath = (line, above, waiting) =>
  line.kind === "other" && waiting.length === 0 && above.kind === "told" && above.step === line.step;

const TALK = ["chat", "note", "ask", "seat", "back"];

/**
 * The numbers of the lines that count no longer, since what they tell was taken back. What was said stays.
 *
 * @param {Api.LogLine[]} log
 */
export function takenBack(log) {
  /** @type {Set<number>} */
  const gone = new Set();
  for (const [number, { undone }] of log.entries())
    if (undone !== undefined) for (let i = undone; i < number; i++) if (!TALK.includes(log[i].kind)) gone.add(i);
  return gone;
}

/** @typedef {{ line: Api.LogLine, number: number }} NumberedLine */
/** @typedef {NumberedLine & { again: boolean, under: NumberedLine[], covered: NumberedLine[] }} Row */

/**
 * Lines with their numbers, as rows: `again` in the same step as the row above, `under` the changes that belong to it,
 * `covered` those that it tells in a sentence: the changes before a sentence of the rulebook, the rolls of a roll-off,
 * and asides after it, which are for those who want to read everything.
 *
 * @param {NumberedLine[]} lines
 * @param {string} kind
 */
export function folded(lines, kind) {
  /** @type {Row[]} */
  const rows = [];
  /** @type {NumberedLine[]} */
  const waiting = [];
  for (const each of lines) {
    const above = rows.at(-1);
    if (kind === "all" && each.line.covered) {
      if (above && (each.line.kind === "aside" || isAftermath(each.line, above.line, waiting)))
        above.covered.push(each);
      else waiting.push(each);
      continue;
    }
    const again = above !== undefined && above.line.step === each.line.step;
    if (kind === "all" && again && each.line.kind === "change" && above.line.kind !== "change") above.under.push(each);
    else {
      const from = firstTold(each.line, waiting);
      rows.push({ ...each, again, under: [], covered: waiting.splice(from) });
    }
  }
  return rows;
}
