// @ts-check
// The quickest way into a game: one click, and a bot is the opponent.
import { h } from "../shared/dom.js";

/** @param {{ title: string, busy: boolean, play: () => void }} props */
export const PlayNow = ({ title, busy, play }) =>
  h(
    "p",
    { class: "play-now" },
    h(
      "button",
      { class: "play", "data-action": "play-now", disabled: busy, onClick: play },
      busy ? "Creating the table…" : "Play now against a bot",
    ),
    h("span", { class: "quiet" }, `${title}. Or choose a game below, and who plays it.`),
  );
