// @ts-check
// What an answer or a roll has changed lies under its line of the log, folded where it is much.
import { h } from "../shared/dom.js";
import { readable } from "./words.js";

/** @import { NumberedLine } from "../state/log.js" */

const FEW = 2;

/** @param {NumberedLine[]} covered */
function summary(covered) {
  if (covered.some(({ line }) => line.kind === "aside"))
    return covered.length === 1 ? "1 more line" : `${covered.length} more lines`;
  if (covered.every(({ line }) => line.faces)) return covered.length === 1 ? "roll" : `${covered.length} rolls`;
  return covered.length === 1 ? "change" : `${covered.length} changes`;
}

/**
 * The changes behind a sentence: one click away, and closed, since the sentence says it.
 *
 * @param {{ covered: NumberedLine[] }} props
 */
export function CoveredChanges({ covered }) {
  return (
    covered.length > 0 &&
    h(
      "details",
      { class: "folded covered" },
      h("summary", null, summary(covered)),
      h(
        "ul",
        { class: "changes" },
        covered.map(({ line, number }) => h("li", { key: number, class: "is-change" }, readable(line.text))),
      ),
    )
  );
}

/**
 * What has just come is open, so that nobody has to look for what he has just done.
 *
 * @param {{ under: NumberedLine[], fresh: number, from: number }} props
 */
export function Changes({ under, fresh, from }) {
  const lines = h(
    "ul",
    { class: "changes" },
    under.map(({ line, number }) =>
      h("li", { key: number, class: `is-change${number >= from ? " new" : ""}` }, readable(line.text)),
    ),
  );
  if (under.length <= FEW) return under.length > 0 && lines;
  return h(
    "details",
    { class: "folded", open: under.some(({ number }) => number >= Math.min(fresh, from)) },
    h("summary", null, `${under.length} changes`),
    lines,
  );
}
