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
 * The choices that are not taken on a board: what lies on none, and what several choices are about, such as a unit that
 * can do the one or the other.
 *
 * @template {Api.Choice} C
 * @param {Pick<Api.Game, "boards">} game
 * @param {Pick<Api.Sighting, "pieces">} sighting
 * @param {Pick<Api.Decision, "from">} decision
 * @param {C[]} choices
 */
export function besideBoard(game, sighting, decision, choices) {
  /** @type {Map<number, number>} */
  const times = new Map();
  for (const { item } of choices) if (item !== undefined) times.set(item, (times.get(item) ?? 0) + 1);
  return choices.filter(
    (choice) =>
      !isPlaced(game, sighting, decision, choice) || (choice.item !== undefined && (times.get(choice.item) ?? 0) > 1),
  );
}

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
