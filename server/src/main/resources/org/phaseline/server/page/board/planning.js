// @ts-check
// What a board shows of orders: the pieces that can be given some, and of the one that is picked up, where it can go,
// whom it can attack, what it would cost, and the way there.
/** @import { Orders, Goal, PieceRef } from "../state/planning.js" */
/** @import { Preview } from "../state/table.js" */
/** @import { Offered } from "./choices.js" */
/** @import { Geometry, Placed, PlacedPiece } from "./geometry.js" */
import { h } from "../shared/dom.js";
import { facingsAt, isGrave, isSame, MOVE, waysTo } from "../state/planning.js";
import { groupCalled, isGroup } from "./groups.js";
import { keyOf, placedOn } from "./words.js";

/**
 * What a click on the board means for orders.
 *
 * @typedef {object} OrderActs
 * @property {(piece: PieceRef, others?: PieceRef[]) => void} pickUp
 * @property {(goal: Goal, commit: boolean, dropped?: boolean) => void} aim
 * @property {() => void} drop
 * @property {() => void} away
 */
/** @typedef {{ state: Orders, act: OrderActs }} BoardOrders */

const ORDER = "order/";
const GO = "go/";
const AT = "at/";
const FACE = "face/";

/**
 * @param {string} key kind/number
 * @returns {PieceRef}
 */
const refOf = (key) => ({ kind: key.slice(0, key.lastIndexOf("/")), number: Number(key.split("/").at(-1)) });

/**
 * The piece that is picked up, if it stands on this board.
 *
 * @param {BoardOrders | null} orders
 * @param {Api.Sighting} sighting
 * @param {Api.Board} board
 */
export function orderedOn(orders, sighting, board) {
  const piece = orders?.state.piece;
  return piece ? placedOn(sighting, board.name).find((each) => isSame(each, piece)) : undefined;
}

/**
 * Whether what is picked up can be sent somewhere, or at somebody: an open stack would lie over where.
 *
 * @param {BoardOrders | null} orders
 */
export const leadsOn = (orders) => Boolean(orders?.state.menu?.moves?.length || orders?.state.menu?.targets?.length);

/**
 * A place as people call it: on a measured table by how far east and north it lies.
 *
 * @param {Geometry} g
 * @param {number} space
 */
function called(g, space) {
  if (!g.measured) return g.title(space) || g.name(space);
  return [g.column(space), g.row(space)].map((far) => Math.round((10 * far) / g.unit) / 10).join(", ");
}

/** @param {number} cost */
const costing = (cost) => (cost > 0 ? `, cost ${cost}` : "");

/**
 * What can be chosen while orders can be given: with a piece in hand what it can do, else each piece that can be given
 * an order, and whatever else is asked.
 *
 * @param {BoardOrders | null} orders
 * @param {Offered} offer what the question offers
 * @param {Geometry} g
 * @param {PlacedPiece | undefined} ordered
 * @param {Api.Sighting} sighting
 * @returns {Offered}
 */
export function withOrders(orders, offer, g, ordered, sighting) {
  if (!orders || orders.state.movable.length === 0) return offer;
  const { state } = orders;
  const movable = new Set(state.movable.map(keyOf));
  /** @param {Api.Piece} piece */
  const pickedUp = (piece) => ({ word: ORDER + keyOf(piece), item: piece.number, title: piece.name });
  if (!ordered) {
    return {
      ...offer,
      // Where a question asks for a place, the board is for places.
      piece: (piece) => (offer.places.length === 0 && movable.has(keyOf(piece)) ? pickedUp(piece) : offer.piece(piece)),
    };
  }
  const targets = new Map(distinct(state.menu?.targets ?? [], sighting).map((each) => [keyOf(each), each]));
  return {
    places: placesOf(state, g, ordered.spot.space),
    facings: facingsOf(state, g),
    piece: (piece) => {
      const target = targets.get(keyOf(piece));
      if (target) return { ...pickedUp(piece), word: AT + keyOf(piece), final: isGrave(target.ways[0]?.flags ?? 0) };
      return movable.has(keyOf(piece)) ? pickedUp(piece) : undefined;
    },
  };
}

/**
 * Those that stand in one space and are attacked in the same ways are attacked together: one stands for all.
 *
 * @param {Api.PlanTarget[]} targets
 * @param {Api.Sighting} sighting
 */
function distinct(targets, sighting) {
  const spaces = new Map(sighting.pieces.map((piece) => [keyOf(piece), piece.spot?.space]));
  const seen = new Set();
  return targets.filter((target) => {
    const attack = JSON.stringify([spaces.get(keyOf(target)) ?? keyOf(target), target.ways]);
    if (seen.has(attack)) return false;
    seen.add(attack);
    return true;
  });
}

/**
 * Where a piece can go. What it can become where it stands is no place: nobody can click below its counter.
 *
 * @param {Orders} state
 * @param {Geometry} g
 * @param {number} spot where it stands
 * @returns {(Placed & { cost: number })[]}
 */
function placesOf(state, g, spot) {
  /** @type {Map<number, Placed & { cost: number }>} */
  const places = new Map();
  for (const row of state.menu?.moves ?? []) {
    const [space, facing, style, cost] = row;
    if ((space === spot && facing < 0) || places.has(space) || (state.style !== null && state.style !== style))
      continue;
    const title = `${called(g, space)}${costing(cost)}`;
    places.set(space, { word: GO + space, item: space, title, cost, final: isGrave(row[MOVE.flags]) });
  }
  return [...places.values()];
}

/**
 * The ways a piece can face at the place that was clicked, where there are several.
 *
 * @param {Orders} state
 * @param {Geometry} g
 * @returns {Placed[]}
 */
function facingsOf(state, g) {
  const { goal, chosen } = state;
  if (!chosen || goal?.to === undefined || !g.turn) return [];
  const facings = facingsAt(state, goal.to);
  return facings.length > 1 ? facings.map((facing) => ({ word: FACE + facing, item: facing, title: "" })) : [];
}

/**
 * The piece, or the stack, that a drag from here carries along, as the word that picks it up.
 *
 * @param {EventTarget | null} target
 */
export function carriedFrom(target) {
  const carried = /** @type {"g"} */ (`[data-word^="${ORDER}"], [data-carry]`);
  const what = target instanceof Element ? target.closest(carried) : null;
  return { what, word: what?.dataset.carry ?? what?.dataset.word ?? "" };
}

/**
 * Whom an order can be aimed at, just there on the screen.
 *
 * @param {Pick<MouseEvent, "clientX" | "clientY">} event
 */
export function targetUnder({ clientX, clientY }) {
  const under = document
    .elementsFromPoint(clientX, clientY)
    .map((each) => each.closest(/** @type {"g"} */ (`[data-word^="${AT}"]`)));
  return under.find(Boolean)?.dataset.word ?? "";
}

/**
 * The piece a word picks up.
 *
 * @param {string} word
 */
export const pieceOf = (word) => refOf(word.slice(ORDER.length));

/**
 * Whether a word means an order; then `command` knows what to do.
 *
 * @param {string} word
 */
export const isCommand = (word) => isGroup(word) || [ORDER, GO, AT, FACE].some((each) => word.startsWith(each));

/**
 * Does what a click on a word, or pointing at it, means. True for a piece that was clicked twice: then the question's
 * own choice is meant.
 *
 * @param {BoardOrders} orders
 * @param {string} word
 * @param {boolean} commit
 * @param {boolean} [dropped] whether the piece was dragged there
 */
export function command({ state, act }, word, commit, dropped = false) {
  if (isGroup(word)) {
    const [piece, ...others] = groupCalled(word);
    if (commit) act.pickUp(piece, others);
  } else if (word.startsWith(ORDER)) {
    const piece = pieceOf(word);
    if (!commit) return false;
    if (isSame(piece, state.piece) && state.others.length === 0) return true;
    act.pickUp(piece);
  } else if (word.startsWith(GO)) {
    act.aim(goalAt(state, Number(word.slice(GO.length))), commit, dropped);
  } else if (word.startsWith(AT)) {
    const at = refOf(word.slice(AT.length));
    const way = state.menu?.targets?.find((each) => isSame(each, at))?.ways[0];
    act.aim({ at, ...(way ? { style: way.style } : {}) }, commit, dropped);
  } else if (word.startsWith(FACE) && state.goal) {
    act.aim({ ...state.goal, facing: Number(word.slice(FACE.length)) }, commit);
  }
  return false;
}

/**
 * The cheapest way to a place; the facing that was chosen there stays.
 *
 * @param {Orders} state
 * @param {number} to
 * @returns {Goal}
 */
function goalAt(state, to) {
  if (state.chosen && state.goal?.to === to) return state.goal;
  const row = waysTo(state, to)[0];
  if (!row) return { to };
  return { to, facing: row[MOVE.facing], style: state.menu?.styles?.[row[MOVE.style]] };
}

/**
 * What a piece can do where it stands: turn, or what the chosen kind of order says; nothing once that was clicked.
 *
 * @param {Orders} state
 * @param {number} spot
 */
export function hereOf(state, spot) {
  const row = waysTo(state, spot)[0];
  if (!row || (state.chosen && state.goal?.to === spot)) return undefined;
  return row[MOVE.facing] >= 0 || state.style !== null ? goalAt(state, spot) : undefined;
}

/**
 * The word that is aimed at.
 *
 * @param {Orders} state
 */
export function aimedAt({ goal }) {
  if (goal?.to !== undefined) return GO + goal.to;
  return goal?.at ? AT + keyOf(goal.at) : "";
}

/**
 * What would be, for the board to draw: ghosts where pieces would stand.
 *
 * @param {Orders} state
 * @param {PlacedPiece} ordered
 * @returns {Preview | null}
 */
export function planned(state, ordered) {
  const { goal, plan } = state;
  if (!goal) return null;
  const word = aimedAt(state);
  if (plan && plan.pieces.length > 0) return { word, final: plan.final, lines: [], pieces: plan.pieces };
  if (goal.to === undefined) return { word, final: plan?.final ?? false, lines: [], pieces: [] };
  const facing = goal.facing !== undefined && goal.facing >= 0 ? goal.facing : ordered.spot.facing;
  const pieces = [{ ...ordered, spot: { ...ordered.spot, space: goal.to, facing } }];
  return { word, final: plan?.final ?? false, lines: [], pieces };
}

/**
 * The way a piece would go, and a line to whom it would attack.
 *
 * @typedef {object} PlanPathProps
 * @property {Geometry} g
 * @property {BoardOrders | null} orders
 * @property {PlacedPiece | undefined} ordered
 * @property {Api.Sighting} sighting
 * @property {Api.Board} board
 */

/** @param {PlanPathProps} props */
export function PlanPath({ g, orders, ordered, sighting, board }) {
  if (!orders || !ordered) return null;
  const { plan, goal } = orders.state;
  const points = (plan?.path ?? []).map(([space]) => g.at(space));
  const from = points.at(-1) ?? g.at(ordered.spot.space);
  const target = goal?.at && placedOn(sighting, board.name).find((each) => isSame(each, goal.at));
  return h(
    "g",
    { class: "plan-path", "aria-hidden": "true" },
    points.length > 1 && h("polyline", { points: points.map((point) => point.join(",")).join(" ") }),
    target && h("path", { class: "aim", d: `M${from.join(" ")}L${g.at(target.spot.space).join(" ")}` }),
  );
}

/**
 * What each place costs, where places are large enough to write on.
 *
 * @param {{ g: Geometry, places: Placed[] }} props
 */
export function Costs({ g, places }) {
  if (g.measured) return null;
  return h(
    "g",
    { class: "costs", "aria-hidden": "true" },
    places.map((place) => {
      const cost = "cost" in place ? Number(place.cost) : 0;
      if (!cost) return null;
      const [x, y] = g.at(place.item);
      return h("text", { key: place.item, x, y: y + g.unit * 0.38, "font-size": g.unit * 0.2 }, cost);
    }),
  );
}
