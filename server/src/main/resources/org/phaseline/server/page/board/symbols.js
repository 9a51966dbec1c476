// @ts-check
// What stands on a counter. Symbols are general words of the rulebook language: those of staff maps stand in a frame,
// all others show what they stand for.
/** @import { Shape } from "./drawings.js" */
import { h } from "../shared/dom.js";
import { DRAWINGS } from "./drawings.js";
import { STAFF_SYMBOLS } from "./staff-symbols.js";

/** @param {string} word */
export const isModern = (word) => Object.hasOwn(STAFF_SYMBOLS, word);

/**
 * @param {Shape} shape
 * @param {number} key
 */
function drawnShape(shape, key) {
  const [form, what, turn] = shape;
  if (typeof what === "string") return h("path", { key, class: `symbol-${form}`, d: what, transform: turn });
  const [cx, cy, r] = what;
  return h("circle", { key, class: form === "dot" ? "symbol-fill" : "symbol-line", cx, cy, r });
}

/**
 * In its frame if it is one of a staff map; `size` is its width.
 *
 * @param {{ word: string, size: number }} props
 */
export function CounterSymbol({ word, size }) {
  if (!isModern(word)) {
    const shapes = DRAWINGS[word] ?? [];
    return h("g", { class: "symbol", transform: `scale(${size / 22})` }, shapes.map(drawnShape));
  }
  return h(
    "g",
    { class: "symbol modern", transform: `scale(${size / 30})` },
    h("rect", { class: "symbol-box", x: -15, y: -10, width: 30, height: 20 }),
    STAFF_SYMBOLS[word].map(drawnShape),
  );
}
