// @ts-check
// What a rulebook wants to be seen on a counter.
import { bare } from "../table/words.js";

/**
 * @typedef {object} Face
 * @property {string} symbol perhaps none
 * @property {string[]} figures the numbers at the foot
 * @property {number} pips
 * @property {{ text: string, hue: number } | undefined} band
 * @property {string[]} chips
 */
/** @typedef {Api.SymbolRule["showing"][number] & { value: string | undefined }} ShownField */

/** A counter has room for so many numbers. */
const MOST_FIGURES = 3;

/**
 * How this game draws a piece: its symbol, its numbers, its pips and its band, and the words that are worth a chip.
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
  const plain = shown.filter((field) => !field.as);
  const figures = plain.filter(({ form }) => form === "number" || form === "ledger" || form === "set");
  return {
    symbol,
    figures: figures.flatMap((field) => figureOf(field) ?? []).slice(0, MOST_FIGURES),
    pips: Number(shown.find((field) => field.as === "pips")?.value ?? 0),
    band: bandOf(shown.find((field) => field.as === "band")),
    chips: [...words(plain), ...markers(game, piece)],
  };
}

/**
 * What is as usual needs no band; each other word of its kind has a colour of its own.
 *
 * @param {ShownField | undefined} field
 */
function bandOf(field) {
  const hue = field?.words?.indexOf(field.value ?? "") ?? -1;
  return field?.value && hue > 0 ? { text: field.value, hue: (hue - 1) % BANDS } : undefined;
}

const BANDS = 6;

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
    if (form === "word" && value !== undefined && value !== "none" && value !== usual) return [spoken(bare(value))];
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
