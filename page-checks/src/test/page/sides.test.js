// @ts-check
// Lines between the spaces of a board.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { figuresOf, geometry, lineOf, pathOf } from "./page.js";

/**
 * @param {Api.Board["form"]} form
 * @param {number} facings
 */
const board = (form, facings) =>
  geometry({
    name: "Map",
    form,
    columns: 4,
    rows: 3,
    points: 1,
    unit: "",
    facings: Array(facings).fill(""),
    faced: [],
    evenSouth: false,
    named: [],
    titles: [],
  });

/** @param {string} line */
const ends = (line) => (line.match(/-?[\d.]+/g) ?? []).map(Number);

describe("A line between two hexes", () => {
  const g = board("hexes", 6);

  it("leads from middle to middle where it crosses the side", () => {
    const [x1, y1] = g.at(0);
    const [x2, y2] = g.at(4);
    const line = ends(lineOf(g, 0, 4, true));
    [x1, y1, x2, y2].forEach((n, i) => assert.ok(Math.abs(line[i] - n) < 0.01));
  });

  it("is as long as the side, and at a right angle to the way across", () => {
    for (const other of [1, 4]) {
      const [x1, y1, x2, y2] = ends(lineOf(g, 0, other, false));
      const [ax, ay] = g.at(0);
      const [bx, by] = g.at(other);
      assert.ok(Math.abs(Math.hypot(x2 - x1, y2 - y1) - 26) < 0.05);
      assert.ok(Math.abs((x2 - x1) * (bx - ax) + (y2 - y1) * (by - ay)) < 1);
      assert.ok(Math.abs(x1 + x2 - ax - bx) < 0.05 && Math.abs(y1 + y2 - ay - by) < 0.05);
    }
  });
});

describe("What lies on several sides", () => {
  it("is one path with a line for each", () => {
    const mark = { board: "Map", title: "river", symbol: "wall", across: false, pairs: [0, 1, 1, 2] };
    const path = pathOf(board("squares", 8), mark);
    assert.equal(path.split("M").length - 1, 2);
    const [x1, y1, x2, y2] = ends(path);
    assert.equal(x1, x2);
    assert.equal(Math.abs(y2 - y1), 40);
  });
});

describe("A number on sides", () => {
  const g = board("hexes", 6);
  const mark = { board: "Map", title: "height 2", symbol: "line", across: false, pairs: [0, 1, 0, 4] };

  it("is written in the middle of each of them", () => {
    const places = figuresOf(g, { ...mark, figure: "2" });
    assert.deepEqual(
      places.map((place) => place.figure),
      ["2", "2"],
    );
    const [x1, y1] = g.at(0);
    const [x2, y2] = g.at(4);
    assert.ok(Math.abs(places[1].x - (x1 + x2) / 2) < 0.01);
    assert.ok(Math.abs(places[1].y - (y1 + y2) / 2) < 0.01);
  });

  it("is left out where there is none", () => {
    assert.deepEqual(figuresOf(g, mark), []);
  });
});
