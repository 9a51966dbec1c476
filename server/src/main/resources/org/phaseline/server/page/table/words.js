// @ts-check
// How the page says things: steps, names from rulebooks, spans of time. No state, no elements.

/**
 * A step as people call it: its label, if it has one that a reader could know, and its title.
 *
 * @param {Api.Game} game
 * @param {number} index
 */
export function called(game, index, title = game.steps[index]?.title ?? "") {
  const step = game.steps[index];
  return step && label(step) ? `${label(step)} ${title}` : title;
}

/**
 * A title with a name left open, such as "What does a unit do?", as the question says it; any other title as it is.
 *
 * @param {string} title
 * @param {string | undefined} prompt
 */
export function filledIn(title, prompt) {
  const blank = title.split(" ");
  const said = (prompt ?? "").split(" ");
  const from = blank.findIndex((word, i) => word !== said[i]);
  const open = ["a", "an", "the"].includes(blank[from]) ? 2 : 1;
  const rest = blank.slice(from + open);
  const sameEnd = rest.every((word, i) => word.includes("…") || word === said[said.length - rest.length + i]);
  return from > 0 && sameEnd && said.length > from + rest.length ? (prompt ?? title) : title;
}

/**
 * What is asked in a step, of oneself or of somebody one waits for: who waits reads the names and numbers in it, too.
 *
 * @param {Pick<Api.Sighting, "awaited">} sighting
 * @param {Pick<Api.Decision, "step" | "prompt"> | undefined} decision
 * @param {number} at
 */
export function askedAt({ awaited }, decision, at) {
  if (decision) return at < 0 || decision.step === at ? decision.prompt : undefined;
  return awaited.find((each) => each.step === at && !each.ready && !each.sealed)?.prompt;
}

/**
 * Labels like "Weather" are for authors, as is what stands behind a colon; those with a figure are printed in
 * rulebooks.
 *
 * @param {{ label: string }} step
 */
export function label(step) {
  const printed = step.label.split(":")[0];
  return /^[\d(]/.test(printed) || (printed.length <= 2 && printed === step.label) ? printed : "";
}

/**
 * Rule numbers where there is little room.
 *
 * @param {string[]} refs
 */
export function fewRefs(refs) {
  return refs.length > 1 ? `${refs[0]} …` : refs.join("");
}

/**
 * orderPoints -> order points, combatMA -> combat MA
 *
 * @param {string} name
 */
export function plain(name) {
  return name
    .replace(/([a-z0-9])([A-Z]+)/g, (_, before, after) => `${before} ${after[1] ? after : after.toLowerCase()}`)
    .replace(/_/g, " ");
}

/**
 * Names of an author, such as orderPoints, in a sentence.
 *
 * @param {string} text
 */
export function readable(text) {
  return text.replace(/\b[a-z]+(?:[A-Z][a-z0-9]*)+\b/g, plain);
}

/** @param {string} text */
export function capital(text) {
  return text && text[0].toUpperCase() + text.slice(1);
}

/**
 * The steps from the outermost to the one with this number, within its own sequence.
 *
 * @param {Api.Game} game
 * @param {number} step
 */
export function pathTo(game, step) {
  /** @type {number[]} */
  const path = [];
  for (let at = step; at >= 0; at = game.steps[at].parent) path.unshift(at);
  return path;
}

/**
 * "a", "a and b", "a, b and c".
 *
 * @param {string[]} words
 */
export function listed(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/**
 * @param {Api.Game} game
 * @param {Api.Desk | undefined} desk
 * @param {number} seat
 */
export function seatName(game, desk, seat) {
  const name = game.seats[seat] ?? "Somebody";
  const bot = desk?.bots?.[seat];
  const player = bot ? `bot, ${bot}` : desk?.players?.[seat];
  return capital(player ? `${name} (${player})` : name);
}

/**
 * A verb as it goes with the name of a seat: "asks", or "ask" where a title is plural or names several.
 *
 * @param {Api.Game} game
 * @param {string} name
 * @param {string} singular
 */
export function verb(game, name, singular) {
  const party = game.parties.find((each) => each.title === name);
  if (!(party ? party.plural : name.includes(" and "))) return singular;
  return singular === "is" ? "are" : singular === "has" ? "have" : singular.slice(0, -1);
}

/**
 * Who asks for something: "Red (Ann) asks".
 *
 * @param {Api.Game} game
 * @param {Api.Desk | undefined} desk
 * @param {number} seat
 */
export const asking = (game, desk, seat) =>
  `${seatName(game, desk, seat)} ${verb(game, game.seats[seat] ?? "", "asks")}`;

/**
 * For whom one answers, where one seat speaks for several.
 *
 * @param {Api.Game} game
 * @param {Api.Decision | undefined} decision
 */
export function speaksFor(game, decision) {
  const some = decision?.parties ?? [];
  return some.length > 0 && some.length < game.myParties.length
    ? listed(some.map((party) => game.parties[party].title))
    : "";
}

/**
 * What a question is about, as far as it does not say so itself: a piece it names need not be named twice, and the
 * number of a pass alone tells nobody anything.
 *
 * @param {Pick<Api.Decision, "prompt" | "about">} decision
 */
export function aboutBesides({ prompt, about }) {
  const rest = about.split(", ").filter((part) => !prompt.includes(part));
  return rest.every((part) => /^\d*$/.test(part)) && rest.join(", ") !== about ? "" : rest.join(", ");
}

/**
 * Who is awaited besides those who are ready; `you` stands behind the own name.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 */
export function waiting(game, sighting, you = "") {
  const open = sighting.awaited.filter((each) => !each.ready).map((each) => each.who);
  if (sighting.decisions.some((each) => each.awaited) && game.me) open.unshift(`${game.me}${you}`);
  return open.length ? listed([...new Set(open)]) : "nobody";
}

/**
 * "for a minute": rough, because nobody reads it twice.
 *
 * @param {number} millis
 */
export function lasting(millis) {
  const minutes = Math.floor(millis / 60000);
  if (minutes < 1) return "for a moment";
  if (minutes < 60) return `for ${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `for ${hours} ${hours === 1 ? "hour" : "hours"}`;
  return `for ${Math.floor(hours / 24)} days`;
}

/**
 * "end of TurnEnd" -> the end of “Turn end”, as the outline calls it; of "CleanUp / Reset" the last is the step.
 *
 * @param {Api.Game} game
 * @param {string} text
 */
export function until(game, text) {
  const of = /^(end|start|beginning) of (.+)$/.exec(text);
  if (!of) return text;
  const name = of[2].split(" / ").at(-1) ?? "";
  const step = game.steps.find((each) => each.label === name) ?? game.steps.find((each) => each.title === name);
  return `the ${of[1]} of ${step ? `“${step.title}”` : plain(name)}`;
}

/**
 * A choice as people read it: by its title, where the rulebook gives its word one; an item of a list begins with "The".
 *
 * @param {Api.Choice} choice
 */
export const choiceTitle = (choice) => (choice.title ?? choice.word).replace(/^the /, "The ");

/**
 * The word that declines, if there is one besides others: it stands on the key 0. "done" does, unless one can skip.
 *
 * @param {Api.Choice[]} choices
 */
export function declining(choices) {
  if (choices.length < 2) return "";
  const words = choices.map((each) => each.word);
  return (
    words.findLast((word) => /^(pass|skip|no|no more|that is all|none|nothing|decline)$/i.test(word)) ??
    words.find((word) => /^done$/i.test(word)) ??
    ""
  );
}

/**
 * A wording such as "point[|s] to spend", of one or of several; as a heading it is of several.
 *
 * @param {string} text
 */
export const worded = (text, one = false) => text.replace(/\[([^[\]|]*)\|([^[\]|]*)\]/g, one ? "$1" : "$2");

/**
 * A name without its article, for labels: "the Clans" -> "Clans".
 *
 * @param {string} name
 */
export const bare = (name) => name.replace(/^(the|an|a) (?=.)/i, "");

/** A longer text of a field explains it; a shorter one is what it is called. */
const LONGEST_NAME = 20;

/**
 * The rulebook's wording of a field, if it is as short as a name; else its name as people say it. Words in it such as
 * "order[|s]" agree with the number before them.
 *
 * @param {Api.Game["fields"][number]} field
 * @param {boolean} one
 */
function fieldName(field, one) {
  const text = worded(field.text, one);
  return text && text.length <= LONGEST_NAME && !field.marker ? text : plain(field.name);
}

/** @typedef {{ name: string, value: string, until?: string }} Remarked */

/**
 * A large map has hundreds of pieces with dozens of values each.
 *
 * @type {WeakMap<Api.Field[], Map<string, Api.Field>>}
 */
const FIELDS = new WeakMap();

/**
 * The field of a kind of pieces, by its name.
 *
 * @param {Api.Game} game
 * @param {string} kind
 * @param {string} name
 */
function fieldOf({ fields }, kind, name) {
  let known = FIELDS.get(fields);
  if (!known) {
    // Of two that are called the same, the first counts.
    known = new Map([...fields].reverse().map((each) => [`${each.kind} ${each.name}`, each]));
    FIELDS.set(fields, known);
  }
  return known.get(`${kind} ${name}`);
}

/**
 * What the rulebook remarks on a piece: "3 guns", "order Hold", "tired"; `joint` stands between a name and a word.
 *
 * @param {Api.Game} game
 * @param {{ kind: string, values: Remarked[] }} piece
 */
export function remarks(game, piece, joint = " ") {
  return piece.values.flatMap((value) => {
    const field = fieldOf(game, piece.kind, value.name);
    // How things usually are need not be said.
    if (!field || ["none", "0", "no", field.usual].includes(value.value)) return [];
    const number = field.form === "number" || field.form === "ledger";
    const count = field.form === "set" ? String(value.value.split(", ").length) : value.value;
    const name = fieldName(field, count === "1" || !(number || field.form === "set"));
    if (field.form === "set") return [`${count} ${name}`];
    const remark =
      field.marker || value.value === "yes"
        ? name
        : number
          ? `${value.value} ${name}`
          : `${name}${joint}${readable(value.value)}`;
    return [value.until ? `${remark} until ${until(game, value.until)}` : remark];
  });
}

/**
 * The same of the piece or space that a choice stands for, if whoever chooses sees it.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @param {Pick<Api.Decision, "from">} decision
 * @param {Api.Choice} choice
 */
export function choiceRemarks(game, sighting, decision, choice) {
  if (choice.item === undefined || !decision.from) return "";
  const { from: kind } = decision;
  const piece = sighting.pieces.find((each) => each.kind === kind && each.number === choice.item);
  const space = sighting.spaces.find((each) => each.board === kind && each.space === choice.item);
  // How long a marker stays is read where there is more room.
  const values = (piece ?? space)?.values.map(({ name, value }) => ({ name, value })) ?? [];
  if (piece) return remarks(game, { kind, values }).join(", ");
  // A numbered space that has a name says it: people know the town, not its number.
  const name = game.boards.find((each) => each.name === kind)?.titles.find((each) => each.space === choice.item)?.text;
  const said = name && name !== choiceTitle(choice) ? [name] : [];
  return [...said, ...remarks(game, { kind, values })].join(", ");
}
