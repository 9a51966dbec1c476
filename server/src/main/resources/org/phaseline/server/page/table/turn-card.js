// @ts-check
// The card that says for a moment which turn or phase begins. It takes no clicks.
/** @import { TurnCard as Card } from "../state/turn-card.js" */
import { h } from "../shared/dom.js";

/** @param {{ card: Card | null }} props */
export function TurnCard({ card }) {
  return (
    card &&
    h(
      "div",
      { class: "turn-card", key: `${card.title} ${card.below}`, "aria-hidden": "true" },
      h("strong", null, card.title),
      card.below && h("span", null, card.below),
    )
  );
}
