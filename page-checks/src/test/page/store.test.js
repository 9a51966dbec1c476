// @ts-check
// The order in which a page's events count.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createStore } from "./page.js";

describe("The store", () => {
  it("takes an event that a listener sends only when all have been told of the one before", () => {
    const store = createStore((/** @type {string} */ state, /** @type {string} */ event) => state + event, "");
    /** @type {string[]} */
    const told = [];
    store.subscribe((_state, _before, event) => {
      if (event === "a") store.dispatch("b");
    });
    store.subscribe((state) => {
      told.push(state);
    });
    store.dispatch("a");
    assert.deepEqual(told, ["a", "ab"]);
  });

  it("tells nobody any more who has left", () => {
    const store = createStore((/** @type {number} */ state, /** @type {number} */ by) => state + by, 0);
    let told = 0;
    const leave = store.subscribe(() => {
      told++;
    });
    store.dispatch(1);
    leave();
    store.dispatch(1);
    assert.equal(told, 1);
  });
});
