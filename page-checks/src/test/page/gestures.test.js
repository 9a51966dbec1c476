// @ts-check
// What fingers and the mouse do on a board: who drags a piece that can be given an order carries it; else the board is
// moved.
import assert from "node:assert/strict";
import { beforeEach, describe, it, mock } from "node:test";
import { Gestures } from "./page.js";

const LONG_ENOUGH = 600;

describe("A drag on the board", () => {
  /** @type {string[]} */
  let done = [];
  /** @type {Gestures} */
  let gestures;
  const unit = /** @type {EventTarget} */ (/** @type {unknown} */ ({ unit: true }));
  const paper = /** @type {EventTarget} */ (/** @type {unknown} */ ({}));

  beforeEach(() => {
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout"] });
    Object.assign(globalThis, { Element: class {} });
    done = [];
    const g = /** @type {any} */ ({ width: 100, height: 100, pad: 0, unit: 10 });
    gestures = new Gestures(
      {
        g,
        frame: () => ({ width: 100, height: 100 }),
        view: () => ({ x: 50, y: 50, scale: 4 }),
        seen: () => done.push("board moved"),
        closest: () => false,
        pointAt: (x, y) => [x, y],
        busy: () => false,
        pressed: () => Boolean(done.push("looked at")),
      },
      {
        carries: (target) => target === unit,
        carry: ({ clientX, clientY }) => done.push(`carried to ${clientX},${clientY}`),
        put: ({ clientX, clientY }) => done.push(`put at ${clientX},${clientY}`),
        leave: () => done.push("left"),
      },
    );
  });

  /**
   * @param {"down" | "move" | "up"} what
   * @param {[number, number]} at
   * @param {{ target?: EventTarget, pointerType?: string, pointerId?: number, type?: string }} [more]
   */
  const finger = (what, [clientX, clientY], more = {}) => {
    const event = {
      clientX,
      clientY,
      target: paper,
      pointerType: "touch",
      pointerId: 1,
      button: 0,
      buttons: 1,
      type: "",
    };
    gestures[what](/** @type {PointerEvent} */ (/** @type {unknown} */ ({ ...event, ...more })));
  };

  /** @param {string} pointerType */
  const carried = (pointerType) => {
    finger("down", [10, 10], { target: unit, pointerType });
    finger("move", [30, 10], { pointerType });
    finger("move", [50, 10], { pointerType });
    finger("up", [50, 10], { pointerType });
    return done;
  };

  it("that begins on a piece carries it, with a finger, a mouse or a pen, and does not move the board", () => {
    const all = ["touch", "mouse", "pen"].flatMap((pointerType) => carried(pointerType).splice(0));
    const once = ["carried to 30,10", "carried to 50,10", "put at 50,10"];
    assert.deepEqual(all, [...once, ...once, ...once]);
  });

  it("ends with Escape: the piece stays where it is, and letting go puts nothing", () => {
    finger("down", [10, 10], { target: unit, pointerType: "mouse" });
    finger("move", [30, 10], { pointerType: "mouse" });
    gestures.key(/** @type {KeyboardEvent} */ ({ key: "Escape" }));
    finger("move", [50, 10], { pointerType: "mouse" });
    finger("up", [50, 10], { pointerType: "mouse" });
    assert.deepEqual(done, ["carried to 30,10", "left"]);
  });

  it("that begins beside the pieces moves the board", () => {
    finger("down", [10, 10]);
    finger("move", [30, 10]);
    finger("up", [30, 10]);
    assert.deepEqual(done, ["board moved"]);
  });

  it("carries a piece that was pressed for long before, too", () => {
    finger("down", [10, 10], { target: unit });
    mock.timers.tick(LONG_ENOUGH);
    finger("move", [40, 10]);
    finger("up", [40, 10]);
    assert.deepEqual(done, ["looked at", "carried to 40,10", "put at 40,10"]);
  });

  it("that a second finger joins puts nothing anywhere: both move the board", () => {
    finger("down", [10, 10], { target: unit });
    finger("move", [40, 10]);
    finger("down", [80, 80], { pointerId: 2 });
    finger("move", [45, 10]);
    finger("up", [45, 10]);
    finger("up", [80, 80], { pointerId: 2 });
    assert.equal(done[1], "left");
    assert.ok(done.includes("board moved"));
    assert.ok(!done.some((each) => each.startsWith("put")));
  });

  it("that the system takes over puts nothing anywhere", () => {
    finger("down", [10, 10], { target: unit });
    finger("move", [40, 10]);
    finger("up", [40, 10], { type: "pointercancel" });
    assert.deepEqual(done, ["carried to 40,10", "left"]);
  });
});
