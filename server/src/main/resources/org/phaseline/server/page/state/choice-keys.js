// @ts-check
// Which key takes which choice.
import { declining } from "../table/words.js";

/**
 * 1 to 9 in order, 0 for the one that declines.
 *
 * @param {Api.Choice[]} choices
 * @param {number} i
 */
export function choiceKey(choices, i) {
  if (choices[i].word === declining(choices)) return "0";
  return i < 9 ? String(i + 1) : "";
}
