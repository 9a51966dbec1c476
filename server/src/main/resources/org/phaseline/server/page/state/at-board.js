// @ts-check
// Questions are asked and answered at the board: what lies on it is clicked there, and the rest stands below it.
/** @import { Tab, TableState } from "./table.js" */

/**
 * Whether they are, for whoever sits here: where pieces are given orders on a board, and it is not the past, nor a bot
 * that answers.
 *
 * @param {TableState} state
 */
export const isAtBoard = ({ game, commands, sighting, film, desk }) =>
  commands &&
  game.boards.length > 0 &&
  game.me !== "" &&
  sighting !== null &&
  !sighting.over &&
  !film &&
  !desk?.bots[game.mySeat];

/**
 * What a phone shows below the board.
 *
 * @param {TableState} state
 */
export const sheetOf = (state) => (state.sheet === "board" && !isAtBoard(state) ? "now" : state.sheet);

/**
 * What a phone shows once something is chosen: the list only to who has opened it.
 *
 * @param {TableState} state
 * @returns {Tab | "board"}
 */
export const sheetToAnswer = (state) => (state.sheet === "now" || !isAtBoard(state) ? "now" : "board");

/**
 * Whether what went wrong is said beside the list, and not at the board.
 *
 * @param {TableState} state
 */
export const saidInList = (state) => sheetOf(state) === "now" || !isAtBoard(state);

/**
 * Whether a choice lies on a board: it is one of its spaces, or a piece that stands on one.
 *
 * @param {Pick<Api.Game, "boards">} game
 * @param {Pick<Api.Sighting, "pieces">} sighting
 * @param {Pick<Api.Decision, "from">} decision
 * @param {Pick<Api.Choice, "item">} choice
 */
export const isPlaced = (game, sighting, { from }, { item }) =>
  item !== undefined &&
  (game.boards.some(({ name }) => name === from) ||
    sighting.pieces.some(({ kind, number, spot }) => kind === from && number === item && Boolean(spot)));
