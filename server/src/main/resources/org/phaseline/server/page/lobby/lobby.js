// The lobby: tables one sits at, games to choose from, and a table to be made.
//
// What tests can hold on to:
//   .card [aria-checked]                a game; the last one is [data-card=own]
//   .setup .outline li.out li.changed   what is chosen, and the sequence with what options switch on and off
//   [data-seating=sides|factions|free] [data-party=NAME] [data-player=N]      who sits where
//   button.main #made #made input [data-link=1|2|...|watch|owner] [data-action=sit|start|share|copy-all|again]
//   .own [data-file=NAME] textarea .mark .said [data-action=next-problem|save]     a rulebook of one's own
//   .room[data-full=true|false]         what the server says when it runs out of room
//   .mine [data-table=PATH] [data-state=yours|waiting|over|lost] [data-action=forget]
import { h, render, Component, Fragment, ask, applyLook, lookButton, remember } from "../shared/dom.js";
import { Shelf } from "./shelf.js";
import { Setup } from "./setup.js";
import { OwnRulebook } from "./own.js";
import { carriesFiles, draft, keepDraft, withFiles } from "./draft.js";
import { Made } from "./made.js";
import { Mine } from "./mine.js";

const OWN = "own";

class Lobby extends Component {
  state = {
    games: [],
    chosen: "",
    guide: null,
    source: null,
    made: null,
    problem: "",
    busy: false,
    draft: draft(),
    dragged: false,
    room: null,
  };

  async componentDidMount() {
    // Files may be dropped anywhere: a browser that is not told so leaves the page to show them.
    addEventListener("dragover", this.drag);
    addEventListener("dragleave", this.drag);
    addEventListener("drop", this.drop);
    ask("/api/room").then(
      (room) => this.setState({ room }),
      () => {},
    );
    try {
      const { games } = await ask("/api/games");
      this.setState({ games });
      await this.choose(games[0].id);
    } catch (problem) {
      this.setState({ problem: problem.message });
    }
  }

  choose = async (chosen) => {
    const first = !this.state.chosen;
    this.setState({ chosen, problem: "", guide: null, source: null });
    if (chosen !== OWN) await this.take(shipped(chosen));
    // On a phone what follows the choice is below the fold.
    if (!first && matchMedia("(max-width: 899px)").matches)
      document.querySelector(".setup, .own")?.scrollIntoView({ block: "start" });
  };

  drag = (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    const dragged = event.type === "dragover" || event.relatedTarget !== null;
    if (dragged !== this.state.dragged) this.setState({ dragged });
  };

  drop = (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    this.setState({ dragged: false });
    if (!this.state.made) this.bring(event.dataTransfer.files);
  };

  /** Puts files of this device into the rulebook of one's own, and opens it. */
  bring = async (list) => {
    try {
      const { files, open } = await withFiles(this.state.draft.files, list);
      if (!open) return;
      this.write(files, open);
      if (this.state.chosen === OWN) return;
      await this.choose(OWN);
      document.querySelector(".own").scrollIntoView({ block: "nearest" });
    } catch (problem) {
      this.setState({ problem: problem.message });
    }
  };

  write = (files, open) => {
    keepDraft(files, open);
    this.setState({ draft: { files, open }, problem: "" });
  };

  /** A rulebook to set up: one that ships, or one's own when it has no problems. */
  take = async (source) => {
    if (!source) {
      this.setState({ source: null, guide: null });
      return;
    }
    try {
      const guide = await source.guide("");
      if (this.state.chosen === source.chosen) this.setState({ source, guide });
    } catch (problem) {
      this.setState({ problem: problem.message });
    }
  };

  make = async (wish) => {
    this.setState({ busy: true, problem: "" });
    try {
      const made = await ask("/api/tables", { ...this.state.source.wish, ...wish.order });
      this.setState({ made: { ...made, together: wish.together }, busy: false }, () =>
        document.getElementById("made").scrollIntoView({ block: "start" }),
      );
      keepOwner(made);
    } catch (problem) {
      this.setState({ problem: problem.message, busy: false });
    }
  };

  /** Back among the games. A rulebook of one's own is checked anew, so what was set up with it waits for that. */
  again = () =>
    this.setState(({ chosen, guide, source }) => ({
      made: null,
      ...(chosen === OWN ? { guide: null, source: null } : { guide, source }),
    }));

  render(_, { games, chosen, guide, source, made, problem, busy, draft: own, dragged, room }) {
    return h(
      Fragment,
      null,
      h(
        "header",
        { class: "mast" },
        h("h1", null, "Phaseline"),
        h("span", { class: "quiet" }, "a digital umpire for tabletop wargames"),
        lookButton(),
      ),
      room?.sentence &&
        h(
          "p",
          { class: `room ${room.full ? "problem" : "quiet"}`, role: "status", "data-full": String(room.full) },
          room.sentence,
        ),
      made && h(Made, { made, again: this.again }),
      !made && h(Mine),
      !made &&
        h(
          "section",
          null,
          h("h2", null, "Choose a game"),
          h(Shelf, { games, chosen, choose: this.choose, own: OWN, kept: own.files, dragged }),
        ),
      !made &&
        chosen === OWN &&
        h(OwnRulebook, { ...own, write: this.write, bring: this.bring, take: this.take, own: OWN, dragged }),
      !made && guide && h(Setup, { key: source.key, source, guide, make: this.make, busy }),
      problem && h("p", { class: "problem", role: "alert" }, problem),
    );
  }
}

/** How to learn about a game that ships, and what to send to have a table of it. */
const shipped = (id) => ({
  key: id,
  chosen: id,
  wish: { game: id },
  guide: (scenario) => ask(`/api/games/${id}?scenario=${encodeURIComponent(scenario)}`),
  outline: (scenario, on, off) =>
    ask(
      `/api/games/${id}/outline?scenario=${encodeURIComponent(scenario)}` +
        `&on=${encodeURIComponent(on.join(","))}&off=${encodeURIComponent(off.join(","))}`,
    ),
});

/** The browser that makes a table owns it, by the cookie that came with it, and finds its way back to the owner's page. */
function keepOwner(made) {
  remember({
    path: made.owner.split("#")[0],
    title: made.title,
    seat: "owner",
    seats: made.seats.map((seat) => seat.name),
  });
}

applyLook();
const app = document.getElementById("app");
app.replaceChildren();
render(h(Lobby), app);
