// @ts-check
// What is seen of what others have done.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { distance, geometry, happened, inspecting, measured, selectors, turned } from "./page.js";
import { GAME, TestPage, decision, line, sighting } from "./table-page.js";

/**
 * @param {string} name
 * @param {number} side
 * @param {number} space -1 for off the board
 * @param {number} strength
 * @returns {Api.Piece}
 */
const unit = (name, side, space, strength = 3) => ({
  kind: "Unit",
  number: side * 10 + name.length,
  name,
  side,
  values: [{ name: "strength", value: String(strength) }],
  ...(space < 0 ? {} : { spot: { board: "Map", space, facing: 0, wide: 0, deep: 0 } }),
});

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
  titles: [],
};

/** @type {Api.Game} */
const game = {
  ...GAME,
  boards: [MAP],
  fields: [{ name: "strength", text: "strength", kind: "Unit", marker: false, form: "number" }],
};

/**
 * @param {Api.Piece[]} pieces
 * @param {Partial<Api.Sighting>} more
 */
const seen = (pieces, more = {}) => sighting([], { pieces, ...more });

describe("The way of others", () => {
  it("is traced space by space until the player answers", () => {
    const page = new TestPage().sees(seen([unit("Axes", 1, 0)]));
    page.sees(seen([unit("Axes", 1, 1)])).sees(seen([unit("Axes", 1, 2)], { decisions: [decision("d")] }));
    assert.deepEqual(
      page.state.happened.traces.map((each) => each.spaces),
      [[0, 1, 2]],
    );
    page.clicks("east").hearsPreview({});
    assert.equal(page.onItsWay, "east");
    assert.deepEqual(page.state.happened, happened.NOTHING_HAPPENED);
  });

  it("is not that of one's own answer", () => {
    const page = new TestPage().sees(seen([unit("Guard", 0, 0)], { decisions: [decision("d")] }));
    page
      .clicks("east")
      .hearsPreview({})
      .sees(seen([unit("Guard", 0, 1)]));
    assert.deepEqual(page.state.happened.traces, []);
  });
});

describe("What is taken back", () => {
  it("leaves no trace", () => {
    const page = new TestPage().sees(seen([unit("Guard", 0, 1)]));
    page.sees(seen([unit("Guard", 0, 0)]), { log: [line("Taken back by Red", { kind: "back", undone: 0 })] });
    assert.deepEqual(page.state.happened, happened.NOTHING_HAPPENED);
  });
});

describe("The unit that was chosen", () => {
  const guard = unit("Guard", 0, 1);
  const which = decision("d", [], { from: "Unit", choices: [{ word: "Guard", item: guard.number }] });

  it("is the one that is acting until nothing is asked any more", () => {
    const page = new TestPage()
      .sees(seen([guard], { decisions: [which] }))
      .clicks("Guard")
      .hearsPreview({});
    page.sees(seen([guard], { decisions: [decision("e")] }));
    assert.equal(page.state.acting, `Unit/${guard.number}`);
    assert.equal(page.sees(seen([guard])).state.acting, "");
  });
});

describe("Losses", () => {
  it("show by how much a number became less, all together", () => {
    const before = seen([unit("Axes", 1, 0, 3)]);
    const first = happened.happenedSince(game, before, seen([unit("Axes", 1, 0, 2)]), []);
    const both = happened.happenedSince(game, seen([unit("Axes", 1, 0, 2)]), seen([unit("Axes", 1, 0, 1)]), [], first);
    assert.deepEqual(
      both.drops.map(({ name, by }) => [name, by]),
      [["strength", -2]],
    );
    assert.deepEqual(happened.happenedSince(game, before, seen([unit("Axes", 1, 0, 5)]), []).drops, []);
  });

  it("are those of the numbers on the counter, men of a set among them, and not of what is spent", () => {
    const showing = [{ name: "men", form: "set", usual: "" }];
    const drawn = { ...game, symbols: [{ kind: "Unit", by: "", symbol: "infantry", words: {}, showing }] };
    /** @param {string} men @param {number} strength */
    const cohort = (men, strength) => ({
      ...unit("Axes", 1, 0, strength),
      values: [...unit("Axes", 1, 0, strength).values, { name: "men", value: men }],
    });
    const { drops } = happened.happenedSince(drawn, seen([cohort("a, b, c", 3)]), seen([cohort("b", 2)]), []);
    assert.deepEqual(
      drops.map(({ name, by }) => [name, by]),
      [["men", -2]],
    );
    const all = happened.happenedSince(drawn, seen([cohort("a, b", 3)]), seen([cohort("none", 3)]), []).drops;
    assert.equal(all[0].by, -2);
  });

  it("mark where a piece was taken off", () => {
    const lost = happened.happenedSince(game, seen([unit("Axes", 1, 5)]), seen([unit("Axes", 1, -1)]), []);
    assert.deepEqual(
      lost.gone.map(({ name, space }) => [name, space]),
      [["Axes", 5]],
    );
  });
});

describe("A shot", () => {
  const before = seen([unit("Guard", 0, 0), unit("Axes", 1, 3)]);
  const told = line("Guard fires at Axes", { kind: "told" });
  const roll = line("Guard rolls: 4 5", { kind: "roll", faces: [4, 5], sides: 6 });

  it("is a line from who is named first to the one of another side, where dice fell", () => {
    const { shots } = happened.happenedSince(game, before, before, [told, roll]);
    assert.deepEqual(
      shots.map(({ from, to }) => [from.space, to.space]),
      [[0, 3]],
    );
  });

  it("is none where no dice fell", () => {
    assert.deepEqual(happened.happenedSince(game, before, before, [told]).shots, []);
  });
});

describe("A reaction", () => {
  it("says what has provoked it", () => {
    const page = new TestPage();
    page.state = {
      ...page.state,
      game: { ...game, steps: [{ ...game.steps[0], sequence: "when Joined" }, game.steps[1]] },
    };
    page.sees(sighting([decision("d")]), {
      log: [
        line("The Guard attacks the Mill", { step: 1 }),
        line("aside", { step: 1, covered: true }),
        line("Reaction: Reinforcements", { kind: "other" }),
      ],
    });
    assert.equal(selectors.provocation(page.state), "The Guard attacks the Mill");
    page.sees(sighting([decision("e", ["yes"], { step: 1 })]));
    assert.equal(selectors.provocation(page.state), "");
  });

  it("shows who has provoked it: the first that is named of those who are not one's own", () => {
    const SPOT = { board: "Map", space: 3, facing: -1, wide: 0, deep: 0 };
    /** @type {(number: number, name: string, side: number) => Api.Piece} */
    const placed = (number, name, side) => ({ kind: "Unit", number, name, side, spot: SPOT, values: [] });
    const standing = sighting([], { pieces: [placed(0, "Guard", 0), placed(1, "Mill", 1), placed(2, "Miller", 1)] });
    assert.deepEqual(happened.provokersIn(game, standing, "The Guard is attacked by the Miller"), ["Unit/2"]);
    assert.deepEqual(happened.provokersIn(game, standing, "The Guard moves"), []);
    assert.deepEqual(happened.provokersIn(game, standing, ""), []);
  });
});

describe("A piece that is looked at", () => {
  const values = [
    { name: "side", value: "Blue" },
    { name: "strength", value: "1" },
    { name: "tired", value: "yes", until: "end of 2" },
    { name: "order", value: "none" },
  ];
  const axes = { ...unit("Axes", 1, 3), values };
  const asked = decision("d", [], { from: "Unit", prompt: "Whom?", choices: [{ word: "Axes", item: axes.number }] });
  const about = inspecting.inspectedOf(game, sighting([asked], { pieces: [axes] }), inspecting.keyOf(axes));

  it("has all its values, and markers with when they end", () => {
    assert.deepEqual(about?.traits, [{ name: "Strength", value: "1", until: "" }]);
    assert.deepEqual(about?.markers, [{ name: "Tired", value: "", until: "the end of “Attack”" }]);
  });

  it("says whether it can be chosen now", () => {
    assert.deepEqual(about?.now, ["Can be chosen: Whom?"]);
  });

  it("has its markers apart, also those that last, and the pieces it has with their values", () => {
    const card = { name: "card", value: "axemen" };
    const holder = {
      ...axes,
      values: [{ name: "spent", value: "yes" }, card, { name: "standing", value: "left", of: "Slot", items: [4] }],
    };
    const slot = {
      ...unit("left", -1, -1),
      kind: "Slot",
      number: 4,
      values: [
        card,
        { name: "attack", value: "2" },
        { name: "ranged", value: "0" },
        { name: "power", value: "Charge" },
      ],
    };
    const spent = { name: "spent", text: "", kind: "Unit", marker: true, form: "flag" };
    const charge = { kind: "Slot", pieces: [4], about: ["It strikes first."] };
    const marked = { ...game, fields: [...game.fields, spent], texts: [charge] };
    const seenNow = sighting([], { pieces: [holder, slot] });
    const found = inspecting.inspectedOf(marked, seenNow, inspecting.keyOf(axes));
    assert.deepEqual(found?.markers, [{ name: "Spent", value: "", until: "" }]);
    assert.deepEqual(found?.parts, [
      {
        title: "Standing",
        pieces: [{ name: "Left", values: "Attack 2 · Power Charge", texts: ["It strikes first."] }],
      },
    ]);
  });

  it("has what the rulebook says of its words and of those of its parts, each once", () => {
    const unit9 = {
      ...axes,
      values: [
        { name: "card", value: "axemen" },
        { name: "standing", value: "left", of: "Slot", items: [4] },
      ],
    };
    const slot = { ...unit("left", -1, -1), kind: "Slot", number: 4, values: [{ name: "power", value: "Charge" }] };
    const charge = { title: "Charge", about: ["It strikes first."] };
    const words = [
      {
        kind: "Card",
        number: 0,
        title: "axemen",
        values: ["Unit/card"],
        tells: [charge, { title: "Steady", about: ["Never grey."] }],
      },
      { kind: "Ability", number: 0, title: "Charge", values: ["Slot/power"], tells: [charge] },
      {
        kind: "Ability",
        number: 1,
        title: "Fury",
        values: ["Slot/power"],
        tells: [{ title: "Fury", about: ["Two dice."] }],
      },
    ];
    const found = inspecting.inspectedOf(
      { ...game, words },
      sighting([], { pieces: [unit9, slot] }),
      inspecting.keyOf(axes),
    );
    assert.deepEqual(
      found?.words.map(({ title }) => title),
      ["Charge", "Steady"],
    );
  });

  it("is nobody's business once it is out of sight", () => {
    assert.equal(inspecting.inspectedOf(game, sighting([]), inspecting.keyOf(axes)), null);
  });

  it("has others before and after it", () => {
    const all = seen([unit("A", 0, 0), unit("Bb", 0, -1), unit("Ccc", 0, 1)]);
    assert.equal(inspecting.besideOf(all, "Unit/1", 1), "Unit/3");
    assert.equal(inspecting.besideOf(all, "Unit/1", -1), "Unit/3");
  });
});

describe("A board that is turned", () => {
  it("has what lay below above", () => {
    const g = geometry(MAP);
    const half = turned(g, 2);
    assert.deepEqual(half.at(0), g.at(15));
    assert.equal(turned(g, 1), g);
  });

  it("swaps its width and height for a quarter, if it is a measured table", () => {
    const g = geometry({ ...MAP, form: "table", columns: 11, rows: 6, points: 5 });
    const quarter = turned(g, 1);
    assert.deepEqual([quarter.width, quarter.height], [g.height, g.width]);
    // The south-west corner comes to the north-west.
    assert.deepEqual(quarter.at(0), [0, 0]);
    assert.deepEqual(turned(g, 4), g);
  });
});

describe("How far it is", () => {
  it("is told in the unit of the table, one of them as one", () => {
    const all = [measured(1, "steps"), measured(1, "inches"), measured(1, "hexes"), measured(1, "paces")];
    assert.deepEqual(all, ["1 step", "1 inch", "1 hex", "1 pace"]);
    assert.equal(measured(2.5, "inches"), "2.5 inches");
  });

  it("is counted in hexes, across columns and along them", () => {
    const g = geometry({ ...MAP, form: "hexes", columns: 6, rows: 6 });
    /** @param {number} one @param {number} other */
    const far = (one, other) => distance(g, g.at(one), g.at(other));
    assert.deepEqual([far(0, 0), far(0, 6), far(0, 12), far(0, 1), far(0, 2), far(0, 4)], [0, 1, 2, 1, 2, 4]);
    const half = turned(g, 2);
    assert.equal(distance(half, half.at(0), half.at(20)), far(0, 20));
  });

  it("is measured on a table, and left to the rules elsewhere", () => {
    const g = geometry({ ...MAP, form: "table", columns: 101, rows: 101, points: 10 });
    assert.equal(distance(g, g.at(0), g.at(25)), 2.5);
    assert.equal(distance(geometry(MAP), [0, 0], [40, 0]), undefined);
  });
});
