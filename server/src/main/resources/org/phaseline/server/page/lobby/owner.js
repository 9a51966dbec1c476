// The page of who has made a table: who sits where, new links for lost ones, the journal when all is over, and its deletion.
//
// What tests can hold on to:
//   [data-seat=1|2|...|watch|owner] [data-action=link|really|rather-not] [data-link=...] input      a seat, and its new link
//   [data-action=journal] .turn
//   [data-action=delete|delete-really|delete-not]      taking the table away, in two steps
import { h, render, Component, Fragment, ask, applyLook, day, forget, lookButton, myTables, remember } from "../shared/dom.js";
import { LinkLine } from "./made.js";

const here = location.pathname.replace(/\/+$/, "");
const AGAIN = 15_000;

const KEY_BYTES = 16;
const PUT_OUT = {
  watch: "Whoever watches now is put out at once.",
  owner: "Whoever else has your link loses this page at once; this browser stays. Keep the new one where you kept the old one.",
};

/** Our own next key is made up here: if the answer gets lost, we can still sit down with it. */
async function renewed() {
  const key = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(KEY_BYTES))))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  try {
    return await ask(`${here}/links`, { seat: "owner", key });
  } catch (problem) {
    return ask(`${here}/sit`, { key }).then(() => ({ link: `${here}#${key}` }), () => Promise.reject(problem));
  }
}

class Owner extends Component {
  state = { state: this.props.state, links: {}, asked: "", problem: "", doomed: false, deleted: false };

  componentDidMount() {
    this.timer = setInterval(() => document.hidden || this.state.deleted || this.look(), AGAIN);
  }

  /** The first of two steps; the focus stands on the harmless button. */
  doom(doomed) {
    this.setState({ doomed }, () => document.querySelector(`[data-action=${doomed ? "delete-not" : "delete"}]`)?.focus());
  }

  async remove() {
    try {
      await ask(`${here}/delete`, { title: this.state.state.title });
      const table = here.slice(0, here.lastIndexOf("/") + 1);
      myTables().filter((each) => each.path.startsWith(table)).forEach((each) => forget(each.path));
      this.setState({ deleted: true, problem: "" });
    } catch (problem) {
      this.setState({ doomed: false, problem: problem.message });
    }
  }

  async look() {
    try {
      this.setState({ state: await ask(`${here}/state`), problem: "" });
    } catch (problem) {
      this.setState({ problem: problem.message });
    }
  }

  /** Whoever sits there is put out at once, so it takes a second word; the focus stands on the harmless one. */
  doubt(asked, seat) {
    this.setState({ asked }, () => document.querySelector(`[data-seat="${seat}"] [data-action=${asked ? "rather-not" : "link"}]`)?.focus());
  }

  async link(seat) {
    this.setState({ asked: "" });
    try {
      const { link } = seat === "owner" ? await renewed() : await ask(`${here}/links`, { seat });
      this.setState(({ links }) => ({ links: { ...links, [seat]: location.origin + link }, problem: "" }));
    } catch (problem) {
      this.setState({ problem: problem.message });
    }
  }

  line(seat, name, about, awaited) {
    const { links: { [seat]: link }, asked } = this.state;
    return h("li", { key: seat, "data-seat": seat },
      h("div", { class: "chair" }, h("strong", null, name), about && h("span", null, about),
        awaited && h("span", { class: "turn" }, "to move"),
        asked !== seat && h("button", { "data-action": "link", onClick: () => this.doubt(seat, seat) }, link ? "Another new link" : "New link")),
      asked === seat && h("div", { class: "sure", role: "group", "aria-label": `A new link for ${name}` },
        h("span", null, PUT_OUT[seat] ?? "Whoever sits there now is put out at once, and needs the new link to go on."),
        h("button", { class: "main", "data-action": "really", onClick: () => this.link(seat) }, "Make it"),
        h("button", { "data-action": "rather-not", onClick: () => this.doubt("", seat) }, "Leave it")),
      link && h("ul", null, h(LinkLine, { key: link, name: `New link for ${name}`, id: seat, link })));
  }

  /** Nothing brings it back, so it takes a second word. */
  deletion({ over, deletedAt }, doomed) {
    return h("section", null, h("h2", null, "Delete the table"),
      deletedAt && h("p", { class: "quiet" }, `This server deletes it on ${day(deletedAt)}.`),
      doomed
        ? h("div", { class: "sure", role: "group", "aria-label": "Delete the table" },
          h("span", null, over
            ? "The game, its log and its journal are gone for good, for everybody. Download the journal first if you want to keep it."
            : "The game is not over. It is gone for good, for everybody at the table, who are told at once; nothing brings it back."),
          h("button", { class: "main", "data-action": "delete-really", onClick: () => this.remove() }, "Delete it"),
          h("button", { "data-action": "delete-not", onClick: () => this.doom(false) }, "Leave it"))
        : h("p", null, h("button", { "data-action": "delete", onClick: () => this.doom(true) }, "Delete the table…")));
  }

  render(_, { state, problem, doomed, deleted }) {
    if (deleted) {
      return h("section", { class: "made" }, h("h1", null, "The table is deleted"), h("p", { role: "status" }, `${state.title} is gone, and so are its links.`),
        h("a", { class: "button", href: "/" }, "To the lobby"));
    }
    return h(Fragment, null,
      h("header", { class: "mast" }, h("a", { href: "/", title: "To the lobby" }, "Phaseline"), h("h1", null, state.title), lookButton()),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      h("section", { class: "made owned" }, h("h2", null, "You own this table"),
        h("p", null, state.over
          ? state.winner ? `The game is over: ${state.winner}.` : "The game is over."
          : state.turn ? `It is ${state.turn}.` : "The game goes on.",
        " A new link for a seat ends the old one at once, wherever it is open."),
        h("ul", { class: "seats" },
          state.seats.map((seat) => this.line(seat.seat, seat.name, seat.player, seat.awaited)),
          this.line("watch", "Watching", "", false),
          this.line("owner", "The owner's page", "yours", false))),
      h("section", null, h("h2", null, "The journal"),
        state.over
          ? h("p", null, h("a", { class: "button", href: `${here}/journal`, download: "", "data-action": "journal" }, "Download the journal"),
            " Everything that was decided and rolled; phaseline verify checks it.")
          : h("p", { class: "quiet" }, "It holds what is still secret, and can be had here when the game is over.")),
      this.deletion(state, doomed));
  }
}

applyLook();
const app = document.getElementById("app");
try {
  const key = location.hash.slice(1);
  if (key) {
    // The secret leaves the address bar before anything else happens.
    history.replaceState(null, "", here);
    await ask(`${here}/sit`, { key });
  }
  const state = await ask(`${here}/state`);
  remember({ path: here, title: state.title, seat: "owner", seats: state.seats.map((seat) => seat.name) });
  document.title = `${state.title}: links`;
  app.replaceChildren();
  render(h(Owner, { state }), app);
} catch (problem) {
  app.firstElementChild.textContent = problem.message;
  app.firstElementChild.className = "problem";
}
