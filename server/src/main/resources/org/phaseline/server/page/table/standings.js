// @ts-check
// The figures of the sides at the end of a game, points first.
import { h } from "../shared/dom.js";
import { figureInWords } from "../state/ending.js";
import { bare, capital, worded } from "./words.js";

const SCORES = /point|victory|score|\bvp\b/i;
const MOST_ROWS = 6;
/** What takes more letters is a working of the rules, explained in the state. */
const LONGEST_TEXT = 30;
/** @param {string} value */
const number = (value) => /^-?\d+(\.\d+)?$/.test(value);

/**
 * Figures that belong to sides: what is called points or victory first, as far as anybody has any. Those the rulebook
 * gives no text are workings, unless none has one.
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
  const counts = (name) => said(name).length <= LONGEST_TEXT && (SCORES.test(name) || SCORES.test(said(name)));
  const explained = names.filter(
    (name) =>
      counts(name) ||
      game.fields.some((field) => field.name === name && field.text && worded(field.text).length <= LONGEST_TEXT),
  );
  return (explained.length ? explained : names)
    .sort((one, other) => Number(counts(other)) - Number(counts(one)))
    .slice(0, MOST_ROWS)
    .map((name) => ({
      name,
      title: capital(said(name)),
      counts: counts(name),
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
function standings(game, sighting) {
  const rows = scores(game, sighting);
  const first = rows.filter(({ counts }) => counts).slice(0, 1);
  const owners = [...new Set(sighting.state.map((value) => value.owner ?? "").filter(Boolean))].filter((owner) =>
    (first.length > 0 ? first : rows).some((row) => row.of(owner) !== "–"),
  );
  return [rows.filter((row) => owners.some((owner) => row.of(owner) !== "–")), owners];
}

/** @param {{ game: Api.Game, sighting: Api.Sighting }} props */
export function Scores({ game, sighting }) {
  const [rows, owners] = standings(game, sighting);
  if (rows.length === 0) return null;
  const { winner } = sighting;
  return h(
    "table",
    { class: "scores" },
    h("caption", { class: "unseen" }, "At the end of the game"),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("td", null),
        owners.map((owner) =>
          h(
            "th",
            { key: owner, scope: "col", class: owner === winner ? "won" : "" },
            owner === winner && h("span", { "aria-hidden": "true" }, "★ "),
            capital(bare(owner)),
          ),
        ),
      ),
    ),
    h(
      "tbody",
      null,
      rows.map((row) =>
        h(
          "tr",
          { key: row.name, class: row.counts ? "counts" : "" },
          h("th", { scope: "row" }, row.title),
          owners.map((owner) => h("td", { key: owner, class: owner === winner ? "won" : "" }, row.of(owner))),
        ),
      ),
    ),
  );
}
