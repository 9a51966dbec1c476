// @ts-check
// A text to write in, with what is wrong marked under the spot and said below its line. The text area lies over the
// marks and grows with its text, so that both always scroll together.
import { h, Component } from "../shared/dom.js";

const TAB = 2;

/**
 * The column on the screen: characters as people count them, and tabs as wide as they are shown.
 *
 * @param {string} line
 * @param {number} column
 */
export function seen(line, column) {
  let at = 0;
  for (const character of [...line].slice(0, column - 1)) at += character === "\t" ? TAB - (at % TAB) : 1;
  return at;
}

/** @typedef {Api.Checked["problems"][number]} TextProblem */
/**
 * @typedef {object} EditorProps
 * @property {string} text
 * @property {(text: string) => void} change
 * @property {TextProblem[]} problems
 * @property {TextProblem | undefined} current
 */

/** @extends {Component<EditorProps>} */
export class Editor extends Component {
  /** @type {HTMLElement | null} */
  frame = null;
  /** @type {HTMLTextAreaElement | null} */
  area = null;
  /** Whether the next Tab moves on. */
  free = false;

  /** @param {TextProblem} problem */
  show(problem) {
    if (!this.frame || !this.area) return;
    const mark = this.frame.querySelector(`[data-at="${problem.line}:${problem.column}"]`);
    mark?.scrollIntoView({ block: "center", inline: "nearest" });
    const lines = this.area.value.split("\n");
    const start =
      lines.slice(0, problem.line - 1).reduce((sum, line) => sum + line.length + 1, 0) +
      [...(lines[problem.line - 1] ?? "")].slice(0, problem.column - 1).join("").length;
    this.area.focus({ preventScroll: true });
    this.area.setSelectionRange(start, start);
  }

  /**
   * A tab is two blanks, as rulebooks are laid out; Escape first gives the key back to moving on.
   *
   * @param {KeyboardEvent & { currentTarget: HTMLTextAreaElement }} event
   */
  key = (event) => {
    if (event.key === "Escape") this.free = true;
    else if (event.key === "Tab" && !event.shiftKey && !this.free) {
      event.preventDefault();
      const area = event.currentTarget;
      area.setRangeText("  ", area.selectionStart, area.selectionEnd, "end");
      this.props.change(area.value);
    } else this.free = false;
  };

  render() {
    const { text, change, problems, current } = this.props;
    const lines = text.split("\n");
    const widest = lines.reduce((most, line) => Math.max(most, line.length), 40);
    return h(
      "div",
      {
        class: "editor",
        ref: (frame) => {
          this.frame = frame;
        },
      },
      h("pre", { class: "numbers", "aria-hidden": "true" }, lines.map((_, index) => index + 1).join("\n")),
      h(
        "div",
        { class: "paper", style: { minWidth: `${widest + 4}ch`, height: `calc(${lines.length + 1} * var(--line))` } },
        problems.map((problem) => {
          const line = lines[problem.line - 1] ?? "";
          const from = seen(line, problem.column);
          const top = `calc(${problem.line - 1} * var(--line))`;
          const now =
            current &&
            current.line === problem.line &&
            current.column === problem.column &&
            current.file === problem.file;
          return [
            h("span", {
              class: now ? "mark now" : "mark",
              "data-at": `${problem.line}:${problem.column}`,
              style: {
                top,
                left: `${from}ch`,
                width: `${Math.max(1, seen(line, problem.column + problem.length) - from)}ch`,
              },
            }),
            h(
              "span",
              { class: "said", style: { top, left: `${Math.min(from, 60)}ch` } },
              h("small", null, problem.sentence),
            ),
          ];
        }),
        h("textarea", {
          ref: (area) => {
            this.area = area;
          },
          value: text,
          spellcheck: false,
          wrap: "off",
          autocapitalize: "off",
          autocomplete: "off",
          "aria-label": "The text of the rulebook",
          "aria-describedby": "editor-keys",
          onKeyDown: this.key,
          onInput: (event) => change(event.currentTarget.value),
        }),
      ),
    );
  }
}
