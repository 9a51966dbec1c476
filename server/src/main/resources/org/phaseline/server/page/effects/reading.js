// @ts-check
// Keeps in this browser, per seat, how much of the log was read and seen, and which lines of it are still to be
// fetched.
/** @import { TableStore } from "../state/table.js" */
/** @import { Seat } from "./session.js" */
import { store as keep, stored } from "../shared/dom.js";
import { newsOf } from "../state/changes.js";
import { isMissing } from "../state/log.js";

const READ = "phaseline-read";
const SEEN = "phaseline-seen";
const SEATS = 50;

/**
 * @param {string} key
 * @param {string} base
 * @returns {number | undefined}
 */
const keptOf = (key, base) => stored(key, /** @type {Record<string, number>} */ ({}))[base];

/**
 * @param {string} key
 * @param {string} base
 * @param {number} lines
 */
function keepLines(key, base, lines) {
  const all = Object.entries(stored(key, /** @type {Record<string, number>} */ ({})));
  const others = all.filter(([path]) => path !== base).slice(1 - SEATS);
  keep(key, Object.fromEntries([...others, [base, lines]]));
}

/**
 * How many lines were read and seen; what was never looked at here was not seen.
 *
 * @param {string} base
 */
export const linesOf = (base) => ({ read: keptOf(READ, base) ?? 0, seen: keptOf(SEEN, base) });

export const narrow = () => matchMedia("(max-width: 899px)").matches;

/**
 * What happens is seen when the page is, talk is read when it is open.
 *
 * @param {TableStore} store
 * @param {string} base
 */
export function keepReading(store, base) {
  const look = () => {
    const { sighting, log } = store.state();
    if (!sighting || document.visibilityState !== "visible") return;
    keepLines(SEEN, base, log.length);
    store.dispatch({ type: "looked", narrow: narrow() });
  };
  const end = store.subscribe((state, before, event) => {
    if (newsOf(event) || event.type === "show") look();
    if (state.read !== before.read) keepLines(READ, base, state.read);
  });
  document.addEventListener("visibilitychange", look);
  return () => {
    end();
    document.removeEventListener("visibilitychange", look);
  };
}

/**
 * All of the log.
 *
 * @param {Seat} seat
 */
export async function wholeLog(seat) {
  /** @type {Api.LogLine[]} */
  const log = [];
  for (let more = true; more;) {
    const page = await seat.get("log", { since: log.length });
    log.push(...page.log);
    more = page.more;
  }
  return log;
}

/**
 * Fetches lines of the log that were too many to come by themselves, first the oldest; if they cannot be had now, the
 * next view tries again.
 *
 * @param {TableStore} store
 * @param {Seat} seat
 */
export function catchUp(store, seat) {
  let busy = false;

  async function fetchAll() {
    if (busy) return;
    busy = true;
    try {
      for (;;) {
        const from = store.state().log.findIndex(isMissing);
        const page = from < 0 ? null : await seat.get("log", { since: from });
        if (!page || page.log.length === 0) return;
        seat.receipt?.catchUp(page.log);
        store.dispatch({ type: "log-page", page });
      }
    } catch {
      // The latest lines are there.
    } finally {
      busy = false;
    }
  }

  return store.subscribe((_state, _before, event) => {
    if (newsOf(event)) fetchAll();
  });
}
