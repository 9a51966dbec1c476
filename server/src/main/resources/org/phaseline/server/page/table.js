// The table page: shows what the seat's sighting says, and sends what is chosen. It decides nothing.
import { h, render, Component, Fragment, applyLook, lookButton, remember } from "./dom.js";
import { sitDown, listen, answer, path } from "./session.js";
import { Rail } from "./rail.js";
import { Boards } from "./board.js";
import { WhatNow, Log, State, called, waiting } from "./panels.js";

class TablePage extends Component {
  state = { sighting: null, log: [], line: true, sending: "", problem: "", picked: "", tab: "log", note: "" };

  componentDidMount() {
    listen((view) => this.see(view), (line) => this.setState({ line }));
    addEventListener("keydown", (event) => this.key(event));
  }

  see(view) {
    this.setState(({ log, sending }) => {
      const stillAsked = view.sighting.decisions.some((each) => each.id === sending);
      return { sighting: view.sighting, log: [...log.slice(0, view.since), ...view.log], sending: stillAsked ? sending : "" };
    }, () => this.announce());
  }

  announce() {
    const mine = this.decision() !== undefined;
    document.title = `${mine ? "● " : ""}${this.props.game.title}`;
  }

  decisions() {
    return this.state.sighting?.decisions ?? [];
  }

  decision() {
    const all = this.decisions();
    return all.find((each) => each.id === this.state.picked) ?? all.find((each) => each.awaited) ?? all[0];
  }

  async choose(word) {
    const decision = this.decision();
    if (!decision || this.state.sending) return;
    this.setState({ sending: decision.id, problem: "" });
    try {
      await answer(decision.id, word, this.state.note);
      this.setState({ note: "" });
    } catch (problem) {
      this.setState({ sending: "", problem: problem.message });
    }
  }

  key(event) {
    if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...document.querySelectorAll(".choices button")];
    if (event.key >= "1" && event.key <= "9") {
      buttons[event.key - 1]?.click();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!buttons.length || event.target.closest(".log")) return;
      const at = buttons.indexOf(document.activeElement);
      const step = event.key === "ArrowDown" ? 1 : -1;
      buttons[(at + step + buttons.length + (at < 0 && step < 0 ? 1 : 0)) % buttons.length].focus();
      event.preventDefault();
    } else if (event.key === "Escape") {
      document.activeElement?.blur();
    }
  }

  render({ game }, { sighting, log, line, sending, problem, tab, note }) {
    if (!sighting) return h("p", { class: "quiet" }, line ? "Sitting down…" : "No connection; trying again…");
    const decision = this.decision();
    const choose = (word) => this.choose(word);
    return h("div", { class: `page ${game.boards.length ? "" : "boardless"}` },
      h("header", { class: "mast" }, h("a", { href: "/", title: "To the lobby" }, "Phaseline"), h("h1", null, game.title),
        h("span", { class: "turn" }, `Turn ${sighting.gameTurn}${sighting.date ? `, ${sighting.date}` : ""}`),
        h("span", { class: "me" }, game.me ? `You are ${game.me}` : "You are watching"), lookButton()),
      h("details", { class: "side sequence", open: matchMedia("(min-width: 900px)").matches },
        h("summary", null, "Sequence"), h(Rail, { game, sighting })),
      h("main", { class: "middle" }, game.boards.length
        ? h(Boards, { game, sighting, decision: sending ? undefined : decision, choose })
        : h(StepCard, { game, sighting, decision })),
      h("aside", { class: "right" },
        h(WhatNow, { game, sighting, decision, decisions: this.decisions(), choose, sending: Boolean(sending), problem, note,
          pick: (picked) => this.setState({ picked }), setNote: (text) => this.setState({ note: text }) }),
        h("section", { class: "books" }, h("div", { class: "tabs", role: "tablist" }, ["log", "state"].map((each) =>
          h("button", { key: each, role: "tab", "aria-selected": String(tab === each), onClick: () => this.setState({ tab: each }) },
            each))),
          tab === "log" ? h(Log, { game, log }) : h(State, { game, sighting }))),
      h("footer", null, h("span", null, sighting.over ? "The game is over" : `Waiting for: ${waiting(game, sighting, false)}`,
        decision && !sighting.over ? " (you)" : ""),
        h("span", { class: line ? "line" : "line lost", role: "status" }, line ? "connected" : "connection lost; trying again…"),
        h("span", { class: "dice-note", title: `The umpire's dice are committed to ${game.commitment}` }, "dice: committed")));
  }
}

/** A game without a board fills the middle with the step, as a good player aid would print it. */
function StepCard({ game, sighting, decision }) {
  const index = decision?.step ?? sighting.awaited[0]?.step ?? -1;
  const step = game.steps[index];
  return h("article", { class: "card step-card" }, step ? h(Fragment, null,
    h("p", { class: "quiet" }, step.level, step.refs.length > 0 && ` · rule ${step.refs.join(", ")}`),
    h("h2", null, called(game, index)),
    step.actor && h("p", null, `${step.actor} ${step.mode}`),
    decision?.about && h("p", null, decision.about)) : h("h2", null, game.title));
}

applyLook();
const app = document.getElementById("app");
try {
  const game = await sitDown();
  remember({ path, title: game.title, seat: game.me || "watching" });
  document.title = game.title;
  app.replaceChildren();
  render(h(TablePage, { game }), app);
} catch (problem) {
  app.firstElementChild.textContent = problem.message;
  app.firstElementChild.className = "problem";
}
