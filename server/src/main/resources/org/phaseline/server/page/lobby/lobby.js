// @ts-check
// The lobby: tables one sits at, games to choose from, and a table to be made.
//
// What tests can hold on to:
//   .card [aria-checked]                a game; the last one is [data-card=own]
//   .setup .outline li.out li.changed   what is chosen, and the sequence with what options switch on and off
//   [data-seating=sides|factions|free] [data-party=NAME] [data-player=N]      who sits where
//   [data-action=play-now] [data-bot=N]  a game against a bot at once, and who of the seats is one
//   .setup button.main #made #made input [data-link=1|2|...|watch|owner] [data-action=sit|start|share|copy-all|again]
//   .own [data-file=NAME] textarea .mark .said [data-action=next-problem|save]     a rulebook of one's own
//   .storage[data-full=true|false]         what the server says when it runs out of space
//   .mine [data-table=PATH] [data-state=yours|waiting|over|lost] [data-action=forget]
/** @import { LobbyActs } from "../effects/lobby.js" */
/** @import { LobbyState, LobbyStore } from "../state/lobby.js" */
import { h, Component, Fragment, applyLook, draw, lookButton } from "../shared/dom.js";
import { connect, scrollTo } from "../effects/lobby.js";
import { isOwnShown, opened, reduce } from "../state/lobby.js";
import { againstBots } from "../state/seating.js";
import { createStore } from "../state/store.js";
import { draft } from "./draft.js";
import { Made } from "./made.js";
import { Mine } from "./mine.js";
import { OwnRulebook } from "./own.js";
import { PlayNow } from "./play-now.js";
import { Setup } from "./setup.js";
import { Shelf } from "./shelf.js";

/** @param {Api.Guide | Api.Checked} guide */
const firstTitle = (guide) => [guide.title, guide.scenarios[0]?.title].filter(Boolean).join(", ");

/** @param {{ state: LobbyState, acts: LobbyActs }} props */
function LobbyView({ state, acts }) {
  const { guide, source, made, problem, storage } = state;
  const full = storage?.full ? "problem" : "quiet";
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
    storage?.sentence &&
      h("p", { class: `storage ${full}`, role: "status", "data-full": String(storage.full) }, storage.sentence),
    made && h(Made, { made, again: acts.back }),
    !made &&
      guide &&
      source &&
      h(PlayNow, { title: firstTitle(guide), busy: state.busy, play: () => acts.playNow(againstBots(guide), guide) }),
    !made && h(Mine, {}),
    !made && h("section", null, h("h2", null, "Choose a game"), h(Shelf, { state, choose: acts.choose })),
    isOwnShown(state) && h(OwnRulebook, { state, acts }),
    !made && guide && source && h(Setup, { key: source.key, source, guide, make: acts.make, busy: state.busy }),
    problem && h("p", { class: "problem", role: "alert" }, problem),
  );
}

/** @extends {Component<{}, { lobby: LobbyState }>} */
class Lobby extends Component {
  /** @type {LobbyStore} */
  store = createStore(reduce, opened(draft()));
  acts = connect(this.store);
  state = { lobby: this.store.state() };

  componentDidMount() {
    this.store.subscribe((lobby, before, event) => this.setState({ lobby }, () => scrollTo(lobby, before, event)));
    this.acts.start();
  }

  render() {
    return h(LobbyView, { state: this.state.lobby, acts: this.acts });
  }
}

applyLook();
draw(h(Lobby));
