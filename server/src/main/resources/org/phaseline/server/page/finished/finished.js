// @ts-check
// A finished game that its players share: who won, how, whether the dice were fair, and the way to its film.
//
// What tests can hold on to: .finished [data-verified=true|false] [data-action=film]
import { get, sentenceOf } from "../shared/api.js";
import { h, Fragment, applyLook, day, draw, drawProblem, lookButton } from "../shared/dom.js";

const table = location.pathname.replace(/\/+$/, "").split("/").at(-1) ?? "";

/** @param {Api.Finished} game */
export const result = ({ winner }) => (winner ? `${winner} won` : "A draw");

/** @param {Api.Finished} game */
export function how({ ending, step, turn }) {
  if (ending) return `${ending}. ${turn}.`;
  return step ? `The game ended with ${step}. ${turn}.` : `${turn}.`;
}

/** @param {{ game: Api.Finished }} props */
const Checked = ({ game }) =>
  h(
    "ul",
    { class: "checked" },
    game.checked.map((line) => h("li", { key: line }, `✓ ${line}`)),
    game.open.map((line) => h("li", { key: line, class: "quiet" }, `– ${line}`)),
    game.wrong.map((line) => h("li", { key: line, class: "problem" }, `✗ ${line}`)),
  );

/** @param {{ game: Api.Finished }} props */
function FinishedGame({ game }) {
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
      h("h2", null, result(game), h("small", null, day(game.updated))),
      h("p", null, how(game)),
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
      h(
        "p",
        null,
        h("a", { class: "button main-link", href: `/t/${game.table}/watch`, "data-action": "film" }, "Watch the game"),
        " The board at the end, the log, and the whole game move by move. What the rules kept secret stays secret.",
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
  draw(h(FinishedGame, { game }));
} catch (problem) {
  drawProblem(sentenceOf(problem));
}
