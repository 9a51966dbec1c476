// @ts-check
// What now: the step, who is awaited and what for, the choices, and what can be said about them.
/** @import { Parts } from "./view.js" */
import { h, Fragment, trueOrFalse } from "../shared/dom.js";
import { saidInList } from "../state/at-board.js";
import { decisionOf, decisionsOf, finalsOf, hintOf, provocation } from "../state/selectors.js";
import { missedNow, unmetNow, whyNotPlace } from "../state/why-not.js";
import { Unmet } from "./why-not.js";
import { callPath } from "../state/sequence.js";
import { Away } from "./away.js";
import { HintLine, PlayedByABot } from "./bots.js";
import { CoachCard } from "./coach.js";
import { Choices, Would } from "./choices.js";
import { AlikeQuestions } from "./alike.js";
import { Reason } from "./decided.js";
import { Asks, Standing } from "./consent.js";
import { Envelopes, Opened } from "./envelopes.js";
import { Orders } from "./orders.js";
import { Waiting } from "./waiting.js";
import { RuleText, ruleAt } from "./rule-text.js";
import { aboutBesides, askedAt, called, capital, choiceTitle, filledIn, label, speaksFor, waiting } from "./words.js";

/**
 * What is asked, unless the heading has said it already.
 *
 * @param {{ game: Api.Game, decision: Api.Decision, title: string | undefined }} props
 */
function Prompt({ game, decision, title }) {
  const said = decision.prompt === title ? "" : decision.prompt;
  const about = aboutBesides(decision);
  return (
    (said || speaksFor(game, decision) || about || (!decision.awaited && !decision.sealed)) &&
    h(
      "p",
      { class: "prompt" },
      speaksFor(game, decision) && h("b", null, `${capital(speaksFor(game, decision))}: `),
      said || (speaksFor(game, decision) && decision.prompt),
      about && h("em", null, said ? ` (${about})` : about),
      !decision.awaited &&
        !decision.sealed &&
        h(
          "span",
          { class: "sealed", title: "You can do this or leave it; play goes on meanwhile" },
          "optional; play does not wait for it",
        ),
    )
  );
}

const MOST_CRUMBS = 4;

/**
 * The way from the game turn to here; of a long one its middle is left out.
 *
 * @param {{ names: string[] }} props
 */
function Crumbs({ names }) {
  if (!names.length) return null;
  const shown = names.length > MOST_CRUMBS ? [...names.slice(0, 2), "…", ...names.slice(-1)] : names;
  return h(
    "p",
    { class: "crumbs", title: shown === names ? undefined : names.join(" › ") },
    shown.map((name, i) => h("span", { key: i }, name)),
  );
}

/** @param {Parts} parts */
function Over({ state, act, sighting }) {
  return h(
    "section",
    { class: "now over", id: "now", "aria-label": "What now" },
    h("h2", null, "The game is over"),
    h("p", { class: "prompt" }, sighting.winner ? `Won by ${sighting.winner}.` : "A draw."),
    sighting.ending && h("p", null, `${sighting.ending}.`),
    !sighting.ending && h(Reason, { game: state.game, log: state.log, explain: act.explain }),
    state.game.dice.used &&
      h(
        "p",
        { class: "quiet" },
        "The secret seed of the dice is now published, so you can check every roll: click “proof” beside it in the" +
          " log.",
      ),
  );
}

/**
 * why · undo · note · halt
 *
 * @param {Parts} parts
 */
function Below({ state, act }) {
  const { desk, game, noteOpen, taking } = state;
  const decision = decisionOf(state);
  const back = desk?.back ?? "none";
  return h(
    "p",
    { class: "acts" },
    h("button", { class: "link", "data-action": "why", onClick: () => act.open("why") }, "why"),
    game.me &&
      h(
        "button",
        {
          class: "link",
          "data-action": "back",
          disabled: back === "none" || taking !== null,
          title: back === "ask" ? "Ask the others to agree to undo my last answer (u)" : "Undo my last answer (u)",
          "aria-keyshortcuts": "u",
          onClick: act.back,
        },
        back === "ask" ? "ask to undo" : "undo",
      ),
    decision?.awaited &&
      h(
        "button",
        { class: "link", "data-action": "hint", title: "What would a bot do here, and why?", onClick: act.hint },
        "a hint",
      ),
    decision &&
      h(
        "button",
        {
          class: "link",
          "data-action": "note",
          "aria-expanded": trueOrFalse(noteOpen),
          "aria-keyshortcuts": "n",
          onClick: act.note,
        },
        "note",
      ),
    game.me &&
      game.digressions.length > 0 &&
      h(
        "button",
        {
          class: "link",
          "data-action": "raise",
          title: "Halt the sequence to settle something else first",
          onClick: () => act.open("raise"),
        },
        "halt",
      ),
  );
}

/**
 * Under way; should it take long, why, and a way out. What fails is said in the past too: the film can fail.
 *
 * @param {Parts} parts
 */
export function Doing({ state, act }) {
  const { trouble, problem } = state;
  const sending = state.sending && !state.film;
  return h(
    Fragment,
    null,
    sending && !trouble && h("p", { class: "quiet" }, "Sending…"),
    sending &&
      trouble &&
      h(
        "p",
        { class: "row trouble" },
        h("span", { class: "problem", role: "alert" }, `${trouble} Trying again…`),
        h("button", { "data-action": "give-up", onClick: act.giveUp }, "Stop trying"),
      ),
    problem && h("p", { class: "problem", role: "alert" }, problem),
  );
}

/** @param {Parts} parts */
export function OpenDecisions({ state, act }) {
  const decisions = decisionsOf(state);
  const shown = decisionOf(state);
  if (decisions.length < 2) return null;
  return h(
    "div",
    { class: "tabs", role: "group", "aria-label": "Open decisions" },
    decisions.map((each) =>
      h(
        "button",
        {
          key: each.id,
          "aria-pressed": trueOrFalse(each === shown),
          "data-decision": each.id,
          onClick: () => act.pickDecision(each.id),
        },
        each.about || each.prompt,
        !each.awaited && h("small", null, "may"),
      ),
    ),
  );
}

/** @param {Parts} parts */
function Note({ state, act }) {
  if (!state.noteOpen) return null;
  return h(
    "label",
    { class: "note" },
    h("span", null, "A note with your answer, for the log"),
    h("input", {
      id: "note",
      value: state.note,
      maxLength: 2000,
      onInput: (event) => act.setNote(event.currentTarget.value),
      onKeyDown: (event) => {
        if (event.key !== "Enter" && event.key !== "Escape") return;
        event.preventDefault();
        act.focusChoices();
      },
    }),
  );
}

/** @param {Parts & { decision: Api.Decision }} parts */
function Asked(parts) {
  const { state, act, decision, sighting, at } = parts;
  const { game, desk, since, selected, preview } = state;
  const sending = state.sending !== null;
  const besides = decision.awaited;
  const chosen = decision.choices.find((each) => each.word === selected);
  const said = chosen ? choiceTitle(chosen) : selected;
  const hint = hintOf(state, decision);
  const together = state.alike.found !== null && !state.alike.apart;
  // What is asked outside of a step is its own heading.
  const printed = at < 0 ? decision.prompt : game.steps[at].title;
  const title = filledIn(printed, decision.prompt);
  return h(
    Fragment,
    null,
    !decision.sealed &&
      sighting.awaited.some((each) => !each.ready) &&
      h(Waiting, { game, desk, sighting, since: besides ? undefined : since, besides }),
    provocation(state) && h("p", { class: "provoked" }, h("b", null, "A reaction to: "), provocation(state)),
    h(Prompt, { game, decision, title }),
    h(Orders, { sighting, decision }),
    together
      ? h(AlikeQuestions, { alike: state.alike, decision, act: act.alike })
      : h(Choices, {
          game,
          sighting,
          decision,
          selected,
          finals: finalsOf(state, decision),
          sending,
          act,
          // A question that names whom it is about is another one for the next of them.
          standable: title === printed && Boolean(desk?.standable.includes(decision.id)),
          // Who wants it left out wants that whomever it is about.
          leavable: Boolean(desk?.standable.includes(decision.id)),
        }),
    preview && h(Would, { preview, word: selected, title: said, doIt: act.doIt, drop: act.drop, sending }),
    hint && h(HintLine, { hint, act }),
    h(Note, parts),
  );
}

/** @param {Parts} parts */
function AskedOrWaiting(parts) {
  const { state, sighting } = parts;
  const decision = decisionOf(state);
  if (decision) return h(Asked, { ...parts, decision });
  return h(Waiting, { game: state.game, desk: state.desk, sighting, since: state.since });
}

/** @param {Parts} parts */
function Present(parts) {
  const { state, act, sighting } = parts;
  const { game, desk, since } = state;
  const decision = decisionOf(state);
  const bot = desk?.bots[game.mySeat];
  if (bot) return h(Fragment, null, h(PlayedByABot, { level: bot, act }), h(Waiting, { game, desk, sighting, since }));
  return h(
    Fragment,
    null,
    h(OpenDecisions, parts),
    h(Opened, { names: state.opening }),
    h(Envelopes, { game, sighting }),
    h(AskedOrWaiting, parts),
    h(Below, parts),
    h(Standing, { game, desk, act }),
    state.quick && decision && h("p", { class: "quiet tiny" }, "One click does a choice. You can change that under ⚙."),
  );
}

/** @param {Parts} parts */
function Past({ state, sighting }) {
  const { game } = state;
  const asked = `Here the game was waiting for ${waiting(game, sighting)}.`;
  const answer = game.me && !state.sighting?.over ? " This is the past: go back to now to answer." : "";
  return h("p", { class: "quiet" }, sighting.over ? "The game ends here." : asked + answer);
}

/**
 * Why a click on the bare board did nothing, as long as the same is asked.
 *
 * @param {Pick<Parts, "state">} props
 */
export function Missed({ state }) {
  if (!state.missed || state.missed !== missedNow(state)) return null;
  const why = unmetNow(state);
  return why ? h(Unmet, { why }) : h("p", { class: "why-not", role: "status" }, whyNotPlace(state));
}

/** @param {Parts} parts */
export function WhatNow(parts) {
  const { state, act, sighting, at } = parts;
  const { game, desk, film } = state;
  if (sighting.over && !film) {
    return h(Fragment, null, h(Over, parts), h(Asks, { game, desk, act }), h(Doing, parts));
  }
  const decision = decisionOf(state);
  // A step that is labelled with its rule number need not say it twice.
  const refs = (game.steps[at]?.refs ?? []).filter((ref) => ref !== label(game.steps[at]));
  const asked = askedAt(sighting, decision, at);
  const path = callPath(game, sighting, at);
  const rule = ruleAt(game, at);
  return h(
    "section",
    {
      class: `now${decision?.awaited && !film ? " mine" : ""}${film ? " past" : ""}`,
      id: "now",
      "data-asked": decision ? `${decision.id} ${decision.awaited} ${decision.choices.length} ${decision.prompt}` : "",
      "aria-label": "What now",
    },
    h(Asks, { game, desk, act }),
    !film && h(Away, { away: state.away, film: act.film.since, clear: act.seen }),
    h(CoachCard, parts),
    h(Crumbs, { names: path.slice(0, -1).map((each) => called(game, each)) }),
    h(
      "h2",
      null,
      filledIn(called(game, at), asked) || (sighting.over ? "The game is over" : (asked ?? "What now?")),
      refs.length > 0 && h("small", { title: "Rule numbers" }, refs.join(", ")),
    ),
    // Without a board the middle shows it already.
    (game.boards.length > 0 || state.tabletop.on) && rule.length > 0 && h(RuleText, { paragraphs: rule }),
    !film && saidInList(state) && h(Missed, { state }),
    h(film ? Past : Present, parts),
    saidInList(state) && h(Doing, parts),
  );
}
