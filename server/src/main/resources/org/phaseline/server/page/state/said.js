// @ts-check
// What the page says to those who hear it.
import { asking, called, waiting } from "../table/words.js";
import { toConsent } from "./selectors.js";
import { titled } from "./titles.js";

/**
 * What now, in a sentence or two.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {Api.Desk | undefined} desk
 * @param {Api.Decision | undefined} decision
 */
export function nowInWords(game, sighting, desk, decision) {
  const requests = game.me
    ? toConsent(desk).map((each) => `${asking(game, desk, each.by)} you to agree: ${each.text}.`)
    : [];
  const won = sighting.winner ? `Won by ${sighting.winner}.` : "Nobody has won.";
  const now = sighting.over
    ? `The game is over. ${won}`
    : decision
      ? `Your decision: ${decision.prompt || called(titled(game, sighting), decision.step)}`
      : `Waiting for ${waiting(game, sighting)}.`;
  return [...requests, now].join(" ");
}
