// @ts-check
// A step as a good player aid would print it: what, who, must or may, rule numbers, and what comes before and after.
import { h, Fragment } from "../shared/dom.js";
import { aboutBesides, called, capital, fewRefs, label, pathTo, plain, speaksFor } from "./words.js";

/** @type {Record<string, string>} */
const SIGNS = { d: "✓", p: "▸", n: "–", t: "·" };
/** @type {Record<string, string>} */
const WORDS = { d: "done", p: "now", n: "skipped", t: "to come" };
const MODES = { must: "must do this", may: "may do this", automatic: "the umpire does this" };

/**
 * @param {Api.Game} game
 * @param {number} index
 */
function siblings(game, index) {
  const step = game.steps[index];
  return game.steps
    .map((each, i) => ({ ...each, index: i }))
    .filter((each) => each.inPlay && each.parent === step.parent && each.sequence === step.sequence);
}

/**
 * The step after this one: the next beside it, or beside what it is part of.
 *
 * @param {Api.Game} game
 * @param {number} index
 */
export function following(game, index) {
  for (let at = index; at >= 0; at = game.steps[at].parent) {
    const next = siblings(game, at).find((each) => each.index > at);
    if (next) return next.index;
  }
  return -1;
}

/**
 * What the rulebook says of a step, or of itself.
 *
 * @param {{ paragraphs?: string[] }} props
 */
export function About({ paragraphs = [] }) {
  return h(
    Fragment,
    null,
    paragraphs.map((paragraph, i) => h("p", { key: i, class: "about" }, paragraph)),
  );
}

/** @param {{ step: Api.Step, who?: string }} props */
function Who({ step, who }) {
  if (step.mode === "automatic") return h("p", { class: "who" }, capital(MODES.automatic));
  const role = step.actor && plain(step.actor);
  const name = who || capital(role) || "Everybody";
  return h(
    "p",
    { class: "who" },
    h("strong", null, name),
    role && who && role !== who && h("span", { class: "quiet" }, ` (${role})`),
    " ",
    h("span", { class: `mode ${step.mode}` }, MODES[step.mode]),
  );
}

/**
 * @typedef {object} FactsProps
 * @property {Api.Game} game
 * @property {Api.Sighting} sighting
 * @property {number} index
 * @property {string} [who] the ones it waits for, by name, where that is known
 * @property {boolean} [large]
 */

/** @param {FactsProps} props */
export function StepFacts({ game, sighting, index, who, large }) {
  const step = game.steps[index];
  const next = following(game, index);
  const phase = pathTo(game, index).slice(0, -1);
  return h(
    Fragment,
    null,
    h(
      "p",
      { class: "of" },
      [game.sequences[step.sequence], ...phase.map((at) => called(game, at))].filter(Boolean).join(" › "),
    ),
    large && h("h2", null, label(step) && h("span", { class: "number" }, label(step)), step.title),
    h(
      "p",
      { class: "refs" },
      h("span", { class: "quiet" }, step.level),
      step.refs.map((ref) => h("span", { key: ref, class: "ref" }, `Rule ${ref}`)),
    ),
    h(About, { paragraphs: step.about }),
    h(Who, { step, who }),
    next >= 0 &&
      h(
        "p",
        { class: "next" },
        h("span", { class: "quiet" }, "Next: "),
        called(game, next),
        sighting.progress[next] === "n" && h("span", { class: "quiet" }, " (skipped)"),
      ),
  );
}

/**
 * A game without a board fills the middle with it.
 *
 * @param {{ game: Api.Game, sighting: Api.Sighting, decision: Api.Decision | undefined, index: number }} props
 */
export function StepCard({ game, sighting, decision, index }) {
  if (index < 0)
    return h(
      "article",
      { class: "card step-card" },
      h("h2", null, sighting.over ? "The game is over" : game.title),
      sighting.over &&
        h("p", { class: "who" }, sighting.winner ? ["Won by ", h("strong", null, sighting.winner)] : "Nobody has won."),
    );
  const who = decision?.awaited
    ? speaksFor(game, decision) || game.me
    : sighting.awaited.find((each) => each.step === index && !each.ready)?.who;
  const about = decision ? aboutBesides(decision) : "";
  const beside = siblings(game, index);
  const parent = game.steps[index].parent;
  return h(
    "article",
    { class: "card step-card", "aria-label": "The step" },
    h(StepFacts, { game, sighting, index, who, large: true }),
    decision &&
      (decision.prompt !== game.steps[index].title || decision.about) &&
      h("p", { class: "asked" }, decision.prompt, about && h("em", null, ` (${about})`)),
    beside.length > 1 &&
      h(
        "section",
        { class: "beside" },
        h("h3", null, parent >= 0 ? called(game, parent) : game.sequences[game.steps[index].sequence] || "Game turn"),
        h(
          "ol",
          null,
          beside.map((each) =>
            h(
              "li",
              { key: each.index, class: `${sighting.progress[each.index]}${each.index === index ? " here" : ""}` },
              h("span", { class: "sign", "aria-hidden": "true" }, SIGNS[sighting.progress[each.index]]),
              h(
                "span",
                null,
                label(each) && h("b", null, label(each), " "),
                each.title,
                h("span", { class: "unseen" }, `, ${WORDS[sighting.progress[each.index]]}`),
              ),
              h("small", null, fewRefs(each.refs)),
            ),
          ),
        ),
      ),
  );
}
