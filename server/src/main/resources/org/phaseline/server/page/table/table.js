// The table page: sits down and shows the seat, or several seats on one device. It decides nothing.
//
// What tests can hold on to:
//   .page .now .choices                 the page, what now, the list of choices; .now.mine when this seat is asked, .now.over
//   [data-choice=N] [data-word=W]       a choice; again, or [data-action=do], does what is selected; [data-would=W] what it would do
//   [data-figure] [data-action=figure]  a figure out of many, and the button that chooses it
//   [data-decision=ID]                  a tab, where several decisions are open
//   [data-action=do|drop|why|back|note|raise|standing|stop]       below the choices
//   [data-ask=ID] [data-action=agree|refuse|withdraw]             what somebody asks of the others
//   [data-envelope=open|closed]         an unseen choice, per seat
//   [data-step=N]                       a step in the rail; [data-action=rail] opens the rail on a phone
//   [data-tab=now|log|state|chat] [data-unread=N] [data-filter=KIND] #say #to-myself [data-action=say|keep]
//   [data-action=film|film-first|film-back|film-play|film-on|film-now] .past-banner .in-past
//   [data-action=menu|corrections|keys|help|name|close] dialog[data-dialog=menu|correct|raise|why|help|step]
//   #correct-step #correct-field #correct-holder #correct-value [data-action=correct] [data-action=raise-now] #quick #player #note
//   .pass-on [data-action=take|keep-hand] #hand                   several seats on one device
//   .ending [data-action=ending-close|ending-film]              the end of the game, over the board
//   .line.lost .problem .tray .dice .proof
import { h, render, applyLook, remember } from "../shared/dom.js";
import { Seat, here, secrets } from "./session.js";
import { TablePage } from "./play.js";
import { HotSeat, sitOnAll } from "./hot.js";

applyLook();
const app = document.getElementById("app");

async function begin() {
  const keys = secrets();
  if (here.endsWith("/hot")) {
    const places = await sitOnAll(here, keys);
    remember({ path: here, title: places[0].game.title, seat: "several on this device", seats: places[0].game.seats });
    return h(HotSeat, { places });
  }
  const seat = new Seat(here);
  if (keys.length) await seat.sit(keys[0]);
  const game = await seat.get("game");
  remember({ path: here, title: game.title, seat: game.me || "watching", seats: game.seats });
  document.title = game.title;
  return h(TablePage, { game, seat });
}

try {
  const page = await begin();
  app.replaceChildren();
  render(page, app);
} catch (problem) {
  app.firstElementChild.textContent = problem.message;
  app.firstElementChild.className = "problem";
}
