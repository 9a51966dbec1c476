// @ts-check
// Stacks as data: several counters in one hex or square lie on each other, with how many they are; opened, they lie
// side by side, large enough to be read and chosen.
/** @import { Entry } from "./counters.js" */
/** @import { Geometry, Placed } from "./geometry.js" */
import { footprint } from "./geometry.js";
import { groupOf } from "./groups.js";

/**
 * A stack; the tops are the uppermost counters of each side in it, the first side on the left.
 *
 * @typedef {{ space: number, key: string, x: number, y: number, members: Entry[], top: Entry, tops: Entry[] }} Stack
 */

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

/** How large the uppermost counter is, of its space; where two sides meet, how large and how far from the middle. */
export const TOP = 0.62;
const HALF = 0.46;
const APART = 0.25;

/**
 * The uppermost counter of each of two sides, side by side; one where all are of one side.
 *
 * @param {Geometry} g
 * @param {number} space
 * @param {Entry[]} members
 * @param {(entry: Entry) => boolean} first
 */
function topsOf(g, space, members, first) {
  const [x, y] = g.at(space);
  const sides = [...new Set(members.map(({ piece }) => piece.side))].sort((one, other) => one - other);
  const apart = sides.length === 2 ? APART : 0;
  return (apart ? sides : [undefined]).map((side, i) => {
    const own = members.filter(({ piece }) => side === undefined || piece.side === side);
    const chosen = own.find(first) ?? own[0];
    return {
      ...chosen,
      x: x + g.unit * (apart ? (2 * i - 1) * apart - 0.02 : -0.03),
      y: y - g.unit * 0.03,
      size: footprint(g, chosen.piece, apart ? HALF : TOP),
    };
  });
}

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
    const tops = topsOf(g, space, members, first);
    const top =
      tops.find(({ piece }) => first(members.find((entry) => entry.piece === piece) ?? members[0])) ?? tops[0];
    stacks.push({ space, key: keyOfStack(space), x, y, members, top, tops });
  }
  return { single: entries.filter((entry) => !taken.has(entry)), stacks };
}

/**
 * Whether a stack that was opened stays open: while an answer out of it is on its way, and where the next question has
 * choices in it, too. Whoever chooses seven of its ten counters opens it once.
 *
 * @param {{ board: Api.Board, decision: Api.Decision | undefined, sighting: Api.Sighting }} next
 * @param {number} open the space it stands on, or -1
 */
export function isOpenNext({ board, decision, sighting }, open) {
  if (!decision) return sighting.decisions.length > 0;
  const { from, choices } = decision;
  return sighting.pieces.some(
    ({ kind, number, spot }) =>
      spot?.board === board.name && spot.space === open && kind === from && choices.some(({ item }) => item === number),
  );
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
      const group = stack === open ? groupOf(stack.members, ({ piece }) => choiceOf(piece)) : "";
      return [...(stack === open || words.length === 1 ? words : []), ...(group ? [group] : [])];
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
export const GAP = 0.16;
const ACROSS = 5;

/**
 * A name in one line or two below its counter; what is longer is cut.
 *
 * @param {string} name
 * @param {number} wide how many heights of a line the counter is wide
 */
export function linesOf(name, wide) {
  const most = Math.floor(wide * 2.3);
  if (name.length <= most) return [name];
  const at = name.lastIndexOf(" ", most);
  if (at <= 0) return [cut(name, most)];
  return [name.slice(0, at), cut(name.slice(at + 1), most)];
}

/**
 * @param {string} text
 * @param {number} most
 */
const cut = (text, most) => (text.length > most ? `${text.slice(0, Math.max(1, most - 1))}…` : text);

/**
 * The counters of an open stack side by side above their space, or below it where there is no room.
 *
 * @param {Geometry} g
 * @param {Stack} stack
 * @param {number} scale
 * @param {[number, number, number, number]} seen
 * @param {boolean} [all] whether there is a line below that picks up all of them
 */
export function fanned(g, stack, scale, seen, all = false) {
  const size = Math.max(g.unit * 0.72, LARGE / scale);
  const label = 13 / scale;
  const across = Math.min(ACROSS, stack.members.length);
  const rows = Math.ceil(stack.members.length / across);
  const lines = Math.max(...stack.members.map(({ piece }) => linesOf(piece.name, size / label).length));
  const [stepX, stepY] = [size * (1 + GAP) + label * 0.9, size * (1 + GAP) + label * lines];
  const foot = all ? label * 2 : 0;
  const [wide, high] = [across * stepX + size * GAP, rows * stepY + size * GAP + foot];
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

/**
 * What cannot be chosen and lies over something that can, such as a camp over those who stand on it: a click goes
 * through it. Only a measured table has such, since elsewhere the pieces of one space are a stack.
 *
 * @param {Entry[]} entries what is lowest first
 * @param {(entry: Entry) => unknown} choiceOf
 * @returns {Set<string>} their keys
 */
export function overChoices(entries, choiceOf) {
  const choices = entries.map((entry) => Boolean(choiceOf(entry)));
  const isOver = (/** @type {Entry} */ upper, /** @type {Entry} */ { x, y, size }) =>
    Math.abs(upper.x - x) < size.halfWide && Math.abs(upper.y - y) < size.halfHigh;
  const over = entries.filter(
    (upper, at) => !choices[at] && entries.some((lower, i) => i < at && choices[i] && isOver(upper, lower)),
  );
  return new Set(over.map(({ key }) => key));
}
