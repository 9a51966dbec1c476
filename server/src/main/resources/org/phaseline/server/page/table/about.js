// @ts-check
// What the game is about: what one wants, how long it takes, how things stand, and what the coach has said.
/** @import { Parts } from "./view.js" */
import { h, Fragment } from "../shared/dom.js";
import { adviceTold } from "../state/coach.js";
import { scoresOf, turnInWords } from "../state/scores.js";
import { About } from "./card.js";
import { Dialog } from "./dialog.js";

/** @param {Parts} parts */
function Standing({ state: { game }, sighting }) {
  return h(
    Fragment,
    null,
    h("h3", null, "How it stands"),
    h(
      "ul",
      null,
      h("li", null, `${turnInWords(game, sighting)}${game.length > 0 ? "; after the last one the game is over" : ""}`),
      scoresOf(game, sighting)
        .filter(({ figures }) => figures.length > 0)
        .map(({ party, title, mine, figures }) =>
          h(
            "li",
            { key: party },
            `${title}${mine ? " (you)" : ""}: ${figures.map(({ text, value }) => `${value} ${text}`).join(", ")}`,
          ),
        ),
    ),
  );
}

/** @param {Parts} parts */
export function AboutDialog(parts) {
  const { state, act } = parts;
  const { game, coach } = state;
  const told = adviceTold(state);
  return h(
    Dialog,
    { title: "What is it about?", close: act.close, name: "about" },
    h(About, { paragraphs: game.about }),
    h(Standing, parts),
    told.length > 0 && h("h3", null, "What the coach has said"),
    told.map(({ key, title, paragraphs }) =>
      h("div", { key, class: "said-before" }, title && h("h4", null, title), h(About, { paragraphs })),
    ),
    game.me &&
      h(
        "label",
        { class: "radio" },
        h("input", {
          type: "checkbox",
          id: "coach",
          checked: coach.on,
          onChange: (event) => act.coach.set(event.currentTarget.checked),
        }),
        "A coach explains each new thing once, beside the board",
      ),
  );
}
