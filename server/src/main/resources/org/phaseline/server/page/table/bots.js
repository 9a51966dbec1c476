// @ts-check
// Bots at the table: a hint for who is asked, and a seat that is handed to a bot and taken back.
/** @import { Acts } from "../effects/acts.js" */
/** @import { Hint } from "../state/table.js" */
import { h, Component, Fragment } from "../shared/dom.js";

const LEVELS = ["easy", "normal", "hard"];

/**
 * What a bot would do, and why. Below many choices it would be out of sight, so it comes into view.
 *
 * @extends {Component<{ hint: Hint, act: Acts }>}
 */
export class HintLine extends Component {
  /** @type {HTMLElement | null} */
  line = null;

  componentDidMount() {
    this.line?.scrollIntoView({ block: "nearest" });
  }

  /** @param {{ hint: Hint }} before */
  componentDidUpdate(before) {
    if (before.hint !== this.props.hint) this.line?.scrollIntoView({ block: "nearest" });
  }

  render() {
    const { hint, act } = this.props;
    return h(
      "p",
      {
        class: "row hint",
        role: "status",
        ref: (line) => {
          this.line = line;
        },
      },
      hint.busy
        ? h("span", { class: "quiet" }, "Thinking…")
        : h(
            Fragment,
            null,
            h(
              "span",
              null,
              "A bot would choose ",
              h("strong", null, hint.title),
              hint.reason ? `. ${hint.reason}` : ".",
            ),
            h("button", { "data-action": "take-hint", onClick: () => act.takeHint(hint.choice) }, "Choose it"),
          ),
    );
  }
}

/**
 * In place of the choices, while a bot plays one's seat.
 *
 * @param {{ level: string, act: Acts }} props
 */
export const PlayedByABot = ({ level, act }) =>
  h(
    "p",
    { class: "row by-bot" },
    h("span", null, `A bot plays your seat (${level}).`),
    h("button", { "data-action": "take-seat", onClick: () => act.bot("") }, "Play yourself again"),
  );

/** @extends {Component<{ level: string, act: Acts }, { wanted: string }>} */
export class HandOver extends Component {
  state = { wanted: "normal" };

  render() {
    const { level, act } = this.props;
    if (level) return h(PlayedByABot, { level, act });
    const { wanted } = this.state;
    return h(
      "div",
      { class: "row" },
      h(
        "select",
        {
          id: "bot-level",
          "aria-label": "How well the bot plays",
          value: wanted,
          onChange: (event) => this.setState({ wanted: event.currentTarget.value }),
        },
        LEVELS.map((each) => h("option", { key: each, value: each }, each)),
      ),
      h("button", { "data-action": "hand-over", onClick: () => act.bot(wanted) }, "Let a bot play my seat"),
    );
  }
}
