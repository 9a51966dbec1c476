// @ts-check
// Asks the server for orders: which pieces can be given some, what one of them can do, and how something is reached;
// and sends the answers that lead there, as one list.
/** @import { Goal, PieceRef } from "../state/planning.js" */
/** @import { TableStore } from "../state/table.js" */
/** @import { Seat } from "./session.js" */
import { sentenceOf } from "../shared/api.js";
import { patiently } from "./patience.js";
import { choiceOf, inHand, isEmpty, isSame, isSameGoal } from "../state/planning.js";
import { newId } from "./session.js";
import { decisionOf, question } from "../state/selectors.js";

/** So long something stands still before it is looked into, in milliseconds. */
const STILL = 120;

/** @param {PieceRef} piece */
const named = ({ kind, number }) => `${kind}:${number}`;

/** @param {PieceRef[]} pieces */
const together = (pieces) => pieces.map(named).join(",");

/**
 * @param {PieceRef[]} pieces
 * @param {Goal} goal
 */
function wish(pieces, { to, facing, at, style }) {
  return {
    pieces: together(pieces),
    ...(to === undefined ? {} : { to }),
    ...(facing === undefined || facing < 0 ? {} : { facing }),
    ...(at ? { at: named(at) } : {}),
    ...(style === undefined ? {} : { style }),
  };
}

export class OrderLoader {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  still;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  soon;

  /**
   * @param {TableStore} store
   * @param {Seat} seat
   */
  constructor(store, seat) {
    this.store = store;
    this.seat = seat;
    this.end = store.subscribe((state, before) => {
      const { orders, game } = state;
      const asked = question(state.sighting);
      if (game.boards.length > 0 && (asked !== question(before.sighting) || state.commands !== before.commands))
        this.ask(asked);
      if (
        orders.piece &&
        (!isSame(orders.piece, before.orders.piece) || orders.others.length !== before.orders.others.length)
      )
        this.open(orders.piece, orders.others);
      if (orders.goal && !orders.plan && (orders.goal !== before.orders.goal || before.orders.plan))
        this.look(orders.goal, orders.chosen);
      if (orders.sending && !before.orders.sending) this.send();
    });
  }

  stop() {
    this.end();
    clearTimeout(this.still);
    clearTimeout(this.soon);
  }

  /**
   * Which pieces can be given orders, once what is asked stands still.
   *
   * @param {string} asked
   */
  ask(asked) {
    clearTimeout(this.soon);
    const decision = decisionOf(this.store.state());
    if (!this.store.state().commands) return;
    if (!asked || !decision?.awaited || decision.sealed) return;
    this.soon = setTimeout(async () => {
      try {
        const isWanted = () => question(this.store.state().sighting) === asked;
        const { movable = [], alike } = await patiently(() => this.seat.get("plans"), isWanted);
        this.store.dispatch({ type: "movable", asked, movable });
        if (alike) this.store.dispatch({ type: "alike-found", asked, found: alike });
      } catch {
        // The list of choices has all there is.
      }
    }, STILL);
  }

  /**
   * @param {PieceRef} piece
   * @param {PieceRef[]} others
   */
  async open(piece, others) {
    const isInHand = () => isSame(this.store.state().orders.piece, piece);
    try {
      const query = { pieces: together([piece, ...others]) };
      const menu = await patiently(() => this.seat.get("plans", query), isInHand);
      const own = others.length > 0 ? undefined : choiceOf(decisionOf(this.store.state()), piece);
      if (own === undefined || !isEmpty(menu)) return this.store.dispatch({ type: "order-menu", piece, menu });
      // Then whoever clicked it meant the question.
      this.store.dispatch({ type: "order-drop" });
      this.store.dispatch({ type: "pick", word: own, at: Date.now() });
    } catch (problem) {
      if (!isInHand()) return;
      this.store.dispatch({ type: "order-drop" });
      this.store.dispatch({ type: "failed", problem: sentenceOf(problem) });
    }
  }

  /**
   * @param {Goal} goal
   * @param {boolean} chosen what is only pointed at may be passed over
   */
  look(goal, chosen) {
    clearTimeout(this.still);
    this.still = setTimeout(
      async () => {
        const pieces = inHand(this.store.state().orders);
        if (pieces.length === 0) return;
        try {
          const isAimedAt = () => isSameGoal(this.store.state().orders.goal, goal);
          const plan = await patiently(() => this.seat.get("plan", wish(pieces, goal)), isAimedAt);
          this.store.dispatch({ type: "order-plan", goal, plan });
        } catch (problem) {
          this.store.dispatch({ type: "order-failed", goal, problem: sentenceOf(problem) });
        }
      },
      chosen ? 0 : STILL,
    );
  }

  async send() {
    const { plan } = this.store.state().orders;
    if (!plan) return;
    try {
      const answers = plan.answers.map(({ decision, step, choice }) => ({ decision, step, choice }));
      const { stopped } = await this.seat.post("answers", { id: newId(), answers });
      if (stopped) this.store.dispatch({ type: "warning", problem: stopped });
      this.store.dispatch({ type: "order-sent", problem: "" });
    } catch (problem) {
      this.store.dispatch({ type: "order-sent", problem: sentenceOf(problem) });
    }
  }
}
