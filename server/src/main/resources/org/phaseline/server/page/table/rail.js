// The sequence: past ticked, present open, what was passed over struck through, what is to come dimmed; what a step has called
// stands indented below it. One stop for Tab; the arrow keys walk in it.
import { h, Component, Fragment } from "../shared/dom.js";
import { called, fewRefs, label, pathTo, plain } from "./words.js";

const SIGNS = { d: "✓", p: "▸", n: "–", t: "·" };
const WORDS = { d: "done", p: "present", n: "passed over", t: "to come" };
const MAIN = 0;

function heading(game, name) {
  if (name.startsWith("when ")) return "A reaction";
  return game.sequences[name] || (name.startsWith("digression ") ? "Raised by hand" : "Game turn");
}

/** The step play waits at; what is merely open may lie further out. */
export function anchor(sighting, otherwise = -1) {
  return (
    sighting.decisions.find((each) => each.awaited)?.step ??
    sighting.awaited.find((each) => !each.ready)?.step ??
    sighting.awaited[0]?.step ??
    otherwise
  );
}

/** The sequences that are open, the outermost first, the one where somebody is awaited last. */
function openSequences(game, sighting, at) {
  const { progress } = sighting;
  const open = [];
  game.steps.forEach((step, i) => {
    if (progress[i] === "p" && !open.includes(step.sequence)) open.push(step.sequence);
  });
  const main = game.steps[MAIN]?.sequence,
    last = game.steps[anchor(sighting, at)]?.sequence;
  const rank = (name) => (name === main ? 0 : name === last ? 3 : name.startsWith("digression ") ? 2 : 1);
  return [...new Set([main, ...open])].sort((a, b) => rank(a) - rank(b));
}

/** Where play stands, from the outermost step to the innermost, through everything that was called. */
export function callPath(game, sighting, at) {
  const all = openSequences(game, sighting, at);
  const here = all.indexOf(game.steps[at]?.sequence);
  return all.slice(0, here < 0 ? all.length : here + 1).flatMap((name) => {
    if (game.steps[at]?.sequence === name) return pathTo(game, at);
    let innermost = -1;
    game.steps.forEach((step, i) => step.sequence === name && sighting.progress[i] === "p" && (innermost = i));
    return innermost < 0 ? [] : pathTo(game, innermost);
  });
}

/** The lines of the rail, with how far each is indented. */
function lines(game, sighting, at) {
  const { progress } = sighting;
  const sequences = openSequences(game, sighting, at);
  const of = (name, indent) => {
    const next = sequences[sequences.indexOf(name) + 1];
    const steps = game.steps
      .map((step, index) => ({ ...step, index, now: progress[index] }))
      .filter((step) => step.inPlay && step.sequence === name && (step.parent < 0 || progress[step.parent] === "p"));
    const innermost = steps.filter((step) => step.now === "p").at(-1);
    const rows = steps.flatMap((step) => {
      const row = { step, indent: indent + step.depth };
      return step === innermost && next !== undefined
        ? [row, { heading: heading(game, next), indent: row.indent + 1 }, ...of(next, row.indent + 1)]
        : [row];
    });
    return innermost || next === undefined
      ? rows
      : [...rows, { heading: heading(game, next), indent }, ...of(next, indent)];
  };
  const main = sequences[0];
  return [{ heading: heading(game, main), indent: 0 }, ...of(main, 0)];
}

/** Whether a step is among the lines now; parts of what is not open are not. */
export function inRail(game, sighting, at, index) {
  return lines(game, sighting, at).some((row) => row.step?.index === index);
}

/** Below the mouse or the focus: rule numbers and the one line about a step. */
function Tip({ game, tip }) {
  const step = game.steps[tip.index];
  return h(
    "div",
    { class: "tip", id: "tip", role: "tooltip", style: { top: `${tip.top}px`, left: `${tip.left}px` } },
    h("strong", null, called(game, tip.index)),
    h(
      "p",
      { class: "quiet" },
      [step.level, WORDS[tip.now], step.actor && `${plain(step.actor)} ${step.mode}`].filter(Boolean).join(" · "),
    ),
    step.refs.length > 0 && h("p", null, `Rule ${step.refs.join(", ")}`),
  );
}

export class Rail extends Component {
  state = { tip: null };

  componentDidMount() {
    this.keepInSight(this.wanted);
  }

  componentDidUpdate() {
    this.keepInSight(this.wanted);
  }

  show(event, step) {
    const box = event.currentTarget.getBoundingClientRect();
    const low = box.bottom > innerHeight - 160;
    this.setState({
      tip: {
        index: step.index,
        now: step.now,
        left: Math.max(8, Math.min(box.left + 24, innerWidth - 310)),
        top: low ? box.top - 130 : box.bottom + 4,
      },
    });
  }

  walk(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const all = [...event.currentTarget.querySelectorAll("button")];
    const to = all.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
    all[Math.max(0, Math.min(to, all.length - 1))]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  render({ game, sighting, at, lit, explain }, { tip }) {
    const rows = lines(game, sighting, at);
    const innermost =
      rows.findLast((row) => row.step?.index === at && row.step.now === "p")?.step.index ??
      rows.findLast((row) => row.step?.now === "p")?.step.index;
    this.wanted = lit ?? innermost;
    const entry = innermost ?? rows.find((row) => row.step)?.step.index;
    const hide = () => this.setState({ tip: null });
    return h(
      Fragment,
      null,
      h(
        "ol",
        { class: "rail", ref: (list) => (this.list = list), onKeyDown: (event) => this.walk(event) },
        rows.map((row, i) =>
          row.heading
            ? h("li", { key: `of ${row.heading} ${i}`, class: `heading level${Math.min(row.indent, 6)}` }, row.heading)
            : h(
                "li",
                { key: row.step.index, class: `level${Math.min(row.indent, 6)}` },
                h(
                  "button",
                  {
                    class: `step ${row.step.now}${lit === row.step.index ? " lit" : ""}`,
                    "data-step": row.step.index,
                    "aria-current": row.step.index === innermost ? "step" : undefined,
                    "aria-describedby": tip?.index === row.step.index ? "tip" : undefined,
                    tabIndex: row.step.index === entry ? 0 : -1,
                    onMouseEnter: (event) => this.show(event, row.step),
                    onMouseLeave: hide,
                    onFocus: (event) => this.show(event, row.step),
                    onBlur: hide,
                    onClick: () => explain(row.step.index),
                  },
                  h("span", { class: "sign", "aria-hidden": "true" }, SIGNS[row.step.now]),
                  h(
                    "span",
                    { class: "name" },
                    label(row.step) && h("b", null, label(row.step), " "),
                    row.step.title,
                    h("span", { class: "unseen" }, `, ${WORDS[row.step.now]}`),
                  ),
                  row.step.refs.length > 0 &&
                    row.step.refs[0] !== row.step.label &&
                    h("small", null, fewRefs(row.step.refs)),
                ),
              ),
        ),
      ),
      tip && h(Tip, { game, tip }),
    );
  }

  /** What was looked up, else where play stands; also when the rail of a phone opens, since before it had no size to scroll in. */
  keepInSight(index) {
    const at = `${index} ${this.props.open}`;
    if (at === this.shown) return;
    this.shown = at;
    this.list?.querySelector(`[data-step="${index}"]`)?.scrollIntoView({ block: "nearest" });
  }
}
