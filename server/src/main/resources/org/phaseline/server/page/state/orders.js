// @ts-check
// What a player has written under seal: a line for each piece, and what stands on the map as an arrow.
import { capital } from "../table/words.js";

/** @typedef {{ key: string, title: string, texts: string[] }} Order */
/** @typedef {{ key: string, board: string, from: number, to: number }} OrderArrow */

/**
 * @param {Api.Sighting} sighting
 * @param {Api.Sealed} sealed
 */
const pieceOf = (sighting, { kind, number }) =>
  sighting.pieces.find((piece) => piece.kind === kind && piece.number === number);

/**
 * What is written so far, in the order in which it was asked; that of a piece together.
 *
 * @param {Api.Sighting} sighting
 * @returns {Order[]}
 */
export function ordersOf(sighting) {
  // What is not kept as a value comes first, with the step it was written in.
  const notes = sighting.ownSecrets.slice(0, sighting.ownSecrets.length - sighting.sealed.length);
  /** @type {Map<string, Order>} */
  const orders = new Map(notes.map((text, i) => [`note ${i}`, { key: `note ${i}`, title: "", texts: [text] }]));
  for (const sealed of sighting.sealed) {
    const piece = pieceOf(sighting, sealed);
    const key = piece ? `${sealed.kind}/${sealed.number}` : `${sealed.name} ${sealed.number}`;
    const value = sealed.text.slice(sealed.text.lastIndexOf(": ") + 2);
    const before = orders.get(key);
    if (piece) orders.set(key, { key, title: piece.name, texts: [...(before?.texts ?? []), value] });
    else orders.set(key, { key, title: "", texts: [capital(sealed.text)] });
  }
  return [...orders.values()];
}

/**
 * From each piece to the space that its order names.
 *
 * @param {Api.Sighting} sighting
 * @returns {OrderArrow[]}
 */
export const orderArrows = (sighting) =>
  sighting.sealed.flatMap((sealed) => {
    const spot = pieceOf(sighting, sealed)?.spot;
    if (!spot || sealed.space === undefined || sealed.space === spot.space) return [];
    return [
      { key: `${sealed.kind}/${sealed.number} ${sealed.name}`, board: spot.board, from: spot.space, to: sealed.space },
    ];
  });
