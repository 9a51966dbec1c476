// What the others did since this player last looked: how far he has seen is kept in the browser, per seat.
import { h, store, stored } from "../shared/dom.js";
import { readable } from "./words.js";

const KEY = "phaseline-seen";
const SEATS = 50;
const AT_ONCE = 8;
const QUIET = ["chat", "note", "ask"];

/** How many lines of the log had been seen; nothing for a seat that was never looked at here. */
export const seenOf = (base) => stored(KEY, {})[base];

export function keepSeen(base, lines) {
  const others = Object.entries(stored(KEY, {}))
    .filter(([path]) => path !== base)
    .slice(1 - SEATS);
  store(KEY, Object.fromEntries([...others, [base, lines]]));
}

/** What happened since, if anything did that is worth telling. */
export function sinceSeen(base, log) {
  const from = seenOf(base);
  const lines = from === undefined ? [] : log.slice(from).filter((line) => !QUIET.includes(line.kind));
  return lines.length > 0 ? { from, lines } : null;
}

/** One line that opens, above what is asked now. */
export function Away({ away, film, clear }) {
  if (!away) return null;
  const { lines } = away;
  return h(
    "details",
    { class: "away", "data-away": lines.length },
    h("summary", null, `Since you were here: ${lines.length} ${lines.length === 1 ? "line" : "lines"} in the log`),
    h(
      "ol",
      null,
      lines.length > AT_ONCE && h("li", { class: "quiet" }, `${lines.length - AT_ONCE} before`),
      lines.slice(-AT_ONCE).map((line, i) => h("li", { key: i }, readable(line.text))),
    ),
    h(
      "p",
      { class: "row" },
      h("button", { "data-action": "film-since", onClick: film }, "Show it as a film"),
      h("button", { "data-action": "away-seen", onClick: clear }, "I have seen it"),
    ),
  );
}
