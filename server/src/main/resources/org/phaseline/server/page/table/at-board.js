// @ts-check
// What is asked, below the board: what lies on the board is clicked there, and the rest stands here, as large buttons.
// With a piece in hand, what it can do; then what an answer would do, and the button that does it.
/** @import { MarkedChoice } from "../state/selectors.js" */
/** @import { Parts } from "./view.js" */
import { h, Fragment } from "../shared/dom.js";
import { besideBoard, isAtBoard, saidInList } from "../state/at-board.js";
import { choiceKey } from "../state/choice-keys.js";
import { choiceOf, handOf } from "../state/hand.js";
import { decisionOf, markedDecision } from "../state/selectors.js";
import { AlikeQuestions } from "./alike.js";
import { envelopeHint, Figure, figuresOf, Would } from "./choices.js";
import { CoachCard } from "./coach.js";
import { Asks } from "./consent.js";
import { Doing, Missed, OpenDecisions } from "./now.js";
import { Orders } from "./orders.js";
import { OrderBar } from "./plan-bar.js";
import { RuleText, ruleAt } from "./rule-text.js";
import { Waiting } from "./waiting.js";
import { aboutBesides, capital, choiceRemarks, choiceTitle, declining, speaksFor } from "./words.js";

/**
 * @typedef {object} AnswerProps
 * @property {Parts} parts
 * @property {Api.Decision} decision
 * @property {MarkedChoice} choice
 */

/** @param {AnswerProps & { i: number }} props */
function Answer({ parts: { state, act, sighting }, decision, choice, i }) {
  const { game, selected, sending } = state;
  const key = choiceKey(decision.choices, i);
  const declines = choice.word === declining(decision.choices);
  const remark = choiceRemarks(game, sighting, decision, choice) || envelopeHint(decision, choice);
  const signs = [choice.final && "final", declines && "declines", selected === choice.word && "selected"];
  return h(
    "li",
    null,
    h(
      "button",
      {
        class: signs.filter(Boolean).join(" "),
        disabled: sending !== null,
        "data-choice": i,
        "data-word": choice.word,
        "aria-keyshortcuts": key || undefined,
        "aria-pressed": selected === choice.word ? "true" : undefined,
        onClick: () => act.pick(choice.word),
        onMouseEnter: () => act.look(choice.word),
        onFocus: () => act.look(choice.word),
      },
      h("kbd", { "aria-hidden": "true" }, key),
      h("span", null, choiceTitle(choice)),
      remark && h("small", null, remark),
      choice.final && h("em", { class: "for-good", title: "This cannot simply be undone" }, "⚄"),
    ),
  );
}

/**
 * How what lies on the board is chosen.
 *
 * @param {Parts["state"]} state
 * @param {Api.Decision} decision
 * @param {number} placed how many of its choices lie there
 * @param {number} besides how many do not
 */
function hint({ orders, game }, { from }, placed, besides) {
  if (placed === 0) return orders.movable.length > 0 ? "Choose a unit that glows to give it an order, or:" : "";
  const what = game.boards.some(({ name }) => name === from) ? "a place" : "one";
  return `Choose ${what} that glows on the board${besides > 0 ? ", or:" : "."}`;
}

/** @param {Parts & { decision: Api.Decision }} parts */
function Answers(parts) {
  const { state, act, sighting, decision } = parts;
  const { game, selected, sending } = state;
  const { choices } = markedDecision(state) ?? decision;
  const figures = figuresOf(decision);
  const cards = handOf(game, sighting).flatMap((card) => choiceOf(decision, card)?.word ?? []);
  const besides = besideBoard(game, sighting, decision, choices).filter(
    ({ word }) => !figures.includes(word) && !cards.includes(word),
  );
  const placed = choices.length - besides.length - figures.length;
  const says = cards.length > 0 ? "Choose a card." : hint(state, decision, placed, besides.length);
  return h(
    Fragment,
    null,
    says && h("p", { class: "quiet says" }, says),
    figures.length > 0 &&
      h(Figure, {
        key: decision.id,
        id: "figure-at-board",
        words: figures,
        sending: sending !== null,
        pick: act.pick,
        drop: act.drop,
        selected,
      }),
    besides.length > 0 &&
      h(
        "ul",
        { class: decision.kind === "number" ? "answers numbers" : "answers" },
        besides.map((choice) => h(Answer, { key: choice.word, parts, decision, choice, i: choices.indexOf(choice) })),
      ),
  );
}

/** @param {Parts & { decision: Api.Decision }} parts */
function Question({ state, decision }) {
  const { game } = state;
  const about = aboutBesides(decision);
  const who = speaksFor(game, decision);
  return h(
    "p",
    { class: "prompt" },
    who && h("b", null, `${capital(who)}: `),
    decision.prompt,
    about && h("em", null, ` (${about})`),
    !decision.awaited && !decision.sealed && h("span", { class: "sealed" }, " optional"),
  );
}

/** @param {Parts & { decision: Api.Decision }} parts */
function Asked(parts) {
  const { state, act, decision, sighting, at } = parts;
  const rule = ruleAt(state.game, at);
  const { preview, selected, sending, alike } = state;
  const chosen = decision.choices.find((each) => each.word === selected);
  const title = chosen ? choiceTitle(chosen) : selected;
  const together = alike.found !== null && !alike.apart;
  return h(
    Fragment,
    null,
    h(OpenDecisions, parts),
    h(Question, parts),
    preview
      ? h(Would, { preview, word: selected, title, doIt: act.doIt, drop: act.drop, sending: sending !== null })
      : together
        ? h(AlikeQuestions, { alike, decision, act: act.alike })
        : h(Answers, parts),
    h(Orders, { sighting, decision }),
    // Where there is room for it, on a phone.
    !preview && rule.length > 0 && h(RuleText, { paragraphs: rule }),
  );
}

/** @param {Parts} parts */
function Undo({ state, act }) {
  const back = state.desk?.back ?? "none";
  if (back === "none") return null;
  return h(
    "button",
    {
      class: "link undo",
      "data-action": "board-back",
      disabled: state.taking !== null,
      title: back === "ask" ? "Ask the others to agree to undo my last answer (u)" : "Undo my last answer (u)",
      onClick: act.back,
    },
    back === "ask" ? "ask to undo" : "undo",
  );
}

/** @param {Parts} parts */
export function AtBoard(parts) {
  const { state, act, sighting } = parts;
  if (!isAtBoard(state)) return null;
  const { game, desk, since, orders } = state;
  const decision = decisionOf(state);
  return h(
    "section",
    { class: `at-board${decision?.awaited ? " mine" : ""}`, "aria-label": "Asked at the board", tabIndex: 0 },
    h(CoachCard, parts),
    h(
      "div",
      { class: "asked-here" },
      h(Asks, { game, desk, act }),
      !saidInList(state) && h(Missed, { state }),
      orders.piece
        ? h(OrderBar, { orders, sighting, decision, acts: act })
        : decision
          ? h(Asked, { ...parts, decision })
          : h(Waiting, { game, desk, sighting, since }),
      !saidInList(state) && h(Doing, parts),
      !orders.piece && h(Undo, parts),
    ),
  );
}
