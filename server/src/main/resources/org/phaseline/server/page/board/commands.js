// @ts-check
// Clicks, drags and pointing on a board that give orders to pieces.
/** @import { Placed, Point, Geometry } from "./geometry.js" */
/** @import { BoardProps, BoardState } from "./boards.js" */
import { Carried } from "./carried.js";
import { nearest, spaceAt } from "./geometry.js";
import { choiceOf } from "../state/planning.js";
import { carriedFrom, command, hereOf, orderedOn, pieceOf, targetUnder } from "./planning.js";
import { pieceUnder } from "./reach.js";
import { sceneOf } from "./scene.js";
import { keyOf } from "./words.js";

/** @typedef {Pick<MouseEvent, "clientX" | "clientY">} At just there on the screen */

/** Who lets a piece go so near to where it was taken up on a measured table has not put it anywhere, in pixels. */
const NOT_MOVED = 14;

/**
 * @typedef {object} CommandedBoard
 * @property {BoardProps} props
 * @property {BoardState} state
 * @property {Geometry} g
 * @property {SVGSVGElement | null} picture
 * @property {(x: number, y: number) => Point} pointAt
 * @property {(event: At) => Placed | null} placeAt
 * @property {(change: Partial<BoardState>) => void} setState
 */

export class BoardCommands {
  /** Where the piece that is carried was taken up. */
  from = { x: 0, y: 0 };

  /**
   * Where a piece was carried, or let go, before it was known what it can do.
   *
   * @type {{ at: At, put: boolean } | null}
   */
  early = null;
  carried = new Carried();

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
    this.early = null;
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
   * A drag from a piece that can be given an order carries it along; what it was aimed at before counts no longer.
   *
   * @param {EventTarget | null} target
   * @param {{ x: number, y: number }} from
   */
  carries(target, from) {
    const { board } = this;
    const { orders } = board.props;
    const { what, word } = carriedFrom(target);
    if (!orders || !what || !word) return false;
    this.carried.take(board.picture, what, board.pointAt(from.x, from.y));
    this.from = from;
    this.early = null;
    command(orders, word, true);
    orders.act.away();
    return true;
  }

  /**
   * What a piece that is carried would be put on: nothing beside the board, or where it stands.
   *
   * @param {At} event
   */
  under(event) {
    const { board } = this;
    if (!this.isOnBoard(event) || this.isNotMoved(event)) return { word: "", place: null };
    const { places } = sceneOf(board.props, board.g).offer;
    const at = board.pointAt(event.clientX, event.clientY);
    const place = board.placeAt(event) ?? nearest(board.g, places, at, board.g.unit * 0.5);
    return { word: targetUnder(event) || (place?.word ?? ""), place };
  }

  /**
   * Whether the board itself is what is seen there, and no card or panel.
   *
   * @param {At} event
   */
  isOnBoard({ clientX, clientY }) {
    const top = document.elementFromPoint(clientX, clientY);
    return top !== null && Boolean(this.board.picture?.contains(top));
  }

  /** @param {At} event */
  isNotMoved({ clientX, clientY }) {
    const { board } = this;
    if (board.g.measured) return Math.hypot(clientX - this.from.x, clientY - this.from.y) < NOT_MOVED;
    const { orders, sighting, board: shown } = board.props;
    const spot = orderedOn(orders, sighting, shown)?.spot.space;
    return spaceAt(board.g, shown, board.pointAt(clientX, clientY)) === `${shown.name}/${spot}`;
  }

  /**
   * What is passed over and left behind is aimed at no longer.
   *
   * @param {At} event
   */
  carry({ clientX, clientY }) {
    const { orders } = this.board.props;
    const event = { clientX, clientY };
    this.carried.to(this.board.pointAt(clientX, clientY));
    this.early = orders?.state.menu ? null : { at: event, put: false };
    const { word, place } = this.under(event);
    if (place?.item !== this.board.state.snap?.item) this.board.setState({ snap: place });
    if (!orders) return;
    if (word) command(orders, word, false);
    else orders.act.away();
  }

  /**
   * Where nothing glows nothing is done, and why not is told, as for a click there.
   *
   * @param {At} event
   */
  put({ clientX, clientY }) {
    const { orders } = this.board.props;
    const event = { clientX, clientY };
    this.carried.letGo();
    if (!orders?.state.piece) return;
    if (!orders.state.menu) {
      this.early = { at: event, put: true };
      return;
    }
    const { word } = this.under(event);
    if (word) {
      command(orders, word, true, true);
      return;
    }
    this.leave();
    if (!this.isNotMoved(event)) this.tellWhyNot(event);
  }

  /** What was carried or let go early is aimed, or put down, once it is known where it can go. */
  settle() {
    const { early } = this;
    const { piece, menu } = this.board.props.orders?.state ?? {};
    if (!early || (piece && !menu)) return;
    this.early = null;
    if (early.put) this.put(early.at);
    else this.carry(early.at);
  }

  leave() {
    this.early = null;
    this.carried.letGo();
    this.board.props.orders?.act.away();
    this.board.setState({ snap: null });
  }

  /** @param {At} event */
  tellWhyNot(event) {
    const { board } = this;
    const { act, orders } = board.props;
    const held = orders?.state.piece;
    const top = document.elementFromPoint(event.clientX, event.clientY);
    const piece = this.isOnBoard(event) ? pieceUnder({ target: top }) : "";
    if (piece && held && piece !== keyOf(held)) return act.inspect(piece);
    act.miss(
      this.isOnBoard(event) ? spaceAt(board.g, board.props.board, board.pointAt(event.clientX, event.clientY)) : "",
    );
  }
}
