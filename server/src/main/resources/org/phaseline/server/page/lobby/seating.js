// @ts-check
// Who sits where: a seat a side, a seat a faction, or as people like; with the name of who sits there, if one wants.
import { h, trueOrFalse } from "../shared/dom.js";

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
const USUAL_BOT = "normal";

/** @type {[string, string][]} the levels of bots, weakest first */
export const BOTS = [
  ["random", "a bot: random"],
  ["easy", "a bot: easy"],
  ["normal", "a bot: normal"],
  ["hard", "a bot: hard"],
];

/** @param {PartyGuide} guide */
const present = (guide) => guide.parties.filter((party) => party.present);
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
const led = (guide) => present(guide).filter((party) => isLed(guide, party));

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
function groups(guide, { way, at }) {
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
 */
export function againstBots(guide) {
  const usual = usualSeating(guide);
  const others = groups(guide, usual).map((_, index) => index).slice(1);
  return { ...usual, bots: Object.fromEntries(others.map((index) => [index, USUAL_BOT])) };
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

/** @param {{ guide: PartyGuide, seating: SeatingPlan, change: (plan: SeatingPlan) => void }} props */
export function Seating({ guide, seating, change }) {
  const parties = led(guide);
  const sides = present(guide).filter((party) => !party.faction);
  const many = parties.length > 1;
  /** @type {[string, string][]} */
  const several = parties.length > sides.length ? [["factions", "One seat for each faction"]] : [];
  /** @type {[string, string][]} */
  const free = many ? [["free", "Choose who plays what"]] : [];
  /** @type {[string, string][]} */
  const ways = [["sides", "One seat for each side"], ...several, ...free];
  return h(
    "fieldset",
    { class: "seating" },
    h("legend", null, "Who sits where"),
    ways.length > 1 &&
      h(
        "div",
        { class: "ways", role: "radiogroup", "aria-label": "Who sits where" },
        ways.map(([way, title]) =>
          h(
            "button",
            {
              key: way,
              role: "radio",
              "data-seating": way,
              "aria-checked": trueOrFalse(seating.way === way),
              onClick: () => change({ ...seating, way, players: {}, bots: {} }),
            },
            title,
          ),
        ),
      ),
    seating.way === "free" &&
      h(
        "table",
        { class: "grid" },
        h(
          "tbody",
          null,
          parties.map((party) =>
            h(
              "tr",
              { key: party.name },
              h(
                "th",
                { scope: "row" },
                party.title,
                party.faction && h("small", null, guide.parties[party.side].title),
              ),
              h(
                "td",
                null,
                h(
                  "select",
                  {
                    "data-party": party.name,
                    "aria-label": `Seat of ${party.title}`,
                    value: seating.at[party.name],
                    onChange: (event) =>
                      change({
                        ...seating,
                        players: {},
                        bots: {},
                        at: { ...seating.at, [party.name]: Number(event.currentTarget.value) },
                      }),
                  },
                  parties.map((_, number) => h("option", { key: number, value: number }, `Seat ${number + 1}`)),
                ),
              ),
            ),
          ),
        ),
      ),
    h(
      "ol",
      { class: "chairs" },
      groups(guide, seating).map((group, index) =>
        h(
          "li",
          { key: group.map((party) => party.name).join() },
          h("span", { class: "who" }, group.map((party) => party.title).join(", ")),
          h(
            "select",
            {
              "data-bot": index,
              "aria-label": `Person or bot for ${group.map((party) => party.title).join(", ")}`,
              value: seating.bots[index] ?? "",
              onChange: (event) => change({ ...seating, bots: { ...seating.bots, [index]: event.currentTarget.value } }),
            },
            h("option", { value: "" }, "a person"),
            BOTS.map(([level, title]) => h("option", { key: level, value: level }, title)),
          ),
          !seating.bots[index] &&
            h("input", {
            "data-player": index,
            maxLength: 60,
            placeholder: "player's name (optional)",
            "aria-label": `Who plays ${group.map((party) => party.title).join(", ")}`,
            value: seating.players[index] ?? "",
            onInput: (event) =>
              change({ ...seating, players: { ...seating.players, [index]: event.currentTarget.value } }),
          }),
        ),
      ),
    ),
  );
}
