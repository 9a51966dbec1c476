// @ts-check
// What table mode needs of the browser: it stays on after a reload, also by its address, the screen does not go dark,
// and steps are read aloud where the browser can speak.
/** @import { TableStore } from "../state/table.js" */
/** @import { Tabletop } from "../state/tabletop.js" */
import { store as keep, stored } from "../shared/dom.js";
import { shownOf, stepOf } from "../state/selectors.js";
import { titled } from "../state/titles.js";
import { NO_TABLETOP, spoken } from "../state/tabletop.js";

const MODE = "mode";
const TABLE = "table";

/**
 * All seats of a table that this device has share it: the tablet lies in the middle whoever is asked.
 *
 * @param {string} base
 */
const keyOf = (base) => `phaseline-tabletop${base.replace(/\/[^/]*$/, "")}`;

/**
 * @param {string} base
 * @returns {Tabletop}
 */
export function keptTabletop(base) {
  const kept = { ...NO_TABLETOP, ...stored(keyOf(base), NO_TABLETOP) };
  const asked = new URLSearchParams(location.search).get(MODE);
  return asked === null ? kept : { ...kept, on: asked === TABLE };
}

/** @param {boolean} on */
function setAddress(on) {
  const address = new URL(location.href);
  if (on) address.searchParams.set(MODE, TABLE);
  else address.searchParams.delete(MODE);
  history.replaceState(history.state, "", address);
}

/**
 * @param {TableStore} store
 * @param {string} base
 */
export const keepTabletop = (store, base) =>
  store.subscribe(({ tabletop }, before) => {
    if (tabletop === before.tabletop) return;
    keep(keyOf(base), tabletop);
    if (tabletop.on !== before.tabletop.on) setAddress(tabletop.on);
  });

export const canSpeak = () => "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;

/** @param {string} text */
function speak(text) {
  if (!canSpeak() || !text) return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = "en";
  speechSynthesis.speak(said);
}

/**
 * Reads the step that is shown.
 *
 * @param {TableStore} store
 */
export function readStep(store) {
  const state = store.state();
  const sighting = shownOf(state);
  if (sighting) speak(spoken(titled(state.game, sighting), sighting, stepOf(state)));
}

/**
 * Reads each new step, where that is wanted.
 *
 * @param {TableStore} store
 */
export function readAloud(store) {
  const end = store.subscribe((state, before) => {
    const { on, aloud } = state.tabletop;
    if (!on || !aloud || state.film) return;
    if (stepOf(state) !== stepOf(before) || !before.tabletop.aloud) readStep(store);
  });
  return () => {
    end();
    if (canSpeak()) speechSynthesis.cancel();
  };
}

/**
 * Keeps the screen on while table mode is, where the browser lets a page do so. It is given up whenever the page is not
 * in sight, and asked for again.
 *
 * @param {TableStore} store
 */
export function stayAwake(store) {
  /** @type {WakeLockSentinel | null} */
  let held = null;
  let ended = false;
  const wanted = () => !ended && store.state().tabletop.on && document.visibilityState === "visible";
  async function settle() {
    if (!("wakeLock" in navigator)) return;
    try {
      if (wanted() && (!held || held.released)) {
        held = await navigator.wakeLock.request("screen");
        if (!wanted()) await held.release();
      } else if (!wanted() && held) {
        await held.release();
        held = null;
      }
    } catch {
      // A device that saves power says no: then its screen goes dark when it does.
    }
  }
  const end = store.subscribe(({ tabletop }, before) => {
    if (tabletop.on !== before.tabletop.on) settle();
  });
  document.addEventListener("visibilitychange", settle);
  settle();
  return () => {
    ended = true;
    end();
    document.removeEventListener("visibilitychange", settle);
    settle();
  };
}
