// @ts-check
// What the page says of pieces.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { words } from "./page.js";
import { GAME, decision, sighting } from "./table-page.js";

/**
 * @param {string} name
 * @param {string} text
 * @param {Api.Game["fields"][number]["form"]} form
 */
const field = (name, text, form) => ({ name, text, form, kind: "Card", marker: false });

const game = {
  ...GAME,
  fields: [
    field("worth", "orders", "number"),
    field("effect", "effect", "word"),
    field("warCry", "a wording that is far too long for a name", "flag"),
  ],
};

/** @type {Api.Piece} */
const drums = {
  kind: "Card",
  number: 3,
  name: "Drums",
  side: 0,
  values: [
    { name: "worth", value: "2" },
    { name: "effect", value: "Forced march" },
    { name: "warCry", value: "yes" },
    { name: "place", value: "hand" },
  ],
};

const asked = decision("d1", ["Drums", "skip"], {
  from: "Card",
  choices: [{ word: "Drums", item: 3 }, { word: "skip" }],
});

describe("A piece", () => {
  it("is spoken of in the wording of its fields", () => {
    assert.deepEqual(words.remarks(game, drums), ["2 orders", "effect Forced march", "war cry"]);
  });

  it("is not said to be as usual", () => {
    const usual = { ...game, fields: [{ ...field("effect", "effect", "word"), usual: "Forced march" }] };
    const other = { ...drums, values: [{ name: "effect", value: "Alarm" }] };
    assert.deepEqual(words.remarks(usual, drums), []);
    assert.deepEqual(words.remarks(usual, other), ["effect Alarm"]);
  });

  it("has wordings that agree with the number before them", () => {
    const agreeing = { ...game, fields: [field("worth", "order[|s]", "number"), field("foes", "[foe|foes]", "set")] };
    const worth = (/** @type {string} */ value, /** @type {string} */ foes) =>
      words.remarks(agreeing, {
        ...drums,
        values: [
          { name: "worth", value },
          { name: "foes", value: foes },
        ],
      });
    assert.deepEqual(worth("1", "Ada"), ["1 order", "1 foe"]);
    assert.deepEqual(worth("2", "Ada, Bert"), ["2 orders", "2 foes"]);
  });

  it("says beside the choice that stands for it what is on it", () => {
    const seen = sighting([asked], { pieces: [drums] });
    assert.equal(words.choiceRemarks(game, seen, asked, asked.choices[0]), "2 orders, effect Forced march, war cry");
    assert.equal(words.choiceRemarks(game, seen, asked, asked.choices[1]), "");
  });

  it("says nothing there to whoever does not see it", () => {
    assert.equal(words.choiceRemarks(game, sighting([asked]), asked, asked.choices[0]), "");
  });

  it("is told by what lies there, where the choice is a space", () => {
    const stores = { ...game, fields: [{ ...field("dump", "T of supply", "number"), kind: "Map" }] };
    const space = { board: "Map", space: 7, values: [{ name: "dump", value: "24" }] };
    const where = decision("d2", ["0104", "0302"], {
      from: "Map",
      choices: [
        { word: "0104", item: 7 },
        { word: "0302", item: 8 },
      ],
    });
    const seen = { ...sighting([where]), spaces: [space] };
    assert.equal(words.choiceRemarks(stores, seen, where, where.choices[0]), "24 T of supply");
    assert.equal(words.choiceRemarks(stores, seen, where, where.choices[1]), "");
  });
});
