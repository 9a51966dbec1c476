// @ts-check
// Table mode: a tablet beside a real board.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { table, tabletop } from "./page.js";
import { GAME, TestPage, decision, sighting } from "./table-page.js";

/** @type {Api.Game} */
const game = {
  ...GAME,
  fields: [
    { name: "weather", text: "the weather", kind: "", marker: false, form: "word" },
    { name: "supply", text: "supply points", kind: "", marker: false, form: "number" },
    { name: "victory", text: "victory points", kind: "", marker: false, form: "number" },
  ],
  steps: [{ ...GAME.steps[0], about: ["Move what you like"] }, ...GAME.steps.slice(1)],
};
const NOW = sighting([decision("d1", ["done"], { prompt: "Move" })], {
  state: [
    { name: "weather", value: "mud" },
    { name: "supply", value: "4", owner: "Red" },
    { name: "victory", value: "1", owner: "Red" },
    { name: "supply", value: "2", owner: "Blue" },
  ],
  awaited: [{ who: "Red", step: 0, prompt: "Move", ready: false, sealed: false, seats: [0] }],
});

/** A page in table mode. */
function page() {
  const one = new TestPage();
  one.state = table.opened(game, { tabletop: { on: true, aloud: false, pins: null } });
  return one.sees(NOW);
}

/** @param {TestPage} one */
const pins = ({ state }) => tabletop.pinned(game, NOW, state.tabletop).map(({ title, value }) => `${title} ${value}`);

describe("Pinned values", () => {
  it("are the words of the game and numbers of the sides until the table chooses", () => {
    assert.deepEqual(pins(page()), [
      "The weather mud",
      "Red: Supply points 4",
      "Red: Victory points 1",
      "Blue: Supply points 2",
    ]);
  });

  it("are taken away and put there one by one", () => {
    const fewer = page().on({ type: "pin", key: "Red/victory", on: false });
    assert.deepEqual(pins(fewer), ["The weather mud", "Red: Supply points 4", "Blue: Supply points 2"]);
    assert.equal(pins(fewer.on({ type: "pin", key: "Red/victory", on: true })).length, 4);
  });

  it("begin with the treasury of each faction", () => {
    const crown = { title: "Crown", side: 0, present: true };
    const factions = { ...game, parties: [...game.parties, crown] };
    const owned = ["supply", "victory"].map((name) => ({ name, value: "7", owner: "Crown" }));
    const now = sighting([], { state: [...NOW.state, ...owned] });
    const one = new TestPage();
    one.state = table.opened(factions, { tabletop: { on: true, aloud: false, pins: null } });
    const keys = tabletop.pinsOf(factions, now, one.state.tabletop);
    assert.ok(keys.includes("Crown/supply") && !keys.includes("Crown/victory"), keys.join());
  });

  it("may be none", () => {
    const none = page();
    for (const key of ["/weather", "Red/supply", "Red/victory", "Blue/supply"]) {
      none.on({ type: "pin", key, on: false });
    }
    assert.deepEqual(pins(none), []);
  });
});

describe("A step", () => {
  it("is read aloud with who does it and what the rule says", () => {
    assert.equal(tabletop.spoken(game, NOW, 0), "1, Move. Red may do this. Move what you like.");
  });

  it("is not read when there is none", () => {
    assert.equal(tabletop.spoken(game, NOW, -1), "");
    assert.equal(tabletop.spoken(game, { ...NOW, over: true, winner: "Red" }, 0), "The game is over. Won by Red.");
  });
});

describe("A board of one hex", () => {
  /** @type {Api.Board} */
  const board = {
    name: "Map",
    form: "hexes",
    columns: 1,
    rows: 1,
    points: 1,
    unit: "",
    facings: [],
    faced: [],
    evenSouth: false,
    named: [],
    titles: [],
  };
  it("is no board: the real one lies on the table", () => {
    assert.deepEqual(table.opened({ ...game, boards: [board] }).game.boards, []);
    assert.equal(table.opened({ ...game, boards: [{ ...board, columns: 4 }] }).game.boards.length, 1);
  });
});
