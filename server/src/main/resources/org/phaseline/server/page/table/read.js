// How much of the log this browser's player has read, per seat, so that what was said while he was away is not taken for read.
import { store, stored } from "../shared/dom.js";

const KEY = "phaseline-read";
const SEATS = 50;

export const readOf = (base) => stored(KEY, {})[base] ?? 0;

export function keepRead(base, lines) {
  const others = Object.entries(stored(KEY, {}))
    .filter(([path]) => path !== base)
    .slice(1 - SEATS);
  store(KEY, Object.fromEntries([...others, [base, lines]]));
}
