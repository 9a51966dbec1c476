// @ts-check
// The dice a browser has seen: kept from the log, and compared with what a roll shows later.

/** @typedef {{ sides: number, faces: number[] }} Thrown */
/** @typedef {Record<string, Thrown & { after: boolean }>} SeenRolls by the number of the roll */

/**
 * Adds the rolls of new lines; those known already stay as they were seen first. A roll-off has a line for the dice of
 * each party, and all of them are one roll. Says whether there was any.
 *
 * @param {SeenRolls} rolls
 * @param {Pick<Api.LogLine, "roll" | "sides" | "faces">[]} log
 * @param {boolean} after whether it is known that this browser had added to the dice before
 */
export function keepRolls(rolls, log, after) {
  const known = new Set(Object.keys(rolls));
  let any = false;
  for (const { roll, sides, faces } of log) {
    if (!roll || !sides || !faces || known.has(roll)) continue;
    rolls[roll] = { sides, faces: [...(rolls[roll]?.faces ?? []), ...faces], after };
    any = true;
  }
  return any;
}

/**
 * Whether a roll shows what was seen of it: all of its dice, or those of some parties of a roll-off, if the log was cut
 * there.
 *
 * @param {Thrown} seen
 * @param {Thrown} said
 */
export const shows = (seen, said) =>
  seen.sides === said.sides && `,${said.faces.join()},`.includes(`,${seen.faces.join()},`);
