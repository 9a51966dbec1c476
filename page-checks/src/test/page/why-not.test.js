// @ts-check
// Why something on the board cannot be chosen, told from what is seen.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { together, whyNot } from "./page.js";
import { TestPage, decision, sighting } from "./table-page.js";

const { askedAbout, isUnoffered, unmetNow, whyNotPiece, whyNotPlace } = whyNot;

/**
 * @param {number} number
 * @param {number} side
 * @param {Record<string, string>} values
 * @returns {Api.Piece}
 */
const unit = (number, side, values = {}) => ({
  kind: "Unit",
  number,
  name: `Unit ${number}`,
  side,
  spot: { board: "Map", space: number, facing: -1, wide: 0, deep: 0 },
  values: Object.entries({ fired: "no", strength: "3", ...values }).map(([name, value]) => ({ name, value })),
});

const pieces = [unit(0, 0), unit(1, 0), unit(2, 0, { fired: "yes" }), unit(3, 1), unit(4, 0, { strength: "5" })];
const asked = decision("a", ["Unit 0", "Unit 1"], { from: "Unit", prompt: "Who shoots?" });
const choices = [
  { word: "Unit 0", item: 0 },
  { word: "Unit 1", item: 1 },
];

/** @param {number} number */
const why = (number, seen = sighting([{ ...asked, choices }], { pieces })) =>
  whyNotPiece(new TestPage().sees(seen).state, pieces[number]);

describe("Why not", () => {
  it("says nothing of what can be chosen", () => {
    assert.equal(why(0), "");
  });

  it("says in what a piece differs from all that can be chosen", () => {
    assert.equal(why(2), "It cannot be chosen now. Unlike all that can, it has fired.");
  });

  it("points at the one that is offered of several that are alike", () => {
    const twin = { ...unit(5, 0), name: "Unit 1", spot: pieces[1].spot };
    const seen = sighting([{ ...asked, choices }], { pieces: [...pieces, twin] });
    const page = new TestPage().sees(seen);
    assert.equal(whyNotPiece(page.state, twin), "One that is no different can be chosen: the one that glows.");
  });

  it("takes no number for a reason", () => {
    assert.equal(why(4), "It cannot be chosen now: Who shoots? The rules allow only what glows.");
  });

  it("tells what the rule says where nothing that is seen tells why", () => {
    const page = new TestPage();
    const [move, ...steps] = page.state.game.steps;
    const told = { ...move, about: ["Who has moved does not shoot."] };
    page.state = { ...page.state, game: { ...page.state.game, steps: [told, ...steps] } };
    const seen = page.sees(sighting([{ ...asked, choices }], { pieces })).state;
    assert.equal(
      whyNotPiece(seen, pieces[4]),
      "It cannot be chosen now: Who shoots? The rule says: “Who has moved does not shoot.”",
    );
  });

  it("says whose a piece is, and whose move it is", () => {
    assert.ok(/belongs to Blue/.test(why(3)));
    assert.ok(/somebody else's move/.test(why(0, sighting([], { pieces }))));
  });

  it("answers a click on the bare board", () => {
    const page = new TestPage().sees(sighting([asked], { pieces }));
    page.on({ type: "missed" });
    assert.equal(page.state.missed, whyNot.missedNow(page.state));
    assert.ok(/Nothing can be done there now/.test(whyNotPlace(page.state)));
    page.sees(sighting([decision("b")], { pieces }));
    assert.ok(page.state.missed !== whyNot.missedNow(page.state), "not any more when something else is asked");
  });
});

describe("What the server says of it", () => {
  const seen = sighting([{ ...asked, choices }], { pieces });
  /** @type {Api.WhyNot} */
  const said = {
    question: "Who shoots?",
    unmet: [{ said: "Unit 2 has fired", written: "it lacks fired" }],
    options: [],
  };

  it("is asked for about the piece that is looked at, or the place that was clicked", () => {
    const page = new TestPage().sees(seen);
    assert.equal(askedAbout(page.state), "");
    page.on({ type: "inspect", key: "Unit/2" });
    assert.ok(askedAbout(page.state).startsWith("Unit/2 "));
    assert.ok(isUnoffered(page.state));
    page.on({ type: "missed", place: "Map/7" });
    assert.ok(askedAbout(page.state).startsWith("Map/7 "));
  });

  it("is told as long as the same is looked at", () => {
    const page = new TestPage().sees(seen).on({ type: "inspect", key: "Unit/2" });
    page.on({ type: "why-not", asked: askedAbout(page.state), why: said });
    assert.equal(unmetNow(page.state), said);
    page.on({ type: "inspect", key: "Unit/3" });
    assert.equal(unmetNow(page.state), null);
  });

  it("is not asked for while somebody else decides", () => {
    const others = sighting([{ ...asked, choices, awaited: false }], { pieces });
    const page = new TestPage().sees(others).on({ type: "inspect", key: "Unit/2" });
    assert.equal(askedAbout(page.state), "");
  });
});

describe("Why", () => {
  it("tells once of who is asked the same", () => {
    const strand = { who: "Red", question: "Ready?", path: [0], titles: ["Move"], halts: [], next: -1 };
    const found = together([strand, { ...strand, who: "Blue" }, { ...strand, who: "Blue", path: [1] }]);
    assert.deepEqual(
      found.map(({ who, path }) => [who, path]),
      [
        ["Red and Blue", [0]],
        ["Blue", [1]],
      ],
    );
  });
});
