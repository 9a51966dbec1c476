// @ts-check
// What the rulebook shows of the values of spaces: figures, words, and the colours of whose they are.
/** @import { Entry } from "./counters.js" */
/** @import { Geometry } from "./geometry.js" */
import { h } from "../shared/dom.js";
import { bare } from "../table/words.js";
import { sideClass } from "./counters.js";
import { writtenOn } from "./realms.js";
import { CounterSymbol } from "./symbols.js";

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
  if (value.party !== undefined) return bare(game.parties[value.party].title);
  return value.value === "yes" ? spoken(value.name) : value.value;
}

/** @param {ShownValue} value */
const full = (value) => (value.value === "yes" ? spoken(value.name) : `${spoken(value.name)} ${value.value}`);

/** A word longer than this is written smaller, a still longer one is cut: what it is, the title tells. */
const MOST_LETTERS = { named: 16, cell: 9 };

/**
 * @param {string} said
 * @param {boolean} named whether it stands in an area or a box, which are wider than hexes and squares
 */
function short(said, named) {
  const most = named ? MOST_LETTERS.named : MOST_LETTERS.cell;
  return said.length > most ? `${said.slice(0, most - 1)}…` : said;
}

/**
 * A row of pills along the lower edge of a space.
 *
 * @param {{ game: Api.Game, g: Geometry, shown: Shown }} props
 */
function Pills({ game, g, shown }) {
  const [x, y] = g.at(shown.space);
  const named = shown.space >= g.cells;
  const [halfWide, halfHigh] = named ? g.box(shown.space) : [g.unit * 0.38, g.unit * 0.5];
  const pills = shown.values.map((value) => ({ value, said: short(text(game, value), named) }));
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

/** @typedef {{ value: ShownValue, symbol: string }} Amount a value that is drawn as a marker */

/** Of the height of a marker: the strip that says whose it is, and what stands beside it in its row. */
const STRIP = 0.28;
const BESIDE = 0.8;

/**
 * A marker with what it is and how much, and the colours of whose it is along its left edge.
 *
 * @param {{ amount: Amount, side: number | undefined, tall: number, wide: number }} props
 */
function AmountMarker({ amount: { value, symbol }, side, tall, wide }) {
  const strip = side === undefined ? 0 : tall * STRIP;
  /** @param {string} name */
  const edge = (name) => ({ class: name, x: 0, y: -tall / 2, width: strip, height: tall });
  return [
    h("rect", { x: 0, y: -tall / 2, width: wide, height: tall, rx: tall * 0.2 }),
    side !== undefined && h("rect", { ...edge(`whose ${sideClass({ side })}`) }),
    side !== undefined && side % 4 > 0 && h("rect", { ...edge("weave"), fill: `url(#weave${side % 4})` }),
    h("g", { transform: `translate(${strip + tall * 0.58} 0)` }, h(CounterSymbol, { word: symbol, size: tall * 0.78 })),
    h("text", { x: strip + tall * 1.1, "font-size": tall * 0.82, dy: "0.35em" }, value.value),
  ];
}

/**
 * Amounts that lie on a space, each as a marker, in the lower part; where counters lie, smaller and along the lower
 * edge, so that they hide none of it. What else the space shows stands beside the lowest of them: neither covers the
 * other.
 *
 * @typedef {{ game: Api.Game, g: Geometry, space: number, taken: boolean }} AmountsOn
 * @param {AmountsOn & { amounts: Amount[], others: ShownValue[] }} props
 */
function Amounts({ game, g, space, taken, amounts, others }) {
  const [x, y] = g.at(space);
  const named = space >= g.cells;
  const tall = g.unit * (taken ? 0.19 : 0.25);
  const side = others.find((value) => value.party !== undefined)?.party;
  const beside = others.filter((value) => value.party === undefined).map((value) => short(text(game, value), named));
  /** @param {Amount} amount */
  const width = ({ value }) => tall * (1.15 + 0.5 * value.value.length + (side === undefined ? 0 : STRIP));
  /** @param {string} said */
  const pill = (said) => tall * BESIDE * (0.55 + 0.56 * said.length);
  const gap = tall * 0.08;
  const row = beside.reduce((sum, said) => sum + gap + pill(said), width(amounts[0]));
  const room = named ? g.box(space)[0] * 1.8 : g.unit * 0.76;
  const fit = Math.min(1, room / row);
  const below = named ? g.box(space)[1] * 0.6 : g.unit * (taken ? 0.42 : 0.34);
  let at = width(amounts[0]);
  return h(
    "g",
    { class: "amounts", transform: `translate(${x} ${y + below}) scale(${fit}) translate(${-row / 2} 0)` },
    h(
      "title",
      null,
      `${g.name(space)}: ${[...amounts.map(({ value }) => value), ...others].map((value) => full(value)).join(", ")}`,
    ),
    amounts.map((amount, i) =>
      h(
        "g",
        { key: amount.value.name, class: "amount", transform: `translate(0 ${-i * tall * 1.1})` },
        h(AmountMarker, { amount, side, tall, wide: width(amount) }),
      ),
    ),
    beside.map((said, i) => {
      const left = at + gap;
      at = left + pill(said);
      return h(
        "g",
        { key: i, class: `pill ${side === undefined ? "" : sideClass({ side })}`, transform: `translate(${left} 0)` },
        h("rect", {
          x: 0,
          y: (-tall * BESIDE) / 2,
          width: pill(said),
          height: tall * BESIDE,
          rx: tall * BESIDE * 0.35,
        }),
        h("text", { x: pill(said) / 2, "font-size": tall * BESIDE * 0.78, dy: "0.35em" }, said),
      );
    }),
  );
}

/** @param {{ game: Api.Game, board: Api.Board, g: Geometry, sighting: Api.Sighting, entries: Entry[] }} props */
export function SpaceValues({ game, board, g, sighting, entries }) {
  const taken = new Set(entries.filter((entry) => !entry.ground).map(({ piece }) => piece.spot.space));
  const rule = game.symbols.find((each) => each.kind === board.name);
  /** @param {ShownValue} value */
  const symbolOf = (value) => rule?.showing.find((field) => field.name === value.name)?.as ?? "";
  return writtenOn(game, board.name, sighting.spaces).map((shown) => {
    const amounts = shown.values.flatMap((value) => (symbolOf(value) ? [{ value, symbol: symbolOf(value) }] : []));
    const others = shown.values.filter((value) => !symbolOf(value));
    return amounts.length > 0
      ? h(Amounts, {
          key: `a${shown.space}`,
          game,
          g,
          space: shown.space,
          taken: shown.space < g.cells && taken.has(shown.space),
          amounts,
          others,
        })
      : h(Pills, { key: `p${shown.space}`, game, g, shown });
  });
}
