// @ts-check
// Whose spaces are, and which belong together: what of their values is drawn as colours and lines, and what is written.

/** @typedef {Api.Sighting["spaces"][number]} Shown */

export const COLOUR = "colour";
const BORDER = "border";

/**
 * The fields that colour spaces or put lines around them, by their names.
 *
 * @param {Api.Game} game
 * @param {string} board
 */
function formsOf(game, board) {
  const showing = game.symbols.find((each) => each.kind === board)?.showing ?? [];
  return new Map(showing.filter(({ as }) => as === COLOUR || as === BORDER).map(({ name, as }) => [name, as]));
}

/**
 * What is left of the values of spaces to be written on them.
 *
 * @param {Api.Game} game
 * @param {string} board
 * @param {Shown[]} spaces
 */
export function writtenOn(game, board, spaces) {
  const forms = formsOf(game, board);
  return spaces.flatMap((shown) => {
    if (shown.board !== board) return [];
    const values = shown.values.filter((value) => !forms.has(value.name));
    return values.length > 0 ? [{ ...shown, values }] : [];
  });
}

/**
 * The spaces that have the same value of a field.
 *
 * @param {Api.Game} game
 * @param {string} board
 * @param {Shown[]} spaces
 */
export function realmsOf(game, board, spaces) {
  const forms = formsOf(game, board);
  /** @type {Map<string, { as: string, party: number | undefined, spaces: number[] }>} */
  const realms = new Map();
  for (const shown of spaces) {
    if (shown.board !== board) continue;
    for (const { name, value, party } of shown.values) {
      const as = forms.get(name);
      if (!as) continue;
      const key = `${name} ${value}`;
      const realm = realms.get(key);
      if (realm) realm.spaces.push(shown.space);
      else realms.set(key, { as, party, spaces: [shown.space] });
    }
  }
  // Lines lie above the colours.
  return [...realms].sort(([, one], [, other]) => Number(one.as === BORDER) - Number(other.as === BORDER));
}
