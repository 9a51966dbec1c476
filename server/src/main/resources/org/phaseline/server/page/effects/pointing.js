// @ts-check
// Asks the server what can be shown about the piece that is pointed at, once the pointer stands still; or about the one
// that is looked at, while the pointer is elsewhere.
/** @import { TableStore } from "../state/table.js" */
/** @import { Seat } from "./session.js" */

/** So long the pointer stands still before somebody means it, in milliseconds. */
const STILL = 250;

/**
 * @param {TableStore} store
 * @param {Seat} seat
 */
export function showPointed(store, seat) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let still;
  /** @param {string} key */
  async function ask(key) {
    const [kind, number] = [key.slice(0, key.lastIndexOf("/")), key.slice(key.lastIndexOf("/") + 1)];
    try {
      const { overlays } = await seat.get("overlays", { about: `${kind}:${number}` });
      store.dispatch({ type: "pointed", key, overlays });
    } catch {
      // Then there is nothing to see; whoever points again asks again.
    }
  }
  const end = store.subscribe((state, before) => {
    const { pointed, game, inspected, film } = state;
    if (inspected !== before.inspected) store.dispatch({ type: "point", key: inspected });
    const moved = state.sighting !== before.sighting;
    if (pointed.key === before.pointed.key && !moved) return;
    clearTimeout(still);
    const kinds = game.pointing ?? [];
    if (!pointed.key || film || !kinds.some((kind) => pointed.key.startsWith(`${kind}/`))) return;
    still = setTimeout(() => ask(pointed.key), STILL);
  });
  return () => {
    end();
    clearTimeout(still);
  };
}
