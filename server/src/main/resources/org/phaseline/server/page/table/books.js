// @ts-check
// Log, state and chat, one at a time; on a phone what now is the fourth of them.
/** @import { ComponentChildren, JSX } from "preact" */
/** @import { Tab } from "../state/table.js" */
/** @import { Parts } from "./view.js" */
import { sheetOf } from "../state/at-board.js";
import { isMine } from "../state/selectors.js";
import { h, trueOrFalse } from "../shared/dom.js";
import { Log } from "./log.js";
import { State } from "./state.js";
import { Talk } from "./talk.js";

/** @type {["log" | "state" | "chat", string][]} */
const TABS = [
  ["log", "Log"],
  ["state", "State"],
  ["chat", "Chat"],
];

/**
 * What the others have said since one last looked.
 *
 * @param {Api.LogLine[]} log
 * @param {number} read
 * @param {number} me
 */
const unreadIn = (log, read, me) => log.slice(read).filter((line) => line.kind === "chat" && line.by !== me).length;

/** @param {Parts} parts */
export function Books({ state, printed, act, seat, hot, sighting }) {
  const { game, desk, log, read, fresh, film, tab, lit, draft } = state;
  const unread = unreadIn(log, read, game.mySeat);
  const told = film ? log.slice(0, film.lines) : log;
  /**
   * @param {Tab} each
   * @param {JSX.ButtonHTMLAttributes} more
   * @param {ComponentChildren[]} words
   */
  const button = (each, more, ...words) =>
    h("button", { key: each, role: "tab", "data-tab": each, onClick: () => act.show(each), ...more }, ...words);
  return h(
    "section",
    { class: "books", "aria-label": "Log, state and chat" },
    h(
      "div",
      { class: "tabs", role: "tablist", "aria-label": "Log, state and chat" },
      button(
        "now",
        { class: "now-tab", "aria-selected": trueOrFalse(sheetOf(state) === "now") },
        "Now",
        isMine(state) && h("b", { class: "dot" }, h("span", { class: "unseen" }, "your decision")),
      ),
      TABS.map(([each, word]) =>
        button(
          each,
          {
            id: `tab-${each}`,
            "aria-selected": trueOrFalse(tab === each),
            "aria-controls": tab === each ? "book" : undefined,
          },
          word,
          each === "chat" &&
            unread > 0 &&
            h("b", { class: "badge", "data-unread": unread, "aria-label": `${unread} unread` }, unread),
        ),
      ),
    ),
    h(
      "div",
      { class: "book", id: "book", role: "tabpanel", "aria-labelledby": `tab-${tab}` },
      tab === "log"
        ? h(Log, {
            game: printed,
            desk,
            log: told,
            base: seat.base,
            hot: Boolean(hot),
            fresh: film ? Infinity : fresh,
            from: film ? film.from : Infinity,
            lit,
            light: act.light,
          })
        : tab === "state"
          ? h(State, { game, sighting })
          : h(Talk, { game, desk, log, draft, set: act.draft, say: act.say }),
    ),
  );
}
