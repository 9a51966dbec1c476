// @ts-check
// Folds the panels at the sides of the board, and brings them back.
/** @import { Acts } from "../effects/acts.js" */
/** @import { Panel } from "../state/table.js" */
import { h, trueOrFalse } from "../shared/dom.js";

const NAMES = { rail: "the sequence of play", right: "what now, log, state and chat" };

/** @param {{ panel: Panel, folded: Panel[], fold: Acts["fold"] }} props */
export function FoldButton({ panel, folded, fold }) {
  const away = folded.includes(panel);
  const name = `${away ? "Show" : "Fold away"} ${NAMES[panel]}`;
  const left = (panel === "rail") !== away;
  return h(
    "button",
    {
      class: `fold fold-${panel}`,
      "aria-label": name,
      "aria-expanded": trueOrFalse(!away),
      title: name,
      "data-action": `fold-${panel}`,
      onClick: () => fold(panel, !away),
    },
    left ? "‹" : "›",
  );
}
