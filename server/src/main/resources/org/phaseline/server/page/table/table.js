// @ts-check
// The table page: sits down and shows the seat, or several seats on one device. It decides nothing.
//
// What tests can hold on to:
//   .page .now .choices                 the page, what now, the choices; .now.mine when this seat is asked, .now.over
//   [data-choice=N] [data-word=W]       a choice; again, or [data-action=do], does what is selected
//   [data-would=W]                      what it would do
//   [data-figure] [data-action=figure]  a figure out of many, and the button that chooses it
//   .now[data-asked]                    what is asked, another when something else is
//   [data-decision=ID]                  a tab, where several decisions are open
//   [data-action=do|drop|why|back|note|raise|standing|stop|give-up]       below the choices
//   [data-ask=ID] [data-action=agree|refuse|withdraw]             what somebody asks of the others
//   [data-envelope=open|closed]         an unseen choice, per seat
//   [data-step=N]                       a step in the rail; [data-action=rail] opens the rail on a phone
//   [data-tab=now|log|state|chat] [data-unread=N] [data-filter=KIND] #say #to-myself [data-action=say|keep]
//   [data-action=film|film-first|film-back|film-play|film-on|film-now] .past-banner .in-past
//   [data-action=menu|corrections|keys|help|name|close] dialog[data-dialog=menu|correct|raise|why|help|step]
//   #correct-step #correct-field #correct-holder #correct-value [data-action=correct] [data-action=raise-now]
//   #quick #commands #player #note
//   [data-word^="order/"|"go/"|"at/"|"face/"] .order-bar [data-action=order-do|order-drop]      orders on the board
//   .devices                            see shared/devices.js; [data-action=devices-open] in the menu
//   .pass-on [data-action=take|keep-hand] #hand                   several seats on one device
//   .coach [data-advice=KEY] [data-action=coach-next|coach-show|coach-off|about] #coach    the coach
//   .ending [data-action=ending-close|ending-film]              the end of the game, over the board
//   [data-away=N] [data-action=film-since|away-seen] #alert-sound #alert-notify
//   .line.lost .trouble .problem .tray [data-action=dice|dice-away] .dice .proof
import { sentenceOf } from "../shared/api.js";
import { h, applyLook, draw, remember, sayInstead } from "../shared/dom.js";
import { ahead, begunOr } from "../effects/ahead.js";
import { clearCodes, codes, here } from "../effects/link.js";
import { Seat, patiently } from "../effects/session.js";
import { TablePage } from "./play.js";
import { HotSeat, sitOnAll } from "./hot.js";

applyLook();

/**
 * @template T
 * @param {() => Promise<T>} deed
 * @returns {Promise<T>}
 */
const insist = async (deed) =>
  /** @type {T} */ (await patiently(deed, (trouble) => sayInstead(`${trouble} Trying again…`, "problem")));

/**
 * @param {string[]} keys
 * @returns {Promise<{ seat: Seat, game: Api.Game, number: number }[]>}
 */
async function sitDown(keys) {
  if (here.endsWith("/hot")) return insist(() => sitOnAll(here, keys));
  const seat = new Seat(here);
  const { sit, sat, game: begun, view } = ahead();
  if (keys.length) await insist(begunOr(sat, () => sit(keys[0])));
  seat.ahead = view;
  const game = await insist(begunOr(begun, () => seat.get("game")));
  seat.joinDice(game);
  return [{ seat, game, number: game.mySeat }];
}

async function begin() {
  const places = await sitDown(codes()).finally(clearCodes);
  const { seat, game } = places[0];
  if (here.endsWith("/hot")) {
    remember({ path: here, title: game.title, seat: "several players on this device", seats: game.seats });
    return h(HotSeat, { places });
  }
  remember({ path: here, title: game.title, seat: game.me || "watching", seats: game.seats });
  document.title = game.title;
  return h(TablePage, { game, seat });
}

try {
  draw(await begin());
} catch (problem) {
  draw(
    h(
      "main",
      { class: "pass-on" },
      h("h1", null, "You cannot take this seat"),
      h("p", { class: "problem", role: "alert" }, sentenceOf(problem)),
      h("a", { class: "button", href: "/" }, "Back to the lobby"),
    ),
  );
}
