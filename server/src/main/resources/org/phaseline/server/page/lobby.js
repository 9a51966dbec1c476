// The lobby: choose a game, make a table, hand out its links.
import { h, render, Component, Fragment, ask, applyLook, lookButton, myTables } from "./dom.js";

class Lobby extends Component {
  state = { games: [], game: null, off: {}, made: null, problem: "", busy: false };

  async componentDidMount() {
    try {
      const { games } = await ask("/api/games");
      this.setState({ games });
      await this.choose(games[0].id, "");
    } catch (problem) {
      this.setState({ problem: problem.message });
    }
  }

  async choose(id, scenario) {
    // Who clicks on the next game before the last has come gets the one he clicked on last.
    const wanted = this.wanted = {};
    this.setState({ problem: "" });
    try {
      const game = await ask(`/api/games/${id}?scenario=${encodeURIComponent(scenario)}`);
      if (this.wanted !== wanted) return;
      const usual = Object.fromEntries(game.options.map((option) => [option.name, option.on]));
      this.setState({ game, scenario: scenario || game.scenarios[0]?.name || "", options: usual });
    } catch (problem) {
      this.setState({ problem: problem.message });
    }
  }

  async make() {
    const { game, scenario, options } = this.state;
    const changed = (wanted) =>
      game.options.filter((option) => options[option.name] === wanted && option.on !== wanted).map((option) => option.name);
    this.setState({ busy: true, problem: "" });
    try {
      const made = await ask("/api/tables", { game: game.id, scenario, on: changed(true), off: changed(false) });
      this.setState({ made, busy: false }, () => document.getElementById("made").scrollIntoView({ block: "nearest" }));
    } catch (problem) {
      this.setState({ problem: problem.message, busy: false });
    }
  }

  render(_, { games, game, scenario, options, made, problem, busy }) {
    return h(Fragment, null,
      h("header", { class: "mast" }, h("h1", null, "Phaseline"), h("span", { class: "quiet" }, "a digital umpire"), lookButton()),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      made && h(Made, { made }),
      h("section", null, h("h2", null, "Choose a game"),
        h("div", { class: "games", role: "radiogroup", "aria-label": "Games" }, games.map((each) =>
          h("button", {
            key: each.id, class: "card", role: "radio", "aria-checked": String(game?.id === each.id),
            onClick: () => this.choose(each.id, ""),
          }, h("strong", null, each.title), h("span", null, each.about),
            each.example && h("em", { class: "quiet" }, "an example of the language"))))),
      game && h("section", { class: "setup" },
        game.scenarios.length > 0 && h("fieldset", null, h("legend", null, "Scenario"), game.scenarios.map((each) =>
          h("label", { key: each.name },
            h("input", { type: "radio", name: "scenario", checked: scenario === each.name,
              onChange: () => this.choose(game.id, each.name) }),
            h("span", null, each.title, each.sides.length > 0 && h("small", null, " · ", each.sides.join(", ")))))),
        game.options.length > 0 && h("details", { open: game.options.length < 9 },
          h("summary", null, `Options (${game.options.length})`), game.options.map((each) =>
            h("label", { key: each.name },
              h("input", { type: "checkbox", checked: options[each.name],
                onChange: (event) => this.setState({ options: { ...options, [each.name]: event.target.checked } }) }),
              h("span", null, each.title || each.name)))),
        h("button", { class: "main", disabled: busy, onClick: () => this.make() },
          busy ? "Setting up the table…" : "Make the table")),
      h(Mine, null));
  }
}

function Made({ made }) {
  const full = (link) => location.origin + link;
  return h("section", { id: "made", class: "made" },
    h("h2", null, made.title),
    h("p", null, "One link for each seat: open yours, and send the others theirs. They are shown only now; whoever has a link can sit there."),
    h("ul", null, made.seats.map((seat) => h(LinkLine, { key: seat.link, name: seat.name, link: full(seat.link) })),
      h(LinkLine, { name: "Watch only", link: full(made.watch) })));
}

class LinkLine extends Component {
  state = { copied: false };

  async copy() {
    try {
      await navigator.clipboard.writeText(this.props.link);
      this.setState({ copied: true });
    } catch {
      this.input.select();
    }
  }

  render({ name, link }, { copied }) {
    return h("li", null, h("strong", null, name),
      h("input", { readOnly: true, value: link, "aria-label": `Link for ${name}`, ref: (input) => (this.input = input),
        onFocus: (event) => event.target.select() }),
      h("button", { onClick: () => this.copy() }, copied ? "Copied" : "Copy"),
      h("a", { class: "button", href: link, target: "_blank", rel: "noopener" }, "Open"));
  }
}

function Mine() {
  const tables = myTables();
  return tables.length > 0 && h("section", null, h("h2", null, "My tables"),
    h("ul", { class: "mine" }, tables.map((table) =>
      h("li", { key: table.path }, h("a", { href: table.path }, table.title), h("span", { class: "quiet" }, ` ${table.seat}`)))));
}

applyLook();
const app = document.getElementById("app");
app.replaceChildren();
render(h(Lobby), app);
