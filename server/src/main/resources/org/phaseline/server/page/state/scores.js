// @ts-check
// What is always in sight of each side: its points and other numbers that the rulebook has words for, and whether it is
// awaited.
import { bare, capital, worded } from "../table/words.js";

/** Of each side so many numbers at most: there is one line. */
const MOST = 3;

/** What takes more letters explains itself in the state, where there is room. */
const LONGEST = 24;

/** @typedef {{ name: string, text: string, value: string }} Figure */
/**
 * @typedef {object} Score
 * @property {number} party
 * @property {string} title
 * @property {boolean} mine
 * @property {boolean} awaited
 * @property {Figure[]} figures
 * @property {Figure[]} counts
 */

/**
 * The numbers of sides that the rulebook has words for, in the order in which it has them.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 */
function fieldsOf(game, sighting) {
  const titles = new Set(game.parties.map(({ title }) => title));
  return game.fields.filter(
    ({ kind, marker, form, text, name }) =>
      !kind &&
      !marker &&
      text &&
      worded(text).length <= LONGEST &&
      (form === "number" || form === "ledger") &&
      sighting.state.some((value) => value.name === name && titles.has(value.owner ?? "")),
  );
}

/**
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {number} party
 */
function isAwaited(game, sighting, party) {
  if (sighting.decisions.some((each) => each.awaited && each.parties.includes(party))) return true;
  const { title } = game.parties[party];
  return sighting.awaited.some(
    (each) => !each.ready && (each.who === title || each.who.split(/, | and /).includes(title)),
  );
}

/**
 * How many pieces of a side lie where, such as cards in its hand, as far as everybody may know: "Card: hand".
 *
 * @param {Api.Sighting} sighting
 * @param {string} owner
 * @returns {Figure[]}
 */
const countsOf = (sighting, owner) =>
  sighting.state
    .filter((value) => value.owner === owner && value.name.includes(": "))
    .map(({ name, value }) => ({ name, text: name.slice(name.indexOf(": ") + 2), value }))
    .slice(0, MOST);

/**
 * A line for each side that is in the game; factions of a side only if they have numbers of their own, and have
 * come to some.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @returns {Score[]}
 */
export function scoresOf(game, sighting) {
  const fields = fieldsOf(game, sighting);
  return game.parties.flatMap(({ title, side, present }, party) => {
    const figures = fields.flatMap(({ name, text }) => {
      const value = sighting.state.find((each) => each.name === name && each.owner === title)?.value;
      return value === undefined ? [] : [{ name, text: worded(text, value === "1"), value }];
    });
    const faction = side !== party && side >= 0;
    if (!present || (faction && figures.every(({ value }) => Number(value) === 0))) return [];
    return [
      {
        party,
        title: capital(bare(title)),
        mine: game.myParties.includes(party),
        awaited: !sighting.over && isAwaited(game, sighting, party),
        figures: figures.slice(0, MOST),
        counts: countsOf(sighting, title),
      },
    ];
  });
}

/** What is said of who wins. */
const WINNING = /\b(wins?|won|first to)\b/i;

/**
 * How the game is won, as the rulebook says it in a sentence: the scenario first, which speaks last.
 *
 * @param {Pick<Api.Game, "about">} game
 */
export function aimOf({ about }) {
  const sentences = [...about].reverse().flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/));
  return sentences.find((each) => WINNING.test(each)) ?? "";
}

/**
 * The turn, and how many there are where that is known.
 *
 * @param {Api.Game} game
 * @param {Pick<Api.Sighting, "gameTurn" | "date">} sighting
 */
export const turnInWords = (game, { gameTurn, date }) =>
  `Turn ${gameTurn}${game.length > 0 ? ` of ${game.length}` : ""}${date ? `, ${date}` : ""}`;
