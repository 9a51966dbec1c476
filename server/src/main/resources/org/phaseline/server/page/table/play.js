// A seat at a table: holds what was seen last and what the player is about to do, and lays the parts out. It decides nothing.
import { h, Component, Fragment, lookButton } from "../shared/dom.js";
import { Rail, anchor, callPath } from "./rail.js";
import { Boards } from "../board/board.js";
import { WhatNow } from "./now.js";
import { StepCard } from "./card.js";
import { Log, Tray } from "./log.js";
import { State } from "./state.js";
import { Ending } from "./ending.js";
import { Talk } from "./talk.js";
import { Film, FilmStrip } from "./film.js";
import { Corrections, Raise } from "./umpire.js";
import { Help, Menu, StepDialog, quick } from "./help.js";
import { WhyDialog } from "./why.js";
import { called, waiting } from "./words.js";
import { onKey } from "./keys.js";
import { Choosing, asked } from "./choosing.js";
import { waitingSince } from "./since.js";

const TABS = { log: "Log", state: "State", chat: "Chat" };
const OPENED_MILLIS = 2500;
const talks = (line) => line.kind === "chat";

export class TablePage extends Component {
  state = { sighting: null, desk: undefined, log: [], line: true, picked: "", tab: "log", sheet: "now", note: "", noteOpen: false, film: null,
    dialog: null, lit: undefined, read: 0, fresh: Infinity, tray: null, said: "", railOpen: false, opening: null };

  choosing = new Choosing(this.props.seat, () => this.decision(), () => this.state, (change) => this.setState(change));
  reel = new Film(this.props.seat, (film) => this.setState({ film }));
  keys = (event) => onKey(event, this);

  componentDidMount() {
    this.hangUp = this.props.seat.listen((view) => this.see(view), (line) => this.setState({ line }), (gone) => this.setState({ gone }));
    addEventListener("keydown", this.keys);
  }

  componentWillUnmount() {
    this.hangUp();
    clearTimeout(this.opened);
    this.reel.end();
    removeEventListener("keydown", this.keys);
  }

  see(view) {
    const before = this.state;
    const question = asked(this.decision());
    const log = [...before.log.slice(0, view.since), ...view.log];
    const first = before.sighting === null;
    const events = first ? [] : log.slice(before.log.length).filter((line) => !["chat", "note", "ask"].includes(line.kind));
    const rolled = events.findLast((line) => line.faces);
    const sealed = (sighting) => sighting.awaited.concat(sighting.decisions).filter((each) => each.sealed);
    const opened = !first && sealed(before.sighting).length > 0 && sealed(view.sighting).length === 0;
    if (opened) this.opening(sealed(before.sighting).map((each) => each.who ?? this.props.game.me));
    this.setState({
      sighting: view.sighting, desk: view.desk, log, fresh: first ? Infinity : before.log.length, since: waitingSince(this.props.seat.base, view.sighting),
      read: first || before.tab === "chat" ? log.length : before.read, ...(events.length ? { tray: rolled ?? null } : {}),
      ...this.choosing.seen(view),
    }, () => this.tell(question));
    this.props.onView?.(view);
  }

  opening(names) {
    clearTimeout(this.opened);
    this.setState({ opening: [...new Set(names)] });
    this.opened = setTimeout(() => this.setState({ opening: null }), OPENED_MILLIS);
  }

  /** Says aloud what changed, and brings the focus to the choices unless somebody is typing. */
  tell(before) {
    const { sighting, film } = this.state;
    const decision = this.decision();
    const mine = decision?.awaited;
    document.title = `${mine ? "● " : ""}${this.props.game.title}`;
    if (decision) this.choosing.ready(decision);
    if (asked(decision) === before && this.state.said) return;
    const said = sighting.over ? `The game is over. ${sighting.winner ? `Won by ${sighting.winner}.` : ""}`
      : decision ? `You are asked: ${decision.prompt || called(this.props.game, decision.step)}` : `Waiting for ${waiting(this.props.game, sighting)}.`;
    this.setState({ said });
    const active = document.activeElement;
    if (mine && !film && !this.state.dialog && !active?.matches("input, textarea, select") && !active?.closest("dialog, .rail, .log, .board [data-word]:focus-visible")) this.focusChoices();
  }

  focusChoices() {
    document.querySelector("[data-figure]:not([disabled]), .choices button:not([disabled])")?.focus({ preventScroll: true });
  }

  decisions() {
    return this.state.film ? [] : this.state.sighting?.decisions ?? [];
  }

  decision() {
    const all = this.decisions();
    return all.find((each) => each.id === this.state.picked) ?? all.find((each) => each.awaited) ?? all[0];
  }

  /** Does something that may fail, and shows the sentence that says why. */
  async trying(deed) {
    this.setState({ problem: "" });
    try {
      await deed();
    } catch (problem) {
      this.setState({ problem: problem.message });
    }
  }

  post = (what, body) => this.trying(() => this.props.seat.post(what, body));
  open = (dialog) => this.setState({ dialog });
  close = () => this.setState({ dialog: null });
  back = () => ["free", "ask"].includes(this.state.desk?.back) && this.post("back");
  film = { begin: () => this.trying(() => this.reel.begin()), go: (at, playing) => this.trying(() => this.reel.go(at, playing)), end: () => this.reel.end() };

  show(tab) {
    const { log, sheet } = this.state;
    this.setState(tab === "now" ? { sheet: sheet === "now" ? "" : "now" }
      : { tab, sheet: sheet === tab ? "" : tab, ...(tab === "chat" ? { read: log.length } : {}) });
  }

  chat() {
    if (this.state.tab !== "chat" || this.state.sheet !== "chat") this.show("chat");
    setTimeout(() => document.getElementById("say")?.focus());
  }

  note = () => this.setState({ noteOpen: true }, () => document.getElementById("note")?.focus());

  acts = {
    pick: (word) => this.choosing.pick(word), look: (word) => this.choosing.look(word), doIt: () => this.choosing.act(), drop: () => this.choosing.drop(),
    stand: (choice) => this.post("standing", { decision: this.decision().id, choice }), stop: (step) => this.post("stop", { step }),
    consent: (what, ask) => this.post(what, { ask }), back: this.back, why: () => this.open("why"), raise: () => this.open("raise"),
    note: () => (this.state.noteOpen ? this.setState({ noteOpen: false }) : this.note()), setNote: (note) => this.setState({ note }),
    leaveNote: (event) => { event.preventDefault(); this.focusChoices(); },
    pickDecision: (picked) => { this.choosing.drop(); this.setState({ picked }, () => this.choosing.ready(this.decision())); },
  };

  /** Where play stands: the step that is asked about, or that somebody else is asked about. */
  at(sighting) {
    const decision = this.state.film ? sighting.decisions.find((each) => each.awaited) ?? sighting.decisions[0] : this.decision();
    return decision?.step ?? anchor(sighting);
  }

  render({ game, seat, hot }, { sighting: now, desk, log, line, tab, sheet, film, dialog, lit, railOpen, said, ...more }) {
    if (more.gone) return h("main", { class: "pass-on" }, h("h1", null, "You have left this seat"), h("p", { role: "alert" }, more.gone), h("a", { class: "button", href: "/" }, "To the lobby"));
    if (!now) return h("p", { class: "quiet" }, line ? "Sitting down…" : "No connection; trying again…");
    const past = film !== null;
    const sighting = past ? film.sighting : now;
    const decision = this.decision();
    const at = this.at(sighting);
    const read = past ? log.slice(0, film.lines) : log;
    const unread = log.slice(more.read).filter(talks).filter((each) => each.by !== game.mySeat).length;
    const path = callPath(game, sighting, at);
    const explain = (index) => this.setState({ dialog: { step: index }, railOpen: false });
    return h("div", { class: `page ${game.boards.length ? "" : "boardless"}${past ? " in-past" : ""} sheet-${sheet || "closed"}` },
      h("a", { class: "skip", href: "#now", onClick: (event) => { event.preventDefault(); this.focusChoices(); } }, "To the choices"),
      h("header", { class: "mast" }, h("a", { href: "/", title: "To the lobby", "aria-label": "Phaseline, to the lobby" }, "Phaseline"), h("h1", null, game.title),
        h("span", { class: "turn" }, `Turn ${sighting.gameTurn}${sighting.date ? `, ${sighting.date}` : ""}`),
        h("span", { class: "way-here" }, path.map((each) => h("span", { key: each }, game.steps[each].title))),
        h("span", { class: "me" }, game.me ? ["You are ", h("b", null, game.me)] : "You are watching"), hot,
        lookButton(), h("button", { class: "plain", "data-action": "menu", "aria-label": "This table: settings and corrections", title: "This table", onClick: () => this.open("menu") }, "⚙")),
      h("nav", { class: `side${railOpen ? " open" : ""}`, "aria-label": "Sequence of play" },
        h("button", { class: "breadcrumb", "aria-expanded": String(railOpen), "data-action": "rail", onClick: () => this.setState({ railOpen: !railOpen }) },
          h("span", null, path.slice(-2).map((each) => called(game, each)).join(" › ") || "Sequence of play"), h("span", { "aria-hidden": "true" }, railOpen ? "▴" : "▾")),
        h("div", { class: "rail-frame" }, h(Rail, { game, sighting, at, lit, explain }))),
      h("main", { class: "middle", tabIndex: game.boards.length ? undefined : 0 },
        past && h("p", { class: "past-banner", role: "status" }, h("strong", null, "You are looking at the past"), ` Moment ${film.at + 1} of ${film.moments}, turn ${sighting.gameTurn}. `,
          h("button", { "data-action": "film-now", onClick: this.film.end }, "Back to now")),
        game.boards.length
          ? h(Boards, { game, sighting: past ? { ...sighting, decisions: [] } : sighting, decision: more.sending || past ? undefined : this.choosing.signed(decision), choose: this.acts.pick,
            preview: past ? null : more.preview, changed: past ? film.changed : undefined })
          : h(StepCard, { game, sighting, decision: decision?.awaited ? decision : undefined, index: decision?.awaited ? at : anchor(sighting, at) }),
        more.tray && !past && h(Tray, { key: log.indexOf(more.tray), line: more.tray, base: seat.base, clear: () => this.setState({ tray: null }) }),
        sighting.over && !past && h(Ending, { game, sighting, film: this.film.begin })),
      h("aside", { class: "right", "aria-label": "What now, log, state and chat" },
        h(WhatNow, { ...more, game, sighting, desk, decision, decisions: this.decisions(), act: this.acts, past, at, sending: Boolean(more.sending), quick: quick(),
          finals: this.choosing.finals(decision) }),
        h("section", { class: "books", "aria-label": "Log, state and chat" }, h("div", { class: "tabs", role: "tablist", "aria-label": "Log, state and chat" },
          h("button", { class: "now-tab", role: "tab", "aria-selected": String(sheet === "now"), "data-tab": "now", onClick: () => this.show("now") }, "Now", decision?.awaited && h("b", { class: "dot" }, h("span", { class: "unseen" }, "you are asked"))),
          Object.entries(TABS).map(([each, word]) => h("button", { key: each, id: `tab-${each}`, role: "tab", "aria-selected": String(tab === each), "aria-controls": tab === each ? "book" : undefined,
            "data-tab": each, onClick: () => this.show(each) },
          word, each === "chat" && unread > 0 && h("b", { class: "badge", "data-unread": unread, "aria-label": `${unread} unread` }, unread)))),
          h("div", { class: "book", id: "book", role: "tabpanel", "aria-labelledby": `tab-${tab}` },
            tab === "log" ? h(Log, { game, desk, log: read, base: seat.base, fresh: past ? Infinity : more.fresh, from: past ? film.from : Infinity, lit, light: (step) => this.setState({ lit: step, railOpen: matchMedia("(max-width: 899px)").matches }) })
              : tab === "state" ? h(State, { game, sighting }) : h(Talk, { game, desk, log, seat, alone: game.seats.length < 2 })))),
      h("footer", null, h("span", { class: "awaited" }, sighting.over ? "The game is over" : `Waiting for: ${waiting(game, sighting)}`,
        decision?.awaited && !sighting.over && game.seats.length > 1 ? " (you)" : ""),
        h(Others, { game, desk }),
        h(FilmStrip, { film, reel: this.film }),
        h("span", { class: line ? "line" : "line lost", role: "status" }, line ? "connected" : "connection lost; trying again…"),
        h("span", { class: "dice-note", title: `The umpire's dice are committed to ${game.dice?.commitment ?? game.commitment}` }, diceWords(desk)),
        h("button", { class: "link", "data-action": "help", "aria-keyshortcuts": "?", onClick: () => this.open("help") }, "? keys")),
      h("p", { class: "unseen", "aria-live": "polite", role: "status" }, said),
      this.dialogs({ game, seat, sighting, desk, log, decision, at, dialog }));
  }

  dialogs({ dialog, ...props }) {
    const all = { close: this.close, ...props };
    if (dialog === "help") return h(Help, all);
    if (dialog === "menu") return h(Menu, { ...all, open: this.open, setQuick: () => this.forceUpdate() });
    if (dialog === "correct") return h(Corrections, all);
    if (dialog === "raise") return h(Raise, all);
    if (dialog === "why") return h(WhyDialog, { ...all, index: all.at, past: this.state.film !== null });
    return dialog?.step >= 0 && h(StepDialog, { ...all, index: dialog.step });
  }
}

/** Whether the others look on at this moment. */
function Others({ game, desk }) {
  const others = game.seats.map((name, seat) => ({ name: desk?.players?.[seat] || name, seat, here: desk?.here?.[seat] })).filter(({ seat }) => seat !== game.mySeat);
  return desk?.here && others.length > 0 && h("ul", { class: "others", "aria-label": "Others at the table" }, others.map(({ name, seat, here }) =>
    h("li", { key: seat, "data-here": String(Boolean(here)) }, h("span", { "aria-hidden": "true" }, here ? "● " : "○ "), name, h("span", { class: "quiet" }, here ? " is here" : " is away"))));
}

function diceWords(desk) {
  const dice = desk?.dice ?? [];
  const added = dice.filter((each) => each.added).length;
  return dice.length ? `dice: committed, ${added} of ${dice.length} added` : "dice: committed";
}
