// @ts-check
// What a player holds: their own pieces that stand on no board and that others do not see, such as cards in a hand.
import { rows } from "./pieces.js";
import { remarks } from "../table/words.js";

/**
 * @typedef {object} Card
 * @property {string} key
 * @property {string} kind
 * @property {string} name
 * @property {number} times how many are alike
 * @property {number[]} numbers
 * @property {string[]} remarks
 * @property {string[]} texts what is written on it
 */

/**
 * What the rulebook says of a piece, such as what is written on a card.
 *
 * @param {Api.Game} game
 * @param {{ kind: string, number: number }} piece
 */
export const textsOf = (game, { kind, number }) =>
  game.texts.find((each) => each.kind === kind && each.pieces.includes(number))?.about ?? [];

/**
 * Alike ones are one card with how many they are.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @returns {Card[]}
 */
export function handOf(game, sighting) {
  const own = sighting.pieces.filter((piece) => !piece.spot && piece.unseen && game.myParties.includes(piece.side));
  return rows(own, (piece) => remarks(game, piece).join(", ")).map(({ piece, members }) => ({
    key: `${piece.kind}/${piece.number}`,
    kind: piece.kind,
    name: piece.name,
    times: members.length,
    remarks: remarks(game, piece, ": "),
    numbers: members.map(({ number }) => number),
    texts: textsOf(game, piece),
  }));
}

/**
 * The choice that a card of the hand stands for, if it can be chosen now.
 *
 * @param {Api.Decision | undefined} decision
 * @param {Card} card
 */
export const choiceOf = (decision, card) =>
  decision?.from === card.kind
    ? decision.choices.find((choice) => choice.item !== undefined && card.numbers.includes(choice.item))
    : undefined;
