// @ts-check
// What is always in sight: what steps are called this time, the sides with their numbers, the hand, orders under seal.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { cardFor, hand, orders, scores, selectors, titles } from "./page.js";
import { DESK, GAME, TestPage, decision, sighting } from "./table-page.js";

/** @type {Api.Field} */
const POINTS = { name: "glory", text: "point[|s]", kind: "", marker: false, form: "number" };

/** @type {Api.Game} */
const game = {
  ...GAME,
  length: 8,
  parties: [
    { title: "the Crown's men", side: 0, present: true, plural: true },
    { title: "the Clans", side: 1, present: true, plural: true },
    { title: "nobody here", side: 2, present: false },
  ],
  fields: [POINTS, { ...POINTS, name: "long", text: "figures lost at which the whole force tests" }],
};

/**
 * @param {string} name
 * @param {Partial<Api.Piece>} more
 * @returns {Api.Piece}
 */
const piece = (name, more = {}) => ({ kind: "Card", number: 0, name, side: 0, values: [], ...more });

const spot = { board: "Map", space: 3, facing: 0, wide: 0, deep: 0 };

describe("How the game is won", () => {
  it("is the sentence that says so, of the scenario before that of the rulebook", () => {
    const rulebook = ["Boats race.", "A storm may come. Whoever is home first wins; ties are drawn."];
    assert.equal(scores.aimOf({ about: rulebook }), "Whoever is home first wins; ties are drawn.");
    const scenario = "Three boats a side. Four turns, first to 6 points.";
    assert.equal(scores.aimOf({ about: [...rulebook, scenario] }), "Four turns, first to 6 points.");
    assert.equal(scores.aimOf({ about: ["Boats race."] }), "");
  });
});

describe("A title that speaks of values", () => {
  it("is filled in while its step is played, and printed otherwise", () => {
    const now = sighting([], { titles: [{ step: 1, text: "Attack on the Mill" }] });
    assert.equal(titles.titled(game, now).steps[1].title, "Attack on the Mill");
    assert.equal(titles.titled(game, now).steps[0].title, "Move");
    assert.equal(titles.titled(game, sighting([])), game);
  });

  it("leaves the game the same object as long as steps are called the same", () => {
    const now = sighting([], { titles: [{ step: 1, text: "Attack on the Mill" }] });
    assert.equal(titles.titled(game, now), titles.titled(game, sighting([], { titles: now.titles, gameTurn: 2 })));
  });

  it("is read out", () => {
    const asked = sighting([decision("d", ["yes"], { prompt: "" })], { titles: [{ step: 0, text: "Turn of Red" }] });
    assert.equal(new TestPage().sees(asked).state.said, "Your decision: 1 Turn of Red");
  });
});

describe("The sides in the head of the page", () => {
  const state = [
    { name: "glory", value: "1", owner: "the Crown's men" },
    { name: "glory", value: "4", owner: "the Clans" },
    { name: "long", value: "12", owner: "the Clans" },
  ];
  const shown = scores.scoresOf(game, sighting([decision("d")], { state }));

  it("have their numbers, in words that agree with them", () => {
    assert.deepEqual(
      shown.map(({ title, figures }) => [title, ...figures.map(({ value, text }) => `${value} ${text}`)]),
      [
        ["Crown's men", "1 point"],
        ["Clans", "4 points"],
      ],
    );
  });

  it("leave out factions as long as all their numbers are 0", () => {
    const faction = { name: "Salt", title: "Salt", side: 0, present: true };
    const parties = [...game.parties, faction];
    /** @param {string} value */
    const titled = (value) =>
      scores
        .scoresOf({ ...game, parties }, sighting([], { state: [...state, { name: "glory", value, owner: "Salt" }] }))
        .map(({ title }) => title);
    assert.deepEqual(titled("0"), ["Crown's men", "Clans"]);
    assert.deepEqual(titled("2"), ["Crown's men", "Clans", "Salt"]);
  });

  it("say how many cards each holds, where everybody may know", () => {
    const counted = [...state, { name: "Card: hand", value: "6", owner: "the Clans" }];
    const [crown, clans] = scores.scoresOf(game, sighting([], { state: counted }));
    assert.deepEqual(crown.counts, []);
    assert.deepEqual(
      clans.counts.map(({ text, value }) => `${text}: ${value}`),
      ["hand: 6"],
    );
  });

  it("say who is to act", () => {
    assert.deepEqual(
      shown.map((each) => each.awaited),
      [true, false],
    );
    const other = { who: "the Clans", seats: [1], step: 0, prompt: "", sealed: false, ready: false };
    const waiting = scores.scoresOf(game, sighting([], { state, awaited: [other] }));
    assert.deepEqual(
      waiting.map((each) => each.awaited),
      [false, true],
    );
  });

  it("stand beside the turn and how many there are", () => {
    assert.equal(scores.turnInWords(game, { gameTurn: 3, date: "Week 3" }), "Turn 3 of 8, Week 3");
    assert.equal(scores.turnInWords(GAME, { gameTurn: 3, date: "" }), "Turn 3");
  });
});

describe("The hand", () => {
  const held = { unseen: true };
  const pieces = [
    piece("Volley", { ...held, number: 1 }),
    piece("Volley", { ...held, number: 2 }),
    piece("Rally", { ...held, number: 3 }),
    piece("On the table", { number: 4 }),
    piece("Scout", { ...held, number: 5, spot }),
    piece("Theirs", { ...held, number: 6, side: 1 }),
  ];
  const cards = hand.handOf({ ...game, myParties: [0] }, sighting([], { pieces }));

  it("is what others do not see and no board shows, alike ones together", () => {
    assert.deepEqual(
      cards.map(({ name, times }) => [name, times]),
      [
        ["Volley", 2],
        ["Rally", 1],
      ],
    );
  });

  it("offers the card that can be played", () => {
    const asked = decision("d", [], { from: "Card", choices: [{ word: "Volley", item: 2 }] });
    assert.equal(hand.choiceOf(asked, cards[0])?.word, "Volley");
    assert.equal(hand.choiceOf(asked, cards[1]), undefined);
    assert.equal(hand.choiceOf({ ...asked, from: "Unit" }, cards[0]), undefined);
  });
});

describe("Orders under seal", () => {
  const seen = sighting([decision("d", ["ready", "change"], { sealed: true, kind: "ready" })], {
    pieces: [piece("Kestrel", { kind: "Boat", number: 2, spot })],
    ownSecrets: ["Plan: raid", "Orders: order of Kestrel: Sail", "Orders: goal of Kestrel: the Delta"],
    sealed: [
      { kind: "Boat", number: 2, name: "order", text: "order of Kestrel: Sail" },
      { kind: "Boat", number: 2, name: "goal", space: 7, text: "goal of Kestrel: the Delta" },
    ],
  });

  it("are listed before they are submitted, those of a piece together", () => {
    assert.deepEqual(
      orders.ordersOf(seen).map(({ title, texts }) => [title, ...texts]),
      [
        ["", "Plan: raid"],
        ["Kestrel", "Sail", "the Delta"],
      ],
    );
  });

  it("are arrows from the piece to where it is sent", () => {
    assert.deepEqual(
      orders.orderArrows(seen).map(({ board, from, to }) => [board, from, to]),
      [["Map", 3, 7]],
    );
  });
});

describe("The card of a turn", () => {
  it("says which turn or phase begins, and nothing while one goes on", () => {
    const before = sighting([decision("d")]);
    assert.deepEqual(cardFor(game, before, { ...before, gameTurn: 2 }), { title: "Turn 2 of 8", below: "Move" });
    const next = sighting([decision("e", ["yes"], { step: 1 })], { open: [1], progress: "dp" });
    assert.deepEqual(cardFor(game, before, next), { title: "Attack", below: "Turn 1 of 8" });
    assert.equal(cardFor(game, before, sighting([decision("f")])), null);
    assert.equal(cardFor(game, null, before), null);
  });
});

describe("Who waits", () => {
  const awaited = [1, 2].map((seat) => ({
    ...{ who: `seat ${seat}`, seats: [seat], step: 0, prompt: "", sealed: false, ready: seat === 2 },
  }));

  it("is told that nobody has sat down yet, and nothing of that where somebody has", () => {
    const now = sighting([], { awaited });
    assert.equal(selectors.isFree({ ...DESK, free: [1] }, now), true);
    assert.equal(selectors.isFree({ ...DESK, free: [2] }, now), false);
    assert.equal(selectors.isFree(DESK, now), false);
    assert.equal(selectors.isFree({ ...DESK, free: [1] }, sighting([])), false);
  });
});
