// @ts-check
// Clicks, drags and pointing on a board that give orders to pieces.
/** @import { Placed, Point, Geometry } from "./geometry.js" */
/** @import { BoardProps, BoardState } from "./boards.js" */
import { nearest } from "./geometry.js";
import { choiceOf } from "../state/planning.js";
import { carriedFrom, command, hereOf, orderedOn, pieceOf, targetUnder } from "./planning.js";
import { sceneOf } from "./scene.js";

/**
 * @typedef {object} CommandedBoard
 * @property {BoardProps} props
 * @property {BoardState} state
 * @property {Geometry} g
 * @property {(x: number, y: number) => Point} pointAt
 * @property {(event: MouseEvent) => Placed | null} placeAt
 * @property {(change: Partial<BoardState>) => void} setState
 */

export class BoardCommands {
  /** @param {CommandedBoard} board */
  constructor(board) {
    this.board = board;
  }

  /**
   * A piece that is picked up already and clicked again turns where it stands, or changes as the chosen kind of order
   * says; else it is what the question asks for, or put down. The stack it was picked from is closed: it would hide
   * where its counters can go.
   *
   * @param {string} word
   */
  give(word) {
    const { orders, decision, act, sighting, board } = this.board.props;
    this.board.setState({ open: -1 });
    if (!orders || !command(orders, word, true)) return;
    const spot = orderedOn(orders, sighting, board)?.spot.space;
    const here = spot === undefined ? undefined : hereOf(orders.state, spot);
    if (here) return orders.act.aim(here, true);
    const own = choiceOf(decision, pieceOf(word));
    orders.act.drop();
    if (own !== undefined) act.pick(own);
  }

  /**
   * Pointing at a place or a target of the piece in hand shows what an order would do.
   *
   * @param {PointerEvent} event
   * @param {Placed | null} snap
   */
  aim(event, snap) {
    const { orders } = this.board.props;
    if (!orders?.state.menu) return;
    const under = event.target instanceof Element ? event.target.closest(/** @type {"g"} */ ("[data-word]")) : null;
    command(orders, snap?.word ?? under?.dataset.word ?? "", false);
  }

  /**
   * A drag from a piece that can be given an order carries it along.
   *
   * @param {EventTarget | null} target
   */
  carries(target) {
    const { orders } = this.board.props;
    const word = carriedFrom(target);
    if (!orders || !word) return false;
    command(orders, word, true);
    return true;
  }

  /**
   * What a piece that is carried would be put on.
   *
   * @param {MouseEvent} event
   */
  under(event) {
    const { board } = this;
    const { places } = sceneOf(board.props, board.g).offer;
    const at = board.pointAt(event.clientX, event.clientY);
    const place = board.placeAt(event) ?? nearest(board.g, places, at, board.g.unit * 0.5);
    return { word: targetUnder(event) || (place?.word ?? ""), place };
  }

  /** @param {PointerEvent} event */
  carry(event) {
    const { orders } = this.board.props;
    const { word, place } = this.under(event);
    if (place?.item !== this.board.state.snap?.item) this.board.setState({ snap: place });
    if (orders) command(orders, word, false);
  }

  /** @param {PointerEvent} event */
  put(event) {
    const { orders } = this.board.props;
    if (orders) command(orders, this.under(event).word, true, true);
  }
}
