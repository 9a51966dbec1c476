// @ts-check
// Chat with the others, and notes to oneself. Both stand in the log too, where they were said. What is being written is
// the page's, so that it is still there after a look at something else.
/** @import { Draft } from "../state/table.js" */
import { h, Component } from "../shared/dom.js";
import { seatName } from "./words.js";

/**
 * @typedef {object} TalkProps
 * @property {Api.Game} game
 * @property {Api.Desk | undefined} desk
 * @property {Api.LogLine[]} log
 * @property {Draft} draft
 * @property {(change: Partial<Draft>) => void} set
 * @property {() => void} say
 */

/** @extends {Component<TalkProps>} */
export class Talk extends Component {
  /** @type {HTMLElement | null} */
  list = null;
  below = true;

  componentDidMount() {
    this.bottom();
  }

  /** Who reads the latest goes on reading the latest; who reads what was said before is left there. */
  componentDidUpdate() {
    if (this.below) this.bottom();
  }

  bottom() {
    if (this.list) this.list.scrollTop = this.list.scrollHeight;
  }

  /** @param {Event} event */
  send(event) {
    event.preventDefault();
    this.below = true;
    this.props.say();
  }

  render() {
    const { game, desk, log, draft, set } = this.props;
    const { text, mine, busy, problem } = draft;
    const lines = log
      .map((line, number) => ({ line, number }))
      .filter(({ line }) => line.kind === "chat" || line.kind === "note");
    return h(
      "div",
      { class: "talk" },
      h(
        "ol",
        {
          ref: (list) => {
            this.list = list;
          },
          tabIndex: 0,
          "aria-label": "Messages",
          "aria-live": "polite",
          onScroll: ({ currentTarget: at }) => (this.below = at.scrollHeight - at.scrollTop - at.clientHeight < 40),
        },
        lines.length === 0 && h("li", { class: "quiet" }, "No messages yet."),
        lines.map(({ line, number }) =>
          h(
            "li",
            { key: number, class: `is-${line.kind}${line.by === game.mySeat ? " own" : ""}` },
            h(
              "b",
              null,
              line.kind === "note" ? "Private note" : line.by !== undefined ? seatName(game, desk, line.by) : "",
            ),
            " ",
            line.text,
          ),
        ),
      ),
      game.me
        ? h(
            "form",
            { onSubmit: (event) => this.send(event) },
            h("input", {
              id: "say",
              value: text,
              maxLength: 2000,
              "aria-label": mine ? "A private note" : "A message to everybody",
              autocomplete: "off",
              placeholder: mine ? "a note only you can see…" : "a message to everybody…",
              onInput: (event) => set({ text: event.currentTarget.value }),
            }),
            h(
              "button",
              { class: "main", "data-action": mine ? "keep" : "say", disabled: busy || !text.trim() },
              mine ? "Save" : "Send",
            ),
            h(
              "label",
              { class: "tiny" },
              h("input", { type: "checkbox", id: "to-myself", checked: mine, onChange: () => set({ mine: !mine }) }),
              " private note, only for me",
            ),
          )
        : h("p", { class: "quiet" }, "Only players can write messages."),
      problem && h("p", { class: "problem", role: "alert" }, problem),
    );
  }
}
