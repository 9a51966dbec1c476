// What now: the step, who is awaited and what for, the choices, and what can be said about them.
import { h, Component, Fragment } from "../shared/dom.js";
import { called, waiting, lasting, listed, speaksFor } from "./words.js";
import { callPath } from "./rail.js";
import { Choices, Preview } from "./choices.js";
import { Asks, Standing } from "./consent.js";
import { Away } from "./away.js";

/** An envelope per seat: open while it is being filled, closed when it is ready. They open together. */
export function Envelopes({ game, sighting }) {
  const mine = sighting.decisions.find((each) => each.sealed);
  const others = sighting.awaited.filter((each) => each.sealed);
  if (!mine && others.length === 0) return null;
  const closed = mine?.kind === "ready" && !mine.awaited;
  const envelope = (who, ready, own) =>
    h(
      "li",
      { key: who, class: ready ? "closed" : "open", "data-envelope": ready ? "closed" : "open" },
      h(
        "svg",
        { viewBox: "0 0 32 24", "aria-hidden": "true" },
        h("rect", { class: "paper", x: 1.5, y: 5.5, width: 29, height: 17, rx: 2 }),
        ready
          ? h("path", { class: "flap", d: "M2 6 L16 17 L30 6" })
          : h("path", { class: "flap", d: "M2 6 L16 -3 L30 6" }),
        ready && h("circle", { class: "wax", cx: 16, cy: 15, r: 3.2 }),
      ),
      h(
        "span",
        null,
        h("b", null, own ? `${who} (you)` : who),
        ready ? (own ? " ready, can still change" : " ready") : " choosing unseen",
      ),
    );
  return h(
    "ul",
    { class: "envelopes", "aria-label": "Unseen choices", title: "Nobody else sees a choice until all are ready" },
    mine && envelope(game.me, closed, true),
    others.map((each) => envelope(each.who, each.ready, false)),
  );
}

/** What is asked, unless the heading has said it already. */
function Prompt({ game, decision, title }) {
  const said = decision.prompt === title ? "" : decision.prompt;
  return (
    (said || speaksFor(game, decision) || decision.about || (!decision.awaited && !decision.sealed)) &&
    h(
      "p",
      { class: "prompt" },
      speaksFor(game, decision) && h("b", null, `${speaksFor(game, decision)}: `),
      said || (speaksFor(game, decision) && decision.prompt),
      decision.about && h("em", null, said ? ` (${decision.about})` : decision.about),
      !decision.awaited &&
        !decision.sealed &&
        h("span", { class: "sealed", title: "Play does not wait for this" }, "you may; nobody waits for it"),
    )
  );
}

/** All are ready: the envelopes open together. */
function Opened({ names }) {
  return (
    names &&
    h(
      "ul",
      { class: "envelopes opened", role: "status" },
      names.map((who) =>
        h(
          "li",
          { key: who },
          h(
            "svg",
            { viewBox: "0 0 32 24", "aria-hidden": "true" },
            h("rect", { class: "paper", x: 1.5, y: 5.5, width: 29, height: 17, rx: 2 }),
            h("path", { class: "flap lid", d: "M2 6 L16 17 L30 6" }),
            h("path", { class: "letter-in", d: "M6 14 L6 1 L26 1 L26 14" }),
          ),
          h("span", null, h("b", null, who), " opened"),
        ),
      ),
    )
  );
}

/** Who is awaited, for what kind of decision, and since when. */
function Waiting({ game, sighting, since, besides }) {
  const kinds = sighting.awaited
    .filter((each) => !each.ready)
    .map((each) => (each.sealed ? "an unseen choice" : `“${game.steps[each.step]?.title ?? "the next step"}”`));
  return h(
    "p",
    { class: "waiting" },
    besides ? "Waiting also for " : "Waiting for ",
    h(
      "strong",
      null,
      besides
        ? listed([...new Set(sighting.awaited.filter((each) => !each.ready).map((each) => each.who))])
        : waiting(game, sighting),
    ),
    kinds.length > 0 && `: ${listed([...new Set(kinds)])}`,
    h(Since, { since }),
  );
}

class Since extends Component {
  componentDidMount() {
    this.clock = setInterval(() => this.forceUpdate(), 20000);
  }

  componentWillUnmount() {
    clearInterval(this.clock);
  }

  render({ since }) {
    return since ? h("small", { class: "since" }, lasting(Date.now() - since)) : null;
  }
}

function Over({ game, sighting }) {
  return h(
    "section",
    { class: "now over", id: "now", "aria-label": "What now" },
    h("h2", null, "The game is over"),
    h("p", { class: "prompt" }, sighting.winner ? `Won by ${sighting.winner}.` : "Nobody has won."),
    h("p", { class: "quiet" }, "The umpire's seed is known now: the proof of each roll in the log can be computed."),
  );
}

/** why · undo · note · halt */
function Acts({ decision, desk, game, act, noteOpen, taking }) {
  const back = desk?.back ?? "none";
  return h(
    "p",
    { class: "acts" },
    h("button", { class: "link", "data-action": "why", onClick: act.why }, "why"),
    h(
      "button",
      {
        class: "link",
        "data-action": "back",
        disabled: back === "none" || taking,
        title: back === "ask" ? "The others are asked" : "Take back my last answer (u)",
        "aria-keyshortcuts": "u",
        onClick: act.back,
      },
      back === "ask" ? "ask to undo" : "undo",
    ),
    decision &&
      h(
        "button",
        {
          class: "link",
          "data-action": "note",
          "aria-expanded": String(noteOpen),
          "aria-keyshortcuts": "n",
          onClick: act.note,
        },
        "note",
      ),
    game.digressions?.length > 0 &&
      h(
        "button",
        {
          class: "link",
          "data-action": "raise",
          title: "Halt the sequence for something the table wants to settle first",
          onClick: act.raise,
        },
        "halt the sequence",
      ),
  );
}

/** Under way; should it take long, why, and a way out. What fails is said in the past too: the film can fail. */
function Doing({ sending, trouble, problem, act }) {
  return h(
    Fragment,
    null,
    sending && !trouble && h("p", { class: "quiet" }, "Sending…"),
    sending &&
      trouble &&
      h(
        "p",
        { class: "row trouble" },
        h("span", { class: "problem", role: "alert" }, `${trouble} Trying again…`),
        h("button", { "data-action": "give-up", onClick: act.giveUp }, "Stop trying"),
      ),
    problem && h("p", { class: "problem", role: "alert" }, problem),
  );
}

export function WhatNow(props) {
  const {
    game,
    sighting,
    desk,
    decision,
    decisions,
    act,
    sending,
    problem,
    note,
    noteOpen,
    past,
    since,
    quick,
    selected,
    preview,
  } = props;
  if (sighting.over && !past)
    return h(
      Fragment,
      null,
      h(Over, { game, sighting }),
      h(Asks, { game, desk, act }),
      h(Doing, { sending, problem, act }),
    );
  const step = props.at;
  const refs = game.steps[step]?.refs ?? [];
  const crumbs = callPath(game, sighting, step).slice(0, -1);
  return h(
    "section",
    {
      class: `now${decision?.awaited && !past ? " mine" : ""}${past ? " past" : ""}`,
      id: "now",
      "data-asked": decision ? `${decision.id} ${decision.awaited} ${decision.choices.length} ${decision.prompt}` : "",
      "aria-label": "What now",
    },
    h(Asks, { game, desk, act }),
    !past && h(Away, { away: props.away, film: act.filmSince, clear: act.seen }),
    crumbs.length > 0 &&
      h(
        "p",
        { class: "crumbs" },
        crumbs.map((at) => h("span", { key: at }, called(game, at))),
      ),
    h(
      "h2",
      null,
      called(game, step) || (sighting.over ? "The game is over" : "What now?"),
      refs.length > 0 && h("small", { title: "Rule numbers" }, refs.join(", ")),
    ),
    past
      ? h(
          "p",
          { class: "quiet" },
          sighting.over
            ? "Here the game ends."
            : `${waiting(game, sighting)} was asked here. This is the past: go back to now to answer.`,
        )
      : h(
          Fragment,
          null,
          decisions.length > 1 &&
            h(
              "div",
              { class: "tabs", role: "group", "aria-label": "Open decisions" },
              decisions.map((each) =>
                h(
                  "button",
                  {
                    key: each.id,
                    "aria-pressed": String(each === decision),
                    "data-decision": each.id,
                    onClick: () => act.pickDecision(each.id),
                  },
                  each.about || each.prompt,
                  !each.awaited && h("small", null, "may"),
                ),
              ),
            ),
          h(Opened, { names: props.opening }),
          h(Envelopes, { game, sighting }),
          decision
            ? h(
                Fragment,
                null,
                !decision.sealed &&
                  sighting.awaited.some((each) => !each.ready) &&
                  h(Waiting, {
                    game,
                    sighting,
                    since: decision.awaited ? undefined : since,
                    besides: decision.awaited,
                  }),
                h(Prompt, { game, decision, title: game.steps[step]?.title }),
                h(Choices, {
                  decision,
                  selected,
                  finals: props.finals,
                  sending,
                  pick: act.pick,
                  drop: act.drop,
                  look: act.look,
                  stand: act.stand,
                  standable: desk?.standable?.includes(decision.id),
                }),
                preview && h(Preview, { preview, word: selected, act: act.doIt, drop: act.drop, sending }),
                noteOpen &&
                  h(
                    "label",
                    { class: "note" },
                    h("span", null, "A note beside your answer, for the log"),
                    h("input", {
                      id: "note",
                      value: note,
                      maxLength: 2000,
                      onInput: (event) => act.setNote(event.target.value),
                      onKeyDown: (event) => {
                        if (event.key === "Enter" || event.key === "Escape") act.leaveNote(event);
                      },
                    }),
                  ),
              )
            : h(Waiting, { game, sighting, since }),
          h(Acts, { decision, desk, game, act, noteOpen, taking: props.taking }),
          h(Standing, { game, desk, act }),
          quick && decision && h("p", { class: "quiet tiny" }, "One click does it. ⚙ changes that."),
        ),
    h(Doing, { sending: sending && !past, trouble: props.trouble, problem, act }),
  );
}
