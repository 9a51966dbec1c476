// @ts-check
// A card for a moment when a game turn or a phase begins.
import { anchor, callPath } from "./sequence.js";
import { turnInWords } from "./scores.js";
import { titled } from "./titles.js";

/** @typedef {{ title: string, below: string }} TurnCard */

/**
 * The outermost step that is being played, as it is called.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 */
function phaseOf(game, sighting) {
  const now = titled(game, sighting);
  const at = anchor(sighting);
  return at < 0 ? "" : (now.steps[callPath(now, sighting, at)[0]]?.title ?? "");
}

/**
 * What begins with a sighting; nothing where the same goes on.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting | null} before
 * @param {Api.Sighting} now
 * @returns {TurnCard | null}
 */
export function cardFor(game, before, now) {
  if (!before || now.over) return null;
  const phase = phaseOf(game, now);
  if (now.gameTurn !== before.gameTurn) return { title: turnInWords(game, now), below: phase };
  return phase && phase !== phaseOf(game, before) ? { title: phase, below: turnInWords(game, now) } : null;
}
