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
  });

  it("stays where something else is asked", () => {
    assert.equal(words.filledIn("Move a unit", "Where to?"), "Move a unit");
    assert.equal(words.filledIn("Play a card", "Play a card"), "Play a card");
  });
});
