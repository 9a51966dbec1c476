// @ts-check
// What a player sees when only what has changed is sent.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { changes } from "./page.js";
import { DESK, TestPage, decision, line, sighting } from "./table-page.js";

/**
 * @param {number} number
 * @param {number} space
 * @returns {Api.Piece}
 */
const unit = (number, space) => ({
  kind: "Unit",
  number,
  name: `unit ${number}`,
  side: 0,
  spot: { board: "Map", space, facing: 0, wide: 0, deep: 0 },
  values: [],
});

const MAP = sighting([decision("d1")], {
  pieces: [unit(0, 10), unit(1, 11), unit(2, 12)],
  grounds: [{ board: "Map", symbol: "wood", title: "Wood", spaces: [1, 2, 3] }],
  sides: [{ board: "Map", title: "River", symbol: "water", across: false, pairs: [1, 2, 2, 3] }],
  spaces: [{ board: "Map", space: 4, values: [{ name: "holder", value: "Red" }] }],
});

const first = () => new TestPage().sees(MAP, { id: "v1", log: [line("one")] });

/**
 * @param {TestPage} page
 * @param {Partial<Api.Change>} change
 */
const hears = (page, change) =>
  page
    .on({
      type: "change",
      change: { id: "v2", from: "v1", since: page.state.log.length, log: [], ...change },
      at: page.now,
      writing: false,
    })
    .wait();

describe("A change", () => {
  it("moves a piece, and leaves the others the very objects they were", () => {
    const page = hears(first(), {
      log: [line("two")],
      sighting: { pieces: [{ at: 1, drop: 1, add: [unit(1, 20)] }] },
    });
    const { sighting: now, log, view } = page.state;
    assert.deepEqual(
      now?.pieces.map((piece) => piece.spot?.space),
      [10, 20, 12],
    );
    assert.equal(now?.pieces[0], MAP.pieces[0]);
    assert.equal(now?.pieces[2], MAP.pieces[2]);
    assert.equal(now?.grounds, MAP.grounds);
    assert.deepEqual(
      log.map((each) => each.text),
      ["one", "two"],
    );
    assert.equal(view, "v2");
  });

  it("tells of a piece only what has changed of it", () => {
    const tired = (/** @type {string} */ value) => [
      { name: "steps", value: "2" },
      { name: "tired", value },
    ];
    const before = { ...MAP, pieces: [unit(0, 10), { ...unit(1, 11), values: tired("no") }] };
    const page = hears(new TestPage().sees(before, { id: "v1" }), {
      sighting: {
        pieces: [{ at: 1, drop: 1, add: [{ was: 1, spot: { space: 12 }, values: [{ name: "tired", value: "yes" }] }] }],
      },
    });
    assert.deepEqual(page.state.sighting?.pieces[1], { ...unit(1, 12), values: tired("yes") });
    assert.equal(page.state.sighting?.pieces[0], before.pieces[0]);
    assert.equal(before.pieces[1].spot?.space, 11);
  });

  it("leaves out of a line what it has in common with the line before", () => {
    const page = hears(first(), {
      log: [
        { kind: "told", step: 2, text: "two" },
        { text: "three" },
        { kind: "change", text: "four" },
        { step: 3, text: "five", covered: false },
      ],
    });
    assert.deepEqual(page.state.log.slice(1), [
      { kind: "told", step: 2, text: "two" },
      { kind: "told", step: 2, text: "three" },
      { kind: "change", step: 2, text: "four", covered: true },
      { kind: "change", step: 3, text: "five", covered: false },
    ]);
  });

  it("takes pieces away and adds some, by their places in the list as it was", () => {
    const page = hears(first(), {
      sighting: {
        pieces: [
          { at: 0, drop: 1, add: [] },
          { at: 2, drop: 0, add: [unit(7, 1), unit(8, 2)] },
          { at: 3, drop: 0, add: [unit(9, 3)] },
        ],
      },
    });
    assert.deepEqual(
      page.state.sighting?.pieces.map((piece) => piece.number),
      [1, 7, 8, 2, 9],
    );
  });

  it("asks something else, with choices that came as numbers of pieces", () => {
    const question = decision("d2", ["no more"], { from: "Unit" });
    const page = hears(first(), {
      sighting: {
        pieces: [{ at: 3, drop: 0, add: [unit(3, 13)] }],
        decisions: [{ at: 0, drop: 1, add: [{ ...question, items: [0, 3] }] }],
      },
    });
    assert.deepEqual(page.state.sighting?.decisions[0], {
      ...question,
      choices: [{ word: "unit 0", item: 0 }, { word: "unit 3", item: 3 }, { word: "no more" }],
    });
    assert.equal(page.clicks("unit 3").state.selected, "unit 3");
  });

  it("asks something else, with choices that came as words and numbers", () => {
    const question = decision("d2", [], { from: "Map" });
    const page = hears(first(), {
      sighting: { decisions: [{ at: 0, drop: 1, add: [{ ...question, items: [0, 61], words: ["a1", "b2"] }] }] },
    });
    assert.deepEqual(page.state.sighting?.decisions[0].choices, [
      { word: "a1", item: 0 },
      { word: "b2", item: 61 },
    ]);
  });

  it("draws and clears ground, rivers and values of spaces", () => {
    const page = hears(first(), {
      sighting: {
        grounds: [
          { was: -1, whole: { board: "Map", symbol: "ruin", title: "Ruin", spaces: [2] }, splices: [] },
          { was: 0, splices: [{ at: 1, drop: 1, add: [] }] },
        ],
        sides: [{ was: 0, splices: [{ at: 4, drop: 0, add: [3, 4] }] }],
        spaces: [{ at: 0, drop: 1, add: [] }],
        gameTurn: 2,
      },
    });
    const now = page.state.sighting;
    assert.deepEqual(now?.grounds, [
      { board: "Map", symbol: "ruin", title: "Ruin", spaces: [2] },
      { board: "Map", symbol: "wood", title: "Wood", spaces: [1, 3] },
    ]);
    assert.deepEqual(now?.sides[0].pairs, [1, 2, 2, 3, 3, 4]);
    assert.deepEqual(now?.spaces, []);
    assert.equal(now?.gameTurn, 2);
  });

  it("of the desk alone leaves what is seen of the game, and what is known of the choices", () => {
    const page = first().on({ type: "finals", asked: "d1", words: ["east"] });
    hears(page, { desk: { ...DESK, here: [true, false] } });
    assert.equal(page.state.sighting, MAP);
    assert.deepEqual(page.state.desk?.here, [true, false]);
    assert.deepEqual(page.state.finals, { d1: ["east"] });
  });

  it("that does not follow on what is shown changes nothing, until all of it is sent", () => {
    const page = hears(first(), { from: "v0", sighting: { gameTurn: 9 }, log: [line("two")] });
    assert.equal(page.state.sighting?.gameTurn, 1);
    assert.equal(page.state.log.length, 1);
    assert.equal(page.state.behind, true);
    page.on({ type: "line-opened" }).sees({ ...MAP, gameTurn: 9 }, { id: "v9" });
    assert.equal(page.state.behind, false);
    assert.equal(hears(page, { from: "v9", id: "v10", sighting: { gameTurn: 10 } }).state.sighting?.gameTurn, 10);
  });

  it("that comes before any view changes nothing", () => {
    const page = hears(new TestPage(), { sighting: { gameTurn: 9 } });
    assert.equal(page.state.sighting, null);
    assert.equal(page.state.behind, true);
  });

  it("shows the dice that were rolled, as a view does", () => {
    const page = hears(first(), { log: [line("2d6", { kind: "roll", faces: [1, 5], sides: 6 })] });
    assert.deepEqual(page.state.tray?.[0].faces, [1, 5]);
    assert.deepEqual(changes.newsOf({ type: "give-up" }), null);
  });
});
