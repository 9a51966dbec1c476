// @ts-check
// The list of the sequence beside the board.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sequence } from "./page.js";
import { GAME, decision, sighting } from "./table-page.js";

/**
 * @param {string} key
 * @param {string} title
 * @param {Partial<Api.Step>} more
 * @returns {Api.Step}
 */
const step = (key, title, more = {}) => ({ ...GAME.steps[0], key, label: "", title, ...more });

/** A turn of two phases, each a sequence of its own that is called like it; in the first somebody moves a unit. */
/** @type {Api.Game} */
const game = {
  ...GAME,
  sequences: { turn: "Player Turn", movement: "Movement Phase", combat: "Combat Phase", move: "Move" },
  steps: [
    step("1", "Movement Phase"),
    step("2", "Combat Phase"),
    step("3", "Movement Phase", { sequence: "movement", level: "phase" }),
    step("4", "Move a unit", { sequence: "movement", parent: 2, depth: 1 }),
    step("5", "Combat Phase", { sequence: "combat", level: "phase" }),
    step("6", "What does a unit do?", { sequence: "move" }),
  ],
};
const seen = { open: [0, 2, 3, 5], progress: "ptpptp" };
/** @param {Api.Sighting} what */
const rows = (what) =>
  sequence
    .railRows(game, what, 5)
    .map((row) => `${"  ".repeat(row.indent)}${row.step ? row.step.title : `[${row.heading}]`}`);

describe("The list of the sequence", () => {
  it("names a phase once, and below it what is played of it", () => {
    assert.deepEqual(rows(sighting([decision("d1", ["go"], { step: 5 })], seen)), [
      "[Player Turn]",
      "Movement Phase",
      "  Move a unit",
      "    [Move]",
      "    What does a unit do?",
      "Combat Phase",
    ]);
  });

  it("shows a sequence that is one question to others by its title alone", () => {
    const others = sighting([], {
      ...seen,
      awaited: [{ who: "Blue", seats: [1], step: 5, prompt: "", sealed: false, ready: false }],
    });
    assert.deepEqual(rows(others), ["[Player Turn]", "Movement Phase", "  Move a unit", "    [Move]", "Combat Phase"]);
  });
});

describe("The way to where play stands", () => {
  it("names a phase once", () => {
    const path = sequence.callPath(game, sighting([decision("d1", ["go"], { step: 5 })], seen), 5);
    assert.deepEqual(
      path.map((each) => game.steps[each].title),
      ["Movement Phase", "Move a unit", "What does a unit do?"],
    );
  });
});
