// @ts-check
// The hand: what a player holds and others do not see, always in sight, as cards. One that can be played is a button.
/** @import { Acts } from "../effects/acts.js" */
import { h } from "../shared/dom.js";
import { choiceOf, handOf } from "../state/hand.js";
import { capital } from "./words.js";

/** @typedef {{ game: Api.Game, sighting: Api.Sighting, decision: Api.Decision | undefined }} HandProps */

/** @param {HandProps & { selected: string, pick: Acts["pick"] }} props */
export function Hand({ game, sighting, decision, selected, pick }) {
  const cards = handOf(game, sighting);
  if (cards.length === 0) return null;
  const all = cards.reduce((sum, { times }) => sum + times, 0);
  return h(
    "section",
    { class: "cards", "aria-label": `Your hand: ${all}` },
    h("h2", null, "Your hand ", h("small", null, all)),
    h(
      "ul",
      // Keys scroll it where it does not fit.
      { tabIndex: 0, "aria-label": "Cards" },
      cards.map((card) => {
        const choice = choiceOf(decision, card);
        const chosen = choice?.word === selected && selected !== "";
        const face = [
          h(
            "b",
            { key: "name" },
            capital(card.name),
            card.times > 1 && h("span", { class: "times" }, ` ×${card.times}`),
          ),
          card.remarks.map((each) => h("span", { key: each, class: "remark" }, capital(each))),
          card.texts.map((each) => h("span", { key: each, class: "written" }, each)),
        ];
        return h(
          "li",
          { key: card.key, "data-card": card.name },
          choice
            ? h(
                "button",
                {
                  class: `card-face choice${chosen ? " selected" : ""}`,
                  "aria-pressed": chosen ? "true" : undefined,
                  onClick: () => pick(choice.word),
                },
                face,
              )
            : h("div", { class: "card-face" }, face),
        );
      }),
    ),
  );
}
