// @ts-check
// The coach: one thing at a time, what to do with it, and ways to see it on the board, read it again or switch it off.
/** @import { Parts } from "./view.js" */
import { h } from "../shared/dom.js";
import { adviceAgain, adviceNow, howTo } from "../state/coach.js";

/**
 * Who touches the screen does not click.
 *
 * @param {string} how
 */
const worded = (how) =>
  matchMedia("(pointer: coarse)").matches
    ? how.replace("; Esc puts the unit down", "").replace(/Click/g, "Tap").replace(/click/g, "tap")
    : how;

/**
 * It stands below the sequence where there is room, else above what is asked; styles say which of the two is seen.
 *
 * @param {Parts} parts
 */
export function CoachCard({ state, act }) {
  const { coach, film, sighting, game } = state;
  if (!coach.on || film || !game.me || sighting?.over) return null;
  const advice = adviceNow(state);
  const again = advice ? undefined : adviceAgain(state);
  const how = worded(howTo(state));
  return h(
    "section",
    { class: `coach${advice ? "" : " quietly"}`, "aria-label": "Coach", "data-advice": advice?.key ?? "" },
    h(
      "button",
      {
        class: "plain",
        "aria-label": "No coach any more",
        title: "No coach any more",
        "data-action": "coach-off",
        onClick: () => act.coach.set(false),
      },
      "✕",
    ),
    advice &&
      h(
        "div",
        { class: "says", role: "status" },
        advice.title && h("p", { class: "about-what" }, advice.past && "Just now: ", h("strong", null, advice.title)),
        advice.paragraphs.map((paragraph, i) => h("p", { key: i }, paragraph)),
      ),
    how && h("p", { class: "how" }, how),
    h(
      "p",
      { class: "row" },
      advice &&
        h(
          "button",
          { class: "main", "data-action": "coach-next", onClick: () => act.coach.told(advice.key) },
          "Got it",
        ),
      again &&
        h(
          "button",
          { class: "link again", "data-action": "coach-again", onClick: () => act.coach.again(again.key) },
          "Say it again",
        ),
      game.boards.length > 0 &&
        h("button", { class: "link", "data-action": "coach-show", onClick: act.coach.show }, "Show me"),
    ),
  );
}
