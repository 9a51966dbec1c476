// @ts-check
// What stands below a board: its name where there are several, what can be laid over it, what its lines and symbols
// are, where the pointer is, and how near one is.
/** @import { Overlaid } from "./overlays.js" */
import { h } from "../shared/dom.js";
import { SymbolLegend } from "./ground.js";
import { OverlayMenu } from "./overlays.js";
import { SideLegend } from "./sides.js";
import { STEPS } from "./view.js";

/**
 * @typedef {object} BoardFootProps
 * @property {Api.Board} board
 * @property {string} name
 * @property {Overlaid | null} overlays
 * @property {Api.SideMark[]} sides
 * @property {Api.Ground[]} grounds
 * @property {string} readout
 * @property {boolean} near whether not all of the board is seen
 * @property {(factor: number) => void} zoom
 * @property {() => void} showAll
 * @property {(() => void) | undefined} turn all boards turn together: the first has the button
 */

/** @param {BoardFootProps} props */
export function BoardFoot({ board, name, overlays, sides, grounds, readout, near, zoom, showAll, turn }) {
  /**
   * @param {string} sign
   * @param {string} does
   * @param {string} key
   * @param {boolean} disabled
   * @param {() => void} onClick
   */
  const button = (sign, does, key, disabled, onClick) =>
    h("button", { title: `${does} (${key})`, "aria-label": does, disabled, onClick }, sign);
  return h(
    "div",
    { class: "board-foot" },
    name && h("span", { class: "board-name" }, name),
    h(OverlayMenu, { board, overlays }),
    h(SideLegend, { marks: sides }),
    h(SymbolLegend, { grounds }),
    h("span", { class: "readout" }, readout),
    turn &&
      h(
        "button",
        { title: "Turn the board", "aria-label": "Turn the board", "data-action": "turn", onClick: turn },
        "↻",
      ),
    button("+", "Zoom in", "+", false, () => zoom(STEPS.nearer)),
    button("−", "Zoom out", "-", !near, () => zoom(STEPS.further)),
    button("⤢", "Show the whole board", "0", !near, showAll),
  );
}
