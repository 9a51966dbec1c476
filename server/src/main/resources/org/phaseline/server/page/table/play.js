// A seat at a table: holds what was seen last and what the player is about to do, and lays the parts out. It decides nothing.
import { h, Component } from "../shared/dom.js";
import { Rail, anchor, callPath, inRail } from "./rail.js";
import { Boards } from "../board/board.js";
import { WhatNow } from "./now.js";
import { StepCard } from "./card.js";
import { Ending } from "./ending.js";
import { Books } from "./books.js";
import { Mast } from "./mast.js";
import { Tray } from "./tray.js";
import { Film } from "./film.js";
import { Foot } from "./foot.js";
import { Dialogs } from "./dialogs.js";
import { quick } from "./help.js";
import { called } from "./words.js";
import { onKey } from "./keys.js";
import { Choosing, asked } from "./choosing.js";
import { Undo } from "./undo.js";
import { sameWaiting, sawItBegin, waitingSince, waitingSinceThen } from "./since.js";
import { alertMove } from "./alert.js";
import { keepSeen, sinceSeen } from "./away.js";
import { fetchMissing, filled, isMissing, joined } from "./pages.js";
import { Said, nowInWords, toConsent } from "./said.js";
import { keepRead, readOf } from "./read.js";

const OPENED_MILLIS = 2500;
const narrow = () => matchMedia("(max-width: 899px)").matches;

export class TablePage extends Component {
  state = {
    sighting: null,
    desk: undefined,
    log: [],
    line: true,
    picked: "",
    tab: "log",
    sheet: "now",
    note: "",
    noteOpen: false,
    noted: "",
    film: null,
    dialog: null,
    lit: undefined,
    read: readOf(this.props.seat.base),
    draft: { text: "", mine: this.props.game.seats.length < 2 },
    taking: false,
    fresh: Infinity,
    tray: null,
    said: "",
    railOpen: false,
    opening: null,
  };

  choosing = new Choosing(
    this.props.seat,
    () => this.decision(),
    () => this.state,
    (change) => this.setState(change),
  );
  reel = new Film(this.props.seat, (film) => this.setState({ film }));
  undo = new Undo(
    () => this.post("back"),
    (taking) => this.setState({ taking }),
  );
  keys = (event) => onKey(event, this);

  componentDidMount() {
    this.hangUp = this.props.seat.listen(
      (view) => this.see(view),
      (line) => this.hear(line),
      (gone) => this.setState({ gone }),
      (summary) => this.mine(summary.mine && !summary.over),
    );
    addEventListener("keydown", this.keys);
    document.addEventListener("visibilitychange", this.readOn);
  }

  componentWillUnmount() {
    this.hangUp();
    clearTimeout(this.opened);
    clearTimeout(this.undo.slow);
    this.reel.end();
    removeEventListener("keydown", this.keys);
    document.removeEventListener("visibilitychange", this.readOn);
  }

  see(view) {
    const before = this.state;
    const question = asked(this.decision());
    const log = joined(before.log, view);
    const first = before.sighting === null;
    const events = first
      ? []
      : log.slice(before.log.length).filter((line) => !["chat", "note", "ask", "seat"].includes(line.kind));
    const rolled = events.filter((line) => line.faces);
    const sealed = (sighting) => sighting.awaited.concat(sighting.decisions).filter((each) => each.sealed);
    const opened = !first && sealed(before.sighting).length > 0 && sealed(view.sighting).length === 0;
    if (opened) this.opening(sealed(before.sighting).map((each) => each.who ?? this.props.game.me));
    this.undo.seen();
    const { receipt } = this.props.seat;
    receipt?.see(view, log.slice(first ? 0 : view.since));
    if (receipt?.trouble && !before.problem) this.setState({ problem: receipt.trouble });
    if (first && !sawItBegin(this.props.seat.base, view.sighting)) this.askSince(view.sighting);
    this.setState(
      {
        ...(first ? { away: sinceSeen(this.props.seat.base, log) } : {}),
        sighting: view.sighting,
        desk: view.desk,
        log,
        ...this.moved(view.sighting),
        ...this.noteAfter(view.sighting),
        fresh: first ? Infinity : before.log.length,
        since: waitingSince(this.props.seat.base, view.sighting),
        ...(events.length ? { tray: rolled.length ? rolled : null } : {}),
        ...this.choosing.seen(view),
      },
      () => {
        this.readOn();
        this.tell(question);
        this.catchUp();
      },
    );
    this.props.onView?.(view);
  }

  /** Lines of the log that were too many to come by themselves; if they cannot be had now, the next view tries again. */
  async catchUp() {
    if (this.catching || !this.state.log.some(isMissing)) return;
    this.catching = true;
    try {
      let log = this.state.log;
      await fetchMissing(
        this.props.seat,
        () => log,
        (page) => {
          this.props.seat.receipt?.catchUp(page.log);
          this.setState((now) => {
            log = filled(now.log, page);
            return { log };
          });
        },
      );
    } catch {
      // The latest lines are there.
    } finally {
      this.catching = false;
    }
  }

  opening(names) {
    clearTimeout(this.opened);
    this.setState({ opening: [...new Set(names)] });
    this.opened = setTimeout(() => this.setState({ opening: null }), OPENED_MILLIS);
  }

  /** The line has come back: what failed without it need not be said any more. */
  hear(line) {
    this.setState(line && !this.state.line ? { line, problem: "", about: "" } : { line });
  }

  /** A step looked up in the log is forgotten when play goes on, so that the sequence follows play again. */
  moved(sighting) {
    const at = anchor(sighting);
    const stays = at === this.stood;
    this.stood = at;
    return stays ? {} : { lit: undefined };
  }

  /** A note goes with the answer it was written for. Who is still writing when something else is asked goes on with that. */
  noteAfter(sighting) {
    const { noted } = this.state;
    if (!noted || sighting.decisions.some((each) => each.id === noted)) return {};
    return document.activeElement?.id === "note" && sighting.decisions.length
      ? { noted: sighting.decisions[0].id }
      : { note: "", noteOpen: false, noted: "" };
  }

  async askSince(sighting) {
    try {
      const { updated } = await this.props.seat.get("summary");
      if (sameWaiting(this.state.sighting, sighting))
        this.setState({ since: waitingSinceThen(this.props.seat.base, sighting, updated) });
    } catch {
      // Then it is only not known since when.
    }
  }

  /** What happens is seen when the page is, talk is read when it is open. */
  readOn = () => {
    const { log, read, tab, sheet, sighting } = this.state;
    if (!sighting || document.visibilityState !== "visible") return;
    keepSeen(this.props.seat.base, log.length);
    if (read === log.length || (narrow() ? sheet : tab) !== "chat") return;
    this.setState({ read: log.length });
    keepRead(this.props.seat.base, log.length);
  };

  /** Whether the table waits for me, for an answer or for a word on what somebody asks. */
  asked() {
    return Boolean(
      this.state.sighting?.decisions.some((each) => each.awaited) ||
      (this.props.game.me && toConsent(this.state.desk).length > 0),
    );
  }

  /** Says in the title whether the table waits for me, and tells me when it begins to; who has just sat down sees it. */
  mine(now) {
    document.title = `${now ? "● " : ""}${this.props.game.title}`;
    if (now && this.wasMine === false) alertMove(this.props.seat.base, this.props.game.title);
    this.wasMine = now;
  }

  /** Says aloud what changed, and brings the focus to the choices unless somebody is typing. */
  tell(before) {
    const { sighting, film, desk, said } = this.state;
    const decision = this.decision();
    const mine = decision?.awaited;
    const again = asked(decision) !== before;
    this.mine(this.asked());
    if (decision) this.choosing.ready(decision);
    const now = nowInWords(this.props.game, sighting, desk, decision);
    // The same words for something else are read out again only when they differ.
    if (now !== said?.trimEnd() || again) this.setState({ said: now === said ? `${now}\u00a0` : now });
    const active = document.activeElement;
    if (
      (again || !said) &&
      mine &&
      !film &&
      !this.state.dialog &&
      !active?.matches("input, textarea, select") &&
      !active?.closest("dialog, .rail, .log, .board [data-word]:focus-visible")
    )
      this.focusChoices();
  }

  focusChoices() {
    document
      .querySelector("[data-figure]:not([disabled]), .choices button:not([disabled])")
      ?.focus({ preventScroll: true });
  }

  decisions() {
    return this.state.film ? [] : (this.state.sighting?.decisions ?? []);
  }

  decision() {
    const all = this.decisions();
    return all.find((each) => each.id === this.state.picked) ?? all.find((each) => each.awaited) ?? all[0];
  }

  /** Does something that may fail, and shows the sentence that says why. */
  async trying(deed) {
    this.setState({ problem: "", about: "" });
    try {
      await deed();
    } catch (problem) {
      this.choosing.say(problem.message);
    }
  }

  post = (what, body) => this.trying(() => this.props.seat.post(what, body));
  open = (dialog) => this.setState({ dialog });
  close = () => this.setState({ dialog: null });
  film = {
    begin: () => this.trying(() => this.reel.begin()),
    go: (at, playing) => this.trying(() => this.reel.go(at, playing)),
    end: () => this.reel.end(),
  };

  back = () => ["free", "ask"].includes(this.state.desk?.back) && this.choosing.settled() && this.undo.press();

  show(tab) {
    const { sheet } = this.state;
    this.setState(
      tab === "now" ? { sheet: sheet === "now" ? "" : "now" } : { tab, sheet: sheet === tab ? "" : tab },
      this.readOn,
    );
  }

  chat() {
    if (this.state.tab !== "chat" || this.state.sheet !== "chat") this.show("chat");
    setTimeout(() => document.getElementById("say")?.focus());
  }

  draft = (change) =>
    this.setState(({ draft }) => ({ draft: { ...draft, ...(typeof change === "function" ? change(draft) : change) } }));
  note = () => this.setState({ noteOpen: true }, () => document.getElementById("note")?.focus());
  /** What one has closed one does not want to say. */
  leaveNote = () => this.setState({ noteOpen: false, note: "", noted: "" });
  /** On a phone what it would do stands on the sheet, which may show something else. */
  pick = (word) => {
    this.setState({ sheet: "now" });
    this.choosing.pick(word);
  };
  light = (step) => {
    const { film } = this.state;
    const sighting = film?.sighting ?? this.state.sighting;
    if (inRail(this.props.game, sighting, this.at(sighting), step)) this.setState({ lit: step, railOpen: narrow() });
    else this.open({ step });
  };

  acts = {
    pick: this.pick,
    look: (word) => this.choosing.look(word),
    doIt: () => this.choosing.act(),
    drop: () => this.choosing.drop(),
    giveUp: () => this.choosing.giveUp(),
    stand: (choice) => this.choosing.settled() && this.post("standing", { decision: this.decision().id, choice }),
    stop: (step) => this.post("stop", { step }),
    consent: (what, ask) => this.post(what, { ask }),
    back: this.back,
    seen: () => this.setState({ away: null }),
    filmSince: () => this.trying(() => this.reel.beginAfter(this.state.away.from)),
    why: () => this.open("why"),
    raise: () => this.open("raise"),
    note: () => (this.state.noteOpen ? this.leaveNote() : this.note()),
    setNote: (note) => this.setState({ note, noted: this.decision()?.id ?? "" }),
    leaveNote: (event) => {
      event.preventDefault();
      this.focusChoices();
    },
    pickDecision: (picked) => {
      this.choosing.drop();
      this.setState({ picked }, () => this.choosing.ready(this.decision()));
    },
  };

  /** Where play stands: the step that is asked about, or that somebody else is asked about. */
  at(sighting) {
    const decision = this.state.film
      ? (sighting.decisions.find((each) => each.awaited) ?? sighting.decisions[0])
      : this.decision();
    return decision?.step ?? anchor(sighting);
  }

  render(
    { game, seat, hot },
    { sighting: now, desk, log, line, tab, sheet, film, dialog, lit, railOpen, said, ...more },
  ) {
    if (more.gone)
      return h(
        "main",
        { class: "pass-on" },
        h("h1", null, "You are signed out of this seat"),
        h("p", { role: "alert" }, more.gone),
        h("a", { class: "button", href: "/" }, "To the lobby"),
      );
    if (!now) return h("p", { class: "quiet" }, line ? "Sitting down…" : "No connection; trying again…");
    const past = film !== null;
    const sighting = past ? film.sighting : now;
    const decision = this.decision();
    const at = this.at(sighting);
    const path = callPath(game, sighting, at);
    const explain = (index) => this.setState({ dialog: { step: index }, railOpen: false });
    return h(
      "div",
      { class: `page ${game.boards.length ? "" : "boardless"}${past ? " in-past" : ""} sheet-${sheet || "closed"}` },
      h(
        "a",
        {
          class: "skip",
          href: "#now",
          onClick: (event) => {
            event.preventDefault();
            this.focusChoices();
          },
        },
        "To the choices",
      ),
      h(Mast, { game, sighting, path, hot, menu: () => this.open("menu") }),
      h(
        "nav",
        { class: `side${railOpen ? " open" : ""}`, "aria-label": "Sequence of play" },
        h(
          "button",
          {
            class: "breadcrumb",
            "aria-expanded": String(railOpen),
            "data-action": "rail",
            onClick: () => this.setState({ railOpen: !railOpen }),
          },
          h(
            "span",
            null,
            path
              .slice(-2)
              .map((each) => called(game, each))
              .join(" › ") || "Sequence of play",
          ),
          h("span", { "aria-hidden": "true" }, railOpen ? "▴" : "▾"),
        ),
        h("div", { class: "rail-frame" }, h(Rail, { game, sighting, at, lit, explain, open: railOpen })),
      ),
      h(
        "main",
        { class: "middle", tabIndex: game.boards.length ? undefined : 0 },
        past &&
          h(
            "p",
            { class: "past-banner", role: "status" },
            h("strong", null, "You are looking at the past"),
            ` Moment ${film.at + 1} of ${film.moments}, turn ${sighting.gameTurn}. `,
            h("button", { "data-action": "film-now", onClick: this.film.end }, "Back to now"),
          ),
        game.boards.length
          ? h(Boards, {
              game,
              sighting: past ? { ...sighting, decisions: [] } : sighting,
              decision: more.sending || past ? undefined : this.choosing.signed(decision),
              choose: this.acts.pick,
              preview: past ? null : more.preview,
              changed: past ? film.changed : undefined,
            })
          : h(StepCard, {
              game,
              sighting,
              decision: decision?.awaited ? decision : undefined,
              index: decision?.awaited ? at : anchor(sighting, at),
            }),
        more.tray &&
          !past &&
          h(Tray, {
            key: log.indexOf(more.tray[0]),
            rolls: more.tray,
            base: seat.base,
            hot,
            clear: () => this.setState({ tray: null }),
          }),
        sighting.over && !past && h(Ending, { game, sighting, film: this.film, seat: this.props.seat }),
      ),
      h(
        "aside",
        { class: "right", "aria-label": "What now, log, state and chat" },
        h(WhatNow, {
          ...more,
          game,
          sighting,
          desk,
          decision,
          decisions: this.decisions(),
          act: this.acts,
          past,
          at,
          sending: Boolean(more.sending),
          quick: quick(),
          finals: this.choosing.finals(decision),
        }),
        h(Books, {
          ...more,
          game,
          desk,
          seat,
          sighting,
          hot,
          log,
          film,
          tab,
          sheet,
          lit,
          asked: this.asked(),
          show: (each) => this.show(each),
          light: this.light,
          write: this.draft,
        }),
      ),
      h(Foot, { game, sighting, desk, film, reel: this.film, line, help: () => this.open("help") }),
      h(Said, { said, selected: more.selected, would: past ? null : more.preview, rolls: past ? null : more.tray }),
      h(Dialogs, {
        game,
        seat,
        sighting,
        desk,
        log,
        decision,
        at,
        past,
        dialog,
        open: this.open,
        close: this.close,
        setQuick: () => this.forceUpdate(),
      }),
    );
  }
}
