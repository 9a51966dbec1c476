// @ts-check
// The sequence of play as it will be with what is chosen: what is left out is struck, what a switched option has
// changed stands out.
import { h, Component } from "../shared/dom.js";

/** @typedef {{ outline: Pick<Api.Outline, "steps" | "changed" | "sequences"> | null }} OutlineProps */

/** @extends {Component<OutlineProps, { onlyChanged: boolean }>} */
export class Outline extends Component {
  state = { onlyChanged: false };

  render() {
    const { outline } = this.props;
    const { onlyChanged } = this.state;
    if (!outline) return h("div", { class: "outline" }, h("p", { class: "quiet" }, "Loading the sequence…"));
    const changed = new Set(outline.changed);
    const left = outline.steps.filter((step) => step.inPlay).length;
    const shown = outline.steps
      .map((step, index) => ({ ...step, index }))
      .filter((step) => !onlyChanged || changed.has(step.index));
    return h(
      "div",
      { class: "outline", role: "group", "aria-label": "The sequence of play" },
      h(
        "header",
        null,
        h("h2", null, "The sequence"),
        h(
          "span",
          { class: "quiet", role: "status" },
          `${left} of ${outline.steps.length} steps in play`,
          changed.size > 0 && h("strong", null, ` · ${changed.size} changed`),
        ),
      ),
      changed.size > 0 &&
        h(
          "label",
          null,
          h("input", {
            type: "checkbox",
            checked: onlyChanged,
            onChange: (event) => this.setState({ onlyChanged: event.currentTarget.checked }),
          }),
          "only what changed",
        ),
      h(
        "ol",
        { tabIndex: 0, "aria-label": "Steps" },
        shown.map((step, at) =>
          h(Line, {
            key: step.index,
            step,
            changed: changed.has(step.index),
            heading: at === 0 || shown[at - 1].sequence !== step.sequence ? outline.sequences[step.sequence] : "",
          }),
        ),
      ),
    );
  }
}

/** @param {{ step: Api.OutlineStep, changed: boolean, heading: string }} props */
function Line({ step, changed, heading }) {
  const classes = [step.inPlay ? "" : "out", changed ? "changed" : "", step.level].filter(Boolean).join(" ");
  return [
    heading && h("li", { class: "sequence-name" }, heading),
    h(
      "li",
      { class: classes, style: { paddingLeft: `${0.5 + step.depth * 0.9}rem` } },
      changed &&
        h("span", { class: "sign", title: step.inPlay ? "now in play" : "now left out" }, step.inPlay ? "+" : "−"),
      step.label && h("b", null, step.label),
      h("span", null, step.title),
      step.refs.length > 0 && h("small", null, step.refs.join(", ")),
    ),
  ];
}
