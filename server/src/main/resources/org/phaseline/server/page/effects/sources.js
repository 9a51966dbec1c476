// @ts-check
// Asks what there is to choose in a rulebook that a table is to be made of.
/** @import { Source } from "../state/lobby.js" */
import { get, post } from "../shared/api.js";

/**
 * Its options and parties in a scenario; without one, in the first.
 *
 * @param {Source} source
 * @param {string} scenario
 * @returns {Promise<Api.Guide | Api.Checked>}
 */
export async function guideOf({ order: { game, files }, checked }, scenario) {
  if (game) return get("/api/games/{game}", `/api/games/${game}?scenario=${encodeURIComponent(scenario)}`);
  return checked && !scenario ? checked : post("/api/check", { files: files ?? [], scenario });
}

/**
 * Its sequence with what is switched on and off.
 *
 * @param {Source} source
 * @param {string} scenario
 * @param {string[]} on
 * @param {string[]} off
 * @returns {Promise<Api.Outline | Api.Checked>}
 */
export async function outlineOf({ order: { game, files }, checked }, scenario, on, off) {
  if (game) {
    const query = { scenario, on: on.join(","), off: off.join(",") };
    return get("/api/games/{game}/outline", `/api/games/${game}/outline?${new URLSearchParams(query)}`);
  }
  const isKnown = !on.length && !off.length && scenario === (checked?.scenarios[0]?.name ?? "");
  return checked && isKnown ? checked : post("/api/check", { files: files ?? [], scenario, on, off });
}
