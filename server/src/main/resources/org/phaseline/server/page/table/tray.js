// @ts-check
// What was rolled just now, in a strip of its own that covers nothing of the board, and the way to the proof of a roll.
import { h } from "../shared/dom.js";
import { cameTo, shortRoll } from "../state/counted.js";
import { Dice } from "./dice.js";

const AT_ONCE = 5;

/** So many dice have room in the strip. */
const MOST_DICE = 12;
const ONE_ROW = 6;

/** What so many of them came to has room besides. */
const MOST_WORDS = 2;

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
 * @property {boolean} open whether all of it is told, which takes more room
 * @property {((open: boolean) => void) | undefined} unfold nothing where it is always told
 * @property {() => void} clear
 */

/**
 * The latest rolls whose dice have room together, and at least the last one; in two rows where they are many.
 *
 * @param {{ rolls: Api.LogLine[] }} props
 */
function Strip({ rolls }) {
  let [from, dice] = [rolls.length - 1, rolls.at(-1)?.faces?.length ?? 0];
  for (; from > 0; from--) {
    const more = rolls[from - 1].faces?.length ?? 0;
    if (dice + more > MOST_DICE) break;
    dice += more;
  }
  return h(
    "span",
    { class: "thrown", style: { "--columns": dice > ONE_ROW ? Math.ceil(dice / 2) : dice } },
    rolls.slice(from).map((line, i) => h(Dice, { key: i, faces: line.faces ?? [], sides: line.sides, fresh: true })),
  );
}

/** @param {Pick<TrayProps, "rolls" | "counted" | "base" | "hot">} props */
function AllOfIt({ rolls, counted, base, hot }) {
  const earlier = rolls.length - AT_ONCE;
  return h(
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
  );
}

/**
 * All that one answer has rolled: the dice and what they came to in a line or two; every roll by a click.
 *
 * @param {TrayProps} props
 */
export function Tray({ rolls, counted, base, hot, open, unfold, clear }) {
  const came = rolls
    .slice(-MOST_WORDS)
    .map((line) => cameTo(line.text))
    .join(" · ");
  return h(
    "div",
    {
      class: `tray${open ? " open" : ""}`,
      role: "group",
      "aria-label": rolls.length > 1 ? "The latest rolls" : "The latest roll",
    },
    unfold &&
      h(
        "button",
        {
          class: "strip",
          "data-action": "dice",
          "aria-expanded": open ? "true" : "false",
          title: open ? "Less of it" : "All of it",
          onClick: () => unfold(!open),
        },
        h(Strip, { rolls }),
        h(
          "span",
          { class: "came" },
          counted.length > 0 && h("b", null, `${counted.join(" · ")} `),
          h("span", { class: "quiet" }, came),
        ),
      ),
    h("button", { class: "plain", "aria-label": "Hide the dice", "data-action": "dice-away", onClick: clear }, "✕"),
    open && h(AllOfIt, { rolls, counted, base, hot }),
  );
}
