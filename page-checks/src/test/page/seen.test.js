// @ts-check
// What a browser keeps of the dice, and compares with what the server says at the end.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { seen } from "./page.js";

/** @param {number[][]} lines */
const kept = (...lines) => {
  /** @type {Record<string, { sides: number, faces: number[], after: boolean }>} */
  const rolls = {};
  const log = lines.map((faces) => ({ roll: "r2", sides: 6, faces }));
  seen.keepRolls(rolls, [...log, { roll: "r2" }], true);
  seen.keepRolls(rolls, log.slice(0, 1), true);
  return rolls.r2;
};

/** @param {number[]} faces */
const said = (...faces) => ({ sides: 6, faces });

describe("What a browser keeps of a roll-off", () => {
  it("are the dice of all who rolled", () => {
    assert.deepEqual(kept([4, 6], [1, 3]), { sides: 6, faces: [4, 6, 1, 3], after: true });
    assert.ok(seen.shows(kept([4, 6], [1, 3]), said(4, 6, 1, 3)));
  });

  it("may be the dice of some, where the log was cut", () => {
    assert.ok(seen.shows(kept([1, 3]), said(4, 6, 1, 3)));
  });

  it("is not what the server says when it says something else", () => {
    assert.ok(!seen.shows(kept([4, 6], [1, 3]), said(4, 6, 1, 4)));
    assert.ok(!seen.shows(kept([1, 3]), said(4, 6, 11, 3)));
  });
});
