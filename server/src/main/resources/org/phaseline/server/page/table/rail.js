// @ts-check
// The sequence: past ticked, present open, what is not done now in italics, what is to come dimmed; what a step has
// called stands indented below it. One stop for Tab; the arrow keys walk in it.
/** @import { RailStep } from "../state/sequence.js" */
import { h, Component, Fragment } from "../shared/dom.js";
import { railRows } from "../state/sequence.js";
import { called, fewRefs, filledIn, label, pathTo, plain } from "./words.js";

/** @type {Record<string, string>} */
const SIGNS = { d: "✓", p: "▸", n: "–", t: "·" };
/** @type {Record<string, string>} */
const WORDS = { d: "done", p: "now", n: "skipped", t: "to come" };
const LEFT_OUT = { sign: "✕", word: "not in our game" };

/**
 * Below the mouse or the focus: rule numbers and the one line about a step.
 *
 * @param {{ game: Api.Game, tip: RailTip }} props
 */
function Tip({ game, tip }) {
  const step = game.steps[tip.index];
  return h(
    "div",
    {
      class: `tip${tip.above ? " above" : ""}`,
      id: "tip",
      role: "tooltip",
      style: { top: `${tip.top}px`, left: `${tip.left}px` },
    },
    h("strong", null, called(game, tip.index)),
    h(
      "p",
      { class: "quiet" },
      [step.level, WORDS[tip.now], step.actor && `${plain(step.actor)} ${step.mode}`].filter(Boolean).join(" · "),
    ),
    step.refs.length > 0 && h("p", null, `Rule ${step.refs.join(", ")}`),
    step.about && h("p", null, step.about[0]),
  );
}

/** @typedef {{ index: number, now: string, left: number, top: number, above: boolean }} RailTip */
/**
 * @typedef {object} RailProps
 * @property {Api.Game} game
 * @property {Api.Sighting} sighting
 * @property {number} at
 * @property {number | undefined} lit the step that was looked up
 * @property {(step: number) => void} explain
 * @property {boolean} open
 * @property {Pick<Api.Decision, "step" | "prompt"> | undefined} asked fills in what a title leaves open
 * @property {number[]} [leftOut] the steps that are not in this game
 */

/** @extends {Component<RailProps, { tip: RailTip | null }>} */
export class Rail extends Component {
  /** @type {{ tip: RailTip | null }} */
  state = { tip: null };
  /** @type {number | undefined} */
  wanted;
  /** @type {HTMLElement | null} */
  list = null;
  shown = "";

  componentDidMount() {
    this.keepInSight(this.wanted);
  }

  componentDidUpdate() {
    this.keepInSight(this.wanted);
  }

  /**
   * @param {{ currentTarget: HTMLElement }} event
   * @param {RailStep} step
   */
  show(event, step) {
    const box = event.currentTarget.getBoundingClientRect();
    const above = box.bottom > innerHeight - 260;
    this.setState({
      tip: {
        index: step.index,
        now: step.now,
        left: Math.max(8, Math.min(box.left + 24, innerWidth - 310)),
        top: above ? box.top - 4 : box.bottom + 4,
        above,
      },
    });
  }

  /** @param {KeyboardEvent & { currentTarget: HTMLElement }} event */
  walk(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const all = [...event.currentTarget.querySelectorAll("button")];
    const to = all.findIndex((each) => each === document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
    all[Math.max(0, Math.min(to, all.length - 1))]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  render() {
    const { game, sighting, at, lit } = this.props;
    const { tip } = this.state;
    const rows = railRows(game, sighting, at);
    const steps = rows.flatMap((row) => (row.step ? [row.step] : []));
    const innermost = (
      steps.findLast((step) => step.index === at && step.now === "p") ?? steps.findLast((step) => step.now === "p")
    )?.index;
    this.wanted = lit ?? innermost;
    const entry = innermost ?? steps[0]?.index;
    return h(
      Fragment,
      null,
      h(
        "ol",
        {
          class: "rail",
          ref: (list) => {
            this.list = list;
          },
          onKeyDown: (event) => this.walk(event),
        },
        rows.map((row, i) => {
          const level = `level${Math.min(row.indent, 6)}`;
          return row.step
            ? h("li", { key: row.step.index, class: level }, this.step(row.step, innermost, entry))
            : h("li", { key: `of ${row.heading} ${i}`, class: `heading ${level}` }, row.heading);
        }),
      ),
      tip && h(Tip, { game, tip }),
    );
  }

  /**
   * @param {RailStep} step
   * @param {number | undefined} innermost where play stands
   * @param {number | undefined} entry where Tab stops
   */
  step(step, innermost, entry) {
    const { lit, explain, game, leftOut = [] } = this.props;
    const out = leftOut.length > 0 && pathTo(game, step.index).some((each) => leftOut.includes(each));
    const hide = () => this.setState({ tip: null });
    return h(
      "button",
      {
        class: `step ${step.now}${lit === step.index ? " lit" : ""}${out ? " left-out" : ""}`,
        "data-step": step.index,
        "aria-current": step.index === innermost ? "step" : undefined,
        "aria-describedby": this.state.tip?.index === step.index ? "tip" : undefined,
        tabIndex: step.index === entry ? 0 : -1,
        onMouseEnter: (event) => this.show(event, step),
        onMouseLeave: hide,
        onFocus: (event) => this.show(event, step),
        onBlur: hide,
        onClick: () => explain(step.index),
      },
      h("span", { class: "sign", "aria-hidden": "true" }, out ? LEFT_OUT.sign : SIGNS[step.now]),
      h(
        "span",
        { class: "name" },
        label(step) && h("b", null, label(step), " "),
        filledIn(step.title, this.props.asked?.step === step.index ? this.props.asked.prompt : undefined),
        h("span", { class: "unseen" }, `, ${out ? LEFT_OUT.word : WORDS[step.now]}`),
      ),
      step.refs.length > 0 && step.refs[0] !== step.label && h("small", null, fewRefs(step.refs)),
    );
  }

  /**
   * What was looked up, else where play stands; also when the rail of a phone opens, since before it had no size to
   * scroll in.
   *
   * @param {number | undefined} index
   */
  keepInSight(index) {
    const at = `${index} ${this.props.open}`;
    if (at === this.shown) return;
    this.shown = at;
    this.list?.querySelector(`[data-step="${index}"]`)?.scrollIntoView({ block: "nearest" });
  }
}
