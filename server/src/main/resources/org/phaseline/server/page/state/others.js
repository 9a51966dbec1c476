// @ts-check
// Who else is at the table, and whether this page has a line to it.
/** @import { TableState } from "./table.js" */

/**
 * @typedef {object} Other somebody else's seat
 * @property {number} seat
 * @property {string} name
 * @property {boolean} here
 * @property {boolean} free whether nobody has sat down yet
 * @property {string} bot the level of the bot that plays it, or empty
 */

/**
 * The other seats. Who plays at this device is here, whichever of its seats is shown.
 *
 * @param {Api.Game} game
 * @param {Api.Desk} desk
 * @param {number[]} together the seats of this device
 * @returns {Other[]}
 */
export const othersAt = (game, desk, together) =>
  game.seats
    .map((name, seat) => ({
      seat,
      name: desk.players?.[seat] || name,
      here: Boolean(desk.here?.[seat]) || together.includes(seat),
      free: Boolean(desk.free?.includes(seat)),
      bot: desk.bots[seat] ?? "",
    }))
    .filter(({ seat }) => seat !== game.mySeat);

/**
 * Whether the page may say that it is connected: not while an answer finds no way.
 *
 * @param {Pick<TableState, "connected" | "sending" | "trouble">} state
 */
export const isConnected = ({ connected, sending, trouble }) => connected && !(sending && trouble);
