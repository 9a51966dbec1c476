// @ts-check
// Where play stands in the sequence, and which of its steps the rail shows.
import { label, pathTo } from "../table/words.js";

const MAIN = 0;

/** @typedef {Api.Step & { index: number, now: string }} RailStep a step with its number and its letter of progress */
/** @typedef {{ heading: string, step?: undefined, indent: number }} RailHeading */
/** @typedef {RailHeading | { heading?: undefined, step: RailStep, indent: number }} RailRow */

/**
 * @param {Api.Game} game
 * @param {string} name
 */
function heading(game, name) {
  if (name.startsWith("when ")) return "A reaction";
  return game.sequences[name] || (name.startsWith("digression ") ? "Raised by a player" : "Game turn");
}

/**
 * The step play waits at; what is merely open may lie further out.
 *
 * @param {Api.Sighting} sighting
 */
export function anchor(sighting, otherwise = -1) {
  const { decisions, awaited } = sighting;
  return (
    decisions.find((each) => each.awaited)?.step ??
    awaited.find((each) => !each.ready)?.step ??
    awaited[0]?.step ??
    otherwise
  );
}

/**
 * The sequences that are open, the outermost first, the one where somebody is awaited last.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {number} at
 */
function openSequences(game, sighting, at) {
  const open = sighting.open.map((step) => game.steps[step].sequence);
  const main = game.steps[MAIN]?.sequence;
  const last = game.steps[anchor(sighting, at)]?.sequence;
  /** @param {string} name */
  const rank = (name) => (name === main ? 0 : name === last ? 3 : name.startsWith("digression ") ? 2 : 1);
  return [...new Set([main, ...open])].sort((a, b) => rank(a) - rank(b));
}

/**
 * Where play stands, from the outermost step to the innermost, through everything that was called.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {number} at
 */
export function callPath(game, sighting, at) {
  const all = openSequences(game, sighting, at);
  const here = all.indexOf(game.steps[at]?.sequence);
  const path = all.slice(0, here < 0 ? all.length : here + 1).flatMap((name) => {
    if (game.steps[at]?.sequence === name) return pathTo(game, at);
    const innermost = game.steps.findLastIndex((step, i) => step.sequence === name && sighting.progress[i] === "p");
    return innermost < 0 ? [] : pathTo(game, innermost);
  });
  return path.filter((step, i) => game.steps[step].title !== game.steps[path[i + 1]]?.title);
}

/**
 * Whether a sequence is nothing but a question, such as "What does a unit do?": its own title says what is done, and
 * the question is for who is asked.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {RailStep} step
 */
function askedOfOthers(game, sighting, step) {
  if (!step.title.endsWith("?") || label(step) || step.parent >= 0) return false;
  if (sighting.decisions.some((each) => each.step === step.index)) return false;
  return !game.steps.some((each, i) => i !== step.index && each.sequence === step.sequence && each.parent < 0);
}

/**
 * The rows of the rail, with how far each is indented.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {number} at
 * @returns {RailRow[]}
 */
export function railRows(game, sighting, at) {
  const { progress } = sighting;
  const sequences = openSequences(game, sighting, at);
  /**
   * @param {string} name
   * @param {number} indent
   * @returns {RailRow[]}
   */
  const of = (name, indent) => {
    const next = sequences[sequences.indexOf(name) + 1];
    const steps = game.steps
      .map((step, index) => ({ ...step, index, now: progress[index] }))
      .filter((step) => step.inPlay && step.sequence === name && (step.parent < 0 || progress[step.parent] === "p"))
      .filter((step) => !askedOfOthers(game, sighting, step));
    const innermost = steps.filter((step) => step.now === "p").at(-1);
    /** @type {RailRow[]} */
    const rows = steps.flatMap((step) => {
      const row = { step, indent: indent + step.depth };
      if (step !== innermost || next === undefined) return [row];
      return [row, ...called(step, next, row.indent)];
    });
    if (innermost || next === undefined) return rows;
    return [...rows, { heading: heading(game, next), indent }, ...of(next, indent)];
  };
  /**
   * What a step has called, below it; what is called like the step itself is not named again.
   *
   * @param {RailStep} step
   * @param {string} next
   * @param {number} indent
   * @returns {RailRow[]}
   */
  const called = (step, next, indent) => {
    const title = heading(game, next);
    if (title !== step.title) return [{ heading: title, indent: indent + 1 }, ...of(next, indent + 1)];
    const rows = of(next, indent);
    return rows[0]?.step?.title === title ? rows.slice(1) : rows.map((row) => ({ ...row, indent: row.indent + 1 }));
  };
  const main = sequences[0];
  return [{ heading: heading(game, main), indent: 0 }, ...of(main, 0)];
}

/**
 * Whether a step is among the rows now; parts of what is not open are not.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {number} at
 * @param {number} index
 */
export const inRail = (game, sighting, at, index) =>
  railRows(game, sighting, at).some((row) => row.step?.index === index);
