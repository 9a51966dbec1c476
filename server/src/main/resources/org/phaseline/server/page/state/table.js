// @ts-check
// The table page as data: what was seen last, what the player is about to do, and what is shown. Everything that
// happens to the page is an event, and `reduce` says what it changes. Nothing here knows a browser, a clock or a
// server.
/** @import { ChoosingEvent, SeeingEvent, ShowingEvent } from "./events.js" */
/** @import { Happened } from "./happened.js" */
/** @import { TurnCard } from "./turn-card.js" */
import { coachAfter, coached, coachFor } from "./coach.js";
import { NOTHING_NOTED, NOTHING_SELECTED, NO_PROBLEM } from "./choosing.js";
import { act, answered, noLongerSending, pick, previewed, refused, say, takeBack } from "./choosing.js";
import { NONE_ALIKE, alikeAfter, answerAlike } from "./alike.js";
import { NOTHING_HAPPENED } from "./happened.js";
import { NO_ORDERS, emptyHanded, order, ordersAfter } from "./planning.js";
import { NOTHING_POINTED, pointAt } from "./pointing.js";
import { see, seeChange, seePage } from "./seeing.js";
import { decisionOf } from "./selectors.js";
import { missedNow } from "./why-not.js";
import { covered, foldPanel, light, look, show, switched } from "./showing.js";
import { NO_TABLETOP, arrange, withoutEmptyBoards } from "./tabletop.js";

// What a choice would do; `unknown` where that cannot be told now.
/** @typedef {{ word: string, final: boolean, lines: string[], pieces: Api.Piece[], unknown?: boolean }} Preview */

// What a bot would answer to a decision as it was asked.
/** @typedef {{ asked: string, busy: boolean, decision: string, choice: string, title: string, reason: string }} Hint */

/**
 * An answer on its way.
 *
 * @typedef {object} Sending
 * @property {number} attempt
 * @property {string} asked the decision as it was asked
 * @property {string} decision
 * @property {string} word
 * @property {string} note what is sent with it
 * @property {{ note: string, noted: string }} written what stood in the note's field, for whatever decision
 */

/**
 * A moment of the past that is shown.
 *
 * @typedef {object} Film
 * @property {number} at
 * @property {number} moments
 * @property {boolean} playing
 * @property {Api.Sighting} sighting
 * @property {number} lines how long the log was then
 * @property {number} from how long it was the moment before
 * @property {string[]} changed the pieces that differ from the moment before, as kind/number
 * @property {Happened} happened what happened since then
 * @property {number} speed how many times as fast as usual it plays
 */

/** @typedef {"now" | "log" | "state" | "chat"} Tab */
/** @typedef {"rail" | "right"} Panel */
/** @typedef {"help" | "menu" | "about" | "correct" | "raise" | "why" | { step: number } | null} DialogName */
/** @typedef {{ text: string, mine: boolean, busy?: boolean, problem?: string }} Draft */

/**
 * @typedef {object} TableState
 * @property {Api.Game} game
 * @property {string} view the id of the view that is shown; empty before the first
 * @property {boolean} behind whether a change came that does not follow on it
 * @property {Api.Sighting | null} sighting nothing before the first view
 * @property {Api.Desk | undefined} desk
 * @property {Api.LogLine[]} log
 * @property {number} fresh the first line of the log that came with the latest view
 * @property {boolean} connected
 * @property {boolean} resync whether the line was opened anew and has brought no view yet
 * @property {string} gone why this seat cannot be played here any more
 * @property {boolean | undefined} mine whether the table waits for me
 * @property {string} said what now, for those who hear the page
 * @property {number | undefined} since when the table began to wait for those it waits for
 * @property {number | undefined} seen how many lines the player had seen before this visit
 * @property {{ from: number, lines: Api.LogLine[] } | null} away what happened since then
 * @property {number} read how many lines of the log are read
 * @property {string} picked the id of the decision that is shown, where several are open
 * @property {string} selected the choice that is selected
 * @property {number} selectedAt
 * @property {string} decided the decision as it was asked when it was selected
 * @property {{ asked: string, decision: string, word: string } | null} looking whose preview is awaited
 * @property {Preview | null} preview
 * @property {Hint | null} hint
 * @property {Record<string, string[]>} finals by decision as it is asked, the choices that cannot be taken back freely
 * @property {number} changedAt when something else was asked than before
 * @property {Sending | null} sending
 * @property {number} attempt the number of the answer sent last, or of the one given up
 * @property {string} trouble why the answer is still on its way
 * @property {{ seen: boolean, heard: boolean } | null} taking an answer is taken back: whether view and reply have come
 * @property {string} problem
 * @property {string} about what was asked when it arose; empty if it stays whatever is asked
 * @property {string} note
 * @property {boolean} noteOpen
 * @property {string} noted the id of the decision the note is for
 * @property {Draft} draft what is being said in the chat
 * @property {boolean} quick whether one click does what is not final
 * @property {boolean} commands whether a click on a piece gives it orders, rather than answering the question
 * @property {"log" | "state" | "chat"} tab
 * @property {Tab | "board" | ""} sheet what a phone shows below the board
 * @property {boolean} railOpen
 * @property {number | undefined} lit the step that was looked up
 * @property {DialogName} dialog
 * @property {Api.LogLine[] | null} tray the latest rolls
 * @property {boolean} trayOpen whether all is told of them
 * @property {string[] | null} opening whose envelopes are being opened
 * @property {Film | null} film
 * @property {string} acting the own piece that was chosen last, as kind/number: what is asked then is about it
 * @property {Happened} happened since the player last answered
 * @property {TurnCard | null} card the turn or phase that has just begun
 * @property {string} inspected the piece that is looked at, as kind/number, or empty
 * @property {number} turned by how many quarters the boards are turned to the right
 * @property {Panel[]} folded the panels that are folded away
 * @property {string[]} overlaid the ids of what is laid over the boards
 * @property {import("./coach.js").Coach} coach
 * @property {string} missed what was asked when the player clicked where nothing can be done; empty if they did not
 * @property {string} missedAt the space or place of that click, as board/number; empty for none
 * @property {{ asked: string, why: Api.WhyNot } | null} unmet what the server says of that click, or of the piece that
 *   is looked at
 * @property {import("./planning.js").Orders} orders what is being ordered on the board
 * @property {import("./pointing.js").Pointed} pointed the piece under the pointer, and what can be shown about it
 * @property {import("./tabletop.js").Tabletop} tabletop how a tablet beside a real board shows it
 * @property {import("./alike.js").Alike} alike questions like the present one that follow on it
 * @property {Api.Overlay[] | null} overlays what can be, with the spaces of what is; nothing before it was asked for
 */

/** @typedef {import("./planning.js").OrderEvent | import("./alike.js").AlikeEvent} ManyEvent */
/** @typedef {import("./coach.js").CoachEvent} Coaching */
/** @typedef {import("./tabletop.js").TabletopEvent | import("./pointing.js").PointEvent} LayoutEvent */
/** @typedef {SeeingEvent | ChoosingEvent | ShowingEvent | ManyEvent | LayoutEvent | Coaching} TableEvent */
/** @typedef {import("./store.js").Store<TableState, TableEvent>} TableStore */

const NO_HINT = { decision: "", choice: "", title: "", reason: "" };

/** @typedef {"read" | "seen" | "quick" | "commands" | "overlaid" | "turned" | "folded" | "tabletop"} KeptName */

/**
 * A page that has just been opened.
 *
 * @param {Api.Game} game
 * @param {Partial<Pick<TableState, KeptName>> & { coach?: Parameters<typeof coachFor>[1] }} [kept] by this browser
 * @returns {TableState}
 */
export const opened = (game, kept = {}) => ({
  game: withoutEmptyBoards(game),
  view: "",
  behind: false,
  sighting: null,
  desk: undefined,
  log: [],
  fresh: Infinity,
  connected: true,
  resync: true,
  gone: "",
  mine: undefined,
  said: "",
  since: undefined,
  away: null,
  picked: "",
  selectedAt: -Infinity,
  ...NOTHING_SELECTED,
  hint: null,
  finals: {},
  changedAt: -Infinity,
  sending: null,
  attempt: 0,
  trouble: "",
  taking: null,
  ...NO_PROBLEM,
  ...NOTHING_NOTED,
  draft: { text: "", mine: game.seats.length < 2 },
  tab: "log",
  sheet: "board",
  railOpen: false,
  lit: undefined,
  dialog: null,
  tray: null,
  trayOpen: false,
  opening: null,
  film: null,
  acting: "",
  happened: NOTHING_HAPPENED,
  card: null,
  inspected: "",
  pointed: NOTHING_POINTED,
  turned: kept.turned ?? 0,
  folded: kept.folded ?? [],
  overlaid: kept.overlaid ?? [],
  overlays: null,
  coach: coachFor(game, kept.coach),
  missed: "",
  missedAt: "",
  unmet: null,
  orders: NO_ORDERS,
  alike: NONE_ALIKE,
  tabletop: kept.tabletop ?? NO_TABLETOP,
  read: kept.read ?? 0,
  seen: kept.seen,
  quick: kept.quick ?? false,
  commands: kept.commands ?? true,
});

/**
 * @param {TableState} state
 * @param {TableEvent} event
 * @returns {TableState}
 */
export function reduce(state, event) {
  switch (event.type) {
    case "view":
      return coachAfter(alikeAfter(ordersAfter(see(state, event))), state);
    case "change":
      return coachAfter(alikeAfter(ordersAfter(seeChange(state, event))), state);
    case "line-opened":
      return { ...state, resync: true };
    case "connection":
      // The line has come back: what failed without it need not be said any more.
      return { ...state, connected: event.holds, ...(event.holds && !state.connected ? NO_PROBLEM : {}) };
    case "gone":
      return { ...state, gone: event.sentence };
    case "summary":
      return { ...state, mine: event.mine };
    case "log-page":
      return seePage(state, event.page);
    case "waiting-since":
      return { ...state, since: event.since };
    case "looked":
      return look(state, event.narrow);
    case "away-seen":
      return { ...state, away: null };
    case "pick":
      return pick(emptyHanded(state), event);
    case "act":
      return act(state);
    case "drop":
      return { ...state, ...NOTHING_SELECTED };
    case "pick-decision":
      return { ...state, ...NOTHING_SELECTED, picked: event.id };
    case "previewed":
      return previewed(state, event);
    case "hint":
      return { ...state, hint: { ...NO_HINT, ...event.hint, asked: event.asked, busy: event.hint === null } };
    case "no-hint":
      return { ...state, hint: null };
    case "finals":
      return { ...state, finals: { ...state.finals, [event.asked]: event.words } };
    case "answer-trouble":
      return event.attempt === state.attempt ? { ...state, trouble: event.trouble } : state;
    case "answered":
      return answered(state, event.sent);
    case "answer-refused":
      return refused(state, event.sent, event.problem);
    case "answer-slow":
      return noLongerSending(state, event.asked);
    case "give-up":
      // Ends the trying; the answer may have arrived all the same, and then it stands.
      return { ...state, attempt: state.attempt + 1, sending: null, trouble: "" };
    case "take-back":
      return takeBack(state, event.at);
    case "take-back-heard":
      return { ...state, taking: state.taking && !state.taking.seen ? { ...state.taking, heard: true } : null };
    case "take-back-slow":
      return { ...state, taking: null };
    case "trying":
      return { ...state, ...NO_PROBLEM };
    case "failed":
      return say(state, event.problem);
    case "warning":
      return { ...state, problem: state.problem || event.problem };
    case "open-note":
      return { ...state, noteOpen: true };
    case "close-note":
      // What one has closed one does not want to say.
      return { ...state, ...NOTHING_NOTED };
    case "note":
      return { ...state, note: event.text, noted: decisionOf(state)?.id ?? "" };
    case "draft":
      return { ...state, draft: { ...state.draft, ...event.change } };
    case "said":
      // Who types on meanwhile keeps what they type.
      return {
        ...state,
        draft: { ...state.draft, text: state.draft.text === event.text ? "" : state.draft.text, busy: false },
      };
    case "quick":
      return { ...state, quick: event.on };
    case "commands":
      return { ...state, commands: event.on, orders: NO_ORDERS };
    case "show":
      return show(state, event.tab);
    case "open":
      return { ...state, dialog: event.dialog };
    case "rail":
      return { ...state, railOpen: event.open };
    case "explain":
      return { ...state, dialog: { step: event.step }, railOpen: false };
    case "light":
      return light(state, event);
    case "dice-away":
      return { ...state, tray: null, trayOpen: false };
    case "dice-open":
      return { ...state, trayOpen: event.open };
    case "envelopes-open":
      return { ...state, opening: null };
    case "overlay":
      return switched(state, event);
    case "card-away":
      return { ...state, card: null };
    case "inspect":
      return { ...state, inspected: event.key, missed: "", missedAt: "" };
    case "missed":
      return { ...state, inspected: "", missed: missedNow(state), missedAt: event.place ?? "" };
    case "why-not":
      return { ...state, unmet: { asked: event.asked, why: event.why } };
    case "turn":
      return { ...state, turned: (state.turned + event.quarters) % 4 };
    case "fold":
      return foldPanel(state, event);
    case "overlays":
      return covered(state, event.overlays);
    case "film":
      return { ...state, film: event.film };
    case "coach-told":
    case "coach-again":
    case "coach-show":
    case "coach":
      return coached(state, event);
    case "movable":
    case "order-piece":
    case "order-menu":
    case "order-style":
    case "order-goal":
    case "order-plan":
    case "order-send":
    case "order-sent":
    case "order-failed":
    case "order-away":
    case "order-drop":
      return order(state, event);
    case "point":
    case "pointed":
      return pointAt(state, event);
    case "tabletop":
    case "aloud":
    case "pin":
      return arrange(state, event);
    case "alike-found":
    case "alike-count":
    case "alike-pick":
    case "alike-apart":
    case "alike-send":
    case "alike-sent":
      return answerAlike(state, event);
  }
}
