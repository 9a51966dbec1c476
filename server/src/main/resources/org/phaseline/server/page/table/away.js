// @ts-check
// What the others did since this player last looked.
/** @import { TableState } from "../state/table.js" */
import { h } from "../shared/dom.js";
import { readable } from "./words.js";

const AT_ONCE = 8;

/**
 * One line that opens, above what is asked now.
 *
 * @param {{ away: TableState["away"], film: () => void, clear: () => void }} props
 */
export function Away({ away, film, clear }) {
  if (!away) return null;
  const { lines } = away;
  return h(
    "details",
    { class: "away", "data-away": lines.length },
    h("summary", null, `While you were away: ${lines.length} new ${lines.length === 1 ? "line" : "lines"} in the log`),
    h(
      "ol",
      null,
      lines.length > AT_ONCE && h("li", { class: "quiet" }, `${lines.length - AT_ONCE} earlier`),
      lines.slice(-AT_ONCE).map((line, i) => h("li", { key: i }, readable(line.text))),
    ),
    h(
      "p",
      { class: "row" },
      h("button", { "data-action": "film-since", onClick: film }, "Replay it"),
      h("button", { "data-action": "away-seen", onClick: clear }, "Dismiss"),
    ),
  );
}
