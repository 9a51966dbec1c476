// @ts-check
// Pieces in words.
/** @import { Preview } from "../state/table.js" */
/** @import { PlacedPiece } from "./geometry.js" */
import { remarks } from "../table/words.js";

/**
 * A piece in words: whose it is, which way it faces, and what the rulebook remarks on.
 *
 * @param {Api.Game} game
 * @param {Api.Board} board
 * @param {Api.Piece} piece
 */
export function describe(game, board, piece) {
  const lines = [piece.name + (piece.side >= 0 ? `, ${game.parties[piece.side].title}` : "")];
  if (board && piece.spot && isFaced(board, piece)) lines.push(`faces ${board.facings[piece.spot.facing]}`);
  for (const value of remarks(game, piece)) lines.push(value);
  return lines.join("\n");
}

/**
 * Whether it matters which way a piece faces: on a measured table where it has an owner, elsewhere where the rulebook
 * speaks of it.
 *
 * @param {Api.Board} board
 * @param {Api.Piece} piece
 */
export function isFaced(board, piece) {
  return board.form === "table" ? piece.side >= 0 : board.faced.includes(piece.kind);
}

/**
 * The name of a board as people write it.
 *
 * @param {Api.Board} board
 */
export const titleOf = (board) => board.name.replaceAll(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);

const LETTERS = ["ABCDEFGHIJKLM", "abcdefghijklm", "NOPQRSTUVWXYZ", "nopqrstuvwxyz"];

/**
 * By the roster, not by who is left, so that a piece keeps its letter.
 *
 * @param {Api.Sighting} sighting
 * @param {Set<string>} kinds
 */
export function letters(sighting, kinds) {
  /** @type {Record<number, number>} */
  const used = {};
  /** @type {Map<string, string>} */
  const marks = new Map();
  for (const piece of sighting.pieces) {
    if (!kinds.has(piece.kind)) continue;
    const side = piece.side < 0 ? -1 : piece.side % LETTERS.length;
    const number = (used[side] = (used[side] ?? -1) + 1);
    const all = side < 0 ? "123456789" : LETTERS[side];
    marks.set(keyOf(piece), all[number % all.length]);
  }
  return marks;
}

/** @param {{ kind: string, number: number }} piece */
export const keyOf = (piece) => `${piece.kind}/${piece.number}`;

/**
 * The piece a decision speaks of, if that can be told: one that a preview moves, or one it names, or the one this seat
 * has just picked. Only used to show its ghost, never to decide anything.
 *
 * @param {Api.Sighting} sighting
 * @param {Pick<Api.Decision, "prompt" | "about">} decision
 * @param {Preview | null | undefined} preview
 * @param {string} picked
 * @param {string} boardName
 */
export function subject(sighting, decision, preview, picked, boardName) {
  const here = placedOn(sighting, boardName);
  const moved = preview?.pieces?.find((piece) =>
    here.some(
      (each) =>
        keyOf(each) === keyOf(piece) &&
        piece.spot &&
        (piece.spot.space !== each.spot.space || piece.spot.facing !== each.spot.facing),
    ),
  );
  if (moved) return here.find((each) => keyOf(each) === keyOf(moved));
  const said = `${decision.prompt} ${decision.about}`;
  const named = here.filter((piece) => said.includes(piece.name)).sort((a, b) => b.name.length - a.name.length);
  return named[0] ?? here.find((piece) => keyOf(piece) === picked);
}

/**
 * @param {Api.Sighting} sighting
 * @param {string} board
 * @returns {PlacedPiece[]}
 */
export const placedOn = (sighting, board) =>
  sighting.pieces.flatMap((piece) => (piece.spot?.board === board ? [{ ...piece, spot: piece.spot }] : []));
