// @ts-check
// Who sits where: a seat a side, a seat a faction, or as people like; a person, with a name if one wants, or a bot.
/** @import { PartyGuide, SeatingPlan } from "../state/seating.js" */
import { h, trueOrFalse } from "../shared/dom.js";
import { groups, led, present } from "../state/seating.js";

/** @type {[string, string][]} the levels of bots, weakest first */
const BOTS = [
  ["random", "a bot: random"],
  ["easy", "a bot: easy"],
  ["normal", "a bot: normal"],
  ["hard", "a bot: hard"],
];

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
              onChange: (event) =>
                change({ ...seating, bots: { ...seating.bots, [index]: event.currentTarget.value } }),
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
