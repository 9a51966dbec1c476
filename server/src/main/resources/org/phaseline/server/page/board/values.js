// @ts-check
// What the rulebook shows of the values of spaces: figures, words, and the colours of whose they are.
/** @import { Geometry } from "./geometry.js" */
import { h } from "../shared/dom.js";
import { sideClass } from "./counters.js";

/** @typedef {Api.Sighting["spaces"][number]} Shown */
/** @typedef {Shown["values"][number]} ShownValue */

/**
 * A name of a rulebook as people say it.
 *
 * @param {string} name
 */
const spoken = (name) => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

/**
 * A flag is said by its name, everything else by its value; in full it is told where the pointer rests.
 *
 * @param {Api.Game} game
 * @param {ShownValue} value
 */
function text(game, value) {
  if (value.party !== undefined) return game.parties[value.party].title.replace(/^The /, "");
  return value.value === "yes" ? spoken(value.name) : value.value;
}

/** @param {ShownValue} value */
const full = (value) => (value.value === "yes" ? spoken(value.name) : `${spoken(value.name)} ${value.value}`);

/** A long word is cut: what it is, the title tells. */
const MOST_LETTERS = 7;

/** @param {string} said */
const short = (said) => (said.length > MOST_LETTERS ? `${said.slice(0, MOST_LETTERS - 1)}…` : said);

/**
 * A row of pills along the lower edge of a space.
 *
 * @param {{ game: Api.Game, g: Geometry, shown: Shown }} props
 */
function Pills({ game, g, shown }) {
  const [x, y] = g.at(shown.space);
  const named = shown.space >= g.cells;
  const [halfWide, halfHigh] = named ? g.box(shown.space) : [g.unit * 0.38, g.unit * 0.5];
  const pills = shown.values.map((value) => ({ value, said: short(text(game, value)) }));
  const tall = g.unit * (named ? 0.24 : 0.17);
  /** @param {string} said */
  const width = (said) => tall * (0.55 + 0.56 * said.length);
  const gap = tall * 0.12;
  const all = pills.reduce((sum, { said }) => sum + width(said) + gap, -gap);
  const fit = Math.min(1, (2 * halfWide * 0.94) / all);
  let at = -all / 2;
  return h(
    "g",
    {
      class: "space-values",
      transform: `translate(${x} ${y + halfHigh - (tall * fit) / 2 - g.unit * 0.03}) scale(${fit})`,
    },
    h("title", null, `${g.name(shown.space)}: ${shown.values.map(full).join(", ")}`),
    pills.map(({ value, said }) => {
      const wide = width(said);
      const middle = at + wide / 2;
      at += wide + gap;
      return h(
        "g",
        {
          key: value.name,
          class: value.party === undefined ? "pill" : `pill ${sideClass({ side: value.party })}`,
          transform: `translate(${middle} 0)`,
        },
        h("rect", { x: -wide / 2, y: -tall / 2, width: wide, height: tall, rx: tall * 0.35 }),
        h("text", { "font-size": tall * 0.78, dy: "0.35em" }, said),
      );
    }),
  );
}

/** @param {{ game: Api.Game, board: Api.Board, g: Geometry, sighting: Api.Sighting }} props */
export function SpaceValues({ game, board, g, sighting }) {
  return sighting.spaces
    .filter((shown) => shown.board === board.name)
    .map((shown) => h(Pills, { key: shown.space, game, g, shown }));
}
