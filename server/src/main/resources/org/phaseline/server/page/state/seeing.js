// @ts-check
// What changes when a view of the table comes.
/** @import { TableState } from "./table.js" */
import { applied, linesOf } from "./changes.js";
import { NOTHING_NOTED, NOTHING_SELECTED, NO_PROBLEM } from "./choosing.js";
import { happenedSince, NOTHING_HAPPENED } from "./happened.js";
import { filled, joined } from "./log.js";
import { nowInWords } from "./said.js";
import { asked, decisionOf, isMine, question } from "./selectors.js";
import { anchor } from "./sequence.js";
import { cardFor } from "./turn-card.js";

const TALK = ["chat", "note", "ask"];
const NO_EVENTS = [...TALK, "seat"];

/**
 * Lines are only ever added to a log, so a view with fewer of them than are known was overtaken by a later one. The
 * first view on a line that was opened anew counts in any case: the table may have been restored from a backup.
 *
 * @param {TableState} state
 * @param {Api.View} view
 */
const isOvertaken = (state, view) => !state.resync && view.since + view.log.length < state.log.length;

/**
 * What happened since a player last looked, if anything did that is worth telling.
 *
 * @param {number | undefined} from how many lines they had seen
 * @param {Api.LogLine[]} log
 */
function sinceSeen(from, log) {
  const lines = from === undefined ? [] : log.slice(from).filter((line) => !TALK.includes(line.kind) && !line.covered);
  return from !== undefined && lines.length > 0 ? { from, lines } : null;
}

/**
 * Envelopes are opened together when the last one is ready. Who chooses among pieces that others do not see chooses in
 * secret too, but reveals nothing.
 *
 * @param {TableState} state
 * @param {Api.Sighting} sighting
 */
function opened(state, sighting) {
  /** @param {Api.Sighting} of */
  const sealed = (of) => [...of.awaited, ...of.decisions].filter((each) => each.sealed);
  const before = state.sighting ? sealed(state.sighting) : [];
  const choosing = before.filter((each) => ("who" in each ? !each.ready : each.awaited));
  // What this seat has written is still under seal: the rules reveal it later.
  const stays = sighting.sealed.length > 0 || sighting.ownSecrets.length > 0;
  if (before.length < 2 || choosing.length > 1 || sealed(sighting).length > 0 || stays) return {};
  return { opening: [...new Set(before.map((each) => ("who" in each ? each.who : state.game.me)))] };
}

/**
 * A note goes with the answer it was written for. Who is still writing when something else is asked goes on with that.
 *
 * @param {TableState} state
 * @param {Api.Sighting} sighting
 * @param {boolean} writing
 */
function noteAfter({ noted }, sighting, writing) {
  if (!noted || sighting.decisions.some((each) => each.id === noted)) return {};
  return writing && sighting.decisions.length > 0 ? { noted: sighting.decisions[0].id } : NOTHING_NOTED;
}

/**
 * Whether there is something else to see. What a change has left alone is the same object.
 *
 * @param {Api.Sighting} sighting
 * @param {Api.Sighting | null} before
 */
function differs(sighting, before) {
  if (!before) return true;
  const fields = /** @type {(keyof Api.Sighting)[]} */ (Object.keys(sighting));
  return fields.some(
    (field) => sighting[field] !== before[field] && JSON.stringify(sighting[field]) !== JSON.stringify(before[field]),
  );
}

/**
 * A decision that is no longer asked is no longer being answered.
 *
 * @param {TableState} state
 * @param {Api.Sighting} sighting
 * @param {number} at
 */
function choosingAfter(state, sighting, at) {
  const open = sighting.decisions.map(asked);
  const { sending, decided, about, preview, selected } = state;
  const changed = differs(sighting, state.sighting);
  const decision = sighting.decisions.find((each) => asked(each) === decided);
  return {
    ...(state.sighting && question(sighting) !== question(state.sighting) ? { changedAt: at } : {}),
    ...(sending && !open.includes(sending.asked) ? { sending: null, trouble: "" } : {}),
    ...(decision ? {} : NOTHING_SELECTED),
    // What a choice would do may be something else now, as when the last of the others is ready.
    ...(changed ? { finals: {} } : {}),
    ...(changed && decision && preview ? { looking: { asked: decided, decision: decision.id, word: selected } } : {}),
    ...(about && about !== question(sighting) ? NO_PROBLEM : {}),
  };
}

/**
 * The same words for something else are read out again only when they differ.
 *
 * @param {TableState} state
 * @param {TableState} before
 */
function saidAfter(state, before) {
  const decision = decisionOf(state);
  const now = state.sighting ? nowInWords(state.game, state.sighting, state.desk, decision) : "";
  if (now === before.said.trimEnd() && asked(decision) === asked(decisionOf(before))) return before.said;
  return now === before.said ? `${now}\u00a0` : now;
}

/**
 * What is to be seen of what happened. Where something was taken back, nothing is; where nothing is asked of the player
 * any more, no piece of theirs is acting.
 *
 * @param {TableState} state
 * @param {Api.Sighting} sighting
 * @param {Api.LogLine[]} events
 */
function happenedIn(state, sighting, events) {
  if (!state.sighting) return {};
  const back = events.some((line) => line.kind === "back");
  const own = state.sending !== null;
  return {
    happened: back
      ? NOTHING_HAPPENED
      : happenedSince(state.game, state.sighting, sighting, events, state.happened, own),
    // The end of a game has a card of its own.
    card: sighting.over ? null : (cardFor(state.game, state.sighting, sighting) ?? state.card),
    ...(back || sighting.decisions.length === 0 ? { acting: "" } : {}),
  };
}

/**
 * @param {TableState} state
 * @param {{ view: Api.View, at: number, writing: boolean }} event
 * @returns {TableState}
 */
export function see(state, { view, at, writing }) {
  if (isOvertaken(state, view)) return state;
  const { sighting, desk } = view;
  const first = state.sighting === null;
  const log = joined(state.log, view);
  const events = first ? [] : log.slice(state.log.length).filter((line) => !NO_EVENTS.includes(line.kind));
  const rolls = events.filter((line) => line.faces);
  // A step looked up in the log is forgotten when play goes on, so that the sequence follows play again.
  const stays = state.sighting !== null && anchor(sighting) === anchor(state.sighting);
  /** @type {TableState} */
  const next = {
    ...state,
    ...opened(state, sighting),
    ...noteAfter(state, sighting, writing),
    ...choosingAfter(state, sighting, at),
    ...(first ? { away: sinceSeen(state.seen, log) } : {}),
    // What others do next takes no dice away that are still being read.
    ...(rolls.length > 0 ? { tray: rolls, trayOpen: false } : {}),
    ...(stays ? {} : { lit: undefined }),
    ...happenedIn(state, sighting, events),
    view: view.id,
    behind: false,
    sighting,
    desk,
    log,
    resync: false,
    fresh: first ? Infinity : state.log.length,
    taking: state.taking && !state.taking.heard ? { ...state.taking, seen: true } : null,
  };
  return { ...next, said: saidAfter(next, state), mine: isMine(next) };
}

/**
 * Lines that were missing have come; some of them may have happened while the player was away.
 *
 * @param {TableState} state
 * @param {Pick<Api.Log, "since" | "log">} page
 * @returns {TableState}
 */
export function seePage(state, page) {
  const log = filled(state.log, page);
  return { ...state, log, away: state.away && sinceSeen(state.away.from, log) };
}

/**
 * A change counts only for the view it was made for. Who has another is behind, and stays as they are until they are
 * sent all of it.
 *
 * @param {TableState} state
 * @param {{ change: Api.Change, at: number, writing: boolean }} event
 * @returns {TableState}
 */
export function seeChange(state, { change, at, writing }) {
  const { sighting, desk } = state;
  if (!sighting || !desk || change.from !== state.view) return { ...state, behind: true };
  const { id, since, log } = change;
  const view = {
    id,
    since,
    log: linesOf(log),
    sighting: change.sighting ? applied(sighting, change.sighting) : sighting,
    desk: change.desk ?? desk,
  };
  return see(state, { view, at, writing });
}
