// @ts-check
// A table against bots: made, and sat down at, at once. The same again is one click.
import { post } from "../shared/api.js";
import { remember, store, stored } from "../shared/dom.js";
import { lessonOf, usualScenario } from "../state/lobby-address.js";
import { againstBots, seatsFor, USUAL_BOT } from "../state/seating.js";
import { guideOf } from "./sources.js";

/** @typedef {{ order: Pick<Api.Order, "game" | "files">, scenario: string, level: string }} BotGame */

const LEARNED = "phaseline-learned";

/**
 * Whether the first game of this one has been begun in this browser.
 *
 * @param {string} game
 */
export const hasLearned = (game) => stored(LEARNED, /** @type {string[]} */ ([])).includes(game);

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
  if (order.game) {
    store(key(link.split("#")[0]), { order, scenario, level });
    if (lessonOf(guide)?.name === scenario) store(LEARNED, [...new Set([...stored(LEARNED, []), order.game])]);
  }
  location.assign(link);
}

/**
 * The game against bots that was begun at a seat from here, if it was.
 *
 * @param {string} path
 * @returns {BotGame | null}
 */
export const begunAt = (path) => stored(key(path), null);

/**
 * What to play after a first game: the usual scenario of the same game; nothing after any other.
 *
 * @param {BotGame} game
 * @returns {Promise<{ title: string, game: BotGame } | null>}
 */
export async function nextAfter({ order, scenario }) {
  const guide = await guideOf({ key: "", order }, scenario);
  const usual = usualScenario(guide);
  return usual && lessonOf(guide)?.name === scenario && usual.name !== scenario
    ? { title: usual.title, game: { order, scenario: usual.name, level: USUAL_BOT } }
    : null;
}
