// @ts-check
// Brings the focus to what is asked.
/** @import { TableEvent, TableState } from "../state/table.js" */
import { newsOf } from "../state/changes.js";
import { asked, decisionOf } from "../state/selectors.js";

/** To decline is no proposal, where what can be chosen lies on the board. */
const CHOICES = "[data-figure]:not([disabled]), :is(.answers, .choices) button:not([disabled], .declines)";
/** Who reads or walks about in one of these is left there. */
const ELSEWHERE = "dialog, .rail, .log, .board [data-word]:focus-visible";

/** @param {string} selector */
export const focusElement = (selector) => {
  const element = document.querySelector(selector);
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};

export const focusChoices = () => focusElement(CHOICES);

/** @param {string} id */
export const focusField = (id) => document.getElementById(id)?.focus();

/**
 * When something else is asked, unless somebody is typing. To be called when the page is drawn.
 *
 * @param {TableState} state
 * @param {TableState} before
 * @param {TableEvent} event
 */
export function followQuestion(state, before, event) {
  if (!newsOf(event)) return;
  const decision = decisionOf(state);
  const again = asked(decision) !== asked(decisionOf(before)) || !before.said;
  if (!again || !decision?.awaited || state.dialog) return;
  const active = document.activeElement;
  if (active?.matches("input, textarea, select") || active?.closest(ELSEWHERE)) return;
  focusChoices();
}
