// @ts-check
// Why something on the board cannot be chosen now, as far as what is seen tells: whose it is, whose move it is, and in
// what it differs from all that can be chosen. It is told from what this seat sees alone.
/** @import { TableState } from "./table.js" */
import { bare, capital, pathTo, plain, until, worded } from "../table/words.js";
import { howTo } from "./coach.js";
import { keyOf } from "./inspecting.js";
import { decisionOf, question, stepOf } from "./selectors.js";

/** So many differences are named. */
const MOST = 2;

/** What a value has that is not there. */
const NOTHING = ["", "no", "none", "0"];

/** Values that name, place or measure a piece say nothing about what it may do. */
const APART = ["at", "facing", "side", "wide", "deep", "name"];

/**
 * The pieces that can be chosen or ordered now.
 *
 * @param {TableState} state
 * @param {Api.Decision} decision
 */
function offered({ sighting, orders }, decision) {
  const chosen = decision.choices.map(({ item }) => `${decision.from}/${item}`);
  const keys = new Set([...chosen, ...orders.movable.map(keyOf)]);
  return (sighting?.pieces ?? []).filter((piece) => keys.has(keyOf(piece)));
}

/**
 * @param {Api.Game} game
 * @param {string} kind
 * @param {Api.Value} value
 */
function inWords(game, kind, { name, value, until: end }) {
  const text = game.fields.find((field) => field.kind === kind && field.name === name)?.text ?? "";
  const what = worded(text, value === "1") || plain(name);
  const amount = value === "yes" ? "" : ` ${value}`;
  return `${what}${amount}${end ? ` (until ${until(game, end)})` : ""}`;
}

/**
 * What a piece has, or lacks, otherwise than every one that can be chosen, where these are all alike.
 *
 * @param {Api.Game} game
 * @param {Api.Piece} piece
 * @param {Api.Piece[]} others
 */
function differences(game, piece, others) {
  const alike = others.filter((other) => other.kind === piece.kind);
  if (alike.length === 0) return [];
  /** @type {(of: Api.Piece, name: string) => string} */
  const valueOf = (of, name) => of.values.find((value) => value.name === name)?.value ?? "";
  return piece.values
    .filter(({ name }) => !APART.includes(name))
    .flatMap((value) => {
      const usual = valueOf(alike[0], value.name);
      const same = alike.every((other) => valueOf(other, value.name) === usual);
      if (!same || usual === value.value) return [];
      // A number differs from piece to piece anyway, unless it is used up.
      if (NOTHING.includes(value.value) && !NOTHING.includes(usual))
        return [`no ${inWords(game, piece.kind, { ...value, value: "yes" })}`];
      return NOTHING.includes(usual) ? [inWords(game, piece.kind, value)] : [];
    })
    .slice(0, MOST);
}

/**
 * Whether nobody could tell two pieces apart: of such only one is offered.
 *
 * @param {Api.Piece} one
 * @param {Api.Piece} other
 */
function isAlike(one, other) {
  /** @param {Api.Piece} piece */
  const seen = ({ kind, name, side, spot, values }) => JSON.stringify([kind, name, side, spot?.space, values]);
  return seen(one) === seen(other);
}

/**
 * What the rulebook says of the step in which is asked, or of the nearest one around it.
 *
 * @param {TableState} state
 */
function ruleOf(state) {
  const { steps } = state.game;
  const told = pathTo(state.game, stepOf(state)).findLast((step) => steps[step].about);
  return told === undefined ? "" : (steps[told].about?.[0] ?? "");
}

/**
 * @param {TableState} state
 * @param {Api.Piece} piece
 * @returns {string} nothing where it can be chosen, or where nothing is asked
 */
export function whyNotPiece(state, piece) {
  const { game, sighting, film } = state;
  const decision = decisionOf(state);
  if (!sighting || sighting.over || film || !game.me || piece.side < 0) return "";
  const mine = game.myParties.some((party) => party === piece.side || game.parties[party].side === piece.side);
  if (!decision?.awaited) return mine ? "You are not asked now: it is somebody else's move." : "";
  const can = offered(state, decision);
  if (can.some((other) => keyOf(other) === keyOf(piece))) return "";
  const owner = capital(bare(game.parties[piece.side].title));
  if (!mine && !can.some((other) => other.side === piece.side))
    return `It belongs to ${owner}: you can look at it, not order it.`;
  if (can.length === 0) return `Nothing is asked about pieces now, but: ${decision.prompt}`;
  if (can.some((other) => isAlike(piece, other))) return "One that is no different can be chosen: the one that glows.";
  const differs = differences(game, piece, can);
  if (differs.length > 0) return `It cannot be chosen now. Unlike all that can, it has ${differs.join(" and ")}.`;
  const rule = ruleOf(state);
  const reason = rule ? `The rule says: “${rule}”` : "The rules allow only what glows.";
  return `It cannot be chosen now: ${decision.prompt} ${reason}`;
}

/**
 * Why nothing happens where somebody clicked on the bare board.
 *
 * @param {TableState} state
 */
export function whyNotPlace(state) {
  const { orders, sighting } = state;
  const decision = decisionOf(state);
  if (!sighting || sighting.over) return "";
  if (!decision?.awaited) return "It is not your move: you can look, but nothing can be done now.";
  if (orders.piece && orders.menu) {
    const key = keyOf(orders.piece);
    const name = sighting.pieces.find((piece) => keyOf(piece) === key)?.name;
    const cut = orders.menu.cut ? ", as far as was looked" : "";
    return `${capital(name ?? "It")} cannot end an order there now${cut}: what it can do glows.`;
  }
  return `Nothing can be done there now. ${howTo(state)}`;
}

/**
 * What is looked at, a piece or the place of a click, and what is asked meanwhile; empty where there is nothing to be
 * told of it.
 *
 * @param {TableState} state
 */
export function askedAbout(state) {
  const about = state.inspected || (state.missed && state.missed === missedNow(state) ? state.missedAt : "");
  const decision = decisionOf(state);
  return about && decision?.awaited && !decision.sealed && !state.film ? `${about} ${missedNow(state)}` : "";
}

/**
 * Whether what is looked at is on nobody's menu here.
 *
 * @param {TableState} state
 */
export function isUnoffered({ sighting, inspected, orders }) {
  const piece = inspected && sighting?.pieces.find((each) => keyOf(each) === inspected);
  if (!piece) return !inspected;
  // Of one that belongs to nobody nothing is asked.
  return piece.side >= 0 && !(orders.piece && keyOf(orders.piece) === inspected);
}

/**
 * What the server has said of what is looked at now; null where it said nothing, or knows nothing.
 *
 * @param {TableState} state
 */
export function unmetNow(state) {
  const { unmet } = state;
  if (!unmet || unmet.asked !== askedAbout(state)) return null;
  return unmet.why.unmet.length > 0 || unmet.why.options.length > 0 ? unmet.why : null;
}

/**
 * What a click on the bare board was about: it is answered as long as the same is asked, and the same piece in hand.
 *
 * @param {TableState} state
 */
export const missedNow = ({ sighting, orders }) => `${orders.piece ? keyOf(orders.piece) : "-"} ${question(sighting)}`;
