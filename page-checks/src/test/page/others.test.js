// @ts-check
// Who else is at the table, and the line to it.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { others } from "./page.js";
import { GAME } from "./table-page.js";

/** @type {Api.Desk} */
const desk = /** @type {any} */ ({ here: [true, false], players: ["", "Bea"], free: [], bots: {} });

describe("Others at the table", () => {
  it("are away, unless they play at this device", () => {
    const { othersAt } = others;
    assert.deepEqual(
      othersAt(GAME, desk, []).map(({ name, here }) => [name, here]),
      [["Bea", false]],
    );
    assert.equal(othersAt(GAME, desk, [0, 1])[0].here, true);
  });
});

describe("The line to the table", () => {
  const sending = /** @type {any} */ ({ attempt: 1 });

  it("is not called connected while an answer finds no connection", () => {
    assert.equal(others.isConnected({ connected: true, sending, trouble: "There is no connection." }), false);
    assert.equal(others.isConnected({ connected: true, sending, trouble: "" }), true);
    assert.equal(others.isConnected({ connected: true, sending: null, trouble: "" }), true);
    assert.equal(others.isConnected({ connected: false, sending: null, trouble: "" }), false);
  });
});
