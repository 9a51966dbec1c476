// @ts-check
// What is asked of the others before it is done, and answers that stand until the turn ends.
/** @import { Acts } from "../effects/acts.js" */
import { h } from "../shared/dom.js";
import { asking, called, listed, seatName } from "./words.js";

/** @param {{ game: Api.Game, desk: Api.Desk | undefined, act: Acts }} props */
export function Asks({ game, desk, act }) {
  return (desk?.asked ?? []).map((each) =>
    h(
      "div",
      { key: each.id, class: "ask", role: "group", "aria-label": "A request", "data-ask": each.id },
      h("p", null, h("strong", null, each.mine ? "You ask: " : `${asking(game, desk, each.by)}: `), each.text),
      each.mine || each.answered || !game.me
        ? h(
            "p",
            { class: "row" },
            h(
              "span",
              { class: "quiet" },
              `Waiting for ${listed((each.open ?? []).map((seat) => seatName(game, desk, seat))) || "the others"}.`,
            ),
            each.mine &&
              h("button", { "data-action": "withdraw", onClick: () => act.consent("withdraw", each.id) }, "Withdraw"),
          )
        : h(
            "p",
            { class: "row" },
            h(
              "button",
              { class: "main", "data-action": "agree", onClick: () => act.consent("agree", each.id) },
              "Agree",
            ),
            h("button", { "data-action": "refuse", onClick: () => act.consent("refuse", each.id) }, "Refuse"),
          ),
    ),
  );
}

/** @param {{ game: Api.Game, desk: Api.Desk | undefined, act: Acts }} props */
export function Standing({ game, desk, act }) {
  const standing = desk?.standing ?? [];
  return (
    standing.length > 0 &&
    h(
      "ul",
      { class: "standing", "aria-label": "Standing answers" },
      standing.map((each) =>
        h(
          "li",
          { key: `${each.step} ${each.choice}` },
          `Always “${each.choice}” at ${called(game, each.step)}, this turn `,
          h("button", { class: "link", "data-action": "stop", onClick: () => act.stop(each.step) }, "stop"),
        ),
      ),
    )
  );
}
