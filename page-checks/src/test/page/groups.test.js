// @ts-check
// Stacks that are picked up as one, stacks of two sides, and spaces in the colours of whose they are.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { geometry, groups, realms, stacks } from "./page.js";
import { GAME } from "./table-page.js";

/** @type {Api.Board} */
const BOARD = {
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
};
const g = geometry(BOARD);

/**
 * @param {number} number
 * @param {string} name
 * @param {number} side
 */
const entry = (number, name, side = 0) => ({
  key: `Ship/${number}`,
  piece: {
    kind: "Ship",
    number,
    name,
    side,
    spot: { board: "Map", space: 5, facing: 0, wide: 0, deep: 0 },
    values: [],
  },
  face: { symbol: "", figures: [], pips: 0, chips: [], letter: "" },
  x: 0,
  y: 0,
  size: { wide: 1, deep: 1, small: 1, halfWide: 0.5, halfHigh: 0.5 },
  ground: false,
});

/** @param {number[]} offered */
const only =
  (offered) =>
  (/** @type {{ key: string, piece: Api.Piece }} */ { key, piece }) =>
    offered.includes(piece.number) ? { word: `order/${key}`, item: piece.number, title: piece.name } : undefined;

describe("A stack that is picked up", () => {
  const members = [entry(1, "Cruiser"), entry(2, "Frigate"), entry(3, "Frigate"), entry(4, "Base"), entry(5, "Foe", 1)];

  it("takes along those that can go, and those that are like one of them", () => {
    const word = groups.groupOf(/** @type {any} */ (members), only([1, 2]));
    assert.deepEqual(
      groups.groupCalled(word).map(({ number }) => number),
      [1, 2, 3],
    );
  });

  it("is no stack where only one of them can go", () => {
    assert.equal(groups.groupOf(/** @type {any} */ (members), only([1])), "");
  });

  it("can be come to by keys where it is open", () => {
    const { single, stacks: piles } = stacks.stacksOf(g, /** @type {any} */ (members), () => false);
    const choice = (/** @type {Api.Piece} */ piece) => only([1, 2])({ key: `Ship/${piece.number}`, piece });
    assert.ok(stacks.wordsOn(single, piles, piles[0], choice).some(groups.isGroup));
    assert.ok(!stacks.wordsOn(single, piles, undefined, choice).some(groups.isGroup));
  });
});

describe("A stack of two sides", () => {
  it("shows the uppermost counter of each, side by side", () => {
    const both = [entry(1, "Cruiser", 1), entry(2, "Frigate", 0), entry(3, "Frigate", 0)];
    const [{ tops }] = stacks.stacksOf(g, /** @type {any} */ (both), () => false).stacks;
    assert.deepEqual(
      tops.map(({ piece }) => piece.number),
      [2, 1],
    );
    assert.ok(tops[0].x < tops[1].x);
  });
});

describe("The name of a counter in an open stack", () => {
  it("goes into a second line before it is cut", () => {
    assert.deepEqual(stacks.linesOf("Northern D7C", 4), ["Northern", "D7C"]);
    assert.deepEqual(stacks.linesOf("Frigate", 4), ["Frigate"]);
  });
});

describe("Spaces that belong to somebody", () => {
  const game = {
    ...GAME,
    symbols: [
      {
        kind: "Map",
        by: "",
        symbol: "",
        words: {},
        showing: [
          { name: "holder", form: "word", usual: "", as: "colour" },
          { name: "province", form: "word", usual: "", as: "border" },
          { name: "stock", form: "number", usual: "" },
        ],
      },
    ],
  };
  /**
   * @param {number} space
   * @param {string} province
   */
  const held = (space, province) => ({
    board: "Map",
    space,
    values: [
      { owner: "", name: "holder", value: "Red", word: "Red", until: "", party: 0 },
      { owner: "", name: "province", value: province, word: province, until: "" },
      { owner: "", name: "stock", value: "3", word: "3", until: "" },
    ],
  });
  const spaces = /** @type {any} */ ([held(1, "North"), held(2, "North"), held(3, "South")]);

  it("are one colour, with a line around each province above it", () => {
    assert.deepEqual(
      realms.realmsOf(/** @type {any} */ (game), "Map", spaces).map(([, { as, spaces: own }]) => [as, own]),
      [
        ["colour", [1, 2, 3]],
        ["border", [1, 2]],
        ["border", [3]],
      ],
    );
  });

  it("have only what is left written on them", () => {
    const written = realms.writtenOn(/** @type {any} */ (game), "Map", spaces);
    assert.deepEqual(
      written.map(({ values }) => values.map(({ name }) => name)),
      [["stock"], ["stock"], ["stock"]],
    );
  });
});
