// @ts-check
// A finished game that its players share: who won, why and by how much, the moments that decided it, each of them the
// way into its film, whether the dice were fair, and the way to play it oneself.
//
// What tests can hold on to: .finished [data-verified=true|false] [data-action=film|play-it] [data-moment=N]
import { get, getAt, sentenceOf } from "../shared/api.js";
import { h, Fragment, applyLook, day, draw, drawProblem, lookButton } from "../shared/dom.js";
import { addressOf } from "../state/lobby-address.js";
import { Moments, Reason } from "../table/decided.js";
import { Scores } from "../table/standings.js";

const table = location.pathname.replace(/\/+$/, "").split("/").at(-1) ?? "";
const watching = `/t/${table}/watch`;

/**
 * What who watched it can see of it.
 *
 * @typedef {object} Seen
 * @property {Api.Game} game
 * @property {Api.Sighting} sighting
 * @property {Api.LogLine[]} log
 * @property {Api.Moments["moments"]} moments
 */
/**
 * @typedef {object} FinishedProps
 * @property {Api.Finished} game
 * @property {Seen | null} seen
 * @property {Api.Games["games"][number] | undefined} shipped
 */

/** The whole log, page by page. */
async function wholeLog() {
  /** @type {Api.LogLine[]} */
  const log = [];
  for (let more = true; more;) {
    const page = await getAt(watching, "log", { since: log.length });
    log.push(...page.log);
    more = page.more && page.log.length > 0;
  }
  return log;
}

/** @returns {Promise<Seen>} */
async function look() {
  const [game, { sighting }, { moments }, log] = await Promise.all([
    getAt(watching, "game"),
    getAt(watching, "sighting"),
    getAt(watching, "moments"),
    wholeLog(),
  ]);
  return { game, sighting, moments, log };
}

/**
 * The game that ships under whose title it was played; a rulebook of somebody's own can be played by nobody else.
 *
 * @param {string} title
 */
const shippedAs = async (title) => (await get("/api/games")).games.find((each) => title.startsWith(each.title));

/** @param {Api.Finished} game */
export const result = ({ winner }) => (winner ? `${winner} won` : "A draw");

/** @param {Api.Finished} game */
export const how = ({ ending, step }) => (ending ? `${ending}.` : step ? `The game ended with ${step}.` : "");

/** @param {{ game: Api.Finished }} props */
const Checked = ({ game }) =>
  h(
    "ul",
    { class: "checked" },
    game.checked.map((line) => h("li", { key: line }, `✓ ${line}`)),
    game.open.map((line) => h("li", { key: line, class: "quiet" }, `– ${line}`)),
    game.wrong.map((line) => h("li", { key: line, class: "problem" }, `✗ ${line}`)),
  );

/** @param {FinishedProps} props */
function FinishedGame({ game, seen, shipped }) {
  return h(
    Fragment,
    null,
    h(
      "header",
      { class: "mast" },
      h("a", { href: "/", title: "Back to the lobby" }, "Phaseline"),
      h("h1", null, game.title),
      lookButton(),
    ),
    h(
      "section",
      { class: "finished made" },
      shipped && h("img", { src: shipped.picture, alt: "", width: 320, height: 180 }),
      h("h2", null, result(game), h("small", null, `${game.turn}, ${day(game.updated)}`)),
      seen && !game.ending ? h(Reason, seen) : h("p", null, how(game)),
      h(
        "ul",
        { class: "seats" },
        game.seats.map((seat, i) =>
          h(
            "li",
            { key: i },
            h(
              "strong",
              null,
              seat.name,
              seat.name === game.winner && h("span", { class: "won", "aria-hidden": "true" }, " ★"),
            ),
            h("span", null, seat.player || (seat.bot ? `a bot (${seat.bot})` : "")),
          ),
        ),
      ),
      seen && h(Scores, seen),
      seen &&
        h(Moments, {
          ...seen,
          see: (at, ...inside) =>
            h("a", { class: "button", "data-moment": at, href: `${watching}?at=${at}` }, ...inside),
        }),
      h(
        "p",
        { class: "row" },
        h("a", { class: "button main-link", href: watching, "data-action": "film" }, "Watch the game"),
        shipped &&
          h("a", { class: "button", href: addressOf(shipped.id), "data-action": "play-it" }, `Play ${shipped.title}`),
      ),
      h(
        "p",
        { class: "quiet" },
        "The board at the end, the log, and the whole game move by move. What the rules kept secret stays secret.",
      ),
      game.verified
        ? h(
            "details",
            { "data-verified": "true" },
            h("summary", null, "✓ Rules, dice and every answer were checked by this server"),
            h(Checked, { game }),
          )
        : h(
            "div",
            { "data-verified": "false" },
            h("h2", null, "Something is wrong with this game"),
            h(Checked, { game }),
          ),
    ),
  );
}

applyLook();
try {
  const game = await get("/api/finished/{table}", `/api/finished/${table}`);
  document.title = `${game.title}: ${result(game)}`;
  // Without the rest, the result can still be told.
  const [seen, shipped] = await Promise.all([look().catch(() => null), shippedAs(game.title).catch(() => undefined)]);
  draw(h(FinishedGame, { game, seen, shipped }));
} catch (problem) {
  drawProblem(sentenceOf(problem));
}
