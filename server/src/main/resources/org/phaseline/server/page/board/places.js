// @ts-check
// Where a piece stands, in words.
import { geometry } from "./geometry.js";

/** @type {WeakMap<Api.Board, ReturnType<typeof geometry>>} */
const known = new WeakMap();

/**
 * The name of the space a piece stands on; empty on a measured table, whose points have no names.
 *
 * @param {Api.Game} game
 * @param {Pick<Api.Piece, "spot">} piece
 */
export function placeOf(game, { spot }) {
  const board = spot && game.boards.find((each) => each.name === spot.board);
  if (!board || board.form === "table") return "";
  const g = known.get(board) ?? geometry(board);
  known.set(board, g);
  const title = g.title(spot.space);
  return title ? `${g.name(spot.space)} (${title})` : g.name(spot.space);
}
