// @ts-check
// Wheel, drag, pinch and double tap on a board. A drag is never a click. One that begins on a piece that can be given
// an order carries the piece, with the mouse and with a finger; two fingers always move the board.
/** @import { Geometry, Point } from "./geometry.js" */
/** @import { Frame, View } from "./view.js" */
import { panned, zoomed } from "./view.js";

/** @type {Record<string, number>} */
const DRAG_FROM = { mouse: 5, touch: 10, pen: 8 };
const TWICE = 320;
/** How long a press is a long one. */
const LONG = 500;

/**
 * Only some browsers tell.
 *
 * @param {MouseEvent & { sourceCapabilities?: { firesTouchEvents: boolean } }} event
 */
const isTouch = (event) => event.sourceCapabilities?.firesTouchEvents;

/**
 * What gestures move about.
 *
 * @typedef {object} Moved
 * @property {Geometry} g
 * @property {() => Frame} frame
 * @property {() => View} view
 * @property {(view: View | null) => void} seen
 * @property {() => boolean} closest
 * @property {(x: number, y: number) => Point} pointAt
 * @property {(event: MouseEvent) => boolean} busy whether something can be chosen just there
 * @property {(event: Event) => boolean} pressed looks at what lies there; true if anything does
 */
/**
 * What carries pieces.
 *
 * @typedef {object} Carrier
 * @property {(target: EventTarget | null, from: { x: number, y: number }) => boolean} carries whether a drag from there
 *   carries a piece along
 * @property {(event: PointerEvent) => void} carry
 * @property {(event: PointerEvent) => void} put
 * @property {() => void} leave the piece is not put anywhere
 */
/** @typedef {{ x: number, y: number, fromX: number, fromY: number, from: EventTarget | null }} Pointer */

export class Gestures {
  /** @type {Map<number, Pointer>} */
  pointers = new Map();
  /** @type {Element | undefined} */
  element;
  dragging = false;
  /** Whether what is dragged is a piece, not the board. */
  carrying = false;
  /** Whether the press that has not ended yet was a long one. */
  long = false;
  tapped = { time: 0, x: 0, y: 0 };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  holding;

  /**
   * @param {Moved} board
   * @param {Carrier} carrier
   */
  constructor(board, carrier) {
    this.board = board;
    this.carrier = carrier;
  }

  /** @param {SVGElement} element */
  attach(element) {
    element.addEventListener("pointerdown", this.down);
    element.addEventListener("pointermove", this.move);
    element.addEventListener("pointerup", this.up);
    element.addEventListener("pointercancel", this.up);
    element.addEventListener("dblclick", this.twice);
    element.addEventListener("wheel", this.wheel, { passive: false });
    element.addEventListener("click", this.click, { capture: true });
    element.addEventListener("contextmenu", this.menu);
    this.element = element;
  }

  /** @param {WheelEvent} event */
  wheel = (event) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
    this.zoom(factor, this.board.pointAt(event.clientX, event.clientY));
  };

  /**
   * @param {number} factor
   * @param {Point} at
   */
  zoom(factor, at) {
    const { board } = this;
    board.seen(zoomed(board.g, board.frame(), board.view(), factor, at));
  }

  /** @param {PointerEvent} event */
  down = (event) => {
    if (event.button > 0 || (event.target instanceof Element && event.target.closest("button"))) return;
    if (this.pointers.size === 0) {
      this.dragging = false;
      this.long = false;
    }
    clearTimeout(this.holding);
    this.leave();
    if (event.pointerType !== "mouse") this.holding = setTimeout(() => this.held(event), LONG);
    this.pointers.set(event.pointerId, {
      x: event.clientX,
      y: event.clientY,
      fromX: event.clientX,
      fromY: event.clientY,
      from: event.target,
    });
  };

  /**
   * A long press looks at what lies there, and is no click. Whoever then drags the piece carries it.
   *
   * @param {PointerEvent} event
   */
  held(event) {
    if (this.pointers.size === 1 && !this.dragging && this.board.pressed(event)) this.long = true;
  }

  /** A second finger, or the system, ends a drag that carries a piece: it stays where it is. */
  leave() {
    if (!this.carrying) return;
    this.carries(false);
    this.carrier.leave();
  }

  /** @param {boolean} on */
  carries(on) {
    this.carrying = on;
    const page = this.element?.ownerDocument;
    if (on) page?.addEventListener("keydown", this.key);
    else page?.removeEventListener("keydown", this.key);
  }

  /**
   * Escape leaves the piece where it is; what the pointer does until it is let go means nothing any more.
   *
   * @param {KeyboardEvent} event
   */
  key = (event) => {
    if (event.key !== "Escape") return;
    this.pointers.clear();
    this.leave();
  };

  /** @param {Event} event */
  menu = (event) => {
    if (this.board.pressed(event)) event.preventDefault();
  };

  /** @param {PointerEvent} event */
  move = (event) => {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    // Let go outside, before it was a drag: nobody said so here.
    if (event.buttons === 0) {
      this.pointers.delete(event.pointerId);
      return;
    }
    if (this.pointers.size === 2) {
      this.pinch(event, pointer);
      return;
    }
    const far = Math.hypot(event.clientX - pointer.fromX, event.clientY - pointer.fromY);
    if (!this.dragging && far < (DRAG_FROM[event.pointerType] ?? 6)) return;
    clearTimeout(this.holding);
    if (!this.dragging) {
      this.dragging = true;
      this.element?.setPointerCapture(event.pointerId);
      this.carries(this.carrier.carries(pointer.from, { x: pointer.fromX, y: pointer.fromY }));
    }
    const { board } = this;
    if (this.carrying) {
      this.carrier.carry(event);
      return;
    }
    board.seen(panned(board.g, board.frame(), board.view(), event.clientX - pointer.x, event.clientY - pointer.y));
    Object.assign(pointer, { x: event.clientX, y: event.clientY });
  };

  /**
   * @param {PointerEvent} event
   * @param {Pointer} pointer
   */
  pinch(event, pointer) {
    this.dragging = true;
    const other = [...this.pointers.values()].find((each) => each !== pointer);
    if (!other) return;
    const before = Math.hypot(pointer.x - other.x, pointer.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const middle = this.board.pointAt((event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    const [dx, dy] = [(event.clientX - pointer.x) / 2, (event.clientY - pointer.y) / 2];
    Object.assign(pointer, { x: event.clientX, y: event.clientY });
    if (before > 0 && after > 0) this.zoom(after / before, middle);
    const { board } = this;
    board.seen(panned(board.g, board.frame(), board.view(), dx, dy));
  }

  /** @param {PointerEvent} event */
  up = (event) => {
    clearTimeout(this.holding);
    const had = this.pointers.delete(event.pointerId);
    if (event.type === "pointercancel") this.leave();
    if (this.carrying) {
      this.carries(false);
      this.carrier.put(event);
      return;
    }
    if (!had || event.type === "pointercancel" || event.pointerType === "mouse" || this.dragging || this.long) return;
    const near = Math.hypot(event.clientX - this.tapped.x, event.clientY - this.tapped.y) < 24;
    const soon = event.timeStamp - this.tapped.time < TWICE;
    this.tapped = { time: near && soon ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
    if (near && soon) this.twice(event);
  };

  /**
   * Twice where something can be chosen means that choice.
   *
   * @param {MouseEvent} event
   */
  twice = (event) => {
    if (this.board.busy(event) || (event.type === "dblclick" && isTouch(event))) return;
    const { board } = this;
    if (board.closest()) board.seen(null);
    else this.zoom(2, board.pointAt(event.clientX, event.clientY));
  };

  /**
   * The click that ends a drag, or a long press, is swallowed.
   *
   * @param {Event} event
   */
  click = (event) => {
    if (!this.dragging && !this.long) return;
    this.dragging = false;
    this.long = false;
    event.stopPropagation();
    event.preventDefault();
  };
}
