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

/**
 * What is answered in the player's name: below the choices what is so this turn, under the gear what is so for good.
 *
 * @param {{ game: Api.Game, desk: Api.Desk | undefined, act: Acts, forGood?: boolean }} props
 */
export function Standing({ game, desk, act, forGood = false }) {
  const standing = (desk?.standing ?? []).filter((each) => Boolean(each.forGood) === forGood);
  return (
    standing.length > 0 &&
    h(
      "ul",
      { class: "standing", "aria-label": "Standing answers" },
      standing.map((each) =>
        h(
          "li",
          { key: `${each.step} ${each.choice}` },
          each.forGood
            ? `You are not asked about ${called(game, each.step)} `
            : `Always “${each.choice}” at ${called(game, each.step)}, this turn `,
          h(
            "button",
            { class: "link", "data-action": "stop", onClick: () => act.stop(each.step) },
            each.forGood ? "ask me again" : "stop",
          ),
        ),
      ),
    )
  );
}

/**
 * What the player is never asked, and the steps that are not in this game at all.
 *
 * @param {{ game: Api.Game, desk: Api.Desk | undefined, act: Acts }} props
 */
export function LeftOut({ game, desk, act }) {
  const steps = desk?.leftOut ?? [];
  return [
    game.me && h(Standing, { key: "never", game, desk, act, forGood: true }),
    steps.length > 0 &&
      h(
        "ul",
        { key: "left-out", class: "standing", "aria-label": "Not in our game" },
        steps.map((step) =>
          h(
            "li",
            { key: step },
            `Not in our game: ${called(game, step)} `,
            game.me &&
              h(
                "button",
                { class: "link", "data-action": "take-in", onClick: () => act.leaveOut(step, false) },
                "play it again",
              ),
          ),
        ),
      ),
  ];
}
