// @ts-check
// The lists of pieces.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { heaps, rows } from "./page.js";
import { GAME, sighting } from "./table-page.js";

/**
 * @param {string} name
 * @param {number} side
 * @param {boolean} placed
 * @returns {Api.Piece}
 */
const card = (name, side, placed = false) => ({
  kind: "Card",
  number: 0,
  name,
  side,
  values: [],
  ...(placed ? { spot: { board: "Map", space: 0, facing: 0, wide: 0, deep: 0 } } : {}),
});

describe("The lists of pieces", () => {
  const seen = sighting([], { pieces: [card("Ace", -1), card("King", 1), card("Queen", 0), card("Rock", -1, true)] });
  const shown = heaps(GAME, seen).map(({ title, pieces }) => [title, ...pieces.map((each) => each.name)]);

  it("are those of the sides", () => {
    assert.deepEqual(shown.slice(0, 2), [
      ["Red", "Queen"],
      ["Blue", "King"],
    ]);
  });

  it("show what is nobody's, such as a discard pile, unless a board does", () => {
    assert.deepEqual(shown.slice(2), [["Nobody’s", "Ace"]]);
  });

  it("name cards that nobody tells apart once", () => {
    const hand = [card("Volley", 0), card("Rally", 0), card("Volley", 0)];
    assert.deepEqual(
      rows(hand, () => "").map((row) => row.title),
      ["Volley ×2", "Rally"],
    );
    assert.deepEqual(
      rows([hand[0], { ...hand[2], number: 1 }], (piece) => `worth ${piece.number}`).map((row) => row.title),
      ["Volley", "Volley"],
    );
  });
});
