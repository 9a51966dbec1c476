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

/** @typedef {{ piece: Api.Piece, said: string, title: string, members: Api.Piece[] }} Row */

/**
 * A row for each piece; those of one title that stand on no board, and of which the same is said, have one between
 * them: "Volley ×3".
 *
 * @param {Api.Piece[]} pieces
 * @param {(piece: Api.Piece) => string} say what is said of a piece
 * @returns {Row[]}
 */
export function rows(pieces, say) {
  /** @type {Map<string, { said: string, members: Api.Piece[] }>} */
  const found = new Map();
  for (const piece of pieces) {
    const said = say(piece);
    const key = JSON.stringify(piece.spot ? [piece.kind, piece.number] : [piece.kind, piece.name, said]);
    const before = found.get(key);
    found.set(key, { said, members: [...(before?.members ?? []), piece] });
  }
  return [...found.values()].map(({ members, said }) => ({
    piece: members[0],
    said,
    members,
    title: members.length > 1 ? `${members[0].name} ×${members.length}` : members[0].name,
  }));
}
