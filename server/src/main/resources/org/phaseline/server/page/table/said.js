// @ts-check
// What the page says to those who hear it: what is asked of whom, what a selected choice would do, what was rolled.
/** @import { Preview, TableState } from "../state/table.js" */
import { h, Fragment } from "../shared/dom.js";
import { decisionOf } from "../state/selectors.js";
import { choiceTitle, readable } from "./words.js";

/**
 * @param {string} selected
 * @param {Preview} would
 */
export function preview(selected, { lines = [], unknown, final }) {
  const does = unknown
    ? "what it would do cannot be shown now"
    : lines.slice(0, 8).map(readable).join("; ") || (final ? "" : "nothing else changes");
  const said = does ? `${selected}: ${does}` : selected;
  return `${said}.${final ? " This cannot simply be undone." : ""} Choose it again to do it.`;
}

/**
 * Three places that are always there, because what comes with its words is not always read out.
 *
 * @param {{ state: TableState }} props
 */
export function Said({ state }) {
  const { said, selected, film, ...now } = state;
  const chosen = decisionOf(state)?.choices.find((each) => each.word === selected);
  const would = film ? null : now.preview;
  const rolls = film ? null : now.tray;
  /** @param {string} text */
  const line = (text) => h("p", { class: "unseen", "aria-live": "polite", role: "status" }, text);
  return h(
    Fragment,
    null,
    line(said),
    line(would ? preview(chosen ? choiceTitle(chosen) : selected, would) : ""),
    line(rolls ? rolls.map((each) => each.text).join("; ") : ""),
  );
}
