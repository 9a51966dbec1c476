// @ts-check
// The log in groups: a step is named once for the lines of it that follow each other, and what an answer or a roll has
// changed lies under it, folded where it is much.
import { h } from "../shared/dom.js";
import { readable } from "./words.js";

/** @typedef {{ line: Api.LogLine, number: number }} NumberedLine */
/** @typedef {NumberedLine & { again: boolean, under: NumberedLine[] }} Row */

const FEW = 2;

/**
 * Lines with their numbers, as rows: `again` in the same step as the row above, `under` the changes that belong to it.
 *
 * @param {NumberedLine[]} lines
 * @param {string} kind
 */
export function folded(lines, kind) {
  /** @type {Row[]} */
  const rows = [];
  for (const each of lines) {
    const above = rows.at(-1);
    const again = above !== undefined && above.line.step === each.line.step;
    if (kind === "all" && again && each.line.kind === "change" && above.line.kind !== "change") above.under.push(each);
    else rows.push({ ...each, again, under: [] });
  }
  return rows;
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
