// @ts-check
// A coach beside the board: says each new thing once, from what the scenario has it say and from what the rulebook says
// of its steps, and how it is done with mouse or finger.
/** @import { TableState } from "./table.js" */
import { capital } from "../table/words.js";
import { isAtBoard, isPlaced } from "./at-board.js";
import { decisionOf, question, stepOf } from "./selectors.js";
import { callPath } from "./sequence.js";

/** @typedef {{ on: boolean, told: string[], showing: boolean }} Coach `showing`: what can be clicked is pointed out */
/** @typedef {{ key: string, title: string, paragraphs: string[], past?: boolean }} Advice */
/**
 * @typedef {| { type: "coach-told", key: string }
 *   | { type: "coach-again", key: string }
 *   | { type: "coach-show", on: boolean }
 *   | { type: "coach", on: boolean }} CoachEvent
 */

/**
 * Whether a game is one in which a coach was meant to speak.
 *
 * @param {Api.Game} game
 */
export const isLesson = (game) => game.coach.length > 0 && game.me !== "";

/**
 * @param {Api.Game} game
 * @param {Partial<Pick<Coach, "on" | "told">>} [kept]
 * @returns {Coach}
 */
export const coachFor = (game, kept = {}) => ({ on: kept.on ?? isLesson(game), told: kept.told ?? [], showing: false });

const BEGINNING = -1;

/**
 * What the scenario has the coach say of a step, or at the beginning.
 *
 * @param {Api.Game} game
 * @param {number} step
 */
const saidOf = (game, step) => game.coach.filter((each) => each.step === step).map(({ text }) => text);

/**
 * What is said when one has just sat down: one thing after the other.
 *
 * @param {Api.Game} game
 * @returns {Advice[]}
 */
const beginning = (game) =>
  saidOf(game, BEGINNING).map((text, i) => ({
    key: `begin ${i}`,
    title: i === 0 ? "Welcome" : "",
    paragraphs: [text],
  }));

/**
 * What there is to say of a step: what the scenario says, else the rulebook's own words.
 *
 * @param {Api.Game} game
 * @param {number} step
 * @returns {Advice | null}
 */
function adviceOn(game, step) {
  const said = saidOf(game, step);
  const paragraphs = said.length > 0 ? said : (game.steps[step]?.about ?? []).slice(0, 1);
  return paragraphs.length > 0 ? { key: game.steps[step].key, title: game.steps[step].title, paragraphs } : null;
}

/**
 * The steps that have been come to: those of the log, in its order, and the way to where play stands.
 *
 * @param {TableState} state
 * @param {Api.Sighting} sighting
 */
function met(state, sighting) {
  const lines = state.log.filter((line) => !line.covered);
  const logged = lines.map((line) => line.step);
  const answered = new Set(lines.filter((line) => line.kind === "answer").map((line) => line.step));
  const here = decisionOf(state)?.awaited ? callPath(state.game, sighting, stepOf(state)) : [];
  return { logged: new Set(logged.filter((step) => step >= 0)), answered, here };
}

/**
 * Everything that can be said by now, told or not.
 *
 * @param {TableState} state
 * @returns {Advice[]}
 */
export function adviceSoFar(state) {
  const { game, sighting } = state;
  if (!sighting) return [];
  const { logged, answered, here } = met(state, sighting);
  const written = new Set(game.coach.map(({ step }) => step));
  // What happens by itself, or lies around what is asked, is worth a pause only where the scenario has words for it.
  // What is asked now comes first, and of that the most particular: what has happened can be read afterwards.
  // What lies around it and was answered already waits until it is asked again: it tells of clicks of another moment.
  const waits = new Set(here.slice(0, -1).filter((step) => answered.has(step)));
  const asked = [...here.slice(-1), ...here.filter((step) => written.has(step) && !waits.has(step)).reverse()];
  const past = [...logged].filter((step) => written.has(step) && !waits.has(step));
  return [
    ...beginning(game),
    ...[...new Set([...asked, ...past])].flatMap((step) => {
      const advice = adviceOn(game, step);
      return advice ? [{ ...advice, past: !here.includes(step) }] : [];
    }),
  ];
}

/**
 * What the coach says now.
 *
 * @param {TableState} state
 */
export function adviceNow(state) {
  if (!state.coach.on || state.film || state.sighting?.over || !state.game.me) return null;
  return adviceSoFar(state).find(({ key }) => !state.coach.told.includes(key)) ?? null;
}

/**
 * What has been said, to be read again.
 *
 * @param {TableState} state
 */
export const adviceTold = (state) => adviceSoFar(state).filter(({ key }) => state.coach.told.includes(key));

/**
 * What was said of what is asked now, and is no longer shown: it may be wanted once more while one still decides.
 *
 * @param {TableState} state
 */
export const adviceAgain = (state) =>
  decisionOf(state)?.awaited ? adviceTold(state).find(({ past }) => past === false) : undefined;

/**
 * How what is asked is answered, with the mouse or a finger.
 *
 * @param {TableState} state
 */
export function howTo(state) {
  const { sighting, orders, game } = state;
  const decision = decisionOf(state);
  if (!sighting || sighting.over) return "";
  if (orders.piece) return withPiece(orders);
  if (!decision?.awaited) return "Others decide now. What they move leaves a trace on the board.";
  const leave = decision.choices.some(({ word }) => DECLINES.includes(word));
  const besides = leave ? ` If you want nothing more, click “${leavesBy(decision)}”.` : "";
  const times = state.alike.apart ? 0 : (state.alike.found?.questions ?? 0);
  if (times > 0) return `An answer to each is proposed: click “Do all ${times}”, or change it with + and − first.`;
  const place = game.boards.some(({ name }) => name === decision.from);
  const where = isAtBoard(state) ? "below the board" : "in the list";
  const orThere = isAtBoard(state) ? "" : ", or its line in the list";
  if (LISTED.includes(decision.kind) || isOfFaces(decision)) return `Click a choice ${where}.${besides}`;
  if (isOfFigures(sighting, decision)) return `Click a figure that glows on the board${orThere}.${besides}`;
  const onBoard = decision.choices.filter((choice) => isPlaced(game, sighting, decision, choice));
  if (orders.movable.length > 0 && !place) {
    const units = "a unit that glows to see what it can do";
    // What is asked in the middle of something is answered there, though units could be picked up instead.
    if (decision.kind === "step") return `Click a choice ${where}, or ${units}.${besides}`;
    const drag = `Click ${units}, or drag it where it should go`;
    if (onBoard.length === 0) return `${drag}; or click a choice ${where}.${besides}`;
    if (onBoard.some(({ item }) => isMovable(orders, decision, item))) return `${drag}.${besides}`;
  }
  if (onBoard.length === 0) return decision.choices.length > 1 ? `Click a choice ${where}.` : `Click it ${where}.`;
  return `Click ${place ? "a place" : "one"} that glows on the board${orThere}.${besides}`;
}

/**
 * Whether a choice is a piece that can be given orders, and not somebody who is attacked.
 *
 * @param {import("./planning.js").Orders} orders
 * @param {Api.Decision} decision
 * @param {number | undefined} item
 */
const isMovable = ({ movable }, { from }, item) => movable.some(({ kind, number }) => kind === from && number === item);

/** What is decided about figures and dice stands in the list, though units can be picked up meanwhile. */
const LISTED = ["die", "number", "yes_no"];

/**
 * Whether one of some dice is asked for.
 *
 * @param {Api.Decision} decision
 */
const isOfFaces = ({ from, choices }) =>
  from === "" && choices.every(({ word }) => DECLINES.includes(word) || /^\d+$/.test(word));

/**
 * Whether a question is for figures that stand on other pieces.
 *
 * @param {Api.Sighting} sighting
 * @param {Api.Decision} decision
 */
const isOfFigures = (sighting, { from, choices }) =>
  from !== "" &&
  choices.some(({ item }) => item !== undefined) &&
  sighting.pieces.some((piece) => piece.spot && piece.values.some(({ of }) => of === from));

/**
 * With a piece in hand.
 *
 * @param {import("./planning.js").Orders} orders
 */
function withPiece({ goal, chosen, menu }) {
  const down = "; Esc puts the unit down.";
  if (goal?.at && chosen) return "Read what the dice may bring, then click “Do it”, or “Back”.";
  if (goal && chosen) return "Click “Do it”, or the same place again, to do it; an arrow turns the unit.";
  if (!menu) return "";
  const ways = [
    menu.moves?.length ? "a place that glows to go there" : "",
    menu.targets?.length ? "an enemy that glows to attack it" : "",
    menu.orders?.length ? "an order below its name" : "",
  ].filter(Boolean);
  return ways.length > 0 ? `Click ${ways.join(", or ")}${down}` : `It can do nothing on the board now${down}`;
}

const DECLINES = ["skip", "no more", "none", "pass"];

/** @param {Api.Decision} decision */
const leavesBy = ({ choices }) => {
  const choice = choices.find(({ word }) => DECLINES.includes(word));
  return capital(choice?.title ?? choice?.word ?? "");
};

/**
 * Who answers while something is said has read it.
 *
 * @param {TableState} state
 * @param {TableState} before
 * @returns {TableState}
 */
export function coachAfter(state, before) {
  const said = adviceNow(before);
  const answered = decisionOf(before)?.awaited && question(before.sighting) !== question(state.sighting);
  return said && answered ? tell(state, said.key) : state;
}

/**
 * @param {TableState} state
 * @param {string} key
 * @returns {TableState}
 */
const tell = (state, key) =>
  state.coach.told.includes(key) ? state : { ...state, coach: { ...state.coach, told: [...state.coach.told, key] } };

/**
 * @param {TableState} state
 * @param {CoachEvent} event
 * @returns {TableState}
 */
export function coached(state, event) {
  switch (event.type) {
    case "coach-told":
      return tell(state, event.key);
    case "coach-again":
      return { ...state, coach: { ...state.coach, told: state.coach.told.filter((key) => key !== event.key) } };
    case "coach-show":
      return { ...state, coach: { ...state.coach, showing: event.on } };
    case "coach":
      return { ...state, coach: { ...state.coach, on: event.on } };
  }
}
