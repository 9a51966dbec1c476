// @ts-check
// Corrections by the umpire, which everybody must agree to, and halting the sequence by hand.
/** @import { SeatPosts } from "../shared/api.js" */
/** @import { Parts } from "./view.js" */
import { sentenceOf } from "../shared/api.js";
import { decisionOf } from "../state/selectors.js";
import { h, Component, Fragment } from "../shared/dom.js";
import { called, capital, plain } from "./words.js";
import { Dialog } from "./dialog.js";

/** @type {Record<string, string>} */
const KINDS = {
  skip: "Skip this step",
  "go to": "Continue at another step",
  insert: "Do a step now, then come back here",
  set: "Set a value",
};

/** @param {{ game: Api.Game, value: string, set: (step: string) => void, id: string }} props */
function StepChooser({ game, value, set, id }) {
  const sequences = [...new Set(game.steps.filter((step) => step.inPlay).map((step) => step.sequence))];
  return h(
    "label",
    { for: id },
    h("span", null, "Step"),
    h(
      "select",
      { id, value, onChange: (event) => set(event.currentTarget.value) },
      h("option", { value: "" }, "choose…"),
      sequences.map((name) =>
        h(
          "optgroup",
          { key: name, label: game.sequences[name] || "Game turn" },
          game.steps.map(
            (step, i) =>
              step.sequence === name &&
              step.inPlay &&
              h("option", { key: i, value: i }, `${"\u2003".repeat(step.depth)}${called(game, i)}`),
          ),
        ),
      ),
    ),
  );
}

/**
 * Whose it is belongs to its name where it is a piece's.
 *
 * @param {Api.Correctable} correctable
 */
function titled({ field, title }) {
  const [owner, name] = field.includes(".") ? field.split(".") : ["", field];
  const said = capital(title && title !== name ? title : plain(name));
  return owner && !["Side", "Faction"].includes(owner) ? `${owner}: ${said}` : said;
}

/**
 * What a value can be, where that is a short list.
 *
 * @param {Api.Correctable} correctable
 */
function wordsOf({ kind, words, orNone }) {
  if (kind === "flag" || (kind === "marker" && !words)) return ["yes", "no"];
  return kind !== "set" && words ? [...(orNone ? ["none"] : []), ...words] : null;
}

/**
 * @typedef {object} ValueProps
 * @property {Api.Correctable[]} correctable
 * @property {Api.Sighting} sighting
 * @property {string} field
 * @property {string} holder
 * @property {string} value
 * @property {(change: Partial<CorrectionState>) => void} set
 */

/** @param {ValueProps} props */
function ValueChooser({ correctable, sighting, field, holder, value, set }) {
  const chosen = correctable.find((each) => each.field === field);
  const name = field.split(".").at(-1);
  const now =
    sighting.state.find((each) => each.name === name && each.owner === holder) ??
    sighting.pieces.find((piece) => piece.name === holder)?.values.find((each) => each.name === name);
  const words = chosen ? wordsOf(chosen) : null;
  return h(
    Fragment,
    null,
    h(
      "label",
      null,
      h("span", null, "Value"),
      h(
        "select",
        {
          id: "correct-field",
          value: field,
          onChange: (event) => set({ field: event.currentTarget.value, holder: "", value: "" }),
        },
        h("option", { value: "" }, "choose…"),
        correctable.map((each) => h("option", { key: each.field, value: each.field }, titled(each))),
      ),
    ),
    chosen &&
      chosen.holders.length > 0 &&
      h(
        "label",
        null,
        h("span", null, "Whose"),
        h(
          "select",
          { id: "correct-holder", value: holder, onChange: (event) => set({ holder: event.currentTarget.value }) },
          h("option", { value: "" }, "choose…"),
          chosen.holders.map((each) => h("option", { key: each, value: each }, each)),
        ),
      ),
    chosen &&
      h(
        "label",
        null,
        h(
          "span",
          null,
          "New value",
          now && h("small", null, `now ${now.value}`),
          chosen.kind === "set" && h("small", null, "several separated by commas, or none"),
        ),
        words
          ? h(
              "select",
              { id: "correct-value", value, onChange: (event) => set({ value: event.currentTarget.value }) },
              h("option", { value: "" }, "choose…"),
              words.map((word) => h("option", { key: word, value: word }, chosen.titles?.[word] ?? plain(word))),
            )
          : h("input", {
              id: "correct-value",
              value,
              ...(chosen.kind === "number"
                ? { type: "number", min: chosen.min, max: chosen.max, step: chosen.step ?? 1 }
                : { type: "text" }),
              onInput: (event) => set({ value: event.currentTarget.value }),
            }),
      ),
  );
}

/**
 * @typedef {object} CorrectionState
 * @property {string} kind
 * @property {string} step the number of a step, or empty
 * @property {string} field
 * @property {string} holder
 * @property {string} value
 * @property {boolean} busy
 * @property {string} problem
 * @property {Api.Correctable[] | null} correctable what can be set; asked for only here, since it may be much
 */

/** @extends {Component<Parts, CorrectionState>} */
export class Corrections extends Component {
  /** @type {CorrectionState} */
  state = { kind: "skip", step: "", field: "", holder: "", value: "", busy: false, problem: "", correctable: null };

  componentDidMount() {
    this.props.seat.get("correctable").then(
      ({ correctable }) => this.setState({ correctable }),
      (problem) => this.setState({ problem: sentenceOf(problem) }),
    );
  }

  /** @returns {SeatPosts["correct"]["body"] | null} */
  wanted() {
    const { state } = this.props;
    const { kind, step, field, holder, value } = this.state;
    if (kind === "skip") return { kind, decision: decisionOf(state)?.id ?? "" };
    if (kind === "set") return field && value !== "" ? { kind, field, holder, value: String(value) } : null;
    return step === "" ? null : { kind, step: state.game.steps[Number(step)].key };
  }

  /** @param {Event} event */
  async send(event) {
    event.preventDefault();
    const wanted = this.wanted();
    if (!wanted) return;
    this.setState({ busy: true, problem: "" });
    try {
      await this.props.seat.post("correct", wanted);
      this.props.act.close();
    } catch (problem) {
      this.setState({ busy: false, problem: sentenceOf(problem) });
    }
  }

  render() {
    const { state, act, sighting } = this.props;
    const { game } = state;
    const { close } = act;
    const { kind, step, field, holder, value, busy, problem, correctable } = this.state;
    /** @param {Partial<CorrectionState>} change */
    const set = (change) => this.setState({ problem: "", ...change });
    const others = game.seats.length > 1;
    const kinds = Object.entries(KINDS).filter(([each]) => each !== "set" || correctable?.length !== 0);
    return h(
      Dialog,
      { title: "Correct the umpire", close, name: "correct" },
      h(
        "form",
        { class: "form", onSubmit: (event) => this.send(event) },
        h(
          "p",
          { class: "quiet" },
          others
            ? "Everybody at the table is asked first. The log marks it as a correction."
            : "The log marks it as a correction.",
        ),
        h(
          "fieldset",
          null,
          h("legend", null, "What should be done?"),
          kinds.map(([each, words]) =>
            h(
              "label",
              { key: each, class: "radio" },
              h("input", {
                type: "radio",
                name: "correction",
                value: each,
                checked: kind === each,
                onChange: () => set({ kind: each }),
              }),
              words,
            ),
          ),
        ),
        (kind === "go to" || kind === "insert") &&
          h(StepChooser, { game, value: step, set: (to) => set({ step: to }), id: "correct-step" }),
        kind === "set" && correctable && h(ValueChooser, { correctable, sighting, field, holder, value, set }),
        kind === "set" && !correctable && !problem && h("p", { class: "quiet", role: "status" }, "Loading the values…"),
        problem && h("p", { class: "problem", role: "alert" }, problem),
        h(
          "div",
          { class: "row" },
          h(
            "button",
            { class: "main", "data-action": "correct", disabled: busy || !this.wanted() },
            others ? "Ask the others" : "Do it",
          ),
          h("button", { type: "button", onClick: close }, "Cancel"),
        ),
      ),
    );
  }
}

/** @typedef {{ digression: string, note: string, busy: boolean, problem: string }} RaiseState */

/**
 * Halts the sequence for something the table wants to settle first.
 *
 * @extends {Component<Parts, RaiseState>}
 */
export class Raise extends Component {
  /** @type {RaiseState} */
  state = { digression: this.props.state.game.digressions[0].name, note: "", busy: false, problem: "" };

  /** @param {Event} event */
  async send(event) {
    event.preventDefault();
    const { digression, note } = this.state;
    this.setState({ busy: true, problem: "" });
    try {
      await this.props.seat.post("raise", { digression, note });
      this.props.act.close();
    } catch (problem) {
      this.setState({ busy: false, problem: sentenceOf(problem) });
    }
  }

  render() {
    const { game } = this.props.state;
    const { close } = this.props.act;
    const { digression, note, busy, problem } = this.state;
    return h(
      Dialog,
      { title: "Halt the sequence", close, name: "raise" },
      h(
        "form",
        { class: "form", onSubmit: (event) => this.send(event) },
        h(
          "fieldset",
          null,
          h("legend", null, "What for?"),
          game.digressions.map((each) =>
            h(
              "label",
              { key: each.name, class: "radio" },
              h("input", {
                type: "radio",
                name: "digression",
                value: each.name,
                checked: digression === each.name,
                onChange: () => this.setState({ digression: each.name }),
              }),
              each.title || plain(each.name),
            ),
          ),
        ),
        h(
          "label",
          null,
          h("span", null, "A note for the log (optional)"),
          h("input", {
            id: "raise-note",
            value: note,
            maxLength: 2000,
            onInput: (event) => this.setState({ note: event.currentTarget.value }),
          }),
        ),
        problem && h("p", { class: "problem", role: "alert" }, problem),
        h(
          "div",
          { class: "row" },
          h("button", { class: "main", "data-action": "raise-now", disabled: busy }, "Halt here"),
          h("button", { type: "button", onClick: close }, "Cancel"),
        ),
      ),
    );
  }
}
