// @ts-check
// Verbs behind the names of seats.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { said, words } from "./page.js";
import { DESK, GAME, sighting } from "./table-page.js";

const game = {
  ...GAME,
  seats: ["Red", "The Allies", "Red and Blue"],
  parties: [...GAME.parties, { title: "The Allies", side: 2, present: true, plural: true }],
};

describe("A name of an author", () => {
  it("is read as words, and letters that stand for words stay capitals", () => {
    assert.equal(words.plain("orderPoints"), "order points");
    assert.equal(words.plain("combatMA"), "combat MA");
  });
});

describe("A verb", () => {
  it("agrees with the side that asks", () => {
    assert.equal(words.asking(game, undefined, 0), "Red asks");
    assert.equal(words.asking(game, undefined, 1), "The Allies ask");
    assert.equal(words.asking(game, { ...DESK, players: ["", "Ann", ""] }, 1), "The Allies (Ann) ask");
  });

  it("is plural for a seat that plays several", () => {
    assert.equal(words.verb(game, "Red and Blue", "is"), "are");
    assert.equal(words.verb(game, "Red and Blue", "has"), "have");
  });

  it("agrees in what is read out", () => {
    const ask = { id: "a1", by: 1, text: "take back", mine: false, answered: false, open: [0] };
    const desk = { ...DESK, asked: [ask] };
    const spoken = said.nowInWords(game, sighting([]), desk, undefined);
    assert.ok(spoken.startsWith("The Allies ask you to agree: take back."), spoken);
  });
});

describe("A title that leaves a name open", () => {
  it("is read as the question says it", () => {
    assert.equal(words.filledIn("What does a unit do?", "What does Third company do?"), "What does Third company do?");
    assert.equal(words.filledIn("Supply from a depot by rail", "Supply from Lyon by rail"), "Supply from Lyon by rail");
    assert.equal(words.filledIn("Move … men", "Move 3 men"), "Move 3 men");
    assert.equal(words.filledIn("Hold a ford (…T)?", "Hold Old Ford (2T)?"), "Hold Old Ford (2T)?");
  });

  it("stays where something else is asked", () => {
    assert.equal(words.filledIn("Move a unit", "Where to?"), "Move a unit");
    assert.equal(words.filledIn("Play a card", "Play a card"), "Play a card");
  });

  it("is filled in where it names a thing by its kind", () => {
    const title = "What does the unit do?";
    assert.equal(words.filledIn(title, "What does 5th Panzer Regiment do?"), "What does 5th Panzer Regiment do?");
    assert.equal(words.filledIn(title, undefined), title);
    assert.equal(words.filledIn("Retreat instead of losses?", "How many hexes?"), "Retreat instead of losses?");
  });
});

describe("What is asked in a step", () => {
  const waited = { who: "Blue", seats: [1], step: 4, prompt: "Pay 2T?", sealed: false, ready: false };

  it("is read by those who wait for the answer, with its numbers", () => {
    assert.equal(words.askedAt({ awaited: [waited] }, undefined, 4), "Pay 2T?");
    assert.equal(words.askedAt({ awaited: [waited] }, { step: 4, prompt: "Pay 3T?" }, 4), "Pay 3T?");
  });

  it("is not read where it is sealed, answered or asked in another step", () => {
    assert.equal(words.askedAt({ awaited: [{ ...waited, sealed: true }] }, undefined, 4), undefined);
    assert.equal(words.askedAt({ awaited: [{ ...waited, ready: true }] }, undefined, 4), undefined);
    assert.equal(words.askedAt({ awaited: [waited] }, undefined, 5), undefined);
    assert.equal(words.askedAt({ awaited: [waited] }, { step: 3, prompt: "Pay 3T?" }, 4), undefined);
  });
});

/** @type {Api.Board} */
const BOARD = {
  name: "Map",
  form: "hexes",
  columns: 4,
  rows: 3,
  points: 1,
  unit: "",
  facings: [],
  evenSouth: false,
  faced: [],
  named: [],
  titles: [{ space: 7, text: "Orlov Bridge" }],
};

describe("A piece that can be chosen", () => {
  it("says which markers it has, and not for how long", () => {
    /** @type {Api.Field} */
    const fuelled = { name: "fuelled", kind: "Unit", form: "flag", usual: "no", marker: true, text: "" };
    const fuel = { owner: "", name: "fuelled", value: "yes", word: "yes", until: "end of [4]" };
    const unit = { kind: "Unit", number: 3, name: "Guards", side: 0, values: [fuel] };
    const seen = { ...sighting([]), pieces: [unit] };
    const guards = { word: "Guards", title: "Guards", item: 3 };
    assert.equal(words.choiceRemarks({ ...GAME, fields: [fuelled] }, seen, { from: "Unit" }, guards), "fuelled");
  });
});

describe("A space that can be chosen", () => {
  it("goes by its name besides its number", () => {
    const map = { ...GAME, boards: [BOARD] };
    const remarks = (/** @type {number} */ item) =>
      words.choiceRemarks(map, sighting([]), { from: "Map" }, { word: "1004", title: "1004", item });
    assert.equal(remarks(7), "Orlov Bridge");
    assert.equal(remarks(8), "");
  });
});

describe("What a question is about", () => {
  it("is not said twice", () => {
    const where = "Where does 5th Panzer Regiment retreat?";
    assert.equal(words.aboutBesides({ prompt: where, about: "5th Panzer Regiment, 1" }), "");
    assert.equal(words.aboutBesides({ prompt: "Who shoots?", about: "5th Panzer Regiment" }), "5th Panzer Regiment");
    assert.equal(words.aboutBesides({ prompt: "Who shoots?", about: "" }), "");
  });
});

describe("A marker", () => {
  it("comes off at the end of a step that people know by its title", () => {
    const steps = [{ ...GAME.steps[0], label: "CleanUp:fuel", title: "Reset fuel markers" }];
    const end = "end of CleanUpPhase / CleanUp:fuel";
    assert.equal(words.until({ ...game, steps }, end), "the end of “Reset fuel markers”");
  });
});

describe("A name of the rulebook", () => {
  it("is said as words, and an abbreviation in it stays one", () => {
    assert.equal(words.plain("orderPoints"), "order points");
    assert.equal(words.plain("combatMA"), "combat MA");
  });
});
