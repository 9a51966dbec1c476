// @ts-check
// Stacks as data: several counters in one hex or square lie on each other, with how many they are; opened, they lie
// side by side, large enough to be read and chosen.
/** @import { Entry } from "./counters.js" */
/** @import { Geometry, Placed } from "./geometry.js" */
import { footprint } from "./geometry.js";

/** @typedef {{ space: number, key: string, x: number, y: number, members: Entry[], top: Entry }} Stack */

/** What a stack is called where choices are told by their words. */
const PREFIX = "stack/";

/** @param {number} space */
const keyOfStack = (space) => PREFIX + space;

/**
 * The space of a stack that is called so, or -1.
 *
 * @param {string} word
 */
export const stackCalled = (word) => (/^stack\/\d+$/.test(word) ? Number(word.slice(PREFIX.length)) : -1);

/** How large the uppermost counter is, of its space. */
export const TOP = 0.62;

/**
 * Takes those that share a hex or square out of the entries; boxes and areas have room for theirs side by side.
 *
 * @param {Geometry} g
 * @param {Entry[]} entries
 * @param {(entry: Entry) => boolean} first whether one should lie on top
 * @returns {{ single: Entry[], stacks: Stack[] }}
 */
export function stacksOf(g, entries, first) {
  if (g.measured) return { single: entries, stacks: [] };
  /** @type {Map<number, Entry[]>} */
  const bySpace = new Map();
  for (const entry of entries) {
    const { space } = entry.piece.spot;
    if (space >= g.cells || entry.ground) continue;
    const here = bySpace.get(space);
    if (here) here.push(entry);
    else bySpace.set(space, [entry]);
  }
  /** @type {Stack[]} */
  const stacks = [];
  /** @type {Set<Entry>} */
  const taken = new Set();
  for (const [space, members] of bySpace) {
    if (members.length < 2) continue;
    members.forEach((entry) => taken.add(entry));
    const [x, y] = g.at(space);
    const chosen = members.find(first) ?? members[0];
    const top = { ...chosen, x: x - g.unit * 0.03, y: y - g.unit * 0.03, size: footprint(g, chosen.piece, TOP) };
    stacks.push({ space, key: keyOfStack(space), x, y, members, top });
  }
  return { single: entries.filter((entry) => !taken.has(entry)), stacks };
}

/**
 * The words that keys can stop at: of counters that lie alone, of stacks, and of what can be chosen in them without
 * opening them.
 *
 * @param {Entry[]} single
 * @param {Stack[]} stacks
 * @param {Stack | undefined} open
 * @param {(piece: Api.Piece) => Placed | undefined} choiceOf
 */
export function wordsOn(single, stacks, open, choiceOf) {
  /** @param {Entry[]} entries */
  const chosen = (entries) => entries.flatMap(({ piece }) => choiceOf(piece)?.word ?? []);
  return [
    ...chosen(single),
    ...stacks.flatMap((stack) => {
      const words = chosen(stack.members);
      return stack === open || words.length === 1 ? words : [];
    }),
    ...stacks.map((stack) => stack.key),
  ];
}

const CHOICES = "[data-word]:not([data-word^='stack/']):not([data-word^='look/'])";

/**
 * Where keys go on when the next question has its choices on the board: nowhere, if they are at one of them. Who has
 * just chosen the top of a stack stands on something that cannot be chosen any more.
 *
 * @param {Element} picture
 */
export function nextStop(picture) {
  const active = document.activeElement?.closest("[data-word]");
  if (active && picture.contains(active) && active.matches(CHOICES)) return null;
  return (
    picture.querySelector(/** @type {"g"} */ (`${CHOICES}[tabindex='0']`)) ??
    picture.querySelector(/** @type {"g"} */ (CHOICES)) ??
    picture.querySelector(/** @type {"g"} */ ("[data-word][tabindex='0']"))
  );
}

/** At least so large are the counters of an open stack, in pixels, and so wide the gap between two, of their size. */
const LARGE = 54;
const GAP = 0.16;
const ACROSS = 5;

/**
 * The counters of an open stack side by side above their space, or below it where there is no room.
 *
 * @param {Geometry} g
 * @param {Stack} stack
 * @param {number} scale
 * @param {[number, number, number, number]} seen
 */
export function fanned(g, stack, scale, seen) {
  const size = Math.max(g.unit * 0.72, LARGE / scale);
  const label = 13 / scale;
  const across = Math.min(ACROSS, stack.members.length);
  const rows = Math.ceil(stack.members.length / across);
  const [stepX, stepY] = [size * (1 + GAP) + label * 0.9, size * (1 + GAP) + label];
  const [wide, high] = [across * stepX + size * GAP, rows * stepY + size * GAP];
  const above = stack.y - g.unit * 0.55 - high;
  const top = above >= seen[1] ? above : Math.min(stack.y + g.unit * 0.55, seen[1] + seen[3] - high);
  const left = Math.max(seen[0], Math.min(stack.x - wide / 2, seen[0] + seen[2] - wide));
  const members = stack.members.map((entry, i) => ({
    ...entry,
    x: left + size * GAP + (i % across) * stepX + (stepX - size * GAP) / 2,
    y: top + size * GAP + Math.floor(i / across) * stepY + size / 2,
    size: footprint(g, entry.piece, size / g.unit),
  }));
  return { left, top, wide, high, label, size, members };
}
