// @ts-check
// Why a game is over, and what decided it.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { ending, standings } from "./page.js";
import { GAME, line, sighting } from "./table-page.js";

const { endingOf, figureInWords, momentInWords } = ending;

/** @param {string} text */
const told = (text, step = 1) => line(text, { kind: "told", step });

describe("The figures at the end", () => {
  it("are victory points first, of those who can have some", () => {
    const field = (/** @type {string} */ name, /** @type {string} */ text) => ({
      ...{ name, text, kind: "", marker: false, form: "number" },
    });
    const game = { ...GAME, fields: [field("treasury", "Economic Points"), field("victory", "victory points")] };
    const state = [
      { name: "treasury", value: "2", owner: "Crown" },
      { name: "victory", value: "4", owner: "Red" },
      { name: "victory", value: "14.7", owner: "Blue" },
    ];
    const [rows, owners] = standings(game, sighting([], { state, over: true }));
    assert.deepEqual(
      rows.map(({ title }) => title),
      ["Victory points"],
    );
    assert.deepEqual(owners, ["Red", "Blue"]);
  });
});

describe("The end of a game", () => {
  it("names the step that ended it and the sentence the rulebook told there last", () => {
    const log = [
      told("Red takes the village", 0),
      told("Blue has 3 points"),
      told("Red has 8 points, and 8 win"),
      line("The game is over, won by Red", { kind: "other", step: 1 }),
      line("Well played", { kind: "chat", step: -1 }),
    ];
    assert.deepEqual(endingOf(log), { step: 1, reasons: ["Red has 8 points, and 8 win"] });
  });

  it("gives the reason that is told when the last game turn is over, which is no step", () => {
    const log = [told("Red attacks", 0), told("Red has 4 points", -1), told("The last game turn is over", -1)];
    const over = line("The game is over", { kind: "other", step: -1 });
    assert.deepEqual(endingOf([...log, over]), { step: -1, reasons: ["The last game turn is over"] });
  });

  it("gives no reason where the rulebook told none in that step", () => {
    const log = [told("Red moves", 0), line("The game is over", { kind: "other", step: 1 })];
    assert.deepEqual(endingOf(log), { step: 1, reasons: [] });
    assert.equal(endingOf([]).step, -1);
  });

  it("calls numbers as people do", () => {
    const field = { name: "points", text: "victory point[|s]", kind: "", marker: false, form: "number" };
    const game = { ...GAME, fields: [field] };
    assert.equal(figureInWords(game, "points"), "victory points");
    assert.equal(figureInWords(game, "points", true), "victory point");
    assert.equal(figureInWords(game, "stepsLost"), "steps lost");
  });

  it("tells a moment by what was told then, and by what changed", () => {
    const field = { name: "points", text: "victory point[|s]", kind: "", marker: false, form: "number" };
    const moment = {
      at: 4,
      gameTurn: 2,
      from: 0,
      lines: 3,
      swings: [{ owner: "Red", name: "points", before: "0", now: "3" }],
      lost: ["First", "Second", "Third", "Fourth"],
      taken: [{ name: "", board: "Map", space: 7, party: 1 }],
    };
    const log = [told("First takes 2 hits"), told("Red storms the First"), line("change", { kind: "change" })];
    const found = momentInWords({ ...GAME, fields: [field] }, log, moment, (board, space) => `${board} ${space}`);
    assert.equal(found.told, "Red storms the First");
    assert.deepEqual(found.changes, [
      "Lost: First, Second, Third and 1 more",
      "Taken: Map 7: Blue",
      "Red: victory points 0 → 3",
    ]);
  });
});
