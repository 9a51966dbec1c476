// @ts-check
// What follows from the state of a table page.
/** @import { TableState } from "./table.js" */
import { anchor } from "./sequence.js";

/**
 * A decision as it is asked now. An envelope is the same decision open and closed, with other choices.
 *
 * @param {Api.Decision | undefined} decision
 */
export const asked = (decision) =>
  decision ? `${decision.id} ${decision.awaited} ${decision.choices.map((each) => each.word).join("|")}` : "";

/**
 * All that is asked now, as one text.
 *
 * @param {Api.Sighting | null} sighting
 */
export const question = (sighting) => (sighting?.decisions ?? []).map(asked).join(" / ");

/**
 * What can be answered; nothing while the past is shown.
 *
 * @param {TableState} state
 */
export const decisionsOf = (state) => (state.film ? [] : (state.sighting?.decisions ?? []));

/**
 * The decision that is shown.
 *
 * @param {TableState} state
 * @returns {Api.Decision | undefined}
 */
export function decisionOf(state) {
  const all = decisionsOf(state);
  return all.find((each) => each.id === state.picked) ?? all.find((each) => each.awaited) ?? all[0];
}

/**
 * The sighting that is shown: now, or a moment of the past.
 *
 * @param {TableState} state
 */
export const shownOf = (state) => state.film?.sighting ?? state.sighting;

/**
 * Where play stands: the step that is asked about, or that somebody else is asked about.
 *
 * @param {TableState} state
 */
export function stepOf(state) {
  const sighting = shownOf(state);
  if (!sighting) return -1;
  const inPast = sighting.decisions.find((each) => each.awaited) ?? sighting.decisions[0];
  const decision = state.film ? inPast : decisionOf(state);
  return decision?.step ?? anchor(sighting);
}

/**
 * Requests of the others that wait for my word.
 *
 * @param {Api.Desk | undefined} desk
 */
export const toConsent = (desk) => (desk?.asked ?? []).filter((each) => !each.mine && !each.answered);

/**
 * Whether the table waits for me, for an answer or for a word on what somebody asks.
 *
 * @param {TableState} state
 */
export const isMine = ({ sighting, game, desk }) =>
  Boolean(sighting?.decisions.some((each) => each.awaited) || (game.me && toConsent(desk).length > 0));

/**
 * Whether play waits for seats alone that nobody has taken yet.
 *
 * @param {Api.Desk | undefined} desk
 * @param {Api.Sighting} sighting
 */
export function isFree(desk, sighting) {
  const awaited = sighting.awaited.filter((each) => !each.ready).flatMap(({ seats }) => seats);
  return awaited.length > 0 && awaited.every((seat) => desk?.free?.includes(seat));
}

/**
 * The choices of a decision that cannot be taken back freely, as far as that is known.
 *
 * @param {TableState} state
 * @param {Api.Decision | undefined} decision
 */
export const finalsOf = (state, decision) => new Set(state.finals[asked(decision)] ?? []);

/**
 * The hint for a decision, as long as it is asked as it was.
 *
 * @param {TableState} state
 * @param {Api.Decision | undefined} decision
 */
export const hintOf = ({ hint }, decision) => (hint && hint.asked === asked(decision) ? hint : null);

/**
 * Whether a line of the log is about the game, and stands there for itself: not who comes and goes, nor what a sentence
 * stands for.
 *
 * @param {Api.LogLine} line
 */
export const played = (line) => !line.covered && ["answer", "told", "other", "roll"].includes(line.kind);

/**
 * What has provoked the reaction that is asked for: the latest thing told before it; empty where nothing reacts.
 *
 * @param {TableState} state
 */
export function provocation(state) {
  const decision = decisionOf(state);
  const reacting = (/** @type {number} */ step) => Boolean(state.game.steps[step]?.sequence.startsWith("when "));
  if (!decision || !reacting(decision.step)) return "";
  return state.log.findLast((line) => played(line) && !reacting(line.step))?.text ?? "";
}

/** @typedef {Api.Choice & { final?: boolean }} MarkedChoice */
/** @typedef {Omit<Api.Decision, "choices"> & { choices: MarkedChoice[] }} MarkedDecision */

/**
 * The decision with its final choices marked, for the board.
 *
 * @param {TableState} state
 * @returns {MarkedDecision | undefined}
 */
export function markedDecision(state) {
  const decision = decisionOf(state);
  const finals = finalsOf(state, decision);
  if (!decision || finals.size === 0) return decision;
  const choices = decision.choices.map((each) => (finals.has(each.word) ? { ...each, final: true } : each));
  return { ...decision, choices };
}

/**
 * What can be chosen on the board: nothing while an answer is on its way, or the past is shown.
 *
 * @param {TableState} state
 */
export const openDecision = (state) =>
  state.sending || state.orders.sending || state.film ? undefined : markedDecision(state);
