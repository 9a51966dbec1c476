// @ts-check
// Ground that looks like what it is. Each drawing fills a box of its own size about the middle; what is scattered in it
// is scattered by a number, so that it lies the same way every time.
/** @import { VNode } from "preact" */
/** @import { Geometry, PlacedPiece, Size } from "./geometry.js" */
import { h } from "../shared/dom.js";

/** @param {number} seed */
function chance(seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

/**
 * Points about a step apart, none nearer to the edge than the rim.
 *
 * @param {number} wide
 * @param {number} deep
 * @param {number} step
 * @param {number} rim
 * @param {number} seed
 */
function scatter(wide, deep, step, rim, seed) {
  const random = chance(seed + 1);
  /** @type {[number, number, number][]} */
  const points = [];
  const columns = Math.max(1, Math.round((wide - 2 * rim) / step));
  const rows = Math.max(1, Math.round((deep - 2 * rim) / step));
  const [dx, dy] = [(wide - 2 * rim) / columns, (deep - 2 * rim) / rows];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      points.push([
        -wide / 2 + rim + (column + 0.5 + (random() - 0.5) * 0.7) * dx,
        -deep / 2 + rim + (row + 0.5 + (random() - 0.5) * 0.7) * dy,
        random(),
      ]);
    }
  }
  return points;
}

/**
 * @param {string} name
 * @param {string} d
 */
const path = (name, d) => h("path", { key: name + d.length, class: name, d });
/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/**
 * Houses around a middle, the more the denser: on a grid, turned a little, none twice in one place.
 *
 * @param {number} wide
 * @param {number} deep
 * @param {number} seed
 * @param {number} count
 * @param {number} size
 */
function blocks(wide, deep, seed, count, size) {
  const random = chance(seed + 5);
  const lean = (random() - 0.5) * 0.5;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const step = size * 1.22;
  const reach = Math.min(wide, deep) * 0.46;
  /** @type {[number, number, number][]} */
  const lots = [];
  for (let x = -4; x <= 4; x++)
    for (let y = -4; y <= 4; y++) lots.push([x * step, y * step, Math.hypot(x, y) + random() * 1.3]);
  return lots
    .sort((a, b) => a[2] - b[2])
    .slice(0, count)
    .filter(([x, y]) => Math.hypot(x, y) < reach)
    .map(([x, y]) => {
      const [w, d] = [size * (0.7 + random() * 0.3), size * (0.6 + random() * 0.35)];
      /**
       * @param {number} px
       * @param {number} py
       */
      const corner = (px, py) =>
        `${Math.round((px * cos - py * sin) * 100) / 100} ${Math.round((px * sin + py * cos) * 100) / 100}`;
      const [l, r, t, b] = [x - w / 2, x + w / 2, y - d / 2, y + d / 2];
      return `M${corner(l, t)}L${corner(r, t)}L${corner(r, b)}L${corner(l, b)}Z`;
    })
    .join("");
}

/** @typedef {(wide: number, deep: number, unit: number, seed: number) => VNode[]} Drawing */

/** @type {Record<string, Drawing>} */
const TERRAIN = {
  wood(wide, deep, unit, seed) {
    const trees = scatter(wide, deep, unit * 0.62, unit * 0.16, seed);
    return [
      path(
        "leaf dark",
        trees.map(([x, y, n]) => disc(x + unit * 0.05, y + unit * 0.06, unit * (0.24 + n * 0.1))).join(""),
      ),
      path("leaf", trees.map(([x, y, n]) => disc(x, y, unit * (0.24 + n * 0.1))).join("")),
      path(
        "leaf light",
        trees.map(([x, y, n]) => disc(x - unit * 0.06, y - unit * 0.07, unit * (0.09 + n * 0.05))).join(""),
      ),
    ];
  },
  crops(wide, deep, unit) {
    let rows = "";
    for (let y = -deep / 2 + unit * 0.2; y < deep / 2; y += unit * 0.34)
      rows += `M${-wide / 2 + unit * 0.15} ${y}H${wide / 2 - unit * 0.15}`;
    return [path("furrow", rows)];
  },
  rocks(wide, deep, unit, seed) {
    const stones = scatter(wide, deep, unit * 0.8, unit * 0.2, seed);
    return [
      path(
        "stone",
        stones
          .map(([x, y, n]) => {
            const r = unit * (0.18 + n * 0.16);
            const left = `M${x - r} ${y + r * 0.6}L${x - r * 0.6} ${y - r * 0.5}`;
            return `${left}L${x + r * 0.2} ${y - r * 0.8}L${x + r} ${y}L${x + r * 0.7} ${y + r * 0.6}Z`;
          })
          .join(""),
      ),
    ];
  },
  building(wide, deep) {
    const [x, y] = [wide / 2, deep / 2];
    const inset = Math.min(x, y) * 0.12;
    const [rx, ry] = [x - inset, y - inset];
    const hip = Math.min(rx, ry) * 0.85;
    const ridge =
      wide >= deep
        ? [
            [-rx + hip, 0],
            [rx - hip, 0],
          ]
        : [
            [0, -ry + hip],
            [0, ry - hip],
          ];
    const [[ax, ay], [bx, by]] = ridge;
    return [
      path("roof", `M${-rx} ${-ry}H${rx}V${ry}H${-rx}Z`),
      path(
        "roof shade",
        wide >= deep ? `M${ax} ${ay}L${bx} ${by}L${rx} ${ry}H${-rx}Z` : `M${ax} ${ay}L${rx} ${-ry}V${ry}L${bx} ${by}Z`,
      ),
      path(
        "ridge",
        `M${-rx} ${-ry}L${ax} ${ay}L${bx} ${by}L${rx} ${ry}` +
          `M${-rx} ${ry}L${wide >= deep ? `${ax} ${ay}` : `${bx} ${by}`}` +
          `M${rx} ${-ry}L${wide >= deep ? `${bx} ${by}` : `${ax} ${ay}`}`,
      ),
    ];
  },
  village(wide, deep, unit, seed) {
    return [path("block", blocks(wide, deep, seed, 5, unit * 0.26))];
  },
  town(wide, deep, unit, seed) {
    return [path("block", blocks(wide, deep, seed, 10, unit * 0.27))];
  },
  city(wide, deep, unit, seed) {
    return [path("block", blocks(wide, deep, seed, 24, unit * 0.27))];
  },
  port(wide, deep, unit) {
    const r = unit * 0.5;
    const arms = `M${-r * 0.8} ${r * 0.3}A${r * 0.8} ${r * 0.75} 0 0 0 ${r * 0.8} ${r * 0.3}`;
    return [
      path("contour", `M0 ${-r * 0.55}V${r}${arms}M${-r * 0.4} ${-r * 0.25}H${r * 0.4}`),
      path("contour", disc(0, -r * 0.78, r * 0.2)),
    ];
  },
  airfield(wide, deep, unit) {
    const r = unit * 0.62;
    const [x, y] = [r * 0.9, r * 0.4];
    return [
      h("path", { key: "runway", class: "runway", "stroke-width": unit * 0.16, d: `M${-x} ${y}L${x} ${-y}` }),
      h("path", {
        key: "crossing",
        class: "runway",
        "stroke-width": unit * 0.12,
        d: `M${-y} ${-x * 0.7}L${y} ${x * 0.7}`,
      }),
    ];
  },
  desert(wide, deep, unit, seed) {
    return [
      path(
        "ripple",
        scatter(wide, deep, unit * 0.7, unit * 0.25, seed)
          .map(([x, y]) => `M${x - unit * 0.2} ${y}q${unit * 0.2} ${-unit * 0.16} ${unit * 0.4} 0`)
          .join(""),
      ),
    ];
  },
  nebula(wide, deep, unit, seed) {
    return scatter(wide, deep, unit * 0.5, unit * 0.1, seed).map(([x, y], i) =>
      h("circle", { key: i, class: "mote", cx: x, cy: y, r: unit * (i % 3 ? 0.05 : 0.085) }),
    );
  },
  fort(wide, deep) {
    const [x, y] = [wide / 2, deep / 2];
    const thick = Math.min(x, y) * 0.24;
    /**
     * @param {number} cx
     * @param {number} cy
     */
    const tower = (cx, cy) => `M${cx - thick} ${cy - thick}h${2 * thick}v${2 * thick}h${-2 * thick}Z`;
    const [tx, ty] = [x - thick, y - thick];
    return [
      path(
        "rampart",
        `M${-x + thick * 0.6} ${-y + thick * 0.6}H${x - thick * 0.6}V${y - thick * 0.6}H${-x + thick * 0.6}Z`,
      ),
      path("masonry", tower(-tx, -ty) + tower(tx, -ty) + tower(tx, ty) + tower(-tx, ty)),
    ];
  },
  ruin(wide, deep, unit, seed) {
    const [x, y] = [wide * 0.42, deep * 0.42];
    return [
      path("rampart", `M${-x} ${y * 0.2}V${-y}H${x * 0.35}M${x} ${-y * 0.5}V${y}H${-x * 0.3}`),
      ...TERRAIN.rocks(wide * 0.6, deep * 0.6, unit * 0.6, seed),
    ];
  },
  hedge(wide, deep, unit, seed) {
    const size = Math.max(Math.min(wide, deep) * 0.62, unit * 0.12);
    const random = chance(seed + 7);
    let bushes = "";
    const along = Math.max(wide, deep) - size * 2;
    const step = along / Math.max(1, Math.round(along / size / 1.15));
    for (let at = -along / 2; at <= along / 2 + 0.001; at += step) {
      const r = size * (0.85 + random() * 0.3);
      bushes += wide >= deep ? disc(at, 0, r) : disc(0, at, r);
    }
    return [path("leaf", bushes)];
  },
  wall(wide, deep) {
    const [x, y] = [wide / 2, deep / 2];
    const thin = Math.min(wide, deep);
    let joints = "";
    const along = Math.max(wide, deep);
    for (let at = -along / 2 + thin * 1.2; at < along / 2; at += thin * 1.2)
      joints += wide >= deep ? `M${at} ${-y}V${y}` : `M${-x} ${at}H${x}`;
    return [path("masonry", `M${-x} ${-y}H${x}V${y}H${-x}Z`), path("joint", joints)];
  },
  water(wide, deep, unit, seed) {
    return [
      path(
        "wave",
        scatter(wide, deep, unit * 0.75, unit * 0.25, seed)
          .map(([x, y]) => `M${x - unit * 0.24} ${y}q${unit * 0.12} ${-unit * 0.13} ${unit * 0.24} 0t${unit * 0.24} 0`)
          .join(""),
      ),
    ];
  },
  cliff(wide, deep, unit) {
    let teeth = "";
    for (let x = -wide / 2 + unit * 0.15; x < wide / 2; x += unit * 0.22)
      teeth += `M${x} ${-deep / 2}l${unit * 0.05} ${deep * 0.8}`;
    return [path("joint", `M${-wide / 2} ${-deep / 2}H${wide / 2}${teeth}`)];
  },
  hill(wide, deep) {
    /** @param {number} part */
    const ring = (part) => {
      const [x, y] = [(wide / 2) * part, (deep / 2) * part];
      const north = `M${-x} 0C${-x} ${-y * 0.9} ${-x * 0.6} ${-y} 0 ${-y}S${x} ${-y * 0.7} ${x} ${y * 0.05}`;
      return `${north}S${x * 0.5} ${y} 0 ${y}S${-x} ${y * 0.75} ${-x} 0Z`;
    };
    return [
      path("rise", ring(0.98)),
      path("rise high", ring(0.68)),
      path("rise high", ring(0.36)),
      path("contour", ring(0.98) + ring(0.68) + ring(0.36)),
    ];
  },
  mountain(wide, deep) {
    const [x, y] = [wide * 0.46, deep * 0.42];
    return [
      path("stone", `M${-x} ${y}L${-x * 0.25} ${-y}L${x * 0.2} ${-y * 0.05}L${x * 0.5} ${-y * 0.5}L${x} ${y}Z`),
      path("snow", `M${-x * 0.25} ${-y}L${x * 0.02} ${-y * 0.42}L${-x * 0.2} ${-y * 0.52}L${-x * 0.42} ${-y * 0.35}Z`),
    ];
  },
  rough(wide, deep, unit, seed) {
    return [
      path(
        "tuft",
        scatter(wide, deep, unit * 0.5, unit * 0.12, seed)
          .map(([x, y, n]) => {
            const r = unit * (0.1 + n * 0.06);
            const left = `M${x - r} ${y + r}L${x - r * 0.3} ${y - r}`;
            return `${left}M${x} ${y + r}V${y - r * 1.5}M${x + r} ${y + r}L${x + r * 0.3} ${y - r}`;
          })
          .join(""),
      ),
    ];
  },
  marsh(wide, deep, unit, seed) {
    return [
      ...TERRAIN.rough(wide, deep, unit, seed),
      path(
        "wave",
        scatter(wide, deep, unit * 0.9, unit * 0.3, seed + 3)
          .map(([x, y]) => `M${x - unit * 0.25} ${y}h${unit * 0.5}`)
          .join(""),
      ),
    ];
  },
  road(wide) {
    return [path("track", `M${-wide / 2} 0H${wide / 2}`)];
  },
  smoke(wide, deep, unit, seed) {
    const puffs = scatter(wide, deep, Math.min(wide, deep) * 0.25, Math.min(wide, deep) * 0.12, seed);
    const size = Math.min(wide, deep);
    return [
      path("puff", puffs.map(([x, y, n]) => disc(x, y, size * (0.17 + n * 0.08))).join("")),
      path(
        "puff light",
        puffs.map(([x, y, n]) => disc(x - size * 0.03, y - size * 0.04, size * (0.1 + n * 0.05))).join(""),
      ),
    ];
  },
};

/** @param {string} word */
export const isGround = (word) => Object.hasOwn(TERRAIN, word);

/**
 * @param {string} word
 * @param {number} wide
 * @param {number} deep
 * @param {number} unit
 * @param {number} seed
 */
export const drawn = (word, wide, deep, unit, seed) => TERRAIN[word](wide, deep, unit, seed);

/** A tree is about this part of the table, whatever its scale. */
const GRAIN = 17;

/**
 * A piece of ground with its true outline; without a word of its own it is a plain patch.
 *
 * @param {{ piece: PlacedPiece, word: string, size: Size, g: Geometry, about: string }} props
 */
export function Terrain({ piece, word, size, g, about }) {
  const [x, y] = g.at(piece.spot.space);
  const { wide, deep, angle } = size;
  const round = word === "building" || word === "wall" || word === "fort" ? 0 : Math.min(wide, deep) * 0.16;
  return h(
    "g",
    { class: `terrain ${word || "patch"}`, style: { transform: `translate(${x}px, ${y}px) rotate(${angle}deg)` } },
    h("title", null, about),
    h("rect", { class: "extent", x: -wide / 2, y: -deep / 2, width: wide, height: deep, rx: round }),
    word ? drawn(word, wide, deep, Math.min(Math.max(g.width, g.height) / GRAIN, wide, deep), piece.number) : null,
  );
}
