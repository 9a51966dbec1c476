// @ts-check
// The dice of the latest answer, where there are any: folded beside a board, all of them where there is none.
/** @import { Parts } from "./view.js" */
import { h } from "../shared/dom.js";
import { countedAfter } from "../state/counted.js";
import { Tray } from "./tray.js";

/** @param {Parts} parts */
export function LatestDice({ state: { tray, trayOpen, log, game }, act, seat, hot }) {
  const boardless = game.boards.length === 0;
  return (
    tray &&
    h(Tray, {
      key: log.indexOf(tray[0]),
      rolls: tray,
      counted: countedAfter(log, tray),
      base: seat.base,
      hot: Boolean(hot),
      open: trayOpen || boardless,
      unfold: boardless ? undefined : act.diceOpen,
      clear: act.diceAway,
    })
  );
}
