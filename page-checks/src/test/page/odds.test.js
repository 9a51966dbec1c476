// @ts-check
// What dice may bring, in few words.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { shortOdds } from "./page.js";

describe("The odds", () => {
  it("count long lists, and leave numbers, words and short lists as they are", () => {
    assert.equal(shortOdds("figures: a, b, c, d → c, d"), "figures: 4 → 2");
    assert.equal(shortOdds("figures: a, b, c → none"), "figures: 3 → 0");
    assert.equal(shortOdds("figures: a, b → b"), "figures: a, b → b");
    assert.equal(shortOdds("strength: 5 → 3"), "strength: 5 → 3");
    assert.equal(shortOdds("is destroyed"), "is destroyed");
  });
});
