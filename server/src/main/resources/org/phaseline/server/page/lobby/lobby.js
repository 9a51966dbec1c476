// @ts-check
// The lobby: tables one sits at, games to choose from, and a table to be made.
//
// What tests can hold on to:
//   .card                               a game, a link to its page; the last one is [data-card=own]
//   .game-page[data-game=ID] [data-action=play-now|first-game|set-up|all-games] [data-scenario=NAME]
//   .setup .outline li.out li.changed   what is chosen, and the sequence with what options switch on and off
//   [data-seating=sides|factions|free] [data-party=NAME] [data-player=N]      who sits where
//   .play-now [data-action=play-now]    a first game at once; [data-bot=N] who of the seats is a bot
//   .setup button.main #made #made input [data-link=1|2|...|watch|owner] [data-action=sit|start|share|copy-all|again]
//   .own [data-file=NAME] textarea .mark .said [data-action=next-problem|save]     a rulebook of one's own
//   .storage[data-full=true|false]         what the server says when it runs out of space
//   .mine [data-table=PATH] [data-state=yours|waiting|over|lost] [data-action=forget]
/** @import { LobbyActs } from "../effects/lobby.js" */
/** @import { LobbyState, LobbyStore } from "../state/lobby.js" */
import { h, Component, Fragment, applyLook, draw, lookButton } from "../shared/dom.js";
import { bringIntoSight, connect } from "../effects/lobby.js";
import { OWN, isOwnShown, opened, reduce } from "../state/lobby.js";
import { createStore } from "../state/store.js";
import { draft } from "./draft.js";
import { GamePage } from "./game-page.js";
import { Made } from "./made.js";
import { Mine } from "./mine.js";
import { OpenTables } from "./open-tables.js";
import { OwnRulebook } from "./own.js";
import { PlayNow } from "./play-now.js";
import { Setup } from "./setup.js";
import { Shelf } from "./shelf.js";

/**
 * All games, to choose one.
 *
 * @param {{ state: LobbyState, acts: LobbyActs }} props
 */
function AllGames({ state, acts }) {
  const { games, busy, problem } = state;
  // Nothing is shown that would have to make room for the games a moment later.
  if (games.length === 0 && !problem) return h("p", { class: "quiet", role: "status" }, "Loading…");
  return h(
    Fragment,
    null,
    problem && h("p", { class: "problem", role: "alert" }, problem),
    games.length > 0 && h(PlayNow, { title: games[0].title, busy, play: () => acts.firstGame(games[0].id) }),
    h(Mine, {}),
    h(OpenTables, { known: state.open }),
    h("section", null, h("h2", null, "Choose a game"), h(Shelf, { state, choose: acts.choose })),
  );
}

/**
 * A rulebook of one's own, among the other games.
 *
 * @param {{ state: LobbyState, acts: LobbyActs }} props
 */
function OwnGame({ state, acts }) {
  const { guide, source, busy } = state;
  return h(
    Fragment,
    null,
    h(Shelf, { state, choose: acts.choose }),
    h(OwnRulebook, { state, acts }),
    guide && source && h(Setup, { key: source.key, source, guide, make: acts.make, busy }),
  );
}

/** @param {{ state: LobbyState, acts: LobbyActs }} props */
function LobbyView({ state, acts }) {
  const { chosen, made, problem, storage } = state;
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
    made && h(Made, { made, sit: acts.sit, again: acts.back, own: chosen === OWN }),
    !made && h(isOwnShown(state) ? OwnGame : chosen ? GamePage : AllGames, { state, acts }),
    (chosen || made) && problem && h("p", { class: "problem", role: "alert" }, problem),
  );
}

/** @extends {Component<{}, { lobby: LobbyState }>} */
class Lobby extends Component {
  /** @type {LobbyStore} */
  store = createStore(reduce, opened(draft()));
  acts = connect(this.store);
  state = { lobby: this.store.state() };

  componentDidMount() {
    this.store.subscribe((lobby, before, event) =>
      this.setState({ lobby }, () => bringIntoSight(lobby, before, event)),
    );
    this.acts.start();
  }

  render() {
    return h(LobbyView, { state: this.state.lobby, acts: this.acts });
  }
}

applyLook();
draw(h(Lobby));
