// @ts-check
// The quickest way into a game: one click, and a bot is the opponent and a coach explains.
import { h } from "../shared/dom.js";

/** @param {{ title: string, busy: boolean, play: () => void }} props */
export const PlayNow = ({ title, busy, play }) =>
  h(
    "p",
    { class: "play-now" },
    h(
      "button",
      { class: "play first", "data-action": "play-now", disabled: busy, onClick: play },
      busy ? "Creating the table…" : "Play now",
    ),
    h(
      "span",
      { class: "quiet" },
      `A short first game of ${title} against a bot, with a coach who explains it. Or choose a game below.`,
    ),
  );
