// @ts-check
// Select, see what it would do, do it. What has no effect worth showing is done at once; what is final never is.
/** @import { Preview, Sending, TableState } from "./table.js" */
import { sheetToAnswer } from "./at-board.js";
import { NOTHING_HAPPENED } from "./happened.js";
import { asked, decisionOf, question } from "./selectors.js";

/** A click so soon after what it hits has changed was meant for what stood there before. */
export const TOO_SOON = 350;

export const NOTHING_SELECTED = { selected: "", decided: "", preview: null, looking: null };
export const NOTHING_NOTED = { note: "", noteOpen: false, noted: "" };
export const NO_PROBLEM = { problem: "", about: "" };

/**
 * A sentence for the player, until something else is asked.
 *
 * @param {TableState} state
 * @param {string} problem
 * @returns {TableState}
 */
export const say = (state, problem) => ({ ...state, problem, about: question(state.sighting) });

/**
 * Whether what stands there has stood long enough to be meant.
 *
 * @param {TableState} state
 * @param {number} at
 */
export const isSettled = (state, at) => at - state.changedAt >= TOO_SOON;

/**
 * Whether there is nothing to make up one's mind about: that is said. What is done on a real table, or submitted, is
 * only confirmed.
 *
 * @param {Api.Decision} decision
 */
export const isAlone = ({ awaited, kind, choices }) =>
  awaited && choices.length === 1 && kind !== "ready" && kind !== "step";

/**
 * The own piece that a choice stands for, as kind/number, or empty.
 *
 * @param {TableState} state
 * @param {Api.Decision} decision
 * @param {string} word
 */
function ownPiece({ sighting, game }, { from, choices }, word) {
  const item = choices.find((choice) => choice.word === word)?.item;
  const piece = sighting?.pieces.find((each) => each.kind === from && each.number === item);
  return piece && game.myParties.includes(piece.side) ? `${piece.kind}/${piece.number}` : "";
}

/**
 * @param {TableState} state
 * @param {Api.Decision} decision
 * @param {string} word
 * @returns {TableState}
 */
function send(state, decision, word) {
  const { note, noted } = state;
  /** @type {Sending} */
  const sending = {
    attempt: state.attempt + 1,
    asked: asked(decision),
    decision: decision.id,
    word,
    note: noted === decision.id ? note : "",
    written: { note, noted },
  };
  const picked = ownPiece(state, decision, word);
  const next = {
    ...state,
    ...NO_PROBLEM,
    sending,
    attempt: sending.attempt,
    looking: null,
    acting: picked || state.acting,
  };
  return { ...next, trouble: "", tray: null, away: null, happened: NOTHING_HAPPENED };
}

/**
 * Does what is selected, once what it would do is shown.
 *
 * @param {TableState} state
 * @returns {TableState}
 */
export function act(state) {
  const { selected, decided, preview, sending } = state;
  const decision = decisionOf(state);
  if (!decision || !selected || sending || asked(decision) !== decided || !preview) return state;
  return send(state, decision, selected);
}

/**
 * Selects a choice; the one that is selected is done. On a phone what it would do stands below the board, where
 * something else may be shown; whoever chooses has looked enough at a piece.
 *
 * @param {TableState} before
 * @param {{ word: string, at: number }} event
 * @returns {TableState}
 */
export function pick(before, { word, at }) {
  /** @type {TableState} */
  const state = { ...before, sheet: sheetToAnswer(before), inspected: "" };
  const decision = decisionOf(state);
  if (!decision || state.sending || !isSettled(state, at)) return state;
  if (state.selected === word) {
    // A double click does not make up a mind about what is final, or unknown.
    const grave = state.preview?.final || state.preview?.unknown;
    return grave && at - state.selectedAt < TOO_SOON ? state : act(state);
  }
  const looking = { asked: asked(decision), decision: decision.id, word };
  const selected = { selected: word, selectedAt: at, decided: looking.asked, preview: null, looking };
  return { ...state, ...NO_PROBLEM, ...selected };
}

/**
 * What a choice would do is known: it is shown if there is anything to see, and else done; so is the only answer there
 * is, when it can be taken back.
 *
 * @param {TableState} state
 * @param {{ asked: string, word: string, preview: Preview }} event
 * @returns {TableState}
 */
export function previewed(state, { asked: of, word, preview }) {
  const { looking } = state;
  if (looking?.asked !== of || looking.word !== word || state.sending) return state;
  const now = { ...state, looking: null };
  const worthSeeing = preview.final || preview.unknown;
  const changes = preview.lines.length > 0 || preview.pieces.length > 0;
  const decision = state.sighting?.decisions.find((each) => asked(each) === of);
  const formal = state.quick || decision?.choices.length === 1;
  if (state.preview || worthSeeing || (!formal && changes)) return { ...now, preview };
  return decision ? send(now, decision, word) : now;
}

/**
 * The server has taken the answer. The view may have come first, and with it the next question and what was selected or
 * written there.
 *
 * @param {TableState} state
 * @param {Sending} sent
 * @returns {TableState}
 */
export function answered(state, sent) {
  const noted = state.noted === sent.written.noted && state.note === sent.written.note;
  return { ...state, ...(state.decided === sent.asked ? NOTHING_SELECTED : {}), ...(noted ? NOTHING_NOTED : {}) };
}

/**
 * @param {TableState} state
 * @param {Sending} sent
 * @param {string} problem
 * @returns {TableState}
 */
export function refused(state, sent, problem) {
  const selected = state.decided === sent.asked ? NOTHING_SELECTED : {};
  return say({ ...noLongerSending(state, sent.asked), ...selected }, problem);
}

/**
 * @param {TableState} state
 * @param {string} of
 * @returns {TableState}
 */
export const noLongerSending = (state, of) =>
  state.sending?.asked === of ? { ...state, sending: null, trouble: "" } : state;

/**
 * Takes back one answer, however often it is pressed: the next press counts when what the first has led to is there to
 * be seen.
 *
 * @param {TableState} state
 * @param {number} at
 * @returns {TableState}
 */
export function takeBack(state, at) {
  if (state.taking || !["free", "ask"].includes(state.desk?.back ?? "none") || !isSettled(state, at)) return state;
  return { ...state, ...NO_PROBLEM, taking: { seen: false, heard: false } };
}
