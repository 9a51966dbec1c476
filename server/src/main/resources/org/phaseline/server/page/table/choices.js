// @ts-check
// The choices of a decision: a list, a figure to set, or a list to search in, and what the selected one would do.
/** @import { Acts } from "../effects/acts.js" */
/** @import { Preview } from "../state/table.js" */
import { isPlaced } from "../state/at-board.js";
import { choiceKey } from "../state/choice-keys.js";
import { isAlone } from "../state/choosing.js";
import { handOf } from "../state/hand.js";
import { h, Component, Fragment } from "../shared/dom.js";
import { choiceRemarks, choiceTitle, declining, readable } from "./words.js";

const MANY = 14;

/**
 * The figures of a question that has so many of them that one is set, not clicked.
 *
 * @param {Api.Decision} decision
 */
export const figuresOf = ({ kind, choices }) =>
  kind === "number" && choices.length > MANY
    ? choices.map((each) => each.word).filter((word) => /^-?\d+$/.test(word))
    : [];

/**
 * Where a choice can be taken on a board, that is said: nobody should search a list for a hex.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {Api.Decision} decision
 */
function clicked(game, sighting, { from, choices }) {
  if (!from || !choices.some((choice) => choice.item !== undefined)) return "";
  const board = game.boards.some((each) => each.name === from);
  const piece = sighting.pieces.some((each) => each.kind === from && each.spot);
  return board || piece ? "pick one on the board, or find it here" : "";
}

/**
 * What it would do, in words, and the button that does it.
 *
 * @typedef {object} WouldProps
 * @property {Preview} preview
 * @property {string} word
 * @property {string} title
 * @property {() => void} doIt
 * @property {() => void} drop
 * @property {boolean} sending
 */

/** @param {WouldProps} props */
export function Would({ preview, word, title, doIt, drop, sending }) {
  const { lines } = preview;
  return h(
    "div",
    { class: `would${preview.final ? " final" : ""}`, "data-would": word },
    h("p", { class: "what" }, h("strong", null, title)),
    lines.length > 0 &&
      h(
        "ul",
        { "aria-label": "What this would do" },
        lines.slice(0, 8).map((line, i) => h("li", { key: i }, readable(line))),
      ),
    lines.length > 8 && h("p", { class: "quiet" }, `and ${lines.length - 8} more`),
    preview.unknown &&
      h("p", { class: "quiet", "data-unknown": "" }, "No preview: what this would do cannot be shown now."),
    preview.final &&
      h(
        "p",
        { class: "warning" },
        h("span", { "aria-hidden": "true" }, "⚄ "),
        "This cannot simply be undone: it rolls dice or reveals something.",
      ),
    h(
      "div",
      { class: "row" },
      h(
        "button",
        { class: "main", "data-action": "do", disabled: sending, onClick: doIt },
        preview.final ? "Do it (final)" : "Do it",
      ),
      h("button", { "data-action": "drop", onClick: drop }, "Cancel"),
    ),
  );
}

/** What "ready" and "change" do to an envelope, where their titles do not say it. */
/** @type {Record<string, string>} */
const HINTS = { ready: "submit your choice", change: "choose again" };

/**
 * @param {Api.Decision} decision
 * @param {Api.Choice} choice
 */
export const envelopeHint = ({ kind }, { title, word }) => (kind === "ready" && !title ? (HINTS[word] ?? "") : "");

/**
 * @typedef {object} ChoiceProps
 * @property {Api.Choice} choice
 * @property {number} times how many alike ones there are
 * @property {boolean} placed whether it is one of many that can be taken on a board
 * @property {string} remark what there is to know of the piece it stands for
 * @property {number} i
 * @property {Api.Choice[]} choices
 * @property {string} hint what it does to an envelope
 * @property {boolean} declines
 * @property {boolean} selected
 * @property {boolean} final
 * @property {boolean} sending
 * @property {boolean} standable
 * @property {boolean} leavable whether the step can be left out for the whole game
 * @property {Acts} act
 */

/** @param {ChoiceProps} props */
function Choice({
  choice,
  times,
  placed,
  remark,
  i,
  choices,
  hint,
  declines,
  selected,
  final,
  sending,
  act,
  standable,
  leavable,
}) {
  const key = choiceKey(choices, i);
  const { pick, look, stand } = act;
  const signs = [selected && "selected", final && "final", declines && "declines", !placed && "unplaced"];
  return h(
    "li",
    null,
    h(
      "button",
      {
        class: signs.filter(Boolean).join(" "),
        disabled: sending,
        "data-choice": i,
        "data-word": choice.word,
        "aria-pressed": selected ? "true" : undefined,
        "aria-keyshortcuts": key || undefined,
        onClick: () => pick(choice.word),
        onMouseEnter: () => look(choice.word),
        onFocus: () => look(choice.word),
      },
      h("kbd", { "aria-hidden": "true" }, key),
      h("span", null, choiceTitle(choice), times > 1 && ` ×${times}`),
      remark && h("small", { "data-remark": "" }, remark),
      hint && h("small", null, hint),
      final &&
        h(
          "em",
          { class: "for-good", title: "It rolls dice or reveals something, so it cannot simply be undone" },
          "⚄ final",
        ),
    ),
    // What is final says so before, here too.
    (!final || selected) &&
      h(Wishes, { choice, alone: choices.length === 1, declines, sending, stand, standable, leavable }),
  );
}

/**
 * @typedef {object} WishesProps
 * @property {Api.Choice} choice
 * @property {boolean} alone whether there is no other choice
 * @property {boolean} declines
 * @property {boolean} sending
 * @property {Acts["stand"]} stand
 * @property {boolean} standable
 * @property {boolean} leavable
 */

/**
 * What one does not want to be asked again.
 *
 * @param {WishesProps} props
 */
function Wishes({ choice, alone, declines, sending, stand, standable, leavable }) {
  const turn = standable && (declines || alone);
  const game = leavable && declines;
  if (!turn && !game) return null;
  return h(
    "span",
    { class: "wishes" },
    turn &&
      h(
        "button",
        {
          class: "always",
          "data-action": "standing",
          disabled: sending,
          title: "Gives this answer now, and again whenever this step asks before the game turn ends",
          onClick: () => stand(choice.word),
        },
        `always “${choiceTitle(choice)}” this turn`,
      ),
    game &&
      h(
        "button",
        {
          class: "always",
          "data-action": "never-ask",
          disabled: sending,
          title: "Leaves this step out now, and whenever it would ask you in this game. You can take that back under ⚙",
          onClick: () => stand(choice.word, true),
        },
        "never ask me this",
      ),
  );
}

/**
 * @typedef {object} FigureProps
 * @property {string} id
 * @property {string[]} words
 * @property {boolean} sending
 * @property {(word: string) => void} pick
 * @property {() => void} drop
 * @property {string} selected
 */

/**
 * A figure out of many is set, not searched for in a list.
 *
 * @extends {Component<FigureProps, { value: string }>}
 */
export class Figure extends Component {
  /** @param {FigureProps} props */
  constructor(props) {
    super(props);
    this.state = { value: props.words[0] };
  }

  render() {
    const { id, words, sending, pick, drop, selected } = this.props;
    const { value } = this.state;
    const known = words.includes(String(Number(value)));
    /** @param {{ currentTarget: HTMLInputElement }} event */
    const set = (event) => {
      this.setState({ value: event.currentTarget.value });
      // What is selected is what stands here, or nothing: "Do it" must not do the figure before.
      if (selected) drop();
    };
    const choose = () => known && pick(String(Number(value)));
    return h(
      "div",
      { class: "figure-choice" },
      h("label", { class: "quiet", for: id }, `From ${words[0]} to ${words.at(-1)}`),
      h(
        "div",
        { class: "row" },
        h("input", {
          id,
          type: "number",
          inputMode: "numeric",
          min: words[0],
          max: words.at(-1),
          value,
          disabled: sending,
          "data-figure": "",
          onInput: set,
          onKeyDown: (event) => {
            if (event.key === "Enter") {
              event.preventDefault();
              choose();
            }
          },
        }),
        h("input", {
          type: "range",
          "aria-label": "Slide to a number",
          min: words[0],
          max: words.at(-1),
          value,
          disabled: sending,
          onInput: set,
          tabIndex: -1,
        }),
        h(
          "button",
          {
            class: "main",
            "data-action": "figure",
            disabled: sending || !known,
            "aria-pressed": selected === String(Number(value)) ? "true" : undefined,
            onClick: choose,
          },
          known ? `Choose ${Number(value)}` : "Choose",
        ),
      ),
      !known && h("p", { class: "problem" }, "That number is not one of the choices."),
    );
  }
}

/**
 * @typedef {object} ChoicesProps
 * @property {Api.Game} game
 * @property {Api.Sighting} sighting
 * @property {Api.Decision} decision
 * @property {string} selected
 * @property {Set<string>} finals
 * @property {boolean} sending
 * @property {boolean} standable
 * @property {boolean} leavable
 * @property {Acts} act
 */

/** @extends {Component<ChoicesProps, { find: string }>} */
export class Choices extends Component {
  state = { find: "" };

  /** @param {ChoicesProps} before */
  componentDidUpdate(before) {
    if (before.decision.id !== this.props.decision.id) this.setState({ find: "" });
  }

  render() {
    const { game, sighting, decision, selected, finals, sending, act, standable, leavable } = this.props;
    const { find } = this.state;
    const { choices } = decision;
    const figures = figuresOf(decision);
    const rest = choices.map((choice, i) => ({ choice, i })).filter(({ choice }) => !figures.includes(choice.word));
    const none = declining(choices);
    const wanted = find.trim().toLowerCase();
    const shown = rest.filter(
      ({ choice }) => !wanted || choiceTitle(choice).toLowerCase().includes(wanted) || choice.word === none,
    );
    const cards = handOf(game, sighting).filter((card) => card.kind === decision.from && card.times > 1);
    /** @param {Api.Choice} choice */
    const alike = ({ item }) => {
      const card = cards.find(({ numbers }) => item !== undefined && numbers.includes(item));
      // Each of them has a line of its own where they can be told apart.
      const lines = choices.filter((each) => each.item !== undefined && card?.numbers.includes(each.item)).length;
      return card && lines === 1 ? card.times : 1;
    };
    // Nobody reads a hundred coordinates on a phone: there the board and the search are enough.
    const onBoard = rest.length > MANY && clicked(game, sighting, decision) !== "" && !wanted;
    return h(
      Fragment,
      null,
      figures.length > 0 &&
        h(Figure, {
          key: decision.id,
          id: "figure",
          words: figures,
          sending,
          pick: act.pick,
          drop: act.drop,
          selected,
        }),
      rest.length > MANY &&
        h(
          "label",
          { class: "find" },
          h(
            "span",
            { class: "quiet" },
            [`${rest.length} choices`, clicked(game, sighting, decision)].filter(Boolean).join(", "),
          ),
          h("input", {
            type: "search",
            placeholder: "find…",
            value: find,
            "aria-label": "Find a choice",
            onInput: (event) => this.setState({ find: event.currentTarget.value }),
          }),
        ),
      h(
        "ol",
        { class: `choices${rest.length > MANY ? " many" : ""}${onBoard ? " on-board" : ""}` },
        shown.map(({ choice, i }) =>
          h(Choice, {
            key: choice.word,
            choice,
            times: alike(choice),
            placed: onBoard && isPlaced(game, sighting, decision, choice),
            remark: choiceRemarks(game, sighting, decision, choice),
            i,
            choices,
            hint: envelopeHint(decision, choice),
            declines: choice.word === none,
            selected: selected === choice.word,
            final: finals.has(choice.word),
            sending,
            act,
            standable,
            leavable,
          }),
        ),
      ),
      isAlone(decision) && h("p", { class: "quiet", "data-alone": "" }, "There is only one answer."),
    );
  }
}
