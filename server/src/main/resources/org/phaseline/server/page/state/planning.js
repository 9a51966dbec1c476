// @ts-check
// Orders on the board: a piece is picked up, what it can do glows, and the whole list of answers that leads there is
// sent at once. The server finds the lists; what is final, or could be decided otherwise, is shown before it is done.
/** @import { TableState } from "./table.js" */
import { sheetToAnswer } from "./at-board.js";
import { NO_PROBLEM, say } from "./choosing.js";
import { question } from "./selectors.js";

/** @typedef {{ kind: string, number: number }} PieceRef */

/**
 * Where a piece is to go, whom it is to attack, or what it is to do otherwise.
 *
 * @typedef {{ to?: number, facing?: number, at?: PieceRef, style?: string }} Goal
 */

/**
 * @typedef {object} Orders
 * @property {string} asked all that was asked when these were found
 * @property {PieceRef[]} movable the pieces that can be given orders
 * @property {PieceRef | null} piece the one that is picked up
 * @property {PieceRef[]} others those that are picked up with it
 * @property {Api.PlanMenu | null} menu what it can do; nothing before that is known
 * @property {number | null} style the kind of order that is shown, if one was chosen
 * @property {Goal | null} goal what is pointed at
 * @property {Api.Plan | null} plan how it is reached; nothing before that is known
 * @property {boolean} wanted whether it is to be done as soon as that is known
 * @property {boolean} chosen whether it was clicked, not only pointed at
 * @property {boolean} sending
 */

/** What a row of the menu says of its way. */
const FLAGS = { interrupted: 1, open: 2, final: 4 };

/** The parts of a row of the menu's moves. */
export const MOVE = { space: 0, facing: 1, style: 2, cost: 3, answers: 4, flags: 5 };

const NO_GOAL = { goal: null, plan: null, wanted: false, chosen: false };
const NO_PIECE = { piece: null, others: [], menu: null, style: null, ...NO_GOAL };

/** @type {Orders} */
export const NO_ORDERS = { asked: "", movable: [], sending: false, ...NO_PIECE };

/**
 * @typedef {| { type: "movable", asked: string, movable: PieceRef[] }
 *   | { type: "order-piece", piece: PieceRef, others?: PieceRef[] }
 *   | { type: "order-menu", piece: PieceRef, menu: Api.PlanMenu }
 *   | { type: "order-style", style: number | null }
 *   | { type: "order-goal", goal: Goal, commit: boolean, dropped?: boolean }
 *   | { type: "order-plan", goal: Goal, plan: Api.Plan }
 *   | { type: "order-send" }
 *   | { type: "order-sent", problem: string }
 *   | { type: "order-failed", goal: Goal, problem: string }
 *   | { type: "order-away" }
 *   | { type: "order-drop" }} OrderEvent
 */

/**
 * @param {PieceRef | null | undefined} one
 * @param {PieceRef | null | undefined} other
 */
export const isSame = (one, other) => one?.kind === other?.kind && one?.number === other?.number;

/**
 * @param {Goal | null} one
 * @param {Goal | null} other
 */
export const isSameGoal = (one, other) =>
  one !== null &&
  other !== null &&
  one.to === other.to &&
  one.facing === other.facing &&
  one.style === other.style &&
  isSame(one.at, other.at);

/**
 * The rows of the menu that lead to a place, cheapest first; of the chosen kind of order, where one was chosen.
 *
 * @param {Orders} orders
 * @param {number} space
 */
export const waysTo = ({ menu, style }, space) =>
  (menu?.moves ?? []).filter((row) => row[MOVE.space] === space && (style === null || row[MOVE.style] === style));

/**
 * The answer to a question that a piece stands for, if it is one.
 *
 * @param {Pick<Api.Decision, "from" | "choices"> | undefined} decision
 * @param {PieceRef} piece
 */
export const choiceOf = (decision, { kind, number }) =>
  decision?.from === kind ? decision.choices.find((choice) => choice.item === number)?.word : undefined;

/**
 * All that are picked up.
 *
 * @param {Orders} orders
 */
export const inHand = ({ piece, others }) => (piece ? [piece, ...others] : []);

/**
 * Whether there is nothing that a piece can do.
 *
 * @param {Api.PlanMenu} menu
 */
export const isEmpty = ({ moves, targets, orders }) => !moves?.length && !targets?.length && !orders?.length;

/**
 * Whether a plan is done without being shown first: nothing falls or opens, nothing is decided on the way that could
 * be decided otherwise, nobody comes between, and no step is left in which others could still do something. That it
 * ends what another piece is doing is told and taken back with it: who picks up the next piece has done with the one
 * before.
 *
 * @param {Api.Plan} plan
 */
export const isPlain = (plan) => !plan.final && !plan.open && !plan.interruptedBy && plan.leaves.length === 0;

/**
 * Whether what was clicked is done without a second click: an attack is always shown first, with what it would bring.
 *
 * @param {Goal | null} goal
 * @param {Api.Plan} plan
 */
export const isDoneAtOnce = (goal, plan) => !goal?.at && isPlain(plan);

/**
 * Whether a way wants to be seen before it is done, as far as the menu tells.
 *
 * @param {number} flags
 */
export const isGrave = (flags) => (flags & (FLAGS.interrupted | FLAGS.open | FLAGS.final)) !== 0;

/**
 * What was found holds as long as the same is asked.
 *
 * @param {TableState} state
 * @returns {TableState}
 */
export const ordersAfter = (state) =>
  state.orders === NO_ORDERS || state.orders.asked === question(state.sighting)
    ? state
    : { ...state, orders: NO_ORDERS };

/**
 * @param {TableState} state
 * @param {Partial<Orders>} change
 * @returns {TableState}
 */
const changed = (state, change) => ({ ...state, orders: { ...state.orders, ...change } });

/**
 * @param {TableState} state
 * @returns {TableState}
 */
function send(state) {
  const { plan, sending } = state.orders;
  if (!plan || sending || state.sending) return state;
  return changed({ ...state, ...NO_PROBLEM, tray: null, away: null }, { sending: true, wanted: false });
}

/**
 * @param {TableState} state
 * @param {OrderEvent} event
 * @returns {TableState}
 */
export function order(state, event) {
  const { orders } = state;
  if (orders.sending && event.type !== "order-sent") return state;
  switch (event.type) {
    case "movable":
      if (event.asked !== question(state.sighting)) return state;
      return { ...state, orders: { ...NO_ORDERS, asked: event.asked, movable: event.movable } };
    case "order-piece":
      if (!orders.movable.some((each) => isSame(each, event.piece))) return state;
      // On a phone it stands below the board, where something else may be shown.
      return changed(
        { ...state, sheet: sheetToAnswer(state), tray: null, inspected: "" },
        { ...NO_PIECE, piece: event.piece, others: event.others ?? [] },
      );
    case "order-menu":
      return isSame(orders.piece, event.piece) ? onTheSpot(changed(state, { menu: event.menu })) : state;
    case "order-style":
      return onTheSpot(changed(state, { ...NO_GOAL, style: event.style }));
    case "order-goal":
      return aim(state, event);
    case "order-plan":
      if (!isSameGoal(orders.goal, event.goal)) return state;
      if (orders.wanted && isDoneAtOnce(orders.goal, event.plan)) return send(changed(state, { plan: event.plan }));
      return changed(state, { plan: event.plan, wanted: false });
    case "order-failed":
      if (!isSameGoal(orders.goal, event.goal)) return state;
      return orders.chosen ? say(changed(state, NO_GOAL), event.problem) : changed(state, NO_GOAL);
    case "order-send":
      return send(state);
    case "order-sent":
      return event.problem
        ? say(changed(state, { ...NO_PIECE, sending: false }), event.problem)
        : changed(state, { ...NO_PIECE, sending: false });
    case "order-away":
      return orders.goal && !isOnTheSpot(state) ? changed(state, NO_GOAL) : state;
    case "order-drop":
      return orders.goal && !isOnTheSpot(state) ? changed(state, NO_GOAL) : changed(withoutIdle(state), NO_PIECE);
  }
}

/**
 * With nothing in hand.
 *
 * @param {TableState} state
 * @returns {TableState}
 */
export const emptyHanded = (state) => (state.orders.piece ? changed(state, NO_PIECE) : state);

/**
 * Where the piece in hand stands.
 *
 * @param {TableState} state
 */
export const spotOf = ({ sighting, orders }) =>
  sighting?.pieces.find((each) => isSame(each, orders.piece))?.spot?.space;

/**
 * Whether a piece can do nothing but turn or change where it stands, in one kind of order.
 *
 * @param {TableState} state
 */
function isOnTheSpot(state) {
  const { menu, style } = state.orders;
  const rows = (menu?.moves ?? []).filter((row) => style === null || row[MOVE.style] === style);
  const here = spotOf(state);
  const alone = style !== null || (!menu?.targets?.length && !menu?.orders?.length);
  const kinds = new Set(rows.map((row) => row[MOVE.style]));
  return alone && rows.length > 0 && kinds.size === 1 && rows.every((row) => row[MOVE.space] === here);
}

/**
 * Then that is what is meant: nobody can click a place that lies below its own counter.
 *
 * @param {TableState} state
 * @returns {TableState}
 */
function onTheSpot(state) {
  const here = spotOf(state);
  if (here === undefined || !isOnTheSpot(state)) return state;
  const row = waysTo(state.orders, here)[0];
  const goal = { to: here, facing: row[MOVE.facing], style: state.orders.menu?.styles?.[row[MOVE.style]] };
  return changed(state, { goal, plan: null, wanted: false, chosen: true });
}

/**
 * A piece that turned out to have nothing to do glows no longer.
 *
 * @param {TableState} state
 */
function withoutIdle(state) {
  const { piece, others, menu, movable } = state.orders;
  if (!piece || others.length > 0 || !menu || !isEmpty(menu)) return state;
  return changed(state, { movable: movable.filter((each) => !isSame(each, piece)) });
}

/**
 * The ways a piece can face at a place.
 *
 * @param {Orders} orders
 * @param {number} space
 */
export const facingsAt = (orders, space) =>
  [...new Set(waysTo(orders, space).map((row) => row[MOVE.facing]))].filter((facing) => facing >= 0);

/**
 * Pointing shows a goal unless another was clicked; a click on it once more does it. Where a piece can face several
 * ways, the first click asks which; one that is dropped there faces the way that costs least.
 *
 * @param {TableState} state
 * @param {{ goal: Goal, commit: boolean, dropped?: boolean }} event
 */
function aim(state, { goal, commit, dropped = false }) {
  const { orders } = state;
  if (!orders.piece || (!commit && orders.chosen)) return state;
  if (!isSameGoal(orders.goal, goal)) {
    const turns = goal.to !== undefined && goal.to !== orders.goal?.to && facingsAt(orders, goal.to).length > 1;
    return changed(state, { goal, plan: null, wanted: commit && (dropped || !turns), chosen: commit });
  }
  if (!commit) return state;
  if (dropped && orders.plan) return isDoneAtOnce(goal, orders.plan) ? send(state) : changed(state, { chosen: true });
  if (dropped) return changed(state, { wanted: true, chosen: true });
  if (!orders.chosen && goal.to !== undefined && facingsAt(orders, goal.to).length > 1)
    return changed(state, { chosen: true });
  if (orders.plan && (orders.chosen || isDoneAtOnce(goal, orders.plan))) return send(state);
  return changed(state, { wanted: orders.plan === null, chosen: true });
}
