// @ts-check
// Keeps in this browser, for each seat, what the coach has said and whether it speaks; points things out for a moment.
/** @import { TableStore } from "../state/table.js" */
import { store as keep, stored } from "../shared/dom.js";

/** How long what can be clicked is pointed out. */
const SHOWN_MILLIS = 3000;

/** @param {string} base */
const key = (base) => `phaseline-coach${base}`;

/**
 * @param {string} base
 * @returns {{ on?: boolean, told?: string[] }}
 */
export const keptCoach = (base) => stored(key(base), {});

/**
 * @param {TableStore} store
 * @param {string} base
 */
export function keepCoach(store, base) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const unsubscribe = store.subscribe(({ coach }, before) => {
    if (coach.on !== before.coach.on || coach.told !== before.coach.told)
      keep(key(base), { on: coach.on, told: coach.told });
    if (!coach.showing || before.coach.showing) return;
    clearTimeout(timer);
    timer = setTimeout(() => store.dispatch({ type: "coach-show", on: false }), SHOWN_MILLIS);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
