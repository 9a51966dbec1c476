// @ts-check
// A stack as it is drawn, closed and open.
/** @import { Offered } from "./choices.js" */
/** @import { Entry } from "./counters.js" */
/** @import { Geometry } from "./geometry.js" */
/** @import { PieceProps } from "./pieces.js" */
/** @import { Stack } from "./stacks.js" */
import { h } from "../shared/dom.js";
import { namesOf } from "./counter-names.js";
import { Piece } from "./pieces.js";
import { groupCalled, groupOf } from "./groups.js";
import { fanned, GAP, linesOf, overChoices, TOP } from "./stacks.js";

/** @typedef {(entry: Entry) => Omit<PieceProps, "looked">} PropsOf what is drawn of a piece */

/**
 * The counters that lie below an uppermost one.
 *
 * @param {Stack} stack
 * @param {Entry} top
 */
const ownOf = (stack, top) =>
  stack.tops.length > 1 ? stack.members.filter(({ piece }) => piece.side === top.piece.side) : stack.members;

/**
 * The edges of the counters below an uppermost one; where two sides meet, of those of its side.
 *
 * @param {{ g: Geometry, stack: Stack, top: Entry }} props
 */
function Below({ g, stack, top }) {
  const half = top.size.small / 2;
  const below = ownOf(stack, top);
  const depth = Math.min(below.length - 1, 3);
  return h(
    "g",
    { class: "below", transform: `translate(${top.x} ${top.y})` },
    Array.from({ length: depth }, (_, i) => {
      const away = (depth - i) * g.unit * 0.035;
      const { side } = below[below.length - 1 - i].piece;
      return h("rect", {
        key: i,
        class: `base ${side < 0 ? "sidenone" : `side${side % 4}`}`,
        x: -half + away,
        y: -half + away,
        width: 2 * half,
        height: 2 * half,
        rx: half * 0.22,
      });
    }),
  );
}

/**
 * How many lie there; opens the stack.
 *
 * @param {{ g: Geometry, stack: Stack, open: boolean, stop: string | undefined, toggle: () => void }} props
 */
function Height({ g, stack, open, stop, toggle }) {
  const r = g.unit * 0.13;
  const met = stack.tops.length > 1;
  const said = met ? stack.tops.map((top) => ownOf(stack, top).length).join(":") : `${stack.members.length}`;
  const names = stack.members.map((entry) => entry.piece.name).join(", ");
  const x = met ? stack.x : stack.top.x + (g.unit * TOP) / 2;
  const y = stack.top.y - (met ? stack.top.size.small * 0.62 : (g.unit * TOP) / 2);
  return h(
    "g",
    {
      class: "height",
      transform: `translate(${x} ${y})`,
      role: "button",
      "aria-expanded": open ? "true" : "false",
      "aria-label": `Stack of ${stack.members.length} at ${g.name(stack.space)}: ${names}`,
      tabindex: stack.key === stop ? 0 : -1,
      "data-word": stack.key,
      "data-stack": stack.space,
      "data-x": x,
      "data-y": y,
      onClick: (/** @type {Event} */ event) => {
        event.stopPropagation();
        toggle();
      },
    },
    h("title", null, `${stack.members.length} counters: ${names}`),
    h("circle", { class: "reach", r: r * 1.7 }),
    met
      ? h("rect", {
          x: -r * (0.4 + 0.46 * said.length),
          y: -r,
          width: r * (0.8 + 0.92 * said.length),
          height: 2 * r,
          rx: r,
        })
      : h("circle", { r }),
    h("text", { "font-size": r * 1.5, dy: "0.35em" }, said),
  );
}

/**
 * The uppermost counter on those below it. Where more than one of them can be chosen, it opens; else a click takes the
 * only one, or the space they lie on where that can be chosen.
 *
 * @param {{ g: Geometry, stack: Stack, open: boolean, meant: boolean, propsOf: PropsOf, toggle: () => void }} props
 */
function Pile({ g, stack, open, meant, propsOf, toggle }) {
  const own = propsOf(stack.top);
  const choices = stack.members.filter((entry) => propsOf(entry).choice);
  const spoken = stack.members.some((entry) => propsOf(entry).spoken);
  const changed = stack.members.some((entry) => propsOf(entry).changed);
  const several = choices.length > 1;
  const group = groupOf(stack.members, (entry) => propsOf(entry).choice);
  return h(
    "g",
    {
      class: `pile${several ? " glowing" : ""}`,
      ...(group ? { "data-carry": group } : {}),
      onClick: (/** @type {Event} */ event) => {
        if (meant || (own.choice && !several)) return;
        event.stopPropagation();
        toggle();
      },
    },
    stack.tops.map((top) => {
      const lies = propsOf(top);
      const chosen = choices.some(({ piece }) => stack.tops.length === 1 || piece.side === top.piece.side);
      return [
        h(Below, { key: `b${top.key}`, g, stack, top }),
        h(Piece, {
          key: top.key,
          ...lies,
          spoken: stack.tops.length === 1 ? spoken : lies.spoken,
          changed: stack.tops.length === 1 ? changed : lies.changed,
          choice: several ? undefined : lies.choice,
          several: several && chosen,
        }),
      ];
    }),
    h(Height, { g, stack, open, stop: own.stop, toggle }),
  );
}

/** How large counters on hexes and squares must be drawn to have their names below them. */
const ROOMY = 64;

/**
 * @typedef {object} CountersProps
 * @property {Geometry} g
 * @property {Entry[]} single
 * @property {Stack[]} stacks
 * @property {Stack | undefined} open
 * @property {PropsOf} propsOf
 * @property {(space: number) => void} toggle
 * @property {Offered} offer
 * @property {number} scale
 * @property {[number, number, number, number]} seen
 */

/**
 * All counters, with the names of those that lie alone.
 *
 * @param {CountersProps} props
 */
export function Counters({ g, single, stacks, open, propsOf, toggle, offer, scale, seen }) {
  const through = g.measured ? overChoices(single, (entry) => propsOf(entry).choice) : undefined;
  const named = single.filter(({ piece, size }) => piece.side >= 0 && (g.measured || size.small * scale > ROOMY));
  const unnamed = [...single.filter((each) => !each.ground && !named.includes(each)), ...stacks.map(({ top }) => top)];
  return [
    single.map((entry) => h(Piece, { key: entry.key, ...propsOf(entry), through: through?.has(entry.key) })),
    stacks.map((stack) =>
      h(Pile, {
        key: stack.key,
        g,
        stack,
        open: stack === open,
        meant: offer.places.some((place) => place.item === stack.space),
        propsOf,
        toggle: () => toggle(stack.space),
      }),
    ),
    h(
      "g",
      { class: "labels" },
      namesOf(named, scale, seen, unnamed).map(({ key, name, size, x, y }) =>
        h("text", { key, class: "label", "font-size": size, x, y }, name),
      ),
    ),
  ];
}

/**
 * Picks up all that can go.
 *
 * @typedef {{ x: number, y: number, wide: number, label: number, group: string }} AllPlace
 * @param {AllPlace & { choose: (word: string) => void, stop: string | undefined }} props
 */
function All({ x, y, wide, label, group, choose, stop }) {
  const many = groupCalled(group).length;
  return h(
    "g",
    {
      class: "fan-all",
      role: "button",
      "aria-label": `All ${many} together`,
      tabindex: group === stop ? 0 : -1,
      "data-word": group,
      "data-x": x,
      "data-y": y,
      transform: `translate(${x} ${y})`,
      onClick: (/** @type {Event} */ event) => {
        event.stopPropagation();
        choose(group);
      },
    },
    h("rect", { x: -wide / 2, y: -label * 0.85, width: wide, height: label * 1.7, rx: label * 0.4 }),
    h("text", { "font-size": label, dy: "0.35em" }, `All ${many} together`),
  );
}

/**
 * Its counters side by side, each with its name.
 *
 * @param {{ g: Geometry, stack: Stack, propsOf: PropsOf, seen: [number, number, number, number] }} props
 */
export function Fan({ g, stack, propsOf, seen }) {
  const { scale, choose, stop } = propsOf(stack.top);
  const group = groupOf(stack.members, (entry) => propsOf(entry).choice);
  const { left, top, wide, high, label, size, members } = fanned(g, stack, scale, seen, group !== "");
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
        linesOf(entry.piece.name, size / label).map((line, i) =>
          h(
            "text",
            {
              key: i,
              class: "fan-name",
              x: entry.x,
              y: entry.y + size / 2 + label * (1.05 + 0.95 * i),
              "font-size": label * 0.86,
            },
            line,
          ),
        ),
      ),
    ),
    group &&
      h(All, { x: left + wide / 2, y: top + high - label * 1.35, wide: wide - size * GAP, label, group, choose, stop }),
  );
}
