// @ts-check
// The log in groups.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { log } from "./page.js";
import { line as told } from "./table-page.js";

/** @param {Partial<Api.LogLine>[]} lines */
const numbered = (lines) =>
  lines.map((line, number) => ({ line: { kind: "change", step: 3, text: `line ${number}`, ...line }, number }));

describe("A sentence that is told in place of changes", () => {
  const lines = numbered([{ kind: "answer" }, { covered: true }, { covered: true }, { kind: "told" }, {}]);

  it("stands where they would, with the changes behind it", () => {
    const rows = log.folded(lines, "all");
    assert.deepEqual(
      rows.map(({ number }) => number),
      [0, 3],
    );
    assert.deepEqual(
      rows[1].covered.map(({ number }) => number),
      [1, 2],
    );
    assert.deepEqual(
      rows[1].under.map(({ number }) => number),
      [4],
    );
  });

  it("hides none of them from who wants to read the changes", () => {
    const changes = lines.filter(({ line }) => line.kind === "change");
    assert.equal(log.folded(changes, "change").length, 3);
  });
});

describe("An aside", () => {
  it("lies behind the line it comes after, and is no row of its own", () => {
    const aside = { kind: "aside", covered: true };
    const rows = log.folded(numbered([{ kind: "answer" }, aside, { kind: "answer" }]), "all");
    assert.deepEqual(
      rows.map(({ number, covered }) => [number, ...covered.map((each) => each.number)]),
      [[0, 1], [2]],
    );
  });
});

describe("What a roll-off comes to", () => {
  const roll = { kind: "roll", roll: "r3" };
  const lines = numbered([
    { covered: true },
    { ...roll, covered: true, faces: [4], sides: 6 },
    { ...roll, covered: true, faces: [6], sides: 6 },
    { ...roll, text: "Who begins: Red 4, Blue 6; Blue (1d6, roll r3)" },
    { kind: "told" },
  ]);

  it("stands for the rolls, which are behind it, and leaves earlier changes to their own sentence", () => {
    const rows = log.folded(lines, "all");
    assert.deepEqual(
      rows.map(({ number, covered }) => [number, ...covered.map((each) => each.number)]),
      [
        [3, 1, 2],
        [4, 0],
      ],
    );
  });
});

describe("Answers that were taken back", () => {
  it("are struck, and what was said meanwhile is not", () => {
    const lines = [
      told("stays"),
      told("wrong"),
      told("hello", { kind: "chat" }),
      told("Taken back by Red", { kind: "back", undone: 1 }),
      told("right"),
    ];
    assert.deepEqual([...log.takenBack(lines)], [1]);
  });
});

describe("What a sentence calls off", () => {
  it("lies under that sentence, not under the next", () => {
    const lines = [
      told("A white flag: the battle is called off", { kind: "told" }),
      told("Battle is cancelled", { kind: "other", covered: true }),
      told("points 3 -> 2", { kind: "change", covered: true, step: 1 }),
      told("The Crown's men halt", { kind: "told", step: 1 }),
    ].map((each, number) => ({ line: each, number }));
    const rows = log.folded(lines, "all");
    assert.deepEqual(
      rows.map((row) => [row.number, ...row.covered.map((each) => each.number)]),
      [
        [0, 1],
        [3, 2],
      ],
    );
  });
});
