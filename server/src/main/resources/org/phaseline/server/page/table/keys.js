// The keys of the table page; help.js lists them for people.
import { keyOf } from "./choices.js";
import { declining } from "./words.js";

const typing = (target) =>
  target.matches?.("textarea, select, input:not([type=checkbox]):not([type=radio]):not([type=range])");

function walk(event, forward) {
  if (event.target.closest?.(".log, .talk, .state, [role=tablist]")) return;
  const buttons = [...document.querySelectorAll(".choices [data-choice]:not([disabled])")];
  if (!buttons.length) return;
  const at = buttons.indexOf(document.activeElement);
  const to = at < 0 ? (forward ? 0 : buttons.length - 1) : (at + (forward ? 1 : -1) + buttons.length) % buttons.length;
  buttons[to].focus();
  event.preventDefault();
}

function escape(page) {
  const { selected, film, railOpen, noteOpen } = page.state;
  if (selected) page.choosing.drop();
  else if (film) page.film.end();
  else if (railOpen) page.setState({ railOpen: false });
  else if (noteOpen) page.leaveNote();
  else document.activeElement?.blur();
}

function inFilm(event, page) {
  const { film } = page.state;
  if (event.key === "ArrowLeft") page.film.go(film.at - 1);
  else if (event.key === "ArrowRight") page.film.go(film.at + 1);
  else if (event.key === " " && !event.target.matches?.("button")) page.film.go(film.at, !film.playing);
  else return false;
  event.preventDefault();
  return true;
}

function tabs(event) {
  const tab = event.target.closest?.("[role=tab]");
  if (!tab || !["ArrowLeft", "ArrowRight"].includes(event.key)) return false;
  const all = [...tab.parentElement.querySelectorAll("[role=tab]")].filter((each) => each.offsetParent);
  const to = all[(all.indexOf(tab) + (event.key === "ArrowRight" ? 1 : -1) + all.length) % all.length];
  to.focus();
  to.click();
  return true;
}

export function onKey(event, page) {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    page.state.dialog ||
    !page.state.sighting
  )
    return;
  if (event.repeat && /^[0-9uhnc]$/.test(event.key)) return;
  if (typing(event.target)) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  if (event.key === "Escape") return escape(page);
  if (page.state.film && inFilm(event, page)) return undefined;
  if (tabs(event)) return undefined;
  if (/^[0-9]$/.test(event.key)) return number(event, page);
  switch (event.key) {
    case "ArrowDown":
      return walk(event, true);
    case "ArrowUp":
      return walk(event, false);
    case "Enter":
      return event.target === document.body ? page.choosing.act() : undefined;
    case "u":
      return page.back();
    case "n":
      event.preventDefault();
      return page.decision() ? page.note() : page.chat();
    case "c":
      event.preventDefault();
      return page.chat();
    case "l":
      return page.show("log");
    case "s":
      return page.show("state");
    case "h":
      return page.state.film ? page.film.end() : page.film.begin();
    case "?":
      return page.open("help");
    default:
      return undefined;
  }
}

function number(event, page) {
  const choices = page.decision()?.choices ?? [];
  const figure = document.querySelector("[data-figure]");
  if (figure) {
    figure.focus();
    figure.select();
    return;
  }
  const none = declining(choices);
  const at = choices.findIndex((_, i) => keyOf(choices, i, none) === event.key);
  if (at < 0) return;
  // Enter does what is selected, so it must not find another choice in focus; one that the search has hidden cannot have it.
  const button = document.querySelector(`.choices [data-choice="${at}"]`);
  if (button) button.focus();
  else document.activeElement?.blur();
  page.acts.pick(choices[at].word);
}
