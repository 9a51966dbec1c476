// @ts-check
// How much of a board is seen: a middle and a scale in pixels. No view at all means the whole board, whatever the
// window's size.
/** @import { Geometry, Point } from "./geometry.js" */

/** @typedef {{ x: number, y: number, scale: number }} View */
/** @typedef {{ width: number, height: number }} Frame */

const CLOSEST = 14;
const STEP = 1.5;

/**
 * @param {Geometry} g
 * @param {Frame} frame
 * @returns {View}
 */
export function whole(g, frame) {
  const scale = Math.min(frame.width / (g.width + 2 * g.pad), frame.height / (g.height + 2 * g.pad));
  return { x: g.width / 2, y: g.height / 2, scale: scale > 0 ? scale : 1 };
}

/**
 * @param {View} view
 * @param {Frame} frame
 * @returns {[number, number, number, number]}
 */
export const box = (view, frame) => [
  view.x - frame.width / 2 / view.scale,
  view.y - frame.height / 2 / view.scale,
  frame.width / view.scale,
  frame.height / view.scale,
];

/**
 * Keeps the board in sight; null when that is all of it.
 *
 * @param {Geometry} g
 * @param {Frame} frame
 * @param {View} view
 * @returns {View | null}
 */
export function within(g, frame, view) {
  const all = whole(g, frame);
  const scale = Math.min(view.scale, all.scale * CLOSEST);
  if (scale <= all.scale * 1.01) return null;
  /**
   * @param {number} middle
   * @param {number} length
   * @param {number} seen
   */
  const kept = (middle, length, seen) =>
    seen >= length + 2 * g.pad ? length / 2 : Math.min(Math.max(middle, seen / 2 - g.pad), length + g.pad - seen / 2);
  return { scale, x: kept(view.x, g.width, frame.width / scale), y: kept(view.y, g.height, frame.height / scale) };
}

/**
 * Nearer by a factor, so that the given point of the board stays where it is on the screen.
 *
 * @param {Geometry} g
 * @param {Frame} frame
 * @param {View} view
 * @param {number} factor
 * @param {Point} point
 */
export function zoomed(g, frame, view, factor, [x, y] = /** @type {Point} */ ([view.x, view.y])) {
  const most = whole(g, frame).scale * CLOSEST;
  const by = Math.min(factor, most / view.scale);
  return within(g, frame, { scale: view.scale * by, x: x + (view.x - x) / by, y: y + (view.y - y) / by });
}

/**
 * @param {Geometry} g
 * @param {Frame} frame
 * @param {View} view
 * @param {number} dx
 * @param {number} dy
 */
export const panned = (g, frame, view, dx, dy) =>
  within(g, frame, { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale });

/** What one walks to keeps this part of the picture away from its edge, or the room it takes. */
const RIM = 0.12;

/**
 * The view moved so far that a point of the board is seen; the same one if it is.
 *
 * @param {Geometry} g
 * @param {Frame} frame
 * @param {View} view
 * @param {Point} point
 */
export function showing(g, frame, view, [x, y]) {
  const [left, top, wide, high] = box(view, frame);
  /**
   * @param {number} at
   * @param {number} from
   * @param {number} length
   */
  const beyond = (at, from, length) => {
    const rim = Math.min(Math.max(length * RIM, g.unit * 0.6), length / 2);
    return Math.min(at - from - rim, 0) + Math.max(at - from - length + rim, 0);
  };
  const [dx, dy] = [beyond(x, left, wide), beyond(y, top, high)];
  return dx || dy ? within(g, frame, { ...view, x: view.x + dx, y: view.y + dy }) : view;
}

/**
 * What a key does to the view, or undefined if nothing.
 *
 * @param {KeyboardEvent} event
 * @param {Geometry} g
 * @param {Frame} frame
 * @param {View} view
 * @returns {View | null | undefined}
 */
export function byKey(event, g, frame, view) {
  const far = Math.min(frame.width, frame.height) * 0.25;
  if (event.key === "+" || event.key === "=") return zoomed(g, frame, view, STEP);
  if (event.key === "-" || event.key === "_") return zoomed(g, frame, view, 1 / STEP);
  if (event.key === "0" || event.key === "Home") return null;
  if (!event.shiftKey) return undefined;
  /** @type {Record<string, Point>} */
  const ways = { ArrowLeft: [far, 0], ArrowRight: [-far, 0], ArrowUp: [0, far], ArrowDown: [0, -far] };
  return ways[event.key] && panned(g, frame, view, ...ways[event.key]);
}

export const STEPS = { nearer: STEP, further: 1 / STEP };

/** How large spaces must be drawn to have their coordinates in them, in pixels. */
const READABLE = 34;

/**
 * Whether what is written in spaces can be read.
 *
 * @param {Geometry} g
 * @param {number} scale
 */
export const isNear = (g, scale) => g.measured || g.unit * scale >= READABLE;

/**
 * How a board is drawn: what it is, how near it is seen, and what happens on it.
 *
 * @param {Geometry} g
 * @param {Api.Board} board
 * @param {number} scale
 * @param {boolean} near whether not all of it is seen
 * @param {boolean} snapping whether the pointer snaps to places
 * @param {boolean} many whether there is much to choose from
 */
export function classOf(g, board, scale, near, snapping, many) {
  const far = !isNear(g, scale);
  const signs = [near && "near", far && "far", snapping && "snapping", many && "many"];
  return ["board", board.form, ...signs.filter(Boolean)].join(" ");
}
