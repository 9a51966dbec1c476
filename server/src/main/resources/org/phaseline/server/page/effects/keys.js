// @ts-check
// The keys of the table page; help.js lists them for people.
/** @import { TableStore } from "../state/table.js" */
/** @import { Acts } from "./acts.js" */
import { decisionOf } from "../state/selectors.js";
import { choiceKey } from "../state/choice-keys.js";
import { besideOf } from "../state/inspecting.js";
import { focusElement } from "./focus.js";

const TYPING = "textarea, select, input:not([type=checkbox]):not([type=radio]):not([type=range])";

/**
 * @param {KeyboardEvent} event
 * @returns {Element | null} nothing where the key was pressed on the page as a whole
 */
const targetOf = (event) => (event.target instanceof Element ? event.target : null);

const blur = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/**
 * @param {KeyboardEvent} event
 * @param {boolean} forward
 */
function walk(event, forward) {
  if (targetOf(event)?.closest(".log, .talk, .state, [role=tablist]")) return;
  // Of those at the board and those in the list, the ones that are in focus.
  const list = document.activeElement?.closest(".answers, .choices") ?? document;
  const all = list.querySelectorAll(/** @type {"button"} */ ("[data-choice]:not([disabled])"));
  const buttons = [...all].filter((each) => each.offsetParent);
  if (!buttons.length) return;
  const at = buttons.findIndex((each) => each === document.activeElement);
  const to = at < 0 ? (forward ? 0 : buttons.length - 1) : (at + (forward ? 1 : -1) + buttons.length) % buttons.length;
  buttons[to].focus();
  event.preventDefault();
}

/** @param {KeyboardEvent} event */
function tabs(event) {
  const tab = targetOf(event)?.closest("[role=tab]");
  if (!tab || !["ArrowLeft", "ArrowRight"].includes(event.key)) return false;
  const list = /** @type {Element} */ (tab.parentElement);
  const all = [...list.querySelectorAll(/** @type {"button"} */ ("[role=tab]"))].filter((each) => each.offsetParent);
  const at = all.findIndex((each) => each === tab);
  const to = all[(at + (event.key === "ArrowRight" ? 1 : -1) + all.length) % all.length];
  to.focus();
  to.click();
  return true;
}

/**
 * Calls what a key means; gives what ends it.
 *
 * @param {TableStore} store
 * @param {Acts} acts
 */
export function listenToKeys(store, acts) {
  function escape() {
    const { selected, film, railOpen, noteOpen, orders, inspected } = store.state();
    if (orders.piece) acts.orders.drop();
    else if (selected) acts.drop();
    else if (inspected) acts.inspect("");
    else if (film) acts.film.end();
    else if (railOpen) acts.rail(false);
    else if (noteOpen) acts.closeNote();
    else blur();
  }

  /** @param {KeyboardEvent} event */
  function inFilm(event) {
    const { film } = store.state();
    if (!film) return false;
    if (event.key === "ArrowLeft") acts.film.go(film.at - 1);
    else if (event.key === "ArrowRight") acts.film.go(film.at + 1);
    else if (event.key === " " && !targetOf(event)?.matches("button")) acts.film.go(film.at, !film.playing);
    else return false;
    event.preventDefault();
    return true;
  }

  /** @param {string} key */
  function number(key) {
    const choices = decisionOf(store.state())?.choices ?? [];
    const figure = document.querySelector("[data-figure]");
    if (figure instanceof HTMLInputElement) {
      figure.focus();
      figure.select();
      return;
    }
    const at = choices.findIndex((_, i) => choiceKey(choices, i) === key);
    if (at < 0) return;
    // Enter does what is selected, so it must not find another choice in focus; one that the search has hidden cannot
    // have it.
    const button = document.querySelector(`:is(.answers, .choices) [data-choice="${at}"]`);
    if (button instanceof HTMLElement) button.focus();
    else blur();
    acts.pick(choices[at].word);
  }

  /** The piece in focus, else the one that can be chosen first, else any: from there one steps on to the others. */
  function inspect() {
    const { sighting, inspected } = store.state();
    const focused =
      document.activeElement?.closest("[data-piece]") ?? document.querySelector(".piece.spoken, .piece.choice");
    const key = focused instanceof SVGElement ? (focused.dataset.piece ?? "") : "";
    acts.inspect(inspected ? "" : key || (sighting ? besideOf(sighting, "", 1) : ""));
    // The panel is drawn in between.
    setTimeout(() => focusElement(".inspector [aria-label='The next piece']"));
  }

  /** @param {KeyboardEvent} event */
  function letter(event) {
    switch (event.key) {
      case "ArrowDown":
        return walk(event, true);
      case "ArrowUp":
        return walk(event, false);
      case "Enter":
        return event.target === document.body ? acts.doIt() : undefined;
      case "u":
        return acts.back();
      case "n":
        event.preventDefault();
        return decisionOf(store.state()) ? acts.openNote() : acts.chat();
      case "c":
        event.preventDefault();
        return acts.chat();
      case "l":
        return acts.show("log");
      case "s":
        return acts.show("state");
      case "h":
        return store.state().film ? acts.film.end() : acts.film.begin();
      case "i":
        return inspect();
      case "?":
        return acts.open("help");
      default:
        return undefined;
    }
  }

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    const { dialog, sighting } = store.state();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || dialog || !sighting) return;
    if (event.repeat && /^[0-9uhnc]$/.test(event.key)) return;
    const target = targetOf(event);
    if (target?.matches(TYPING)) {
      if (event.key === "Escape") blur();
      return;
    }
    const isTaken = event.key !== "Escape" && (inFilm(event) || tabs(event));
    if (isTaken) return;
    if (event.key === "Escape") escape();
    else if (/^[0-9]$/.test(event.key)) number(event.key);
    else letter(event);
  }

  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}
