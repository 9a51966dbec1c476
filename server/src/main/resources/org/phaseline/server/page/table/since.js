// Since when we wait, as far as this browser knows.
import { store, stored } from "../shared/dom.js";

const KEY = "phaseline-since";

export function waitingSince(base, sighting) {
  const awaited = sighting.awaited.filter((each) => !each.ready).map((each) => `${each.who} ${each.step}`).sort().join("; ");
  const all = stored(KEY, {});
  if (all[base]?.awaited !== awaited) {
    const kept = Object.entries(all).filter(([path]) => path !== base).slice(-30);
    store(KEY, Object.fromEntries([...kept, [base, { awaited, at: Date.now() }]]));
    return Date.now();
  }
  return all[base].at;
}
