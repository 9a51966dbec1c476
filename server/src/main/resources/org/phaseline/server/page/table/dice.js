// @ts-check
// Dice as dice: six sides have pips, others a face of their shape with a figure. A fresh roll rolls once.
import { h } from "../shared/dom.js";

/** @type {Record<number, number[]>} */
const PIPS = { 1: [4], 2: [2, 6], 3: [2, 4, 6], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };
/** @type {Record<number, string>} */
const SHAPES = {
  4: "12,2 22,20 2,20",
  8: "12,1 22,12 12,23 2,12",
  10: "12,1 22,10 12,23 2,10",
  12: "12,1 23,9 19,22 5,22 1,9",
  20: "12,1 22,7 22,17 12,23 2,17 2,7",
};

/**
 * @param {number} value
 * @param {number} sides
 */
function face(value, sides) {
  if (sides === 6 && PIPS[value]) {
    return [
      h("rect", { class: "body", x: 1.5, y: 1.5, width: 21, height: 21, rx: 4 }),
      ...PIPS[value].map((at) =>
        h("circle", { key: at, class: "pip", cx: 6.5 + 5.5 * (at % 3), cy: 6.5 + 5.5 * Math.floor(at / 3), r: 2 }),
      ),
    ];
  }
  const shape = SHAPES[sides];
  return [
    shape ? h("polygon", { class: "body", points: shape }) : h("circle", { class: "body", cx: 12, cy: 12, r: 10.5 }),
    h(
      "text",
      { class: "figure", x: 12, y: sides === 4 ? 18 : 16, "font-size": value > 99 ? 7 : value > 9 ? 9 : 11 },
      value,
    ),
  ];
}

/** @param {{ faces: number[], sides?: number, fresh?: boolean }} props */
export function Dice({ faces, sides, fresh }) {
  return h(
    "span",
    { class: `dice${fresh ? " fresh" : ""}`, role: "img", "aria-label": `d${sides}: ${faces.join(", ")}` },
    faces.map((value, i) => h("svg", { key: i, viewBox: "0 0 24 24", "aria-hidden": "true" }, face(value, sides ?? 6))),
  );
}
