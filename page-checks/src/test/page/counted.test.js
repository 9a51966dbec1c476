// @ts-check
// What is told of dice over the board.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { counted } from "./page.js";

/**
 * @param {string} kind
 * @param {string} text
 * @returns {Api.LogLine}
 */
const line = (kind, text) => ({ kind, step: 0, text });

describe("Dice over the board", () => {
  const roll = line("roll", "Rome rolls thrown for 'Roll your dice' (2d6, roll 1r6): 6 3 = 9");

  it("say what they came to, up to the next answer or roll", () => {
    const log = [roll, line("change", "a: 1"), line("other", "2 hits"), line("told", "A falls"), line("answer", "x")];
    assert.deepEqual(counted.countedAfter([...log, line("told", "later")], [roll]), ["2 hits", "A falls"]);
    assert.deepEqual(counted.countedAfter([line("told", "before")], [roll]), []);
  });

  it("are told by who threw them and what fell", () => {
    assert.equal(counted.shortRoll(roll.text), "Rome: 6 3 = 9");
    assert.equal(
      counted.shortRoll("Axis rolls for surprise (2d6, roll r10): 4 6 = 10"),
      "Axis, for surprise: 4 6 = 10",
    );
    assert.equal(
      counted.shortRoll("Axis rolls on the combat table (2d6, roll r7): 5 6, +2 ratings = 13"),
      "Axis, on the combat table: 5 6, +2 ratings = 13",
    );
    assert.equal(counted.shortRoll("Blue draws a card"), "Blue draws a card");
  });

  it("have only what they came to beside them", () => {
    assert.equal(counted.cameTo(roll.text), "Rome:\u00a09");
    assert.equal(
      counted.cameTo("German rolls for hits on Baker section (3d6, roll r3): 4 6 1, counting 4 or more = 2"),
      "German, for hits on Baker section:\u00a02",
    );
    assert.equal(counted.cameTo("Axis rolls for losses (1d6, roll r4): 4"), "Axis, for losses: 4");
  });
});
