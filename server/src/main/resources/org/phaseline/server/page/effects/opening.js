// @ts-check
// A moment of the game that the address names, as a page of a finished game does: it is shown as soon as there is
// something to see.
/** @import { TableStore } from "../state/table.js" */
/** @import { Acts } from "./acts.js" */

const AT = "at";

/**
 * @param {TableStore} store
 * @param {Acts} acts
 */
export function showWhatIsAskedFor(store, acts) {
  const address = new URL(location.href);
  const at = address.searchParams.get(AT) ?? "";
  if (!/^\d{1,9}$/.test(at)) return () => {};
  const end = store.subscribe(({ sighting }) => {
    if (!sighting) return;
    end();
    // Once: a reload shows the game as it is.
    address.searchParams.delete(AT);
    history.replaceState(history.state, "", address);
    acts.film.at(Number(at));
  });
  return end;
}
