// @ts-check
// A board that is moved about.
import assert from "node:assert/strict";
import { beforeEach, describe, it, mock } from "node:test";
import { Sliding } from "./page.js";

const REST = 200;

describe("A board that is dragged", () => {
  /** @type {(() => void)[]} */
  let frames = [];
  /** @type {string[]} */
  let shifts = [];
  let drawn = 0;
  let held = false;

  const board = () =>
    new Sliding(
      (shift) => shifts.push(shift),
      () => [
        { x: 0, y: 0, scale: 1 },
        { x: shifts.length, y: 0, scale: 1 },
      ],
      () => held,
      () => (drawn += 1),
    );

  const frame = () => {
    const due = frames;
    frames = [];
    due.forEach((each) => each());
  };

  beforeEach(() => {
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout"] });
    Object.assign(globalThis, { requestAnimationFrame: (/** @type {() => void} */ each) => frames.push(each) });
    [frames, shifts, drawn, held] = [[], [], 0, true];
  });

  it("is only shifted, once a frame, however often the pointer moves", () => {
    const sliding = board();
    for (let i = 0; i < 5; i++) sliding.go();
    frame();
    sliding.go();
    frame();
    assert.equal(shifts.length, 2);
    assert.equal(drawn, 0);
  });

  it("is drawn anew when it has come to rest, not while it is held", () => {
    const sliding = board();
    sliding.go();
    frame();
    mock.timers.tick(REST);
    mock.timers.tick(REST);
    assert.equal(drawn, 0);
    held = false;
    mock.timers.tick(REST);
    assert.equal(drawn, 1);
    mock.timers.tick(REST);
    assert.equal(drawn, 1);
  });

  it("that is taken away is drawn no more", () => {
    const sliding = board();
    held = false;
    sliding.go();
    frame();
    sliding.end();
    mock.timers.tick(REST);
    assert.equal(drawn, 0);
  });
});
