// @ts-check
// Questions that follow each other and ask the same, such as which figure is struck, five times: they are answered on
// one screen, with one button. The server proposes an answer to each; the player may change how often each is given.
/** @import { TableState } from "./table.js" */
import { NO_PROBLEM, say } from "./choosing.js";
import { NOTHING_HAPPENED } from "./happened.js";
import { question } from "./selectors.js";

/** @typedef {NonNullable<Api.PlanMenu["alike"]>} AlikeFound */
/** @typedef {Pick<AlikeFound["answers"][number], "decision" | "step" | "choice">} Given */

/**
 * @typedef {object} Alike
 * @property {string} asked all that was asked when they were found
 * @property {AlikeFound | null} found
 * @property {Record<string, number> | null} counts how often each answer is to be given; nothing as long as it is as
 *   proposed
 * @property {boolean} apart whether the player wants to be asked one by one
 * @property {Given[] | null} sending
 */

/**
 * @typedef {| { type: "alike-found", asked: string, found: AlikeFound }
 *   | { type: "alike-count", word: string, by: 1 | -1 }
 *   | { type: "alike-pick", word: string }
 *   | { type: "alike-apart" }
 *   | { type: "alike-send" }
 *   | { type: "alike-sent", problem: string }} AlikeEvent
 */

/** @type {Alike} */
export const NONE_ALIKE = { asked: "", found: null, counts: null, apart: false, sending: null };

/** @param {string} prompt */
const plainPrompt = (prompt) => prompt.replace(/ \(\d+ of \d+\)$/, "");

/**
 * Whether an answer is one of those that are alike, and not one between them that could not be otherwise.
 *
 * @param {AlikeFound} found
 * @param {AlikeFound["answers"][number]} answer
 */
const isAlike = ({ answers: [first] }, answer) =>
  answer.step === first.step && plainPrompt(answer.prompt) === plainPrompt(first.prompt);

/**
 * What is asked, once for all of them.
 *
 * @param {AlikeFound} found
 */
export const promptOf = ({ answers: [first] }) => plainPrompt(first.prompt);

/**
 * How often each answer is given as it stands.
 *
 * @param {Alike} alike
 * @returns {Record<string, number>}
 */
export function countsOf({ found, counts }) {
  if (!found || counts) return counts ?? {};
  /** @type {Record<string, number>} */
  const proposed = {};
  for (const answer of found.answers.filter((each) => isAlike(found, each)))
    proposed[answer.choice] = (proposed[answer.choice] ?? 0) + 1;
  return proposed;
}

/** @param {Alike} alike */
export const leftOf = (alike) =>
  (alike.found?.questions ?? 0) - Object.values(countsOf(alike)).reduce((sum, count) => sum + count, 0);

/**
 * The titles of all answers that can be given, those of the question first.
 *
 * @param {Alike} alike
 * @param {Pick<Api.Decision, "choices">} decision
 */
export function rowsOf({ found }, { choices }) {
  const rows = choices.map((choice) => ({ word: choice.word, title: choice.title ?? choice.word }));
  const later = (found?.answers ?? []).filter((each) => found && isAlike(found, each));
  for (const { choice, title } of later)
    if (!rows.some((row) => row.word === choice)) rows.push({ word: choice, title: title || choice });
  return rows;
}

/**
 * Whether every choice is simply taken once: then there is nothing to count.
 *
 * @param {Alike} alike
 * @param {Pick<Api.Decision, "choices">} decision
 */
export const isAll = (alike, decision) => {
  const counts = countsOf(alike);
  return rowsOf(alike, decision).every(({ word }) => counts[word] === 1);
};

/**
 * The list of answers, as the counts stand.
 *
 * @param {Alike} alike
 * @returns {Given[]}
 */
function answersOf({ found, counts }) {
  if (!found) return [];
  const words = counts ? Object.entries(counts).flatMap(([word, count]) => Array(count).fill(word)) : null;
  let next = 0;
  return found.answers.map((answer) => ({
    decision: answer.decision,
    step: answer.step,
    choice: words && isAlike(found, answer) ? (words[next++] ?? answer.choice) : answer.choice,
  }));
}

/**
 * What was found holds as long as the same is asked.
 *
 * @param {TableState} state
 * @returns {TableState}
 */
export const alikeAfter = (state) =>
  state.alike === NONE_ALIKE || state.alike.asked === question(state.sighting)
    ? state
    : { ...state, alike: NONE_ALIKE };

/**
 * @param {TableState} state
 * @param {AlikeEvent} event
 * @returns {TableState}
 */
export function answerAlike(state, event) {
  const { alike } = state;
  /** @param {Partial<Alike>} change */
  const changed = (change) => ({ ...state, alike: { ...alike, ...change } });
  switch (event.type) {
    case "alike-found":
      if (event.asked !== question(state.sighting)) return state;
      return { ...state, alike: { ...NONE_ALIKE, asked: event.asked, found: event.found } };
    case "alike-count": {
      if (alike.sending) return state;
      const counts = countsOf(alike);
      const count = (counts[event.word] ?? 0) + event.by;
      if (count < 0 || (event.by > 0 && leftOf(alike) <= 0)) return state;
      return changed({ counts: { ...counts, [event.word]: count } });
    }
    case "alike-pick":
      // Who clicks one on the board begins anew, in place of what was proposed or is complete.
      if (alike.sending) return state;
      if (!alike.counts || leftOf(alike) <= 0) return changed({ counts: { [event.word]: 1 } });
      return changed({ counts: { ...alike.counts, [event.word]: (alike.counts[event.word] ?? 0) + 1 } });
    case "alike-apart":
      return changed({ apart: true });
    case "alike-send":
      if (alike.sending || state.sending || !alike.found || leftOf(alike) !== 0) return state;
      return {
        ...changed({ sending: answersOf(alike) }),
        ...NO_PROBLEM,
        tray: null,
        away: null,
        happened: NOTHING_HAPPENED,
      };
    case "alike-sent":
      if (!event.problem) return changed({ sending: null });
      return say(changed({ sending: null, apart: true }), event.problem);
  }
}
