// @ts-check
// The log: what happened, in which step, with dice as dice and the proof of each roll.
import { h, Component, trueOrFalse } from "../shared/dom.js";
import { called, label, readable, seatName } from "./words.js";
import { Changes, CoveredChanges } from "./folds.js";
import { Dice } from "./dice.js";
import { Proof } from "./tray.js";
import { folded, isMissing, takenBack } from "../state/log.js";

/** @type {Record<string, string>} */
const KINDS = {
  all: "all",
  roll: "dice",
  answer: "answers",
  change: "changes",
  chat: "talk",
  correction: "corrections",
};
const AT_ONCE = 300;

/**
 * @param {Api.LogLine} line
 * @param {string} kind
 */
const belongs = (line, kind) =>
  (kind === "all" && !isMissing(line)) ||
  line.kind === kind ||
  (kind === "chat" && line.kind === "note") ||
  (kind === "correction" && /correct|back|ask|digression|raise/.test(line.kind));

/**
 * A short name for a step: its rule number or label, else its title, as it was called then.
 *
 * @param {Api.Step} step
 * @param {string | undefined} title
 */
function tag(step, title = step.title) {
  return label(step) || step.refs[0] || title;
}

/**
 * What is read aloud of it, beginning with what is seen.
 *
 * @param {Api.Game} game
 * @param {Api.LogLine} line
 */
const spoken = (game, line) =>
  `${tag(game.steps[line.step], line.title)}: show ${called(game, line.step, line.title)} in the sequence`;

/**
 * @typedef {object} LogProps
 * @property {Api.Game} game
 * @property {Api.Desk | undefined} desk
 * @property {Api.LogLine[]} log
 * @property {string} base the seat's address
 * @property {boolean} hot
 * @property {number} fresh the first line that has just come
 * @property {number} from the first line that is new at the moment of the film
 * @property {number | undefined} lit
 * @property {(step: number) => void} light
 */

/** @extends {Component<LogProps, { kind: string, more: number }>} */
export class Log extends Component {
  /** @type {HTMLElement | null} */
  list = null;
  /** @type {ResizeObserver | undefined} */
  sizes;
  state = { kind: "all", more: 1 };
  below = true;

  /** Who reads the latest goes on reading the latest, also when the list is given more room or less. */
  componentDidMount() {
    this.bottom();
    this.sizes = new ResizeObserver(() => this.below && this.bottom());
    if (this.list) this.sizes.observe(this.list);
  }

  componentDidUpdate() {
    if (this.below) this.bottom();
  }

  componentWillUnmount() {
    this.sizes?.disconnect();
  }

  bottom() {
    if (this.list) this.list.scrollTop = this.list.scrollHeight;
  }

  /**
   * Tags are one stop for Tab, the latest; the arrow keys go from one to the next.
   *
   * @param {KeyboardEvent & { currentTarget: HTMLElement }} event
   */
  walk(event) {
    if (
      !["ArrowUp", "ArrowDown"].includes(event.key) ||
      !(event.target instanceof Element && event.target.matches("button.tag"))
    )
      return;
    const tags = [...event.currentTarget.querySelectorAll(/** @type {"button"} */ ("button.tag"))];
    tags[tags.findIndex((each) => each === event.target) + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
    event.preventDefault();
  }

  render() {
    const { game, desk, log, base, hot, fresh, light, lit, from } = this.props;
    const { kind, more } = this.state;
    const kinds = Object.entries(KINDS).filter(([each]) => each === "all" || log.some((line) => belongs(line, each)));
    const lines = log.map((line, number) => ({ line, number })).filter(({ line }) => belongs(line, kind));
    const shown = lines.slice(-AT_ONCE * more);
    const rows = folded(shown, kind);
    const undone = takenBack(log);
    const latest = rows.findLast(({ line, again }) => game.steps[line.step] && !again)?.number;
    return h(
      "div",
      { class: "log" },
      h(
        "div",
        { class: "filters", role: "group", "aria-label": "Show in the log" },
        kinds.map(([each, word]) =>
          h(
            "button",
            {
              key: each,
              "aria-pressed": trueOrFalse(each === kind),
              "data-filter": each,
              onClick: () => this.setState({ kind: each }, () => this.bottom()),
            },
            word,
          ),
        ),
      ),
      h(
        "ol",
        {
          ref: (list) => {
            this.list = list;
          },
          tabIndex: 0,
          "aria-label": "Log",
          onKeyDown: (event) => this.walk(event),
          onScroll: ({ currentTarget: at }) => (this.below = at.scrollHeight - at.scrollTop - at.clientHeight < 40),
        },
        shown.length < lines.length &&
          h("li", null, h("button", { class: "link", onClick: () => this.setState({ more: more + 1 }) }, "earlier…")),
        rows.map(({ line, number, again, under, covered }) =>
          h(
            "li",
            {
              key: number,
              class: `is-${line.kind}${number >= from ? " new" : ""}${undone.has(number) ? " undone" : ""}`,
            },
            game.steps[line.step] && !again
              ? h(
                  "button",
                  {
                    class: `tag${lit === line.step ? " lit" : ""}`,
                    title: called(game, line.step, line.title),
                    tabIndex: number === latest ? 0 : -1,
                    "aria-label": spoken(game, line),
                    onClick: () => light(line.step),
                  },
                  tag(game.steps[line.step], line.title),
                )
              : h("span", { class: "tag" }),
            h(
              "span",
              { class: "entry" },
              line.faces && h(Dice, { faces: line.faces, sides: line.sides, fresh: number >= fresh }),
              undone.has(number) && h("span", { class: "unseen" }, "taken back: "),
              line.kind === "note" && h("b", null, "Private note: "),
              line.kind === "chat" && h("b", null, `${seatName(game, desk, line.by ?? -1)}: `),
              line.kind === "change" ? readable(line.text) : line.text,
              line.roll && h(Proof, { base, roll: line.roll, hot }),
              h(CoveredChanges, { covered }),
              h(Changes, { under, fresh, from }),
            ),
          ),
        ),
      ),
    );
  }
}
