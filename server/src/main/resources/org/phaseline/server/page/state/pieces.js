// @ts-check
// Which pieces stand in whose list.

/** @typedef {{ side: number, title: string, pieces: Api.Piece[] }} Heap */

/**
 * The pieces of each side, and below them those that are nobody's and stand on no board, such as a discard pile.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @returns {Heap[]}
 */
export function heaps(game, sighting) {
  const sides = [...new Set(sighting.pieces.map((piece) => piece.side))].filter((side) => side >= 0).sort();
  const own = sides.map((side) => ({
    side,
    title: game.parties[side].title,
    pieces: sighting.pieces.filter((piece) => piece.side === side),
  }));
  const nobodys = sighting.pieces.filter((piece) => piece.side < 0 && !piece.spot);
  return nobodys.length > 0 ? [...own, { side: -1, title: "Nobody’s", pieces: nobodys }] : own;
}
