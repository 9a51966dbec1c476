// The log in pages: an event brings the latest lines only, and who has missed more asks for them, page by page. Until they are there
// a line that is missing has its place all the same, since lines are known by their numbers.

const MISSING = Object.freeze({ kind: "missing", step: -1, text: "" });

export const isMissing = (line) => line === MISSING;

/** The log with what a view has brought; lines between what was known and what came are missing. */
export function joined(log, view) {
  const known = log.slice(0, view.since);
  return [...known, ...Array(view.since - known.length).fill(MISSING), ...view.log];
}

/** The same log with a page of it, wherever lines are missing; what was there stays. */
export const filled = (log, page) =>
  log.map((line, i) => (isMissing(line) ? (page.log[i - page.since] ?? line) : line));

/** Fetches what is missing, first the oldest; `known` gives the log as it is now, `take` is handed each page. */
export async function fetchMissing(seat, known, take) {
  for (let from = known().findIndex(isMissing); from >= 0; from = known().findIndex(isMissing)) {
    const page = await seat.get(`log?since=${from}`);
    if (page.log.length === 0) return;
    take(page);
  }
}

/** All of the log. */
export async function wholeLog(seat) {
  const log = [];
  for (let more = true; more;) {
    const page = await seat.get(`log?since=${log.length}`);
    log.push(...page.log);
    more = page.more;
  }
  return log;
}
