// @ts-check
// The addresses of the lobby: all games, and a page for each.
/** @import { LobbyState } from "./lobby.js" */
import { OWN } from "./lobby.js";

const GAMES = "/games/";

/**
 * The game an address is about; nothing for all of them.
 *
 * @param {string} path
 */
export function gameAt(path) {
  if (!path.startsWith(GAMES)) return "";
  try {
    return decodeURIComponent(path.slice(GAMES.length)).replace(/\/+$/, "");
  } catch {
    // What is no address at all leads to all games, too.
    return "";
  }
}

/** @param {string} game */
export const addressOf = (game) => (game ? GAMES + encodeURIComponent(game) : "/");

/**
 * Whether there is such a page.
 *
 * @param {Pick<LobbyState, "games">} state
 * @param {string} game
 */
export const isKnown = ({ games }, game) => game === "" || game === OWN || games.some(({ id }) => id === game);

/**
 * The scenario one is taught the game in.
 *
 * @param {Pick<Api.Guide, "scenarios"> | null} guide
 */
export const lessonOf = (guide) => guide?.scenarios.find(({ lesson }) => lesson);

/**
 * The scenario that is played at once: the first that is no lesson, or the only one there is.
 *
 * @param {Pick<Api.Guide, "scenarios"> | null} guide
 */
export const usualScenario = (guide) => guide?.scenarios.find(({ lesson }) => !lesson) ?? guide?.scenarios[0];

/**
 * The link to a device's seats that opens it in table mode; the codes stay last, where no browser sends them.
 *
 * @param {string} link
 */
export function tabletopLink(link) {
  const [address, codes] = link.split("#");
  return `${address}?mode=table${codes === undefined ? "" : `#${codes}`}`;
}
