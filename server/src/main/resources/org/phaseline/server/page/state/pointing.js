// @ts-check
// The piece that is pointed at, and what the rulebook can show about it on the board.
/** @import { TableState } from "./table.js" */

/**
 * @typedef {object} Pointed
 * @property {string} key as kind/number, or empty
 * @property {Api.Overlay[]} overlays what is known about it
 */

/** @typedef {{ type: "point", key: string } | { type: "pointed", key: string, overlays: Api.Overlay[] }} PointEvent */

/** @type {Pointed} */
export const NOTHING_POINTED = { key: "", overlays: [] };

/**
 * @param {TableState} state
 * @param {PointEvent} event
 * @returns {TableState}
 */
export function pointAt(state, event) {
  const { pointed } = state;
  if (event.type === "point")
    return pointed.key === event.key ? state : { ...state, pointed: { ...NOTHING_POINTED, key: event.key } };
  return pointed.key === event.key ? { ...state, pointed: { key: event.key, overlays: event.overlays } } : state;
}
