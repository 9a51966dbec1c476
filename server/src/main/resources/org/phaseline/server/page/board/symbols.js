// @ts-check
// What stands on a counter. Symbols are general words of the rulebook language; modern troops are drawn by milsymbol,
// which is fetched only when a game wants it, everything else by the shapes below (20 by 20 about the middle).
import { h, Component } from "../shared/dom.js";

const SWORD = "M0-10 1.7-7.4V3.2H5V5.2H1.1V8.2A1.5 1.5 0 1 1-1.1 8.2V5.2H-5V3.2H-1.7V-7.4Z";
/** @typedef {["fill" | "line" | "cut", string, string?] | ["dot" | "ring", [number, number, number]]} Shape */

/** @type {Record<string, Shape[]>} */
const OWN = {
  sword: [["fill", SWORD, "rotate(40)"]],
  axe: [
    ["line", "M-4 9 4-7"],
    ["fill", "M1.2-9.4C5-10 8.6-7.5 9-2.6 6.5-4 4.6-3.8 2.4-2.400L-.4-3.800C1-5.8 1.5-7.4 1.2-9.400Z"],
  ],
  spear: [
    ["line", "M-8 9 4-5"],
    ["fill", "M9.5-10 7.3-2.6 4.2-4.4 2.2-7.300Z"],
  ],
  pike: [
    ["line", "M-8 9 2-7M-3.5 9.5 6.5-6.500M1 9.5 9.5-4"],
    ["fill", "M4-10.5 3.4-5.6.5-7.400ZM8.5-10 7.9-5.1 5-6.900ZM11-7.5 10.6-3 8-4.600Z"],
  ],
  bow: [
    ["line", "M-6-8.500C4-7.5 8.5-1.5 8.8 6M-6-8.5 8.8 6"],
    ["line", "M-8.5 8.5 3.8-3.8"],
    ["fill", "M6.4-6.4 5.4-1.8 1.8-5.400Z"],
  ],
  sling: [
    ["line", "M-5.5 9C-8 0-4.5-6 .5-8M6 8C7 1 5.5-4.5.5-8"],
    ["dot", [0.5, -7.2, 2.6]],
  ],
  shield: [
    ["fill", "M0-9.500C3-8 5.8-7.4 8-7.4 8 1 5.5 6.5 0 9.8-5.5 6.5-8 1-8-7.4-5.8-7.4-3-8 0-9.500Z"],
    ["cut", "M0-6.500V6.500M-5-1H5"],
  ],
  horse: [
    [
      "fill",
      "M-2.5 9.500C-3.5 5.5-.5 3 1.2.8-1 1.6-3.2 1.4-4.6 3.200L-7.8 3.6-9.3.9-5.2-5C-4-7.2-2.2-8.2-.6-8.400L-.2-10.2" +
        " 2.2-8.200C7-6.5 9.2-1 8.4 9.500Z",
    ],
    ["cut", "M-4.3-2.7-3.4-3.3"],
  ],
  chariot: [
    ["ring", [0, 2, 6.8]],
    ["line", "M0-4.800V8.800M-6.8 2H6.800M-4.8-2.8 4.8 6.800M4.8-2.8-4.8 6.800M-10-6H-2"],
  ],
  elephant: [
    [
      "fill",
      "M-9.5 9V1C-9.5-4.5-5.5-7.5 0-7.5 6-7.5 9-4 9 .5V4.500C9 6 8.2 7.2 6.8 7.200V5.600C7.3 5.2 7.3 4.4 7.3 3.500" +
        "L5.5 2V9H2.200V4.500H-3.600V9H-6.500V5L-7.6 3.500V9Z",
    ],
    ["cut", "M2.4-4.500C.4-3 .6-.6 2.6.6M6-3.5 5.2-3.5"],
  ],
  beast: [
    ["fill", "M0 .2C3 .2 6 3.6 6 6.4 6 8.8 4 9.3 2.4 8.7 1 8.2-1 8.2-2.4 8.7-4 9.3-6 8.8-6 6.4-6 3.6-3 .2 0 .2Z"],
    ["dot", [-7, -0.6, 2.1]],
    ["dot", [-3, -5.4, 2.3]],
    ["dot", [3, -5.4, 2.3]],
    ["dot", [7, -0.6, 2.1]],
  ],
  magic: [
    ["fill", "M-1.5-10C-.8-3.5 1-1.7 7.5-1 1-.3-.8 1.5-1.5 8-2.2 1.5-4-.3-10.5-1-4-1.7-2.2-3.5-1.5-10Z"],
    ["fill", "M6.5 3C6.8 5.8 7.7 6.7 10.5 7 7.7 7.3 6.8 8.2 6.5 11 6.2 8.2 5.3 7.3 2.5 7 5.3 6.7 6.2 5.8 6.5 3Z"],
  ],
  faith: [
    ["ring", [0, -5.4, 3.4]],
    ["line", "M0-2V9.500M-5.5 1.500H5.5"],
  ],
  leader: [
    ["fill", "M-9-5.5-4.3-1.4 0-8.6 4.3-1.4 9-5.5 7.2 4.400H-7.200Z"],
    ["fill", "M-7.2 5.800H7.200V8.400H-7.200Z"],
  ],
  standard: [
    ["line", "M-5.5 10V-10"],
    ["fill", "M-5-9.500H8L4.5-5 8-.5H-5Z"],
  ],
  siege: [
    ["line", "M-9 7H9M-6 7 0-1 6 7M-3 3 7-9"],
    ["dot", [7, -8.4, 2.4]],
    ["dot", [-6, 8.2, 2]],
    ["dot", [6, 8.2, 2]],
  ],
  ship: [
    ["fill", "M-9.5 3H9.500C8.5 6.5 6.5 9 3.5 9H-3.500C-6.5 9-8.5 6.5-9.5 3Z"],
    ["line", "M0 3V-10"],
    ["fill", "M1.2-8.500C5-7 7-3.5 7.2 1H1.200ZM-1.2-6C-4-4.5-5.5-2-6 1H-1.200Z"],
  ],
  flag: [
    ["line", "M-5.5 10V-10"],
    ["fill", "M-5-9.5 8.5-5-5-.5Z"],
  ],
  camp: [
    ["fill", "M0-8.5 9.5 8H3L0 2.5-3 8H-9.500Z"],
    ["line", "M-1.8-10.5 0-8.5 1.8-10.5"],
  ],
  watch: [
    ["ring", [0, 0, 3]],
    ["line", "M-9.5 0C-5-6.5 5-6.5 9.5 0 5 6.5-5 6.5-9.5 0Z"],
    ["dot", [0, 0, 1.3]],
  ],
  mines: [
    ["dot", [0, 0, 4.6]],
    ["line", "M0-9V9M-9 0H9M-6.4-6.4 6.4 6.400M6.4-6.4-6.4 6.4"],
  ],
  treasure: [
    ["fill", "M-8-1.500C-8-6-6-7.5-3-7.500H3C6-7.5 8-6 8-1.500ZM-8 0H8V8H-8Z"],
    ["cut", "M0-2.500V3"],
  ],
  unknown: [
    ["line", "M-4.5-4.500C-4.5-10.5 4.8-10.5 4.8-4.5 4.8-1 0-.8 0 3.5"],
    ["dot", [0, 8, 1.6]],
  ],
};

// The symbol set of the standard (10 units, 15 equipment), the number of the icon in it, and its modifiers if it has
// any.
/** @type {Record<string, [number, number, string?]>} */
const NATO = {
  infantry: [10, 121100],
  mechanized: [10, 121102],
  motorized: [10, 121104],
  armour: [10, 120500],
  reconnaissance: [10, 121300],
  artillery: [10, 130300],
  mortar: [10, 130800],
  machineGun: [15, 110200],
  antiTank: [10, 120400],
  airDefence: [10, 130100],
  engineer: [10, 140700],
  signals: [10, 111000],
  medical: [10, 161300],
  supply: [10, 163400],
  transport: [10, 163600],
  maintenance: [10, 161100],
  sniper: [10, 121500],
  observer: [10, 121200],
  specialForces: [10, 121700],
  helicopter: [10, 120600],
  air: [10, 120800],
  headquarters: [10, 110000, "9800"],
};

/** Every word this page can draw on a counter. */
export const SYMBOLS = [...Object.keys(OWN), ...Object.keys(NATO)];

/** @param {string} word */
export const isModern = (word) => Object.hasOwn(NATO, word);

/**
 * @param {Shape} shape
 * @param {number} key
 */
function drawnShape(shape, key) {
  const [form, what, turn] = shape;
  if (typeof what === "string") return h("path", { key, class: `symbol-${form}`, d: what, transform: turn });
  const [cx, cy, r] = what;
  return h("circle", { key, class: form === "dot" ? "symbol-fill" : "symbol-line", cx, cy, r });
}

/** @typedef {{ Symbol: new (code: string, style: object) => { asDOM: () => Element } }} Milsymbol */

/** @type {Promise<Milsymbol | null> | undefined} */
let asked;

/**
 * A classic script that leaves its name behind; asked for once, and a page without it still plays.
 *
 * @returns {Promise<Milsymbol | null>}
 */
function milsymbol() {
  asked ??= new Promise((done) => {
    const script = document.createElement("script");
    script.src = "/page/third-party/milsymbol.js";
    script.onload = () => done(/** @type {any} */ (globalThis).ms);
    script.onerror = () => done(null);
    document.head.append(script);
  });
  return asked;
}

/**
 * The classic box, 150 by 100 about (100, 100) as the standard has it, with the icon in it.
 *
 * @extends {Component<{ word: string, size: number }>}
 */
class Modern extends Component {
  /** @type {SVGElement | null} */
  icon = null;
  drawn = "";

  componentDidMount() {
    milsymbol().then((ms) => this.draw(ms));
  }

  componentDidUpdate() {
    milsymbol().then((ms) => this.draw(ms));
  }

  /** @param {Milsymbol | null} ms */
  draw(ms) {
    const { word } = this.props;
    if (!ms || !this.icon || this.drawn === word) return;
    const [set, icon, modifiers = "0000"] = NATO[word];
    const symbol = new ms.Symbol(`1003${set}0000${icon}${modifiers}`, {
      frame: false,
      fill: false,
      monoColor: "currentColor",
      size: 100,
    });
    this.icon.replaceChildren(...symbol.asDOM().children);
    this.drawn = word;
  }

  render() {
    const { size } = this.props;
    return h(
      "g",
      { class: "symbol modern", transform: `scale(${size / 150}) translate(-100 -100)` },
      h("rect", { class: "symbol-box", x: 25, y: 50, width: 150, height: 100 }),
      h("g", {
        ref: (icon) => {
          this.icon = icon;
        },
      }),
    );
  }
}

/** @param {{ word: string, size: number }} props */
export function CounterSymbol({ word, size }) {
  if (isModern(word)) return h(Modern, { key: word, word, size });
  return h("g", { class: "symbol", transform: `scale(${size / 22})` }, OWN[word].map(drawnShape));
}

/** @typedef {{ symbol: string, figure: string | undefined, chips: string[] }} Face */
/** @typedef {Api.SymbolRule["showing"][number] & { value: string | undefined }} ShownField */

/**
 * How this game draws a piece: its symbol (perhaps none), its figure, and the words that are worth a chip.
 *
 * @param {Api.Game} game
 * @param {Api.Piece} piece
 * @returns {Face}
 */
export function face(game, piece) {
  const rule = game.symbols.find((each) => each.kind === piece.kind);
  /** @param {string} name */
  const value = (name) => piece.values.find((each) => each.name === name)?.value;
  const symbol = rule ? ((rule.by ? rule.words[value(rule.by) ?? ""] : rule.symbol) ?? "") : "";
  const shown = (rule?.showing ?? []).map((field) => ({ ...field, value: value(field.name) }));
  const figure = shown.find((each) => each.form === "number" || each.form === "ledger" || each.form === "set");
  return { symbol, figure: figure && figureOf(figure), chips: [...words(shown), ...markers(game, piece)] };
}

/** @param {ShownField} field */
const figureOf = ({ form, value }) =>
  form !== "set" ? value : value === undefined || value === "none" ? "0" : String(value.split(", ").length);

/**
 * A name of a rulebook as people say it.
 *
 * @param {string} name
 */
const spoken = (name) => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

/**
 * A word that is the first of its kind is how things usually are, and needs no chip.
 *
 * @param {ShownField[]} shown
 */
function words(shown) {
  return shown.flatMap(({ form, name, value, usual }) => {
    if (form === "word" && value !== undefined && value !== "none" && value !== usual) return [spoken(value)];
    return form === "flag" && value === "yes" ? [spoken(name)] : [];
  });
}

/**
 * @param {Api.Game} game
 * @param {Api.Piece} piece
 */
function markers(game, piece) {
  return piece.values
    .filter((value) => value.until && value.value === "yes")
    .map(
      (value) =>
        game.fields.find((field) => field.kind === piece.kind && field.name === value.name)?.text || spoken(value.name),
    );
}
