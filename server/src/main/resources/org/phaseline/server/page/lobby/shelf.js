// @ts-check
// The games that can be played, as boxes on a shelf.
/** @import { LobbyState } from "../state/lobby.js" */
import { h, trueOrFalse } from "../shared/dom.js";
import { OWN } from "../state/lobby.js";

/** @param {{ state: LobbyState, choose: (id: string) => void }} props */
export function Shelf({ state, choose }) {
  const { games, chosen, dragged } = state;
  const kept = state.draft.files;
  return h(
    "div",
    { class: "games", role: "radiogroup", "aria-label": "Games" },
    games.map((game) =>
      h(
        "button",
        {
          key: game.id,
          class: "card box",
          role: "radio",
          "aria-checked": trueOrFalse(chosen === game.id),
          onClick: () => choose(game.id),
        },
        h("img", { src: game.picture, alt: "", width: 320, height: 180, loading: "lazy" }),
        h("strong", null, game.title),
        h("span", null, game.about),
        game.example && h("em", { class: "quiet" }, "an example of the language"),
      ),
    ),
    h(
      "button",
      {
        class: dragged ? "card box own-card over" : "card box own-card",
        role: "radio",
        "data-card": OWN,
        "aria-checked": trueOrFalse(chosen === OWN),
        onClick: () => choose(OWN),
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
