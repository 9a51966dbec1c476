// @ts-check
// The figures of the sides at the end of a game: victory points first.
import { capital, worded } from "../table/words.js";
import { figureInWords } from "./ending.js";

const VICTORY = /victory|score|\bvp\b/i;
const POINTS = /point/i;
const MOST_ROWS = 6;
/** What takes more letters is a working of the rules, explained in the state. */
const LONGEST_TEXT = 30;
/** @param {string} value */
const number = (value) => /^-?\d+(\.\d+)?$/.test(value);

/**
 * Figures that belong to sides: what is called victory first, then what is called points, as far as anybody has any.
 * Those the rulebook gives no text are workings, unless none has one.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 */
function scores(game, sighting) {
  const figures = sighting.state.filter((value) => value.owner && !value.until && number(value.value));
  const names = [...new Set(figures.map((value) => value.name))].filter((name) =>
    figures.some((value) => value.name === name && value.value !== "0"),
  );
  /** @param {string} name */
  const said = (name) => figureInWords(game, name);
  /** @param {string} name */
  const rank = (name) => {
    const words = `${name} ${said(name)}`;
    if (said(name).length > LONGEST_TEXT) return 0;
    return VICTORY.test(words) ? 2 : POINTS.test(words) ? 1 : 0;
  };
  const explained = names.filter(
    (name) =>
      rank(name) > 0 ||
      game.fields.some((field) => field.name === name && field.text && worded(field.text).length <= LONGEST_TEXT),
  );
  return (explained.length ? explained : names)
    .sort((one, other) => rank(other) - rank(one))
    .slice(0, MOST_ROWS)
    .map((name) => ({
      name,
      title: capital(said(name)),
      counts: rank(name) > 0,
      /** @param {string} owner */
      of: (owner) => figures.find((value) => value.owner === owner && value.name === name)?.value ?? "–",
    }));
}

/**
 * Whose figures they are: where something is called points, those who can have some, and what else these have.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @returns {[ReturnType<typeof scores>, string[]]}
 */
export function standings(game, sighting) {
  const rows = scores(game, sighting);
  const first = rows.filter(({ counts }) => counts).slice(0, 1);
  const owners = [...new Set(sighting.state.map((value) => value.owner ?? "").filter(Boolean))].filter((owner) =>
    (first.length > 0 ? first : rows).some((row) => row.of(owner) !== "–"),
  );
  return [rows.filter((row) => owners.some((owner) => row.of(owner) !== "–")), owners];
}
