// @ts-check
// Figures on a base: which pieces a counter shows by a set of them, and where each stands.

/**
 * @typedef {object} Figure
 * @property {number} number
 * @property {string} name
 * @property {boolean} stands
 * @property {string} mark what else is said of it, such as that it is injured
 */
/** @typedef {{ kind: string, all: Figure[] }} Members */

/** How far the first and the last row lie from the middle, of the depth of the base. */
const ROWS = 0.33;

/**
 * Whether a piece belongs to the same thing as a counter: all that both have a word for is the same for both, such as
 * the card that slots and a unit have.
 *
 * @param {Api.Piece} member
 * @param {Api.Piece} piece
 */
const isOf = (member, piece) =>
  member.values.every(({ name, value }) => {
    const own = piece.values.find((each) => each.name === name);
    return own === undefined || own.value === value;
  });

/**
 * The pieces that a counter shows by a set of them; nothing where it shows no such set.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {Api.Piece} piece
 * @returns {Members | undefined}
 */
export function membersOf(game, sighting, piece) {
  const shown = game.symbols.find((rule) => rule.kind === piece.kind)?.showing ?? [];
  const sets = piece.values.filter((value) => value.of);
  const set = sets.find(({ name }) => shown.some((field) => field.name === name && field.form === "set"));
  if (!set?.of) return undefined;
  const others = sets.filter((value) => value !== set && value.of === set.of);
  const all = sighting.pieces
    .filter((each) => each.kind === set.of && isOf(each, piece))
    .map(({ number, name }) => ({
      number,
      name,
      stands: Boolean(set.items?.includes(number)),
      mark: others
        .filter((value) => value.items?.includes(number))
        .map(({ name: said }) => said)
        .join(", "),
    }));
  return all.length > 0 ? { kind: set.of, all } : undefined;
}

/**
 * Where each of so many stands on a base, its front above: as many columns as suit its form.
 *
 * @param {number} count
 * @param {{ wide: number, deep: number }} size
 */
export function placesOn(count, { wide, deep }) {
  const columns = Math.min(count, Math.max(1, Math.round(Math.sqrt((count * wide) / deep))));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const here = Math.min(columns, count - row * columns);
    const x = ((i % columns) + 0.5) / here - 0.5;
    const y = rows === 1 ? ROWS : -ROWS + (2 * ROWS * row) / (rows - 1);
    return { x: x * wide, y: y * deep };
  });
}
