// @ts-check
// The head of the page: which game, which turn, the way to where play stands, and who I am.
/** @import { ComponentChildren } from "preact" */
import { h, lookButton } from "../shared/dom.js";
import { turnInWords } from "../state/scores.js";

/**
 * `hot` is what stands there where one device is handed round.
 *
 * @param {{ game: Api.Game, sighting: Api.Sighting, path: number[], hot?: ComponentChildren, menu: () => void }} props
 */
export function Mast({ game, sighting, path, hot, menu }) {
  return h(
    "header",
    { class: "mast" },
    h("a", { href: "/", title: "Back to the lobby", "aria-label": "Phaseline, back to the lobby" }, "Phaseline"),
    h("h1", null, game.title),
    h("span", { class: "turn" }, turnInWords(game, sighting)),
    h(
      "span",
      { class: "way-here" },
      path.map((each) => h("span", { key: each }, game.steps[each].title)),
    ),
    h("span", { class: "me" }, game.me ? ["You are ", h("b", null, game.me)] : "You are watching"),
    hot,
    lookButton(),
    h(
      "button",
      {
        class: "plain",
        "data-action": "menu",
        "aria-label": "This table: settings and corrections",
        title: "This table",
        onClick: menu,
      },
      "⚙",
    ),
  );
}
