// @ts-check
// What a player holds: their own pieces that stand on no board and that others do not see, such as cards in a hand.
import { rows } from "./pieces.js";
import { remarks } from "../table/words.js";

/** @typedef {{ key: string, name: string, times: number, remarks: string[], numbers: number[], kind: string }} Card */

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
