// @ts-check
// What counters show, and how they lie in stacks.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { face, geometry, namesOf, pathOf, shiftOf, stacks } from "./page.js";
import { GAME } from "./table-page.js";

/** @type {Api.SymbolRule} */
const RULE = {
  kind: "Unit",
  by: "",
  symbol: "infantry",
  words: {},
  showing: [
    { name: "attack", form: "number", usual: "" },
    { name: "rating", form: "number", usual: "" },
    { name: "moves", form: "number", usual: "" },
    { name: "steps", form: "number", usual: "", as: "pips" },
    { name: "mode", form: "word", usual: "Combat", as: "band", words: ["Combat", "Move", "DG"] },
  ],
};

const g = geometry({
  name: "Map",
  form: "hexes",
  columns: 4,
  rows: 3,
  points: 1,
  unit: "",
  facings: Array(6).fill(""),
  evenSouth: false,
  faced: [],
  named: [],
  titles: [],
});

/**
 * @param {number} number
 * @param {Record<string, string>} values
 * @param {number} space
 */
const unit = (number, values = {}, space = 5) => ({
  kind: "Unit",
  number,
  name: `Unit ${number}`,
  side: 0,
  spot: { board: "Map", space, facing: 0, wide: 0, deep: 0 },
  values: Object.entries(values).map(([name, value]) => ({ owner: "", name, value, word: value, until: "" })),
});

describe("A counter", () => {
  const game = { ...GAME, symbols: [RULE] };

  it("has its numbers at the foot, its steps as pips and its mode as a band", () => {
    const shown = face(game, unit(1, { attack: "4", rating: "3", moves: "8", steps: "2", mode: "DG" }));
    assert.deepEqual(shown.figures, ["4", "3", "8"]);
    assert.equal(shown.pips, 2);
    assert.deepEqual(shown.band, { text: "DG", hue: 1 });
    assert.deepEqual(shown.chips, []);
  });

  it("has no band for what is usual", () => {
    assert.equal(face(game, unit(1, { mode: "Combat" })).band, undefined);
  });
});

describe("Counters in one hex", () => {
  /**
   * @param {number} number
   * @param {number} [space]
   */
  const entry = (number, space) => {
    const piece = unit(number, {}, space);
    const [x, y] = g.at(piece.spot.space);
    const size = { wide: 1, deep: 1, angle: 0, small: 1, halfWide: 1, halfHigh: 1, slanted: false };
    return { piece, key: `Unit/${number}`, face: face(GAME, piece), x, y, size, ground: false };
  };

  it("lie in a stack, and one that is alone does not", () => {
    const { single, stacks: piles } = stacks.stacksOf(g, [entry(1), entry(2), entry(3, 7)], () => false);
    assert.deepEqual(
      single.map(({ key }) => key),
      ["Unit/3"],
    );
    assert.deepEqual(
      piles.map((pile) => pile.members.map(({ key }) => key)),
      [["Unit/1", "Unit/2"]],
    );
  });

  it("let a click through to what can be chosen below them", () => {
    const [below, upper, apart] = [entry(1), entry(2), entry(3, 7)];
    const chosen = [below.key, apart.key];
    const over = (/** @type {(typeof below)[]} */ all) => [
      ...stacks.overChoices(all, ({ key }) => chosen.includes(key)),
    ];
    assert.deepEqual(over([below, upper, apart]), ["Unit/2"]);
    assert.deepEqual(over([upper, below, apart]), []);
  });

  it("lie side by side where there is room: in boxes, on a measured table, and what is drawn on the ground", () => {
    const two = [entry(1), entry(2)];
    const ground = two.map((each) => ({ ...each, ground: true }));
    const boxed = two.map((each) => ({ ...each, piece: unit(1, {}, 5) }));
    assert.equal(stacks.stacksOf(g, ground, () => false).stacks.length, 0);
    assert.equal(stacks.stacksOf({ ...g, measured: true }, two, () => false).stacks.length, 0);
    assert.equal(stacks.stacksOf({ ...g, cells: 5 }, boxed, () => false).stacks.length, 0);
  });

  it("show what can be chosen on top", () => {
    const { stacks: piles } = stacks.stacksOf(g, [entry(1), entry(2)], ({ key }) => key === "Unit/2");
    assert.equal(piles[0].top.key, "Unit/2");
  });

  it("are come to by keys one by one only when the stack is open, unless there is one only", () => {
    const { single, stacks: piles } = stacks.stacksOf(g, [entry(1), entry(2)], () => false);
    /** @param {Api.Piece} piece */
    const all = (piece) => ({ word: piece.name, item: piece.number, final: false });
    /** @param {Api.Piece} piece */
    const one = (piece) => (piece.number === 2 ? all(piece) : undefined);
    assert.deepEqual(stacks.wordsOn(single, piles, undefined, all), ["stack/5"]);
    assert.deepEqual(stacks.wordsOn(single, piles, piles[0], all), ["Unit 1", "Unit 2", "stack/5"]);
    assert.deepEqual(stacks.wordsOn(single, piles, undefined, one), ["Unit 2", "stack/5"]);
  });

  it("lie side by side in an open stack, none on another, all in sight", () => {
    const entries = Array.from({ length: 7 }, (_, i) => entry(i));
    const [pile] = stacks.stacksOf(g, entries, () => false).stacks;
    const fan = stacks.fanned(g, pile, 2, [0, 0, g.width, 400]);
    const places = fan.members.map(({ x, y }) => `${x} ${y}`);
    assert.equal(new Set(places).size, 7);
    assert.ok(fan.left >= 0 && fan.top >= 0);
  });
});

describe("A road over three hexes", () => {
  it("bends where two sides meet and ends in the middle of a hex", () => {
    const d = pathOf(g, { board: "Map", title: "road", symbol: "road", across: true, figure: "", pairs: [1, 5, 5, 9] });
    assert.equal(d.split("Q").length - 1, 1);
    assert.equal(d.split("L").length - 1, 2);
  });
});

describe("A board that is moved", () => {
  it("is shifted by as many pixels as it was moved, and stretched by as much as one comes nearer", () => {
    assert.equal(shiftOf({ x: 10, y: 20, scale: 2 }, { x: 15, y: 20, scale: 4 }), "translate(-20px, 0px) scale(2)");
  });
});

describe("Names of counters", () => {
  const size = { wide: 2, deep: 2, small: 40, halfWide: 20, halfHigh: 20 };
  /** @param {number} number @param {number} x @param {number} y */
  const entry = (number, x, y) => /** @type {any} */ ({ piece: unit(number), key: `Unit/${number}`, x, y, size });
  /** @type {[number, number, number, number]} */
  const all = [0, 0, 400, 400];
  /** @param {any[]} entries @param {any[]} [besides] */
  const written = (entries, besides) =>
    namesOf(entries, 1, all, besides).map(({ key, y }) => [key, Math.sign(y - 200)]);

  it("stand below, or above where another counter lies below, or nowhere", () => {
    assert.deepEqual(written([entry(1, 200, 200)]), [["Unit/1", 1]]);
    assert.deepEqual(written([entry(1, 200, 200), entry(2, 200, 242)]).slice(0, 1), [["Unit/1", -1]]);
    const between = [entry(1, 200, 200), entry(2, 200, 242), entry(3, 200, 158)];
    assert.ok(!written(between).some(([key]) => key === "Unit/1"));
  });

  it("cover nothing that has no name, such as an objective", () => {
    assert.deepEqual(written([entry(1, 200, 200)], [entry(9, 205, 235)]), [["Unit/1", -1]]);
  });

  it("do not run into each other", () => {
    const beside = namesOf([entry(1, 200, 200), entry(2, 230, 200)], 1, all).map(({ y }) => y);
    assert.equal(new Set(beside).size, beside.length);
  });
});
