// The sequence: past ticked, present open, what was passed over struck through, what is to come dimmed.
import { h } from "./dom.js";

const SIGNS = { d: "✓", p: "▸", n: "–", t: "·" };
const WORDS = { d: "done", p: "present", n: "not done", t: "to come" };

/** The steps from the outermost to the one with this number. */
export function pathTo(game, step) {
  const path = [];
  for (let at = step; at >= 0; at = game.steps[at].parent) path.unshift(at);
  return path;
}

function shown(game, progress) {
  const main = game.steps[0]?.sequence;
  const open = new Set(game.steps.filter((_, i) => progress[i] === "p").map((step) => step.sequence));
  return game.steps
    .map((step, index) => ({ ...step, index, now: progress[index] }))
    .filter((step) => step.inPlay && (step.sequence === main || open.has(step.sequence)))
    .filter((step) => step.parent < 0 || progress[step.parent] === "p");
}

function heading(game, name) {
  if (name.startsWith("when ")) return "Reaction";
  if (name.startsWith("digression ")) return "Raised by hand";
  return game.sequences[name] || "Game turn";
}

export function Rail({ game, sighting }) {
  const steps = shown(game, sighting.progress);
  const innermost = steps.filter((step) => step.now === "p").at(-1)?.index;
  let sequence = null;
  return h("nav", { class: "rail", "aria-label": "Sequence of play" }, h("ol", null, steps.map((step) => {
    const begins = step.sequence !== sequence;
    sequence = step.sequence;
    return [
      begins && h("li", { key: `of ${sequence}`, class: "heading" }, heading(game, sequence)),
      h("li", {
        key: step.index,
        class: `step ${step.now} level${Math.min(step.depth, 4)}`,
        "aria-current": step.index === innermost ? "step" : undefined,
        title: `${step.level}, ${WORDS[step.now]}${step.actor ? ` — ${step.actor} ${step.mode}` : ""}`,
        ref: step.index === innermost ? (line) => line?.scrollIntoView({ block: "nearest" }) : undefined,
      }, h("span", { class: "sign" }, SIGNS[step.now]),
        h("span", { class: "name" }, step.label && h("b", null, step.label, " "), step.title),
        step.refs.length > 0 && h("small", null, step.refs.join(", "))),
    ];
  })));
}
