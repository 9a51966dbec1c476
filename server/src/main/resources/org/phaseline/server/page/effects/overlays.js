// @ts-check
// Asks the server for what is laid over the boards: when a player opens the list or switches something on, and again
// when what is seen has changed while something is on.
/** @import { TableStore } from "../state/table.js" */
/** @import { Seat } from "./session.js" */
import { store as keep, stored } from "../shared/dom.js";

/** @param {string} base */
const kept = (base) => `phaseline-overlays${base}`;

/**
 * What this browser has laid over the boards of a seat.
 *
 * @param {string} base
 * @returns {string[]}
 */
export const keptOverlays = (base) => stored(kept(base), []);

export class OverlayLoader {
  busy = false;
  /** Whether something changed while the server was asked. */
  again = false;

  /**
   * @param {TableStore} store
   * @param {Seat} seat
   */
  constructor(store, seat) {
    this.store = store;
    this.seat = seat;
    this.end = store.subscribe((state, before) => {
      if (state.overlaid !== before.overlaid) keep(kept(seat.base), state.overlaid);
      const more = state.overlaid.length > before.overlaid.length;
      const moved = state.sighting !== before.sighting && state.overlaid.length > 0;
      if (state.game.overlays && state.sighting && (more || moved)) this.ask();
    });
  }

  async ask() {
    this.again = this.busy;
    if (this.busy) return;
    this.busy = true;
    try {
      const { overlays } = await this.seat.get("overlays", { show: this.store.state().overlaid.join(",") });
      this.store.dispatch({ type: "overlays", overlays });
    } catch {
      // The next view asks again; what is shown meanwhile was right a moment ago.
    }
    this.busy = false;
    if (this.again) this.ask();
  }
}
