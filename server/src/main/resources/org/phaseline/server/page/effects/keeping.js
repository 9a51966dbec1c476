// @ts-check
// Keeps in this browser which panels are folded, and for each table how its boards are turned.
/** @import { Panel, TableStore } from "../state/table.js" */
import { store as keep, stored } from "../shared/dom.js";

const FOLDED = "phaseline-folded";

/** @param {string} base */
const turnedKey = (base) => `phaseline-turned${base}`;

/** @param {string} base */
export const keptLook = (base) => ({
  folded: stored(FOLDED, /** @type {Panel[]} */ ([])),
  turned: stored(turnedKey(base), 0),
});

/**
 * @param {TableStore} store
 * @param {string} base
 */
export const keepLook = (store, base) =>
  store.subscribe(({ folded, turned }, before) => {
    if (folded !== before.folded) keep(FOLDED, folded);
    if (turned !== before.turned) keep(turnedKey(base), turned);
  });
