// @ts-check
// The film jumps from battle to battle.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { battles } from "./page.js";
import { line } from "./table-page.js";

describe("The battles of a game", () => {
  /** @param {string[]} kinds */
  const log = (...kinds) => kinds.map((kind) => line("something", { kind }));
  const played = log("turn", "answer", "roll", "told", "roll", "answer", "told", "answer", "roll");

  it("begin where dice fall and last until somebody answers", () => {
    assert.deepEqual(battles.battles(played), [2, 8]);
    assert.deepEqual(
      battles.battles([...log("roll").map((each) => ({ ...each, covered: true })), ...log("roll")]),
      [1],
    );
  });

  it("are found after what is shown, and before it", () => {
    assert.equal(battles.battleFrom(played, { from: 0, lines: 2 }, 1), 2);
    assert.equal(battles.battleFrom(played, { from: 2, lines: 6 }, 1), 8);
    assert.equal(battles.battleFrom(played, { from: 7, lines: 9 }, 1), undefined);
    assert.equal(battles.battleFrom(played, { from: 7, lines: 9 }, -1), 2);
    assert.equal(battles.battleFrom(played, { from: 2, lines: 6 }, -1), undefined);
  });
});
