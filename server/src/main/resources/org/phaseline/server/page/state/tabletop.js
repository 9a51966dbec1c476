// @ts-check
// Table mode: one tablet in the middle of a real board, with a large card, values that everybody wants in sight, and
// steps that are read aloud.
/** @import { TableState } from "./table.js" */
import { bare, capital, label, plain, worded } from "../table/words.js";
import { scoresOf } from "./scores.js";

/**
 * @typedef {object} Tabletop
 * @property {boolean} on
 * @property {boolean} aloud whether each new step is read aloud
 * @property {string[] | null} pins what is pinned; nothing as long as nobody has chosen
 */

/** @typedef {{ key: string, title: string, value: string, party: number }} Pin */

/**
 * @typedef {| { type: "tabletop", on: boolean }
 *   | { type: "aloud", on: boolean }
 *   | { type: "pin", key: string, on: boolean }} TabletopEvent
 */

/** @type {Tabletop} */
export const NO_TABLETOP = { on: false, aloud: false, pins: null };

/** More do not fit into one line, and are looked up in the state or pinned by those who want them. */
const MOST_WORDS = 2;
const MOST_OF_A_SIDE = 2;

/** @param {Pick<Api.Value, "name" | "owner">} value */
const keyOf = ({ name, owner }) => `${owner ?? ""}/${name}`;

/**
 * A board of one space is no board: the real one lies on the table.
 *
 * @param {Api.Game} game
 */
export function withoutEmptyBoards(game) {
  const boards = game.boards.filter(({ form, columns, rows }) => form === "areas" || columns * rows > 1);
  return boards.length === game.boards.length ? game : { ...game, boards };
}

/**
 * All values that can be pinned, in the order in which the rulebook has them.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @returns {Pin[]}
 */
export const pinnable = (game, sighting) =>
  sighting.state.map((value) => {
    const field = game.fields.find((each) => each.name === value.name && !each.kind);
    const party = game.parties.findIndex(({ title }) => title === value.owner);
    const name = capital(worded(field?.text ?? "", value.value === "1") || plain(value.name));
    return {
      key: keyOf(value),
      title: value.owner ? `${capital(bare(value.owner))}: ${name}` : name,
      value: value.value,
      party,
    };
  });

/**
 * What a table has in sight that has chosen nothing: what is the game's own and is told in a word, such as the
 * weather, the last numbers of each side that are always in sight, since rulebooks have victory points behind what
 * leads to them, and the first of each faction: its treasury.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @returns {string[]}
 */
function usual(game, sighting) {
  const words = sighting.state.filter(
    ({ name, owner }) =>
      !owner && game.fields.some((field) => field.name === name && !field.kind && field.form === "word" && field.text),
  );
  const figures = scoresOf(game, sighting).flatMap(({ party, figures: all }) => {
    const { side, title } = game.parties[party];
    const some = side === party ? all.slice(-MOST_OF_A_SIDE) : all.slice(0, 1);
    return some.map(({ name }) => keyOf({ name, owner: title }));
  });
  return [...words.slice(0, MOST_WORDS).map(keyOf), ...figures];
}

/**
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {Tabletop} tabletop
 */
export const pinsOf = (game, sighting, { pins }) => pins ?? usual(game, sighting);

/**
 * What is pinned, with its value now.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {Tabletop} tabletop
 */
export function pinned(game, sighting, tabletop) {
  const keys = pinsOf(game, sighting, tabletop);
  return pinnable(game, sighting).filter(({ key }) => keys.includes(key));
}

/**
 * A step as it is read aloud.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {number} at
 */
export function spoken(game, sighting, at) {
  const step = game.steps[at];
  if (sighting.over) return sighting.winner ? `The game is over. Won by ${sighting.winner}.` : "The game is over.";
  if (!step) return "";
  const who = sighting.awaited.find((each) => each.step === at && !each.ready)?.who ?? "";
  const asked = sighting.decisions.find((each) => each.step === at)?.prompt ?? "";
  const parts = [
    [label(step), step.title].filter(Boolean).join(", "),
    asked === step.title ? "" : asked,
    who && step.mode !== "automatic" ? `${who} ${step.mode} do this` : "",
    ...(step.about ?? []),
  ];
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(" ");
}

/**
 * @param {TableState} state
 * @param {TabletopEvent} event
 * @returns {TableState}
 */
export function arrange(state, event) {
  const { tabletop } = state;
  switch (event.type) {
    case "tabletop":
      return { ...state, dialog: null, tabletop: { ...tabletop, on: event.on } };
    case "aloud":
      return { ...state, tabletop: { ...tabletop, aloud: event.on } };
    case "pin": {
      if (!state.sighting) return state;
      const others = pinsOf(state.game, state.sighting, tabletop).filter((key) => key !== event.key);
      return { ...state, tabletop: { ...tabletop, pins: event.on ? [...others, event.key] : others } };
    }
  }
}
