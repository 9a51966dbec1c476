// @ts-check
// All boards of a game, one below the other.
/** @import { Acts } from "../effects/acts.js" */
/** @import { Happened } from "../state/happened.js" */
/** @import { Pointed } from "../state/pointing.js" */
/** @import { MarkedDecision } from "../state/selectors.js" */
/** @import { Preview } from "../state/table.js" */
/** @import { Placed } from "./geometry.js" */
/** @import { Overlaid } from "./overlays.js" */
/** @import { BoardOrders } from "./planning.js" */
/** @import { Frame, View } from "./view.js" */
import { h } from "../shared/dom.js";
import { Board } from "./board.js";
import { titleOf } from "./words.js";

/**
 * @typedef {object} BoardsProps
 * @property {Api.Game} game
 * @property {Api.Sighting} sighting
 * @property {MarkedDecision | undefined} decision
 * @property {Preview | null} preview
 * @property {string[] | undefined} changed the pieces that stand out, as kind/number
 * @property {BoardOrders | null} orders what is being ordered on the boards
 * @property {number} turned by how many quarters
 * @property {string} inspected the piece that is looked at, as kind/number, or empty
 * @property {string} acting the own piece that was chosen last, as kind/number, or empty
 * @property {Happened} happened
 * @property {Pointed} pointed the piece under the pointer, and what can be shown about it
 * @property {Pick<Acts, "pick" | "inspect" | "miss" | "turn" | "point">} act
 * @property {Overlaid | null} overlays what can be laid over the boards, and what is
 */
/** @typedef {BoardsProps & { board: Api.Board, first: boolean, name: string }} BoardProps */
/**
 * @typedef {object} BoardState
 * @property {View | null} view what is seen of it; nothing for the whole board
 * @property {Frame} frame
 * @property {Placed | null} snap the place the pointer has snapped to
 * @property {Placed | null} pointed the facing the pointer is at
 * @property {string} stop the word Tab stops at
 * @property {number} open the space whose stack is open, or -1
 * @property {string} over the piece under the pointer, as kind/number, or empty
 */

/** @param {BoardsProps} props */
export function Boards(props) {
  const { boards } = props.game;
  return boards.map((board, i) =>
    h(Board, { key: board.name, board, first: i === 0, name: boards.length > 1 ? titleOf(board) : "", ...props }),
  );
}
