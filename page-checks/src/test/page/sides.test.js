// @ts-check
// Lines between the spaces of a board.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { figuresOf, geometry, lineOf, linkOf, pathOf } from "./page.js";

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

describe("A line between two areas", () => {
  /** @param {string} name @param {number} x @param {number} y @param {number[]} nextTo */
  const area = (name, x, y, nextTo) => ({ name, title: name, x, y, nextTo });
  const g = geometry({
    name: "Bay",
    titles: [],
    form: "areas",
    columns: 3,
    rows: 1,
    points: 1,
    unit: "",
    facings: [],
    evenSouth: false,
    faced: [],
    named: [area("mill", 1, 1, [1, 2]), area("pier", 3, 1, [0]), area("fen", 1, 3, [0])],
  });

  it("runs along their connection and stays outside of them", () => {
    const [x1, y1, x2, y2] = ends(linkOf(g, 0, 1, true, 0));
    const [ax, ay] = g.at(0);
    const [bx] = g.at(1);
    const [wide] = g.box(0);
    assert.ok(y1 === y2 && Math.abs(y1 - ay) < 0.01);
    assert.ok(x1 >= ax + wide - 0.01 && x2 <= bx - wide + 0.01 && x1 < x2);
  });

  it("has a lane of its own where there are several", () => {
    const lines = [-0.5, 0.5].map((lane) => linkOf(g, 0, 2, true, lane));
    assert.notEqual(lines[0], lines[1]);
    assert.ok(Math.abs(ends(lines[0])[0] - ends(lines[1])[0]) > 4);
  });

  it("is a short bar across the connection where it lies between them", () => {
    const [x1, y1, x2, y2] = ends(linkOf(g, 0, 1, false, 0));
    assert.ok(Math.abs(x1 - x2) < 0.01 && Math.abs(y1 - y2) > 10);
    assert.ok(Math.abs(x1 - (g.at(0)[0] + g.at(1)[0]) / 2) < 0.01);
  });

  it("is drawn by its symbol: roads and plain lines along, walls across", () => {
    const mark = { board: "Bay", title: "road", symbol: "road", across: true, pairs: [0, 1] };
    assert.equal(pathOf(g, mark), linkOf(g, 0, 1, true, 0));
    assert.equal(pathOf(g, { ...mark, symbol: "line", across: false }, 1), linkOf(g, 0, 1, true, 1));
    assert.equal(pathOf(g, { ...mark, symbol: "wall", across: false }), linkOf(g, 0, 1, false, 0));
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
