// @ts-check
// Makes the next sighting of the one before and of what has changed. What has not changed is the same object in both,
// so that it need not be drawn again.
/** @import { TableEvent } from "./table.js" */

/**
 * What a view or a change has brought: its id and lines of the log.
 *
 * @param {TableEvent} event
 */
export function newsOf(event) {
  if (event.type === "view") return event.view;
  return event.type === "change" ? { id: event.change.id, log: linesOf(event.change.log) } : null;
}

/**
 * @template T
 * @param {T[]} list
 * @param {{ at: number, drop: number, add: T[] }[]} splices one after the other, by their places in the list as it was
 */
export function spliced(list, splices) {
  /** @type {T[]} */
  const next = [];
  let rest = 0;
  for (const { at, drop, add } of splices) {
    for (; rest < at; rest++) next.push(list[rest]);
    rest += drop;
    for (const each of add) next.push(each);
  }
  for (; rest < list.length; rest++) next.push(list[rest]);
  return next;
}

/**
 * @param {Api.Ground[]} before
 * @param {Api.GroundChange[]} changes
 */
const groundsAfter = (before, changes) =>
  changes.map(({ was, whole, splices }) => {
    const ground = whole ?? before[was];
    return splices.length ? { ...ground, spaces: spliced(ground.spaces, splices) } : ground;
  });

/**
 * @param {Api.SideMark[]} before
 * @param {Api.SideMarkChange[]} changes
 */
const sidesAfter = (before, changes) =>
  changes.map(({ was, whole, splices }) => {
    const mark = whole ?? before[was];
    return splices.length ? { ...mark, pairs: spliced(mark.pairs, splices) } : mark;
  });

/**
 * A decision with all its choices written out.
 *
 * @param {Api.ShortDecision} decision
 * @param {Api.Piece[]} pieces as they are now
 * @returns {Api.Decision}
 */
function withChoices({ items, words, ...decision }, pieces) {
  if (!items) return decision;
  const names = new Map(
    words ? [] : pieces.filter(({ kind }) => kind === decision.from).map(({ number, name }) => [number, name]),
  );
  const numbered = items.map((item, i) => ({ word: words?.[i] ?? names.get(item) ?? "", item }));
  return { ...decision, choices: [...numbered, ...decision.choices] };
}

/**
 * The lines of a change: each comes without the kind and the step that it has in common with the line before, and one
 * of the kind change is covered unless it says otherwise.
 *
 * @param {Api.ShortLogLine[]} log
 * @returns {Api.LogLine[]}
 */
export function linesOf(log) {
  let kind = "";
  let step = -1;
  return log.map((line) => {
    kind = line.kind ?? kind;
    step = line.step ?? step;
    const covered = line.covered ?? kind === "change";
    return { ...line, kind, step, ...(covered && { covered }) };
  });
}

/**
 * A piece that came as a whole, or as what has changed of one that was there.
 *
 * @param {Api.Piece[]} before
 * @param {Api.ShortPiece} piece
 */
function pieceAfter(before, piece) {
  const { was, spot, values, ...others } = piece;
  if (was === undefined) return /** @type {Api.Piece} */ (piece);
  const old = before[was];
  const changed = new Map(values?.map((value) => [value.name, value]));
  return /** @type {Api.Piece} */ ({
    ...old,
    ...others,
    ...(spot && { spot: { ...old.spot, ...spot } }),
    values: old.values.map((value) => changed.get(value.name) ?? value),
  });
}

/**
 * @param {Api.Piece[]} before
 * @param {Api.PieceSplice[]} splices
 */
const piecesAfter = (before, splices) =>
  spliced(
    before,
    splices.map((splice) => ({ ...splice, add: splice.add.map((piece) => pieceAfter(before, piece)) })),
  );

/**
 * @param {Api.Sighting} before
 * @param {Api.SightingChange} change
 * @returns {Api.Sighting}
 */
export function applied(before, { decisions, state, pieces, grounds, sides, spaces, ...values }) {
  const piecesNow = pieces ? piecesAfter(before.pieces, pieces) : before.pieces;
  const arrived = decisions?.map((splice) => ({
    ...splice,
    add: splice.add.map((each) => withChoices(each, piecesNow)),
  }));
  return {
    ...before,
    ...values,
    pieces: piecesNow,
    decisions: arrived ? spliced(before.decisions, arrived) : before.decisions,
    state: state ? spliced(before.state, state) : before.state,
    grounds: grounds ? groundsAfter(before.grounds, grounds) : before.grounds,
    sides: sides ? sidesAfter(before.sides, sides) : before.sides,
    spaces: spaces ? spliced(before.spaces, spaces) : before.spaces,
  };
}
