// @ts-check
// The games that can be played, as boxes on a shelf.
/** @import { LobbyState } from "../state/lobby.js" */
import { h } from "../shared/dom.js";
import { OWN } from "../state/lobby.js";
import { addressOf } from "../state/lobby-address.js";

/**
 * A click on a link that stays on this page; who wants another window gets one.
 *
 * @param {() => void} deed
 */
const here = (deed) => (/** @type {MouseEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  deed();
};

/** @param {{ state: LobbyState, choose: (id: string) => void }} props */
export function Shelf({ state, choose }) {
  const { games, chosen, dragged } = state;
  const kept = state.draft.files;
  return h(
    "div",
    { class: "games", role: "group", "aria-label": "Games" },
    games.map((game) =>
      h(
        "a",
        { key: game.id, class: "card box", href: addressOf(game.id), onClick: here(() => choose(game.id)) },
        h("img", { src: game.picture, alt: "", width: 320, height: 180, loading: "lazy" }),
        h("strong", null, game.title),
        h("span", null, game.about),
        game.example && h("em", { class: "quiet" }, "an example of the language"),
      ),
    ),
    h(
      "a",
      {
        class: dragged ? "card box own-card over" : "card box own-card",
        href: addressOf(OWN),
        "data-card": OWN,
        "aria-current": chosen === OWN ? "page" : undefined,
        onClick: here(() => choose(OWN)),
      },
      h("span", { class: "blank", "aria-hidden": "true" }, "✎"),
      h("strong", null, "Your own rulebook"),
      h(
        "span",
        null,
        "Drop the text of your sequence of play here, or type it. It is checked as you write and can be played at" +
          " once.",
      ),
      kept.length > 0 &&
        h("em", { class: "quiet" }, `Kept in this browser: ${kept.map((file) => file.name).join(", ")}`),
    ),
  );
}
