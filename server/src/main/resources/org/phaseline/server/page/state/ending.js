// @ts-check
// Why a game is over: the step that ended it, what the rulebook told there, and where much changed hands before.
import { capital, plain, worded } from "../table/words.js";

/** What is said after a game, or beside it, ends nothing. */
const BESIDES = ["chat", "note", "ask", "seat", "back", "missing"];

/**
 * @typedef {object} Ending
 * @property {number} step the step in which it ended, or -1
 * @property {string[]} reasons what was told there last, in the rulebook's words
 */

/**
 * @param {Api.LogLine[]} log
 * @returns {Ending}
 */
export function endingOf(log) {
  const lines = log.filter((line) => !BESIDES.includes(line.kind) && !line.covered);
  const last = lines.at(-1);
  if (!last) return { step: -1, reasons: [] };
  const before = lines.slice(0, -1);
  const other = before.findLastIndex((line) => line.kind !== "told" || line.step !== last.step);
  const told = before.slice(other + 1);
  // Points of both sides may be told in the same step; what was told last is why.
  return { step: last.step, reasons: told.slice(-1).map(({ text }) => text) };
}

/** @typedef {Api.Moments["moments"][number]} Moment */

/** So many pieces and places are named. */
const MOST_NAMES = 3;

/** @param {string[]} names */
const few = (names) =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(", ")} and ${names.length - MOST_NAMES} more`
    : names.join(", ");

/**
 * What a number of a side is called.
 *
 * @param {Api.Game} game
 * @param {string} name
 * @param {boolean} [one]
 */
export const figureInWords = (game, name, one = false) =>
  worded(game.fields.find((each) => each.name === name && !each.kind)?.text ?? "", one) || plain(name);

/**
 * A moment in words: what was told then, else what changed.
 *
 * @param {Api.Game} game
 * @param {Api.LogLine[]} log
 * @param {Moment} moment
 * @param {(board: string, space: number) => string} placeName
 */
export function momentInWords(game, log, { from, lines, swings, lost, taken }, placeName) {
  const told = log.slice(from, lines).filter((line) => line.kind === "told" && !line.covered);
  // Of all that was told in a moment, what names a loss, the last of it being what it came to; else the last, unless
  // the loss itself says more.
  const loss = told.findLast(({ text }) => lost.some((name) => text.toLowerCase().includes(name.toLowerCase())));
  const best = loss ?? (lost.length > 0 ? undefined : told.at(-1));
  const points = swings.map(({ owner, name, before, now }) => {
    return `${capital(owner)}: ${figureInWords(game, name, now === "1")} ${before} → ${now}`;
  });
  const places = taken.map(
    ({ name, board, space, party }) => `${name || placeName(board, space)}: ${game.parties[party].title}`,
  );
  const changes = [
    lost.length > 0 ? `Lost: ${few(lost)}` : "",
    places.length > 0 ? `Taken: ${few(places)}` : "",
    ...points,
  ].filter(Boolean);
  return { told: best?.text ?? "", changes: changes.slice(0, MOST_NAMES) };
}
