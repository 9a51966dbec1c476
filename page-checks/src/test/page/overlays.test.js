// @ts-check
// What is laid over the boards.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { geometry, regions } from "./page.js";
import { TestPage, decision, sighting } from "./table-page.js";

const page = () => new TestPage({ overlaid: ["1"] }).sees(sighting([decision("d1")]));
/** @type {Api.Overlay} */
const zone = { id: "0-1", title: "Zone of Blue", board: "Map", party: 1 };

describe("An overlay", () => {
  it("is laid over the board and taken off again", () => {
    const shown = page().on({ type: "overlay", id: "0-1", on: true });
    assert.deepEqual(shown.state.overlaid, ["1", "0-1"]);
    assert.deepEqual(shown.on({ type: "overlay", id: "1", on: false }).state.overlaid, ["0-1"]);
  });

  it("that is offered no longer is shown no longer", () => {
    const shown = page().on({ type: "overlay", id: "0-1", on: true });
    assert.deepEqual(shown.on({ type: "overlays", overlays: [zone] }).state.overlaid, ["0-1"]);
  });
});

describe("The line around an overlay", () => {
  const g = geometry({
    name: "Map",
    form: "hexes",
    columns: 5,
    rows: 4,
    points: 1,
    unit: "",
    facings: [],
    evenSouth: false,
    faced: [],
    named: [],
    titles: [],
  });
  /** @param {string} path */
  const edges = (path) => path.split("M").length - 1;

  it("runs around a space, and not between two of them", () => {
    assert.equal(edges(regions.regionOf(g, [6]).edge), 6);
    assert.equal(edges(regions.regionOf(g, [6, 11]).edge), 10);
  });

  it("has every one of its spaces inside", () => {
    assert.equal(edges(regions.regionOf(g, [6, 11, 14]).area), 3);
  });

  it("is left out where there is nothing to cover", () => {
    assert.deepEqual(regions.regionOf(g, []), { area: "", edge: "" });
  });
});

describe("Numbers of an overlay", () => {
  it("are darker the larger they are", () => {
    const shades = regions.shadesOf([1, 9, 1]);
    assert.deepEqual(
      shades.map((shade) => shade.members),
      [[0, 2], [1]],
    );
    assert.ok(shades[0].strength < shades[1].strength);
  });

  it("that are all alike have one shade, the darkest", () => {
    const dark = regions.shadesOf([1, 9])[1].strength;
    assert.deepEqual(regions.shadesOf([4, 4]), [{ strength: dark, members: [0, 1] }]);
  });
});
