// @ts-check
// A table against bots: made, and sat down at, at once. The same again is one click.
import { post } from "../shared/api.js";
import { remember, store, stored } from "../shared/dom.js";
import { againstBots, seatsFor } from "../state/seating.js";
import { guideOf } from "./sources.js";

/** @typedef {{ order: Pick<Api.Order, "game" | "files">, scenario: string, level: string }} BotGame */

/** @param {string} path */
const key = (path) => `phaseline-again${path}`;

/**
 * The browser that makes a table owns it, by the cookie that came with it, and finds its way back to the owner's page.
 *
 * @param {Api.Made} made
 */
export function keepOwner(made) {
  const seats = made.seats.map((seat) => seat.name);
  remember({ path: made.owner.split("#")[0], title: made.title, seat: "owner", seats });
}

/**
 * Makes a table of a scenario, with bots on all seats but the first, and sits down there.
 *
 * @param {BotGame} game
 */
export async function sitDown({ order, scenario, level }) {
  const guide = await guideOf({ key: "", order }, scenario);
  const seats = seatsFor(guide, againstBots(guide, level));
  const made = await post("/api/tables", { ...order, scenario, seats });
  keepOwner(made);
  const { link } = made.seats[0];
  // A rulebook of one's own may be long, and is in the lobby.
  if (order.game) store(key(link.split("#")[0]), { order, scenario, level });
  location.assign(link);
}

/**
 * The game against bots that was begun at a seat from here, if it was.
 *
 * @param {string} path
 * @returns {BotGame | null}
 */
export const begunAt = (path) => stored(key(path), null);
