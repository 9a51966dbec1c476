// What now, the log, and what the umpire keeps.
import { h, Component, Fragment } from "./dom.js";
import { pathTo } from "./rail.js";
import { remarks } from "./board.js";

export function called(game, index) {
  const step = game.steps[index];
  return step ? (step.label ? `${step.label} ${step.title}` : step.title) : "";
}

export function WhatNow({ game, sighting, decision, decisions, choose, pick, sending, problem, note, setNote }) {
  if (sighting.over) {
    return h("section", { class: "now over" }, h("h2", null, "The game is over"),
      h("p", null, sighting.winner ? `Won by ${sighting.winner}.` : "Nobody has won."));
  }
  const step = decision?.step ?? sighting.awaited[0]?.step ?? -1;
  const refs = game.steps[step]?.refs ?? [];
  return h("section", { class: `now ${decision ? "mine" : ""}`, "aria-live": "polite" },
    h("p", { class: "crumbs" }, pathTo(game, step).slice(0, -1).map((at) => h("span", { key: at }, called(game, at)))),
    h("h2", null, called(game, step) || "What now?", refs.length > 0 && h("small", null, refs.join(", "))),
    decisions.length > 1 && h("div", { class: "tabs" }, decisions.map((each) =>
      h("button", { key: each.id, "aria-pressed": String(each === decision), onClick: () => pick(each.id) },
        each.about || each.prompt))),
    decision ? h(Fragment, null,
      h(Prompt, { decision, title: game.steps[step]?.title }),
      h("ol", { class: "choices" }, decision.choices.map((choice, i) => h("li", { key: choice.word },
        h("button", { disabled: sending, onClick: () => choose(choice.word), "data-choice": i },
          h("kbd", null, i < 9 ? i + 1 : ""), h("span", null, choice.word))))),
      h("details", { class: "note" }, h("summary", null, "Add a note"),
        h("input", { value: note, maxLength: 2000, "aria-label": "Note", onInput: (event) => setNote(event.target.value) })))
      : h("p", { class: "waiting" }, "Waiting for ", h("strong", null, waiting(game, sighting, true))),
    sending && h("p", { class: "quiet" }, "Sending…"),
    problem && h("p", { class: "problem", role: "alert" }, problem));
}

/** What is asked, unless the heading has said it already. */
function Prompt({ decision, title }) {
  const said = decision.prompt === title ? "" : decision.prompt;
  return (said || decision.about || decision.sealed) && h("p", { class: "prompt" }, said,
    decision.about && h("em", null, said ? ` (${decision.about})` : decision.about),
    decision.sealed && h("span", { class: "sealed", title: "Nobody else sees this yet" }, " ✉ unseen"));
}

export function waiting(game, sighting, long) {
  const open = sighting.awaited.filter((each) => !each.ready);
  if (open.length === 0) return sighting.decisions.length > 0 ? game.me : "nobody";
  return open.map((each) => each.who + (long && each.sealed ? " (unseen)" : "")).join(" and ");
}

const KINDS = { all: "all", roll: "dice", answer: "answers", change: "changes" };

export class Log extends Component {
  state = { kind: "all" };

  componentDidMount() {
    this.bottom();
  }

  componentDidUpdate(before) {
    if (before.log.length !== this.props.log.length) this.bottom();
  }

  bottom() {
    if (this.list) this.list.scrollTop = this.list.scrollHeight;
  }

  render({ game, log }, { kind }) {
    const lines = log.filter((line) => kind === "all" || line.kind === kind);
    return h("div", { class: "log" },
      h("div", { class: "filters" }, Object.entries(KINDS).map(([each, word]) =>
        h("button", { key: each, "aria-pressed": String(each === kind), onClick: () => this.setState({ kind: each }) }, word))),
      h("ol", { ref: (list) => (this.list = list), tabIndex: 0, "aria-label": "Log" }, lines.slice(-400).map((line, i) =>
        h("li", { key: i, class: line.kind, title: line.step >= 0 ? called(game, line.step) : undefined },
          line.faces && h("span", { class: "dice" }, line.faces.map((face, n) => h("i", { key: n }, face))), line.text))));
  }
}

export function State({ game, sighting }) {
  const owners = [...new Set(sighting.state.map((value) => value.owner))];
  const text = (name) => game.fields.find((field) => field.name === name && !field.kind)?.text;
  const troops = sighting.pieces.filter((piece) => piece.side >= 0);
  return h("div", { class: "state" },
    owners.map((owner) => h("table", { key: owner }, h("caption", null, owner || "The game"), h("tbody", null,
      sighting.state.filter((value) => value.owner === owner).map((value) => h("tr", { key: value.name },
        h("th", { scope: "row", title: value.name }, text(value.name) || value.name),
        h("td", null, value.value, value.until && h("small", null, ` until ${value.until}`))))))),
    troops.length > 0 && h("table", null, h("caption", null, "Pieces"), h("tbody", null, troops.map((piece) =>
      h("tr", { key: `${piece.kind}/${piece.number}`, class: piece.spot ? "" : "gone" },
        h("th", { scope: "row" }, h("i", { class: `chip side${piece.side % 4}` }), piece.name),
        h("td", { title: piece.values.map((value) => `${value.name}: ${value.value}`).join("\n") }, remarks(game, piece).join(", ")))))),
    sighting.ownSecrets.length > 0 && h("ul", null, sighting.ownSecrets.map((secret) => h("li", { key: secret }, "✉ ", secret))));
}
