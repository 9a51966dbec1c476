// Log, state and chat, one at a time; on a phone what now is the fourth of them.
import { h } from "../shared/dom.js";
import { Log } from "./log.js";
import { State } from "./state.js";
import { Talk } from "./talk.js";

const TABS = { log: "Log", state: "State", chat: "Chat" };

/** What the others have said since one last looked. */
const unreadIn = (log, read, me) => log.slice(read).filter((line) => line.kind === "chat" && line.by !== me).length;

export function Books({
  game,
  desk,
  seat,
  sighting,
  hot,
  log,
  read,
  fresh,
  film,
  tab,
  sheet,
  lit,
  asked,
  show,
  light,
  draft,
  write,
}) {
  const unread = unreadIn(log, read, game.mySeat);
  const told = film ? log.slice(0, film.lines) : log;
  const button = (each, more, ...words) =>
    h("button", { key: each, role: "tab", "data-tab": each, onClick: () => show(each), ...more }, ...words);
  return h(
    "section",
    { class: "books", "aria-label": "Log, state and chat" },
    h(
      "div",
      { class: "tabs", role: "tablist", "aria-label": "Log, state and chat" },
      button(
        "now",
        { class: "now-tab", "aria-selected": String(sheet === "now") },
        "Now",
        asked && h("b", { class: "dot" }, h("span", { class: "unseen" }, "you are asked")),
      ),
      Object.entries(TABS).map(([each, word]) =>
        button(
          each,
          {
            id: `tab-${each}`,
            "aria-selected": String(tab === each),
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
            game,
            desk,
            log: told,
            base: seat.base,
            hot,
            fresh: film ? Infinity : fresh,
            from: film ? film.from : Infinity,
            lit,
            light,
          })
        : tab === "state"
          ? h(State, { game, sighting })
          : h(Talk, { game, desk, log, seat, draft, set: write }),
    ),
  );
}
