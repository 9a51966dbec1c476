// @ts-check
// What stands below a board: its name where there are several, what lines and symbols mean, and how near it is seen.
import { h } from "../shared/dom.js";
import { SymbolLegend } from "./ground.js";
import { SideLegend } from "./sides.js";
import { STEPS } from "./view.js";

/**
 * @typedef {object} FootProps
 * @property {string} name
 * @property {Api.SideMark[]} sides
 * @property {Api.Ground[]} grounds
 * @property {string} pointed what the pointer is at
 * @property {boolean} near whether only a part of the board is seen
 * @property {(by: number) => void} zoom
 * @property {() => void} showAll
 */

/** @param {FootProps} props */
export function BoardFoot({ name, sides, grounds, pointed, near, zoom, showAll }) {
  return h(
    "div",
    { class: "board-foot" },
    name && h("span", { class: "board-name" }, name),
    h(SideLegend, { marks: sides }),
    h(SymbolLegend, { grounds }),
    h("span", { class: "readout" }, pointed),
    h("button", { title: "Zoom in (+)", "aria-label": "Zoom in", onClick: () => zoom(STEPS.nearer) }, "+"),
    h(
      "button",
      { title: "Zoom out (-)", "aria-label": "Zoom out", disabled: !near, onClick: () => zoom(STEPS.further) },
      "−",
    ),
    h(
      "button",
      {
        title: "Show the whole board (0)",
        "aria-label": "Show the whole board",
        disabled: !near,
        onClick: showAll,
      },
      "⤢",
    ),
  );
}
