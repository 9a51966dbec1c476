// @ts-check
// The sides in the head of the page, each in its colour: who is to act, and the numbers that decide the game.
import { h } from "../shared/dom.js";
import { aimOf, scoresOf } from "../state/scores.js";

/** @param {{ game: Api.Game, sighting: Api.Sighting, about: () => void }} props */
export function Scores({ game, sighting, about }) {
  const scores = scoresOf(game, sighting);
  if (scores.length === 0) return null;
  return h(
    "section",
    { class: "powers", "aria-label": "The sides" },
    h(
      "ul",
      // Keys scroll it where it does not fit.
      { tabIndex: 0, "aria-label": "The sides with their points" },
      scores.map(({ party, title, mine, awaited, figures, counts }) =>
        h(
          "li",
          { key: party, class: `side${party % 4}${awaited ? " to-act" : ""}`, "data-awaited": String(awaited) },
          h("i", { class: "chip", "aria-hidden": "true" }),
          h("b", null, title, mine && h("small", null, "you")),
          awaited && h("span", { class: "unseen" }, " to act"),
          figures.map(({ name, text, value }) =>
            h("span", { key: name, class: "figure", title: text }, h("b", null, value), ` ${text}`),
          ),
          counts.map(({ name, text, value }) =>
            h("span", { key: name, class: "figure", title: name }, `${text}: `, h("b", null, value)),
          ),
        ),
      ),
    ),
    h("span", { class: "aim", title: aimOf(game), "data-aim": "" }, aimOf(game)),
    h(
      "button",
      { class: "link goal", "data-action": "about", "aria-label": "What is it about?", onClick: about },
      h("span", { class: "wide" }, "What is it about?"),
      h("span", { class: "narrow", "aria-hidden": "true" }, "?"),
    ),
  );
}
