// @ts-check
// The foot of the page: who is awaited, who looks on, the film, the line, the dice.
/** @import { Parts } from "./view.js" */
import { h } from "../shared/dom.js";
import { isConnected, othersAt } from "../state/others.js";
import { FilmStrip } from "./film.js";
import { bare, capital, listed, verb, waiting } from "./words.js";

/**
 * Whether the others look on at this moment.
 *
 * @param {{ game: Api.Game, desk: Api.Desk | undefined, together: number[] }} props
 */
function Others({ game, desk, together }) {
  const others = desk ? othersAt(game, desk, together) : [];
  return (
    desk?.here &&
    others.length > 0 &&
    h(
      "ul",
      { class: "others", "aria-label": "Others at the table" },
      others.map(({ name, seat, here, free, bot }) =>
        h(
          "li",
          { key: seat, "data-here": String(here) },
          h("span", { "aria-hidden": "true" }, bot ? "⚙ " : here ? "● " : "○ "),
          capital(bare(name)),
          h(
            "span",
            { class: "quiet" },
            bot
              ? ` (bot, ${bot})`
              : free && !here
                ? ": nobody has sat down yet"
                : ` ${verb(game, name, "is")} ${here ? "here" : "away"}`,
          ),
        ),
      ),
    )
  );
}

/**
 * The umpire's dice, as far as nobody has to trust it.
 *
 * @param {{ game: Api.Game, desk: Api.Desk | undefined }} props
 */
function DiceNote({ game, desk }) {
  if (!game.dice.used) return null;
  const dice = desk?.dice ?? [];
  const added = dice.filter((each) => each.added).map((each) => game.seats[each.seat] ?? "somebody");
  const words =
    dice.length === 0 || added.length === 0
      ? "dice: from the server's seed only"
      : added.length === dice.length
        ? "dice: everybody contributed"
        : `dice: ${listed(added)} contributed`;
  return h(
    "span",
    {
      class: "dice-note",
      title:
        "Before the first roll, the server fixed its secret seed and published its fingerprint" +
        ` ${game.dice.commitment}. Each browser adds random bytes of its own. So nobody can steer the dice,` +
        " and when the game is over you can check every roll.",
    },
    words,
  );
}

/** @param {Parts} parts */
export function Foot({ state, act, seat, sighting }) {
  const { game, desk, film } = state;
  const connected = isConnected(state);
  const you = game.seats.length > 1 ? " (you)" : "";
  return h(
    "footer",
    null,
    h(
      "span",
      { class: "awaited" },
      sighting.over ? "The game is over" : `Waiting for: ${waiting(game, sighting, you)}`,
    ),
    h(Others, { game, desk, together: seat.together }),
    h(FilmStrip, { film, reel: act.film, turns: state.sighting?.gameTurn ?? 1 }),
    h(
      "span",
      { class: connected ? "line" : "line lost", role: "status" },
      connected ? "connected" : "connection lost; trying again…",
    ),
    h(DiceNote, { game, desk }),
    h(
      "button",
      { class: "link", "data-action": "help", "aria-keyshortcuts": "?", onClick: () => act.open("help") },
      "? keys",
    ),
  );
}
