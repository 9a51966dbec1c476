// @ts-check
// Counters: the base with its true footprint and front, and upright on it the symbol, the figure and the chips.
/** @import { Geometry, PlacedPiece, Size } from "./geometry.js" */
/** @import { Face } from "./faces.js" */
/** @import { Members } from "../state/figures.js" */
import { h } from "../shared/dom.js";
import { CounterSymbol, isModern } from "./symbols.js";

/** Below this many pixels a counter shows its symbol and nothing else. */
const LEGIBLE = 26;
const SPACIOUS = 76;

/** @param {{ side: number }} piece */
export const sideClass = (piece) => (piece.side < 0 ? "sidenone" : `side${piece.side % 4}`);

/**
 * Sides differ by pattern too: plain, hatched, dotted, checked. As fine at every scale.
 *
 * @param {{ scale: number }} props
 */
export function Weaves({ scale }) {
  const weaves = ["", "M0 0L8 8M-2 6L2 10M6-2L10 2", "M4 4h.01", "M0 4H8M4 0V8"];
  return h(
    "defs",
    null,
    weaves.map(
      (d, side) =>
        d &&
        h(
          "pattern",
          {
            key: side,
            id: `weave${side}`,
            width: 8,
            height: 8,
            patternUnits: "userSpaceOnUse",
            patternTransform: `scale(${1 / scale})`,
          },
          h("path", { class: "weave-line", d, "stroke-width": side === 2 ? 3 : 1.6, "stroke-linecap": "round" }),
        ),
    ),
  );
}

/** @param {{ size: Size, front: boolean, ghost: boolean, side: number }} props */
function Base({ size, front, ghost, side }) {
  const { wide, deep, small, angle } = size;
  /** @param {string} name */
  const rect = (name, grow = 0) =>
    h("rect", {
      class: name,
      x: -wide / 2 - grow,
      y: -deep / 2 - grow,
      width: wide + 2 * grow,
      height: deep + 2 * grow,
      rx: small * 0.11 + grow,
      ...(name === "weave" ? { fill: `url(#weave${side % 4})` } : {}),
    });
  const tip = -deep / 2;
  return [
    !ghost &&
      h("g", { transform: `translate(${small * 0.03} ${small * 0.05}) rotate(${front ? angle : 0})` }, rect("shadow")),
    h(
      "g",
      { transform: `rotate(${front ? angle : 0})` },
      rect("halo", small * 0.07),
      rect("base"),
      side % 4 > 0 && rect("weave"),
      front &&
        h("path", {
          class: "front-edge",
          d: `M${-wide / 2 + small * 0.1} ${tip + small * 0.045}H${wide / 2 - small * 0.1}`,
        }),
      front &&
        h("path", {
          class: "front",
          d: `M${-small * 0.17} ${tip + small * 0.2}L0 ${tip + small * 0.03}L${small * 0.17} ${tip + small * 0.2}Z`,
        }),
    ),
  ];
}

/**
 * On hexes and squares counters stand upright, and an arrow outside tells the facing.
 *
 * @param {{ size: Size }} props
 */
function Nose({ size }) {
  const { small, angle } = size;
  return h("path", {
    class: "nose",
    transform: `rotate(${angle})`,
    d: `M${-small * 0.15} ${-small * 0.6}L0 ${-small * 0.78}L${small * 0.15} ${-small * 0.6}Z`,
  });
}

/**
 * One number in a corner; several in a row at the foot, as counters have them.
 *
 * @param {{ figures: string[], size: Size, scale: number }} props
 */
function Figures({ figures, size, scale }) {
  if (figures.length > 1) {
    const text = figures.join("-");
    const high = Math.min(size.small * 0.31, (size.small * 1.62) / text.length);
    return h("text", { class: "foot-figures", y: size.halfHigh - size.small * 0.07, "font-size": high }, text);
  }
  const [text] = figures;
  const tall = Math.max(size.small * 0.3, Math.min(size.small * 0.42, 11 / scale));
  const wide = tall * Math.max(1, 0.42 + 0.56 * text.length);
  const away = size.small * (size.slanted ? 0.15 : 0.03);
  return h(
    "g",
    {
      class: "figure",
      transform: `translate(${size.halfWide - wide / 2 - away} ${size.halfHigh - tall / 2 - away})`,
    },
    h("rect", { x: -wide / 2, y: -tall / 2, width: wide, height: tall, rx: tall * 0.24 }),
    h("text", { "font-size": tall * 0.82, dy: "0.35em" }, text),
  );
}

/** More than so many are no longer counted at a glance. */
const MOST_PIPS = 6;

/**
 * Dots down the left edge.
 *
 * @param {{ pips: number, size: Size }} props
 */
function Pips({ pips, size }) {
  const r = size.small * 0.042;
  const x = -size.halfWide + r * 2;
  const count = Math.min(pips, MOST_PIPS);
  return h(
    "g",
    { class: "pips" },
    Array.from({ length: count }, (_, i) =>
      h("circle", { key: i, cx: x, cy: (i - (count - 1) / 2) * r * 2.9 - size.small * 0.06, r }),
    ),
  );
}

/**
 * A band across the top, with its word where there is room.
 *
 * @param {{ band: { text: string, hue: number }, size: Size, scale: number }} props
 */
function Band({ band, size, scale }) {
  const { small } = size;
  const tall = small * 0.2;
  const room = small * scale >= LEGIBLE;
  const letters = Math.min(tall * 0.86, (small * 1.5) / band.text.length);
  return h(
    "g",
    { class: `band band${band.hue}` },
    h("path", {
      d: bandPath(-size.halfWide, -size.halfHigh, size.halfWide * 2, tall, small * 0.11),
    }),
    room && h("text", { y: -size.halfHigh + tall * 0.5, dy: "0.35em", "font-size": letters }, band.text),
  );
}

/**
 * A rectangle whose upper corners are round.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} wide
 * @param {number} tall
 * @param {number} r
 */
const bandPath = (x, y, wide, tall, r) => {
  const right = x + wide;
  return `M${x} ${y + tall}V${y + r}Q${x} ${y} ${x + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}V${y + tall}Z`;
};

/**
 * A chip has the first letter of its word, or the whole of it where there is room.
 *
 * @param {{ chips: string[], size: Size, scale: number }} props
 */
function Chips({ chips, size, scale }) {
  const spacious = size.small * scale >= SPACIOUS;
  const tall = Math.min(Math.max(size.small * 0.2, Math.min(size.small * 0.34, 12 / scale)), 17 / scale);
  let at = -size.halfWide + size.small * 0.02;
  let row = 0;
  return h(
    "g",
    { class: "chips" },
    chips.map((chip) => {
      const said = spacious ? chip : chip[0].toUpperCase();
      const wide = spacious ? tall * (0.7 + 0.5 * said.length) : tall;
      if (at > -size.halfWide + size.small * 0.1 && at + wide > size.halfWide + tall) {
        at = -size.halfWide + size.small * 0.02;
        row++;
      }
      const x = at;
      at += wide + tall * 0.14;
      return h(
        "g",
        { key: chip, transform: `translate(${x + wide / 2} ${-size.halfHigh + tall * (0.32 - row * 1.1)})` },
        h("rect", { x: -wide / 2, y: -tall / 2, width: wide, height: tall, rx: tall / 2 }),
        h("text", { "font-size": tall * 0.72, dy: "0.35em" }, said),
      );
    }),
  );
}

/**
 * A piece with where and how large it is drawn.
 *
 * @typedef {object} Entry
 * @property {PlacedPiece} piece
 * @property {string} key
 * @property {Face} face
 * @property {number} x
 * @property {number} y
 * @property {Size} size
 * @property {boolean} ground
 * @property {Members} [members] the pieces that stand on it, such as figures
 */

/**
 * @typedef {object} CounterProps
 * @property {Geometry} g
 * @property {Size} size
 * @property {number} scale
 * @property {Face} face
 * @property {string | undefined} letter
 * @property {boolean} [ghost]
 * @property {boolean} faces
 * @property {number} side
 */

/**
 * Everything on a counter; where it stands is its group's affair.
 *
 * @param {CounterProps} props
 */
export function Counter({ g, size, scale, face, letter, ghost = false, faces, side }) {
  const legible = size.small * scale >= LEGIBLE;
  const front = g.measured;
  const modern = face.symbol && isModern(face.symbol);
  const { lift, part } = roomOf(face, Boolean(modern));
  return [
    h(Base, { size, front: front && faces, ghost, side }),
    !front && faces && h(Nose, { size }),
    face.band && !front && h(Band, { band: face.band, size, scale }),
    h(
      "g",
      { class: "upright", transform: legible && lift && !front ? `translate(0 ${lift * size.small})` : undefined },
      face.symbol
        ? h(CounterSymbol, { word: face.symbol, size: size.small * (legible ? part : modern ? 0.78 : 0.68) })
        : h("text", { class: "letter", "font-size": size.small * 0.46, dy: "0.36em" }, letter),
    ),
    legible && face.pips > 0 && h(Pips, { pips: face.pips, size }),
    legible && face.figures.length > 0 && h(Figures, { figures: face.figures, size, scale }),
    legible && chipsOf(face, front).length > 0 && h(Chips, { chips: chipsOf(face, front), size, scale }),
  ];
}

/**
 * How far the symbol is lifted and how large it is, of the counter, so that numbers and band have room.
 *
 * @param {Face} face
 * @param {boolean} modern
 */
function roomOf(face, modern) {
  const several = face.figures.length > 1;
  const below = several ? 0.11 : face.figures.length ? 0.08 : 0;
  const both = several && face.band && !modern;
  const part = (modern ? 0.7 : 0.68) * (several || face.band ? 0.86 : 1) * (both ? 0.85 : 1);
  return { lift: (face.band ? 0.07 : 0) - below, part };
}

/**
 * On a turned base a band is a chip.
 *
 * @param {Face} face
 * @param {boolean} front
 */
const chipsOf = (face, front) => (front && face.band ? [face.band.text, ...face.chips] : face.chips);
