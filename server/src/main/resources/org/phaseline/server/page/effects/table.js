// @ts-check
// Connects the state of a table page with its server and its browser.
/** @import { TableStore } from "../state/table.js" */
/** @import { Seat } from "./session.js" */
import { newsOf } from "../state/changes.js";
import { actsOn } from "./acts.js";
import { sendAlike } from "./alike.js";
import { sendAnswers } from "./answering.js";
import { keepCoach } from "./coaching.js";
import { History } from "./history.js";
import { keepLook } from "./keeping.js";
import { listenToKeys } from "./keys.js";
import { OrderLoader } from "./planning.js";
import { showWhatIsAskedFor } from "./opening.js";
import { OverlayLoader } from "./overlays.js";
import { showPointed } from "./pointing.js";
import { tellWhyNot } from "./why-not.js";
import { Previews } from "./previews.js";
import { catchUp, keepReading } from "./reading.js";
import { tellSince } from "./since.js";
import { playSounds } from "./sounds.js";
import { keepTabletop, readAloud, stayAwake } from "./tabletop.js";
import { closeEnvelopes, putCardAway, putDiceAway, tellWhoseMove } from "./telling.js";
import { takeAnswersBack } from "./undoing.js";

const isWriting = () => document.activeElement?.id === "note";

/**
 * Everything that comes on the seat's line becomes an event.
 *
 * @param {TableStore} store
 * @param {Seat} seat
 */
const hear = ({ dispatch }, seat) =>
  seat.listen({
    onOpen: () => dispatch({ type: "line-opened" }),
    onView: (view) => dispatch({ type: "view", view, at: Date.now(), writing: isWriting() }),
    onChange: (change) => dispatch({ type: "change", change, at: Date.now(), writing: isWriting() }),
    onLine: (holds) => dispatch({ type: "connection", holds }),
    onGone: (sentence) => dispatch({ type: "gone", sentence }),
    onAway: (summary) => dispatch({ type: "summary", mine: summary.mine && !summary.over }),
  });

/**
 * The dice this browser keeps account of.
 *
 * @param {TableStore} store
 * @param {Seat} seat
 */
const keepDice = (store, seat) =>
  store.subscribe(({ view, desk }, _before, event) => {
    const news = newsOf(event);
    if (!news || news.id !== view || !desk || !seat.receipt) return;
    seat.receipt.see(desk, news.log);
    if (seat.receipt.trouble) store.dispatch({ type: "warning", problem: seat.receipt.trouble });
  });

/**
 * Who is behind asks for all there is to see.
 *
 * @param {TableStore} store
 * @param {Seat} seat
 */
const catchUpWithView = (store, seat) =>
  store.subscribe(({ behind }, before) => {
    if (behind && !before.behind) seat.doubt();
  });

/**
 * @param {TableStore} store
 * @param {Seat} seat
 */
export function connect(store, seat) {
  const history = new History(store, seat);
  const previews = new Previews(store, seat);
  const overlays = new OverlayLoader(store, seat);
  const orders = new OrderLoader(store, seat);
  const acts = actsOn(store, seat, history, previews, overlays);

  /** Gives what ends it all. */
  function start() {
    const ends = [
      sendAnswers(store, seat),
      sendAlike(store, seat),
      takeAnswersBack(store, seat),
      keepReading(store, seat.base),
      catchUp(store, seat),
      tellSince(store, seat),
      tellWhoseMove(store, seat.base),
      keepLook(store, seat.base),
      keepCoach(store, seat.base),
      keepTabletop(store, seat.base),
      readAloud(store),
      stayAwake(store),
      showPointed(store, seat),
      tellWhyNot(store, seat),
      playSounds(store),
      putCardAway(store),
      putDiceAway(store),
      closeEnvelopes(store),
      keepDice(store, seat),
      catchUpWithView(store, seat),
      listenToKeys(store, acts),
      showWhatIsAskedFor(store, acts),
      hear(store, seat),
      () => history.stop(),
      () => previews.end(),
      () => overlays.end(),
      () => orders.stop(),
    ];
    return () => ends.forEach((end) => end());
  }

  return { acts, start };
}
