// @ts-check
// What a table page needs first, asked for before its script is there. This is a small script of its own, which arrives
// a round trip after the page, and the large one finds what it has begun; whichever of them runs first begins it.
import { getAt, lookAt } from "../shared/api.js";
import { signIn } from "../shared/signin.js";
import { codes, here } from "./link.js";

/**
 * What was begun for one seat. Each promise is for the first try only: who tries again calls the function.
 *
 * @typedef {object} Ahead
 * @property {(key: string) => Promise<void>} sit
 * @property {Promise<void>} sat
 * @property {Promise<Api.Game>} game
 * @property {Promise<Partial<Api.View>>} view
 */

/** @returns {Ahead} */
function begin() {
  // Also for trying again: it knows the session that it has sent, even in a browser that keeps nothing.
  /** @param {string} key */
  const sit = (key) => signIn(here, key);
  const [key] = codes();
  const sat = key ? sit(key) : Promise.resolve();
  const game = sat.then(() => getAt(here, "game"));
  const view = sat.then(() => lookAt(here, ""));
  // Whoever waits for them hears of it.
  for (const each of [sat, game, view]) each.catch(() => {});
  return { sit, sat, game, view };
}

/** The seat of this page's address; several seats on one device are another matter. */
export function ahead() {
  const shared = /** @type {{ phaselineAhead?: Ahead }} */ (globalThis);
  return (shared.phaselineAhead ??= begin());
}

/**
 * The first time what was begun, and from then on another try.
 *
 * @template T
 * @param {Promise<T>} begun
 * @param {() => Promise<T>} again
 */
export function begunOr(begun, again) {
  let first = true;
  return () => {
    if (!first) return again();
    first = false;
    return begun;
  };
}
