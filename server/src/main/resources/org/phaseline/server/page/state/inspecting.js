// @ts-check
// A piece that somebody looks at: all that the viewer may know of it, in words.
import { bare, capital, plain, until, worded } from "../table/words.js";
import { textsOf } from "./hand.js";

/** @typedef {{ name: string, value: string, until: string }} Trait */
/** @typedef {{ title: string, about: string[] }} Told */
/** @typedef {{ title: string, pieces: { name: string, values: string, texts: string[] }[] }} Part */
/**
 * @typedef {object} Inspected
 * @property {Api.Piece} piece
 * @property {string} owner empty for nobody's
 * @property {Trait[]} markers what lies on it for a time
 * @property {Trait[]} traits all other values
 * @property {Part[]} parts the pieces that it has, such as the figures on a base
 * @property {Told[]} words what the rulebook says of words that its values are, such as abilities
 * @property {string[]} now what it can do, or what can be done to it, at this moment
 */

/** @param {{ kind: string, number: number }} piece */
export const keyOf = (piece) => `${piece.kind}/${piece.number}`;

/**
 * @param {Api.Game} game
 * @param {Api.Piece} piece
 * @param {Api.Value} value
 * @returns {Trait}
 */
function traitOf(game, piece, value) {
  const field = game.fields.find((each) => each.kind === piece.kind && each.name === value.name);
  const one = value.value === "1";
  return {
    name: capital(worded(field?.text ?? "", one) || plain(value.name)),
    value: value.value === "yes" ? "" : value.value,
    until: value.until ? until(game, value.until) : "",
  };
}

/** @param {Api.Value} value */
const says = ({ value }) => !["none", "no", "0", ""].includes(value);

/**
 * The pieces that a value of another is a set of, each with its own values: all but those that say nothing, and those
 * that both have.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {Api.Piece} holder
 * @param {Api.Value} value
 * @returns {Part[]}
 */
function partsOf(game, sighting, holder, value) {
  const members = sighting.pieces.filter((each) => each.kind === value.of && value.items?.includes(each.number));
  if (members.length === 0) return [];
  /** @param {Api.Value} own */
  const isShared = (own) => holder.values.some((each) => each.name === own.name && each.value === own.value);
  const pieces = members.map((member) => ({
    name: capital(member.name),
    // By their short names: a remark is a sentence, and here are many.
    values: member.values
      .filter((own) => says(own) && !isShared(own))
      .map((own) => capital(own.value === "yes" ? plain(own.name) : `${plain(own.name)} ${own.value}`))
      .join(" · "),
    texts: textsOf(game, member),
  }));
  return [{ title: traitOf(game, holder, value).name, pieces }];
}

/**
 * What the rulebook says of the words that the values of some pieces are, each word once.
 *
 * @param {Api.Game} game
 * @param {Api.Piece[]} pieces
 * @returns {Told[]}
 */
function wordsOf(game, pieces) {
  const found = pieces.flatMap((piece) =>
    piece.values.flatMap((value) =>
      game.words.filter(
        (word) =>
          word.values.includes(`${piece.kind}/${value.name}`) &&
          (value.of ? value.of === word.kind && value.items?.includes(word.number) : value.value === word.title),
      ),
    ),
  );
  const told = new Map(found.flatMap((word) => word.tells).map((each) => [each.title, each]));
  return [...told.values()];
}

/**
 * The pieces that the values of a piece are sets of.
 *
 * @param {Api.Sighting} sighting
 * @param {Api.Piece} piece
 */
const membersOf = (sighting, piece) =>
  piece.values.flatMap((value) =>
    sighting.pieces.filter((each) => each.kind === value.of && value.items?.includes(each.number)),
  );

/**
 * What a decision has to do with a piece: it can be chosen, or the choices are about it.
 *
 * @param {Api.Piece} piece
 * @param {Api.Decision} decision
 */
function nowOf(piece, { from, choices, prompt, about }) {
  const chosen = from === piece.kind && choices.some((choice) => choice.item === piece.number);
  if (chosen) return [`Can be chosen: ${prompt}`];
  const asked = prompt.includes(piece.name) || about.includes(piece.name);
  return asked ? [prompt, ...choices.slice(0, 8).map((choice) => capital(choice.title ?? choice.word))] : [];
}

/**
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {string} key
 * @returns {Inspected | null} nothing of a piece that is out of sight
 */
export function inspectedOf(game, sighting, key) {
  const piece = sighting.pieces.find((each) => keyOf(each) === key);
  if (!piece) return null;
  // Whose it is and where it stands is said in its head, and how large it is the board shows.
  const known = [...(piece.spot ? ["at", "wide", "deep"] : []), ...(piece.side >= 0 ? ["side"] : [])];
  const told = piece.values.filter(({ name, value }) => !["none", "no", ""].includes(value) && !known.includes(name));
  const marks = new Set(
    game.fields.filter(({ kind, marker }) => marker && kind === piece.kind).map(({ name }) => name),
  );
  /** @param {Api.Value} value */
  const isMarker = ({ name, until: end }) => Boolean(end) || marks.has(name);
  return {
    piece,
    owner: piece.side >= 0 ? capital(bare(game.parties[piece.side].title)) : "",
    markers: told.filter(isMarker).map((value) => traitOf(game, piece, value)),
    traits: told.filter((value) => !isMarker(value)).map((value) => traitOf(game, piece, value)),
    parts: told.flatMap((value) => partsOf(game, sighting, piece, value)),
    words: wordsOf(game, [piece, ...membersOf(sighting, piece)]),
    now: sighting.decisions.flatMap((decision) => nowOf(piece, decision)),
  };
}

/**
 * The piece before or after one, of those on boards, so that keys come to all of them.
 *
 * @param {Api.Sighting} sighting
 * @param {string} key
 * @param {1 | -1} by
 */
export function besideOf(sighting, key, by) {
  const placed = sighting.pieces.filter((piece) => piece.spot).map(keyOf);
  const at = placed.indexOf(key);
  if (placed.length === 0) return "";
  return placed[(at < 0 ? 0 : at + by + placed.length) % placed.length];
}
