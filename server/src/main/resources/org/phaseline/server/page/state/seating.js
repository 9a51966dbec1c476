// @ts-check
// Who sits where at a new table, as data: a seat a side, a seat a faction, or as people like; people and bots.

/** @typedef {{ parties: Api.Party[] }} PartyGuide */
/**
 * Who sits where.
 *
 * @typedef {object} SeatingPlan
 * @property {string} way sides, factions or free
 * @property {Record<number, string>} players by the number of the seat
 * @property {Record<number, string>} bots by the number of the seat, the level of the bot that plays it
 * @property {Record<string, number>} at in free grouping, the number of each party's seat
 */

/** The level against whom one plays at once. */
export const USUAL_BOT = "normal";

/** The level against whom one learns a game. */
export const LESSON_BOT = "easy";

/** @param {PartyGuide} guide */
export const present = (guide) => guide.parties.filter((party) => party.present);
/**
 * @param {PartyGuide} guide
 * @param {Api.Party} party
 */
const isLed = (guide, party) =>
  party.faction || !guide.parties.some((other) => other.faction && guide.parties[other.side] === party);

/**
 * Those who have to be led by somebody: factions, and sides that have none.
 *
 * @param {PartyGuide} guide
 */
export const led = (guide) => present(guide).filter((party) => isLed(guide, party));

/**
 * @param {PartyGuide} guide
 * @returns {SeatingPlan}
 */
export function usualSeating(guide) {
  const sides = present(guide).filter((party) => !party.faction);
  return {
    way: "sides",
    players: {},
    bots: {},
    at: Object.fromEntries(led(guide).map((party) => [party.name, sides.indexOf(guide.parties[party.side])])),
  };
}

/**
 * @param {PartyGuide} guide
 * @param {SeatingPlan} plan
 */
export function groups(guide, { way, at }) {
  if (way === "sides")
    return present(guide)
      .filter((party) => !party.faction)
      .map((side) => [side]);
  if (way === "factions") return led(guide).map((party) => [party]);
  const numbers = [...new Set(Object.values(at))].sort((one, other) => one - other);
  return numbers.map((number) => led(guide).filter((party) => at[party.name] === number));
}

/**
 * One seat a side: the first is mine, bots play the others.
 *
 * @param {PartyGuide} guide
 * @param {string} [level]
 */
export function againstBots(guide, level = USUAL_BOT) {
  const usual = usualSeating(guide);
  const others = groups(guide, usual)
    .map((_, index) => index)
    .slice(1);
  return { ...usual, bots: Object.fromEntries(others.map((index) => [index, level])) };
}

/**
 * As the server wants them; nothing when it is one seat a side, for people without names.
 *
 * @param {PartyGuide} guide
 * @param {SeatingPlan} seating
 */
export function seatsFor(guide, seating) {
  const all = groups(guide, seating);
  if (seating.way === "sides" && !all.some((_, index) => seating.players[index] || seating.bots[index])) return [];
  return all.map((group, index) => ({
    for: group.map((party) => party.name),
    player: seating.bots[index] ? "" : (seating.players[index] ?? ""),
    bot: seating.bots[index] ?? "",
  }));
}
