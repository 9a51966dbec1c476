// @ts-check
// What steps are called this time: titles such as "Turn of {phasing}" with what they speak of filled in.

/** @type {WeakMap<Api.Sighting["titles"], Api.Game>} */
const known = new WeakMap();

/**
 * The game with the steps on the way to what is asked called as they are this time; the same object as long as they are
 * called the same.
 *
 * @param {Api.Game} game
 * @param {Pick<Api.Sighting, "titles"> | null | undefined} sighting
 * @returns {Api.Game}
 */
export function titled(game, sighting) {
  const titles = sighting?.titles ?? [];
  if (titles.length === 0) return game;
  const before = known.get(titles);
  if (before?.title === game.title && before.mySeat === game.mySeat) return before;
  const steps = [...game.steps];
  for (const { step, text } of titles) if (steps[step]) steps[step] = { ...steps[step], title: text };
  const now = { ...game, steps };
  known.set(titles, now);
  return now;
}
