// Since when we wait, as far as this browser knows; what it has not seen itself the table's summary tells.
import { store, stored } from "../shared/dom.js";

const KEY = "phaseline-since";

const awaitedIn = (sighting) =>
  sighting.awaited
    .filter((each) => !each.ready)
    .map((each) => `${each.who} ${each.step}`)
    .sort()
    .join("; ");

/** Whether the same ones are waited for, whatever else has changed meanwhile. */
export const sameWaiting = (one, other) => awaitedIn(one) === awaitedIn(other);

function keep(base, awaited, at) {
  const kept = Object.entries(stored(KEY, {}))
    .filter(([path]) => path !== base)
    .slice(-30);
  store(KEY, Object.fromEntries([...kept, [base, { awaited, at }]]));
  return at;
}

export function waitingSince(base, sighting) {
  const awaited = awaitedIn(sighting);
  const known = stored(KEY, {})[base];
  return known?.awaited === awaited ? known.at : keep(base, awaited, Date.now());
}

/** For a page just opened: whether this browser has seen the waiting begin. */
export const sawItBegin = (base, sighting) => stored(KEY, {})[base]?.awaited === awaitedIn(sighting);

/** @param updated when the table last changed, as its summary says */
export const waitingSinceThen = (base, sighting, updated) =>
  keep(base, awaitedIn(sighting), Math.min(updated, Date.now()));
