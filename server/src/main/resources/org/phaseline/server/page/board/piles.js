// @ts-check
// A stack as it is drawn, closed and open.
/** @import { Entry } from "./counters.js" */
/** @import { Geometry } from "./geometry.js" */
/** @import { PieceProps } from "./pieces.js" */
/** @import { Stack } from "./stacks.js" */
import { h } from "../shared/dom.js";
import { Piece } from "./pieces.js";
import { Below, fanned, Height } from "./stacks.js";

/** @typedef {(entry: Entry) => Omit<PieceProps, "looked">} PropsOf what is drawn of a piece */

/**
 * The uppermost counter on those below it. Where more than one of them can be chosen, it opens; else a click takes the
 * only one.
 *
 * @param {{ g: Geometry, stack: Stack, open: boolean, propsOf: PropsOf, toggle: () => void }} props
 */
export function Pile({ g, stack, open, propsOf, toggle }) {
  const own = propsOf(stack.top);
  const choices = stack.members.filter((entry) => propsOf(entry).choice);
  const spoken = stack.members.some((entry) => propsOf(entry).spoken);
  const changed = stack.members.some((entry) => propsOf(entry).changed);
  const several = choices.length > 1;
  return h(
    "g",
    {
      class: `pile${several ? " glowing" : ""}`,
      onClick: (/** @type {Event} */ event) => {
        if (own.choice && !several) return;
        event.stopPropagation();
        toggle();
      },
    },
    h(Below, { g, stack }),
    h(Piece, { ...own, spoken, changed, choice: several ? undefined : own.choice, several }),
    h(Height, { g, stack, open, stop: own.stop, toggle }),
  );
}

/**
 * Its counters side by side, each with its name.
 *
 * @param {{ g: Geometry, stack: Stack, propsOf: PropsOf, seen: [number, number, number, number] }} props
 */
export function Fan({ g, stack, propsOf, seen }) {
  const { scale } = propsOf(stack.top);
  const { left, top, wide, high, label, size, members } = fanned(g, stack, scale, seen);
  const anchor = top > stack.y ? top : top + high;
  return h(
    "g",
    { class: "fan", role: "list", "aria-label": `Stack at ${g.name(stack.space)}` },
    h("path", {
      class: "thread",
      d: `M${stack.x} ${stack.y}L${Math.min(Math.max(stack.x, left), left + wide)} ${anchor}`,
    }),
    h("rect", {
      class: "panel",
      x: left,
      y: top,
      width: wide,
      height: high,
      rx: size * 0.12,
      onClick: (/** @type {Event} */ event) => event.stopPropagation(),
    }),
    members.map((entry) =>
      h(
        "g",
        { key: entry.key, role: "listitem" },
        h(Piece, { ...propsOf(entry), looked: true }),
        h(
          "text",
          { class: "fan-name", x: entry.x, y: entry.y + size / 2 + label * 1.05, "font-size": label * 0.86 },
          short(entry.piece.name, (size / label) * 2.3),
        ),
      ),
    ),
  );
}

/**
 * @param {string} name
 * @param {number} most
 */
const short = (name, most) => (name.length > most ? `${name.slice(0, Math.max(1, Math.floor(most) - 1))}…` : name);
