// @ts-check
// Hints of a bot, and seats that bots play.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { seating, selectors } from "./page.js";
import { TestPage, decision, sighting } from "./table-page.js";

const { againstBots, seatsFor, usualSeating } = seating;
const { asked, decisionOf, hintOf } = selectors;

const HINT = { decision: "d1", choice: "east", title: "East", reason: "Expects to win." };

/** @param {TestPage} page */
const hint = (page) => hintOf(page.state, decisionOf(page.state));

describe("A hint", () => {
  const waiting = () => {
    const page = new TestPage().sees(sighting([decision("d1")]));
    return page.on({ type: "hint", asked: asked(decisionOf(page.state)), hint: null });
  };

  it("is being thought about until it comes", () => {
    assert.equal(hint(waiting())?.busy, true);
    const page = waiting();
    page.on({ type: "hint", asked: asked(decisionOf(page.state)), hint: HINT });
    assert.equal(hint(page)?.busy, false);
    assert.equal(hint(page)?.title, "East");
  });

  it("is not shown for another question than the one it was asked for", () => {
    const page = waiting();
    const before = asked(decisionOf(page.state));
    page.sees(sighting([decision("d2")]));
    page.on({ type: "hint", asked: before, hint: HINT });
    assert.equal(hint(page), null);
  });
});

describe("Seats of a new table", () => {
  /** @type {Api.Party[]} */
  const parties = ["Red", "Blue", "Green"].map((name, side) => ({
    name,
    title: name,
    side,
    faction: false,
    present: true,
  }));
  const guide = { parties };

  it("are nothing to tell when people sit as usual", () => {
    assert.deepEqual(seatsFor(guide, usualSeating(guide)), []);
  });

  it("are mine and those of bots when I play at once", () => {
    const seats = seatsFor(guide, againstBots(guide));
    assert.deepEqual(
      seats.map((seat) => [seat.for[0], seat.bot]),
      [
        ["Red", ""],
        ["Blue", "normal"],
        ["Green", "normal"],
      ],
    );
  });

  it("keep no name for a bot", () => {
    const plan = { ...usualSeating(guide), players: { 0: "Ann", 1: "Ben" }, bots: { 1: "easy" } };
    assert.deepEqual(
      seatsFor(guide, plan).map((seat) => seat.player),
      ["Ann", "", ""],
    );
  });
});
