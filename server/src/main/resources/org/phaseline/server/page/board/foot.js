// @ts-check
// What stands below a board: what can be laid over it, what its lines are, where the pointer is, and how near one is.
/** @import { Overlaid } from "./overlays.js" */
import { h } from "../shared/dom.js";
import { OverlayMenu } from "./overlays.js";
import { SideLegend } from "./sides.js";
import { STEPS } from "./view.js";

/**
 * @typedef {object} BoardFootProps
 * @property {Api.Board} board
 * @property {Overlaid | null} overlays
 * @property {Api.SideMark[]} sides
 * @property {string} readout
 * @property {boolean} near whether not all of the board is seen
 * @property {(factor: number) => void} zoom
 * @property {() => void} showAll
 */

/** @param {BoardFootProps} props */
export function BoardFoot({ board, overlays, sides, readout, near, zoom, showAll }) {
  /**
   * @param {string} sign
   * @param {string} name
   * @param {string} key
   * @param {boolean} disabled
   * @param {() => void} onClick
   */
  const button = (sign, name, key, disabled, onClick) =>
    h("button", { title: `${name} (${key})`, "aria-label": name, disabled, onClick }, sign);
  return h(
    "div",
    { class: "board-foot" },
    h(OverlayMenu, { board, overlays }),
    h(SideLegend, { marks: sides }),
    h("span", { class: "readout" }, readout),
    button("+", "Zoom in", "+", false, () => zoom(STEPS.nearer)),
    button("−", "Zoom out", "-", !near, () => zoom(STEPS.further)),
    button("⤢", "Show the whole board", "0", !near, showAll),
  );
}
