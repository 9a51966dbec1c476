// @ts-check
// What has happened on the boards since the player last answered: moves with their way, losses, what was taken off, and
// who shot at whom. The same tells what differs between two moments of the film.

/** @typedef {{ board: string, space: number }} Place */
/** @typedef {{ key: string, side: number, board: string, spaces: number[] }} Trace the way of a piece */
/** @typedef {{ key: string, name: string, by: number }} Drop a number of a piece that became less */
/** @typedef {{ key: string, side: number, name: string } & Place} Gone a piece that was taken off the board */
/** @typedef {{ from: Place, to: Place }} Shot */
/**
 * @typedef {object} Happened
 * @property {Trace[]} traces
 * @property {Drop[]} drops
 * @property {Gone[]} gone
 * @property {Shot[]} shots
 * @property {string[]} [provokers] the pieces that have provoked the reaction that is asked for, as kind/number
 */

/** @type {Happened} */
export const NOTHING_HAPPENED = { traces: [], drops: [], gone: [], shots: [] };

/** @param {{ kind: string, number: number }} piece */
const keyOf = (piece) => `${piece.kind}/${piece.number}`;

/** More than so many moves at once are a set-up, or a new table. */
const MOST = 40;

/**
 * @param {Trace[]} traces
 * @param {Api.Piece} was
 * @param {Api.Piece} now
 * @returns {Trace[]}
 */
function traced(traces, was, now) {
  if (!was.spot || !now.spot || was.spot.board !== now.spot.board || was.spot.space === now.spot.space) return traces;
  const key = keyOf(now);
  const before = traces.find((each) => each.key === key && each.board === now.spot?.board);
  const spaces = [...(before?.spaces ?? [was.spot.space]), now.spot.space];
  return [...traces.filter((each) => each !== before), { key, side: now.side, board: now.spot.board, spaces }];
}

/**
 * The numbers on a counter; of a kind without any, those that the rulebook has words for. What is only spent, such as
 * movement points, is on no counter.
 *
 * @param {Api.Game} game
 * @param {string} kind
 * @returns {Map<string, string>} the form of each
 */
function counted(game, kind) {
  const shown = game.symbols.find((rule) => rule.kind === kind)?.showing ?? [];
  const fields = shown.length > 0 ? shown : game.fields.filter((field) => field.kind === kind);
  return new Map(fields.filter(({ form }) => NUMBERS.includes(form)).map(({ name, form }) => [name, form]));
}

const NUMBERS = ["number", "ledger", "set"];

/**
 * @param {string | undefined} form
 * @param {string | undefined} value
 */
const amount = (form, value) =>
  form !== "set" || value === undefined ? Number(value) : value === "none" ? 0 : value.split(", ").length;

/**
 * @param {Api.Game} game
 * @param {Drop[]} drops
 * @param {Api.Piece} was
 * @param {Api.Piece} now
 * @returns {Drop[]}
 */
function dropped(game, drops, was, now) {
  if (was.values === now.values || !now.spot) return drops;
  const forms = counted(game, now.kind);
  const key = keyOf(now);
  return now.values.reduce((all, { name, value }) => {
    const form = forms.get(name);
    const by = amount(form, value) - amount(form, was.values.find((each) => each.name === name)?.value);
    if (!form || !(by < 0)) return all;
    const before = all.find((each) => each.key === key && each.name === name);
    return [...all.filter((each) => each !== before), { key, name, by: by + (before?.by ?? 0) }];
  }, drops);
}

/**
 * The pieces that a line names, in the order in which it does.
 *
 * @param {string} text
 * @param {Api.Piece[]} pieces
 */
function namedIn(text, pieces) {
  return pieces
    .map((piece) => ({ piece, at: text.toLowerCase().indexOf(piece.name.toLowerCase()) }))
    .filter(({ piece, at }) => at >= 0 && !/\w/.test(text[at + piece.name.length] ?? ""))
    .sort((a, b) => a.at - b.at || b.piece.name.length - a.piece.name.length)
    .map(({ piece }) => piece);
}

/**
 * Who has provoked a reaction: the first piece of somebody else that the line names which tells of it.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {string} line empty where nothing reacts
 */
export function provokersIn(game, { pieces }, line) {
  const others = pieces.filter(
    ({ spot, side, name }) => spot && side >= 0 && name.length > 2 && !game.myParties.includes(side),
  );
  return line ? namedIn(line, others).slice(0, 1).map(keyOf) : [];
}

/**
 * Who shot at whom: where dice fell, the first two pieces of different sides that a line names.
 *
 * @param {Api.Sighting} before
 * @param {Api.LogLine[]} lines
 * @returns {Shot[]}
 */
function shotsIn(before, lines) {
  const steps = new Set(lines.filter((line) => line.faces).map((line) => line.step));
  const placed = before.pieces.filter((piece) => piece.spot && piece.side >= 0 && piece.name.length > 2);
  return lines.flatMap((line) => {
    if (!steps.has(line.step) || line.kind === "answer" || line.kind === "change") return [];
    const named = namedIn(line.text, placed);
    const from = named[0];
    const to = named.find((piece) => piece.side !== from.side);
    if (!from?.spot || !to?.spot || from.spot.board !== to.spot.board) return [];
    return [{ from: placeOf(from.spot), to: placeOf(to.spot) }];
  });
}

/** @param {Place} spot */
const placeOf = ({ board, space }) => ({ board, space });

/**
 * What happened between two sightings, on top of what happened before.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} before
 * @param {Api.Sighting} now
 * @param {Api.LogLine[]} lines
 * @param {Happened} [sofar]
 * @param {boolean} [own] whether the viewer did it: their own moves need no trace
 * @returns {Happened}
 */
export function happenedSince(game, before, now, lines, sofar = NOTHING_HAPPENED, own = false) {
  const was = new Map(before.pieces.map((piece) => [keyOf(piece), piece]));
  const changed = now.pieces.filter((piece) => was.has(keyOf(piece)) && was.get(keyOf(piece)) !== piece);
  const shots = [...sofar.shots, ...shotsIn(before, lines)];
  if (changed.length === 0 && shots.length === sofar.shots.length) return sofar;
  const all = { ...sofar, shots };
  for (const piece of changed) {
    const old = /** @type {Api.Piece} */ (was.get(keyOf(piece)));
    if (!own || !game.myParties.includes(piece.side)) all.traces = traced(all.traces, old, piece);
    all.drops = dropped(game, all.drops, old, piece);
    if (old.spot && !piece.spot)
      all.gone = [...all.gone, { key: keyOf(piece), side: piece.side, name: piece.name, ...placeOf(old.spot) }];
  }
  return all.traces.length > MOST ? { ...all, traces: [] } : all;
}
