// @ts-check
// The page of who has made a table: who sits where, new links for seats that are freed, the journal when all is over,
// and its deletion.
//
// What tests can hold on to:
//   [data-seat=1|2|...|watch|owner] [data-action=link|really|rather-not]      a seat
//   [data-link=...] input                                                     its new link
//   [data-seat=owner] .devices          see shared/devices.js
//   [data-action=journal] .turn
//   [data-action=delete|delete-really|delete-not]      taking the table away, in two steps
import { getAt, postAt, sentenceOf } from "../shared/api.js";
import {
  h,
  Component,
  Fragment,
  applyLook,
  day,
  draw,
  drawProblem,
  forget,
  lookButton,
  myTables,
  remember,
} from "../shared/dom.js";
import { Devices } from "../shared/devices.js";
import { Reach } from "../shared/reach.js";
import { signIn } from "../shared/signin.js";
import { LinkLine } from "./made.js";
import { OpenSwitch } from "./open-switch.js";

const here = location.pathname.replace(/\/+$/, "");
const AGAIN = 15_000;

/** @type {Record<string, string>} */
const ASKED = {
  taken:
    "Whoever has this seat is signed out at once, on every device, and needs the new link to continue. Everybody at" +
    " the table is told.",
  waiting: "The old link will no longer work. Everybody at the table is told.",
  watch: "Everybody who is watching is signed out at once. Everybody at the table is told.",
};

/** @param {string} selector */
function focus(selector) {
  const element = document.querySelector(selector);
  if (element instanceof HTMLElement) element.focus();
}

/**
 * @typedef {object} OwnerState
 * @property {Api.State} state
 * @property {Record<string, string>} links the new ones, by seat
 * @property {string} asked the seat that a new link is wanted for
 * @property {string} origin what they begin with, where not as this page
 * @property {string} problem
 * @property {boolean} doomed whether the table's deletion was asked for
 * @property {boolean} deleted
 */

/** @extends {Component<{ state: Api.State }, OwnerState>} */
class Owner extends Component {
  /** @type {OwnerState} */
  state = { state: this.props.state, links: {}, asked: "", origin: "", problem: "", doomed: false, deleted: false };

  componentDidMount() {
    this.timer = setInterval(() => document.hidden || this.state.deleted || this.look(), AGAIN);
  }

  /**
   * The first of two steps; the focus stands on the harmless button.
   *
   * @param {boolean} doomed
   */
  doom(doomed) {
    this.setState({ doomed }, () => focus(`[data-action=${doomed ? "delete-not" : "delete"}]`));
  }

  async remove() {
    try {
      await postAt(here, "delete", { title: this.state.state.title });
      const table = here.slice(0, here.lastIndexOf("/") + 1);
      myTables()
        .filter((each) => each.path.startsWith(table))
        .forEach((each) => forget(each.path));
      this.setState({ deleted: true, problem: "" });
    } catch (problem) {
      this.setState({ doomed: false, problem: sentenceOf(problem) });
    }
  }

  async look() {
    try {
      this.setState({ state: await getAt(here, "state"), problem: "" });
    } catch (problem) {
      this.setState({ problem: sentenceOf(problem) });
    }
  }

  /**
   * Whoever sits there is put out at once, so it takes a second word; the focus stands on the harmless one.
   *
   * @param {string} asked
   * @param {string} seat
   */
  doubt(asked, seat) {
    this.setState({ asked }, () => focus(`[data-seat="${seat}"] [data-action=${asked ? "rather-not" : "link"}]`));
  }

  /** @param {string} seat */
  async link(seat) {
    this.setState({ asked: "" });
    try {
      const { link } = await postAt(here, "links", { seat });
      this.setState(({ links, state }) => ({
        links: { ...links, [seat]: link },
        problem: "",
        state: { ...state, seats: state.seats.map((each) => (each.seat === seat ? { ...each, taken: false } : each)) },
      }));
    } catch (problem) {
      this.setState({ problem: sentenceOf(problem) });
    }
  }

  /** @param {{ seat: string, name: string, about: string, awaited?: boolean, state: string, action: string }} line */
  line({ seat, name, about, awaited, state, action }) {
    const {
      links: { [seat]: link },
      asked,
      origin,
    } = this.state;
    return h(
      "li",
      { key: seat, "data-seat": seat },
      h(
        "div",
        { class: "chair" },
        h("strong", null, name),
        about && h("span", null, about),
        awaited && h("span", { class: "turn" }, "to move"),
        asked !== seat && h("button", { "data-action": "link", onClick: () => this.doubt(seat, seat) }, action),
      ),
      asked === seat &&
        h(
          "div",
          { class: "sure", role: "group", "aria-label": `A new link for ${name}` },
          h("span", null, ASKED[state]),
          h("button", { class: "main", "data-action": "really", onClick: () => this.link(seat) }, action),
          h("button", { "data-action": "rather-not", onClick: () => this.doubt("", seat) }, "Cancel"),
        ),
      link &&
        state !== "taken" &&
        h(
          "ul",
          null,
          h(LinkLine, { key: link, name: `New link for ${name}`, id: seat, link: (origin || location.origin) + link }),
        ),
    );
  }

  /** @param {Api.State["seats"][number]} seat */
  seat({ seat, name, player, awaited, taken }) {
    return this.line({
      seat,
      name,
      awaited,
      state: taken ? "taken" : "waiting",
      about: [player, taken ? "" : "the link has not been used yet"].filter(Boolean).join(" · "),
      action: taken ? "Free the seat" : "New link",
    });
  }

  /**
   * Nothing brings it back, so it takes a second word.
   *
   * @param {Api.State} state
   * @param {boolean} doomed
   */
  deletion({ over, deletedAt }, doomed) {
    return h(
      "section",
      null,
      h("h2", null, "Delete the table"),
      deletedAt && h("p", { class: "quiet" }, `This server will delete it on ${day(deletedAt)}.`),
      doomed
        ? h(
            "div",
            { class: "sure", role: "group", "aria-label": "Delete the table" },
            h(
              "span",
              null,
              over
                ? "This deletes the game, its log and its journal for everybody and cannot be undone. If you want to" +
                    " keep the journal, download it first."
                : "The game is not over. This deletes it for everybody at the table, who are told at once, and cannot" +
                    " be undone.",
            ),
            h(
              "button",
              { class: "main", "data-action": "delete-really", onClick: () => this.remove() },
              "Delete the table",
            ),
            h("button", { "data-action": "delete-not", onClick: () => this.doom(false) }, "Cancel"),
          )
        : h("p", null, h("button", { "data-action": "delete", onClick: () => this.doom(true) }, "Delete the table…")),
    );
  }

  render() {
    const { state, links, origin, problem, doomed, deleted } = this.state;
    if (deleted) {
      return h(
        "section",
        { class: "made" },
        h("h1", null, "The table has been deleted"),
        h("p", { role: "status" }, `${state.title} has been deleted, and its links no longer work.`),
        h("a", { class: "button", href: "/" }, "Back to the lobby"),
      );
    }
    return h(
      Fragment,
      null,
      h(
        "header",
        { class: "mast" },
        h("a", { href: "/", title: "Back to the lobby" }, "Phaseline"),
        h("h1", null, state.title),
        lookButton(),
      ),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      h(
        "section",
        { class: "made owned" },
        h("h2", null, "You own this table"),
        h(
          "p",
          null,
          state.over
            ? state.winner
              ? `The game is over, won by ${state.winner}.${state.ending ? ` ${state.ending}.` : ""}`
              : `The game is over.${state.ending ? ` ${state.ending}.` : ""}`
            : state.turn
              ? `It is ${state.turn}.`
              : "The game is in progress.",
          " You do not see what the players see. You can only free a seat and make a new link for it, and the log" +
            " tells everybody.",
        ),
        Object.keys(links).length > 0 &&
          h(Reach, { chosen: origin, choose: (chosen) => this.setState({ origin: chosen }) }),
        h(
          "ul",
          { class: "seats" },
          state.seats.map((seat) => this.seat(seat)),
          this.line({
            seat: "watch",
            name: "Watching",
            about: "one link for any number of people",
            state: "watch",
            action: "New link",
          }),
          !state.over && h(OpenSwitch, { key: "open", base: here }),
          h(
            "li",
            { key: "owner", "data-seat": "owner" },
            h("div", { class: "chair" }, h("strong", null, "The owner's page"), h("span", null, "yours")),
            h(Devices, { base: here, name: "the owner's page" }),
          ),
        ),
      ),
      h(
        "section",
        null,
        h("h2", null, "The journal"),
        state.over
          ? h(
              "p",
              null,
              h(
                "a",
                { class: "button", href: `${here}/journal`, download: "", "data-action": "journal" },
                "Download the journal",
              ),
              " It holds every decision and every roll; check it with phaseline verify.",
            )
          : h(
              "p",
              { class: "quiet" },
              "It contains secrets of the game, so you can download it only when the game is over.",
            ),
      ),
      this.deletion(state, doomed),
    );
  }
}

applyLook();
try {
  const key = location.hash.slice(1);
  if (key) {
    // The code leaves the address bar, and the history, whatever becomes of it; it works once.
    await signIn(here, key).finally(() => history.replaceState(null, "", here));
  }
  const state = await getAt(here, "state");
  remember({ path: here, title: state.title, seat: "owner", seats: state.seats.map((seat) => seat.name) });
  document.title = `${state.title}: links`;
  draw(h(Owner, { state }));
} catch (problem) {
  drawProblem(sentenceOf(problem));
}
