// @ts-check
// Questions that are asked and answered at the board.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { atBoard, geometry, spacesNamed, stacks, table } from "./page.js";
import { DESK, GAME, TestPage, decision, sighting } from "./table-page.js";

/** @type {Api.Board} */
const MAP = {
  name: "Map",
  form: "squares",
  columns: 4,
  rows: 4,
  points: 1,
  unit: "",
  facings: [],
  faced: [],
  evenSouth: false,
  named: [],
  titles: [{ space: 5, text: "Rowan Bridge" }],
};
const WITH_MAP = { ...GAME, boards: [MAP] };

/** @param {Parameters<typeof table.opened>[1]} [kept] */
function atMap(kept) {
  const page = new TestPage();
  page.state = table.opened(WITH_MAP, kept);
  return page.sees(sighting([decision("d1")]));
}

describe("What is asked at the board", () => {
  it("is asked there wherever pieces are ordered on a board, and nowhere else", () => {
    assert.ok(atBoard.isAtBoard(atMap().state));
    assert.ok(!atBoard.isAtBoard(atMap({ commands: false }).state));
    assert.ok(!atBoard.isAtBoard(new TestPage().sees(sighting([decision("d1")])).state), "a game without a board");
    assert.ok(!atBoard.isAtBoard(atMap().sees(sighting([], { over: true })).state));
    const bot = atMap().sees(sighting([]), { desk: { ...DESK, bots: ["easy", ""] } });
    assert.ok(!atBoard.isAtBoard(bot.state), "a bot that answers is not asked");
  });

  it("comes first on a phone, and the list only to who opens it", () => {
    const page = atMap();
    assert.equal(atBoard.sheetOf(page.state), "board");
    assert.equal(atBoard.sheetOf(page.on({ type: "show", tab: "log" }).state), "log");
    assert.equal(atBoard.sheetOf(page.clicks("east").state), "board", "what it would do is told there");
    assert.equal(atBoard.sheetOf(page.on({ type: "show", tab: "now" }).state), "now");
    assert.equal(atBoard.sheetOf(page.clicks("west").state), "now", "who has opened the list stays with it");
    assert.equal(atBoard.sheetOf(page.on({ type: "show", tab: "now" }).state), "board");
    assert.equal(atBoard.sheetOf(atMap().sees(sighting([], { over: true })).state), "now");
  });

  it("leaves to the board what lies on it", () => {
    /** @type {Api.Piece} */
    const guard = { kind: "Unit", number: 1, name: "Guard", side: 0, values: [] };
    const placed = { ...guard, number: 2, spot: { board: "Map", space: 3, facing: 0, wide: 0, deep: 0 } };
    const seen = sighting([], { pieces: [guard, placed] });
    /** @param {string} from @param {number | undefined} item */
    const lies = (from, item) => atBoard.isPlaced(WITH_MAP, seen, { from }, { item });
    assert.ok(lies("Map", 3));
    assert.ok(lies("Unit", 2));
    assert.ok(!lies("Unit", 1), "a piece that is held in hand");
    assert.ok(!lies("Unit", undefined), "to decline");
    const choices = [
      { word: "U2 fires", item: 2 },
      { word: "U2 waits", item: 2 },
      { word: "U1", item: 1 },
      { word: "no more" },
    ];
    const besides = atBoard.besideBoard(WITH_MAP, seen, { from: "Unit" }, choices).map(({ word }) => word);
    assert.deepEqual(besides, ["U2 fires", "U2 waits", "U1", "no more"], "a click cannot say which of the two");
    assert.deepEqual(atBoard.besideBoard(WITH_MAP, seen, { from: "Unit" }, choices.slice(1)), choices.slice(2));
  });

  it("marks the spaces it names, but not those that can be chosen", () => {
    const g = geometry(MAP);
    /** @param {string} prompt @param {string} [from] */
    const named = (prompt, from = "") => spacesNamed(g, MAP, decision("d", [], { prompt, from }));
    assert.deepEqual(named(`How many tons of ${g.name(6)} are to go up?`), [6]);
    assert.deepEqual(named("Who holds Rowan Bridge?"), [5]);
    assert.deepEqual(named("Offer a battle?"), []);
    assert.deepEqual(named(`From ${g.name(6)} to where?`, "Map"), []);
  });
});

describe("The only answer", () => {
  it("is given by one click when it can be taken back, and shown first when it cannot", () => {
    const only = decision("d1", ["yes"], { kind: "step" });
    const page = () => new TestPage().sees(sighting([only])).clicks("yes");
    assert.equal(page().hearsPreview({ lines: ["Red offers a battle"] }).onItsWay, "yes");
    assert.equal(page().hearsPreview({ lines: ["Red attacks"], final: true }).onItsWay, "nothing");
    const several = new TestPage().sees(sighting([decision("d1")])).clicks("east");
    assert.equal(several.hearsPreview({ lines: ["Red goes east"] }).onItsWay, "nothing");
  });
});

describe("A piece in hand", () => {
  it("is put down by who picks a choice in the list", () => {
    const page = atMap();
    const unit = { kind: "Unit", number: 2 };
    const asked = page.state.sighting?.decisions.map((each) => `${each.id} true east|west|pass`).join() ?? "";
    page.on({ type: "movable", asked, movable: [unit] }).on({ type: "order-piece", piece: unit });
    assert.deepEqual(page.state.orders.piece, unit);
    assert.equal(page.clicks("west").state.orders.piece, null);
  });
});

describe("An open stack", () => {
  const spot = { board: "Map", space: 3, facing: 0, wide: 0, deep: 0 };
  /** @type {Api.Piece[]} */
  const pieces = [1, 2].map((number) => ({ kind: "Unit", number, name: `U${number}`, side: 0, values: [], spot }));
  /** @param {Api.Decision[]} decisions */
  const seen = (decisions) => sighting(decisions, { pieces });
  const which = decision("d2", [], { from: "Unit", choices: [{ word: "u2", item: 2 }, { word: "no more" }] });

  it("stays open while the next question has choices in it, or is still to come", () => {
    assert.ok(stacks.isOpenNext({ board: MAP, decision: which, sighting: seen([which]) }, 3));
    assert.ok(stacks.isOpenNext({ board: MAP, decision: undefined, sighting: seen([which]) }, 3));
  });

  it("closes when something else is asked, or somebody else decides", () => {
    const other = decision("d3");
    assert.ok(!stacks.isOpenNext({ board: MAP, decision: other, sighting: seen([other]) }, 3));
    assert.ok(!stacks.isOpenNext({ board: MAP, decision: undefined, sighting: seen([]) }, 3));
    assert.ok(!stacks.isOpenNext({ board: MAP, decision: which, sighting: seen([which]) }, 4), "another stack");
  });
});
