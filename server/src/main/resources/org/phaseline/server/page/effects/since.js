// @ts-check
// Since when we wait, as far as this browser knows; what it has not seen itself the table's summary tells.
/** @import { TableStore } from "../state/table.js" */
/** @import { Seat } from "./session.js" */
import { store as keepValue, stored } from "../shared/dom.js";

const KEY = "phaseline-since";
const SEATS = 30;

/** @returns {Record<string, { awaited: string, at: number }>} */
const all = () => stored(KEY, {});

/** @param {Api.Sighting} sighting */
const awaitedIn = (sighting) =>
  sighting.awaited
    .filter((each) => !each.ready)
    .map((each) => `${each.who} ${each.step}`)
    .sort()
    .join("; ");

/**
 * @param {string} base
 * @param {string} awaited
 * @param {number} at
 */
function keep(base, awaited, at) {
  const kept = Object.entries(all())
    .filter(([path]) => path !== base)
    .slice(-SEATS);
  keepValue(KEY, Object.fromEntries([...kept, [base, { awaited, at }]]));
}

/**
 * @param {TableStore} store
 * @param {Seat} seat
 */
export function tellSince(store, seat) {
  /**
   * A page just opened has not seen the waiting begin.
   *
   * @param {string} awaited
   */
  async function ask(awaited) {
    try {
      const { updated } = await seat.get("summary");
      const now = store.state().sighting;
      if (!now || awaitedIn(now) !== awaited) return;
      const at = Math.min(updated, Date.now());
      keep(seat.base, awaited, at);
      store.dispatch({ type: "waiting-since", since: at });
    } catch {
      // Then it is only not known since when.
    }
  }

  return store.subscribe(({ sighting }, before) => {
    if (!sighting || sighting === before.sighting) return;
    const awaited = awaitedIn(sighting);
    const known = all()[seat.base];
    const seen = known?.awaited === awaited;
    const since = seen ? known.at : Date.now();
    if (!seen) keep(seat.base, awaited, since);
    store.dispatch({ type: "waiting-since", since });
    if (!seen && !before.sighting) ask(awaited);
  });
}
