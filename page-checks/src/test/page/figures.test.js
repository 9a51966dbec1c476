// @ts-check
// Figures on a base, and what is pointed at.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { alike, figures, selectors } from "./page.js";
import { GAME, TestPage, decision, sighting } from "./table-page.js";

/** @type {Api.Game} */
const game = {
  ...GAME,
  symbols: [
    { kind: "Unit", by: "", symbol: "sword", words: {}, showing: [{ name: "standing", form: "set", usual: "" }] },
  ],
};
/**
 * @param {number} number
 * @param {string} card
 * @returns {Api.Piece}
 */
const slot = (number, card) => ({
  kind: "Slot",
  number,
  name: `slot ${number}`,
  side: -1,
  values: [{ name: "card", value: card }],
});
/** @type {Api.Piece} */
const unit = {
  kind: "Unit",
  number: 0,
  name: "Cohort",
  side: 0,
  values: [
    { name: "card", value: "foot" },
    { name: "standing", value: "slot 0, slot 1", of: "Slot", items: [0, 1] },
    { name: "injured", value: "slot 1", of: "Slot", items: [1] },
  ],
};
const NOW = sighting([], { pieces: [unit, slot(0, "foot"), slot(1, "foot"), slot(2, "horse"), slot(3, "foot")] });

describe("Figures on a base", () => {
  it("are those of its own card, with a gap where one has fallen", () => {
    assert.deepEqual(figures.membersOf(game, NOW, unit), {
      kind: "Slot",
      all: [
        { number: 0, name: "slot 0", stands: true, mark: "" },
        { number: 1, name: "slot 1", stands: true, mark: "injured" },
        { number: 3, name: "slot 3", stands: false, mark: "" },
      ],
    });
  });

  it("are not drawn where a counter shows no set of pieces", () => {
    assert.equal(figures.membersOf(GAME, NOW, unit), undefined);
    assert.equal(figures.membersOf(game, NOW, { ...unit, values: [] }), undefined);
  });

  it("stand in rows that suit the form of the base", () => {
    const places = figures.placesOn(8, { wide: 24, deep: 12 });
    assert.equal(new Set(places.map(({ y }) => y)).size, 2);
    assert.ok(places.every(({ x, y }) => Math.abs(x) < 12 && Math.abs(y) < 6));
    assert.equal(figures.placesOn(1, { wide: 12, deep: 12 }).length, 1);
  });
});

describe("A figure that is clicked among several alike answers", () => {
  const asking = sighting([decision("d1", ["spear", "sword"])]);
  const answer = { decision: "d1", step: 0, prompt: "Which?", choice: "spear", title: "spear" };
  const found = { questions: 2, answers: [answer, { ...answer, decision: "d2" }] };
  const page = () => new TestPage().sees(asking).on({ type: "alike-found", asked: selectors.question(asking), found });

  it("takes the place of what was proposed, and counts", () => {
    const once = page().on({ type: "alike-pick", word: "sword" });
    assert.deepEqual(alike.countsOf(once.state.alike), { sword: 1 });
    const twice = once.on({ type: "alike-pick", word: "spear" });
    assert.deepEqual(alike.countsOf(twice.state.alike), { sword: 1, spear: 1 });
    assert.deepEqual(alike.countsOf(twice.on({ type: "alike-pick", word: "spear" }).state.alike), { spear: 1 });
  });
});

describe("A piece that is pointed at", () => {
  const overlay = { id: "0-3", title: "Spears can shoot at", board: "Field", party: -1 };

  it("shows what was found about it, and nothing about the one before", () => {
    const page = new TestPage().sees(NOW).on({ type: "point", key: "Unit/3" });
    assert.deepEqual(page.on({ type: "pointed", key: "Unit/4", overlays: [overlay] }).state.pointed.overlays, []);
    assert.equal(page.on({ type: "pointed", key: "Unit/3", overlays: [overlay] }).state.pointed.overlays.length, 1);
    assert.deepEqual(page.on({ type: "point", key: "" }).state.pointed, { key: "", overlays: [] });
  });
});
