// @ts-check
// What was rolled just now, over the board, and the way to the proof of a roll.
import { h } from "../shared/dom.js";
import { shortRoll } from "../state/counted.js";
import { Dice } from "./dice.js";

const AT_ONCE = 5;

/**
 * Beside the table, not instead of it: whoever hands a device round must come back to where he was.
 *
 * @param {{ base: string, roll: string, hot: boolean }} props
 */
export function Proof({ base, roll, hot }) {
  return h(
    "a",
    {
      class: "proof",
      target: "_blank",
      rel: "noopener",
      href: `${base}/roll/${encodeURIComponent(roll)}${hot ? "?hot" : ""}`,
      title: "Check this roll (opens a new window)",
    },
    "proof",
  );
}

/**
 * @typedef {object} TrayProps
 * @property {Api.LogLine[]} rolls
 * @property {string[]} counted what they came to
 * @property {string} base
 * @property {boolean} hot
 * @property {() => void} clear
 * @property {string} corner
 */

/**
 * All that one answer has rolled, until something else is done.
 *
 * @param {TrayProps} props
 */
export function Tray({ rolls, counted, base, hot, clear, corner }) {
  const earlier = rolls.length - AT_ONCE;
  return h(
    "div",
    {
      class: `tray at-${corner}`,
      role: "group",
      "aria-label": rolls.length > 1 ? "The latest rolls" : "The latest roll",
    },
    h(
      "ol",
      null,
      earlier > 0 && h("li", { class: "quiet" }, `${earlier} earlier, in the log`),
      rolls
        .slice(-AT_ONCE)
        .map((line, i) =>
          h(
            "li",
            { key: i },
            h(Dice, { faces: line.faces ?? [], sides: line.sides, fresh: true }),
            h(
              "span",
              { class: "roll" },
              h("span", { title: line.text }, shortRoll(line.text)),
              line.roll && h(Proof, { base, roll: line.roll, hot }),
            ),
          ),
        ),
      counted.map((line) => h("li", { key: line, class: "counted" }, line)),
    ),
    h("button", { class: "plain", "aria-label": "Hide the dice", onClick: clear }, "✕"),
  );
}
