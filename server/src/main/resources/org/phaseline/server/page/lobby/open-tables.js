// @ts-check
// Tables that anybody may join: what is played there, how fast, and which seats are free.
//
// What tests can hold on to: .open-tables [data-open=TABLE] [data-action=join][data-seat=N]
import { get, post, sentenceOf } from "../shared/api.js";
import { h, Component, myTables, store, stored } from "../shared/dom.js";
import { freshSecret } from "../shared/signin.js";

const AGAIN = 20_000;
const NAME = "phaseline-name";
const HOUR = 3_600_000;

/**
 * How long ago, roughly.
 *
 * @param {number} since
 * @param {number} now
 */
export function ago(since, now) {
  const hours = Math.floor((now - since) / HOUR);
  if (hours < 1) return "just now";
  if (hours < 48) return hours === 1 ? "an hour ago" : `${hours} hours ago`;
  return `${Math.floor(hours / 24)} days ago`;
}

/**
 * Where this browser sits at a table already, or that it has made it.
 *
 * @param {string} table
 */
const mineAt = (table) => {
  const paths = myTables()
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`/t/${table}/`));
  return { seat: paths.find((path) => !path.endsWith("/owner")), made: paths.length > 0 };
};

/** @typedef {{ tables: Api.OpenTable[], name: string, busy: boolean, problem: string }} OpenTablesState */

/** @extends {Component<{ known: Api.OpenTable[] }, OpenTablesState>} */
export class OpenTables extends Component {
  /** @type {OpenTablesState} */
  state = { tables: this.props.known, name: stored(NAME, ""), busy: false, problem: "" };
  /** One for each visit: what is sent again is the same browser's wish. */
  session = freshSecret();

  componentDidMount() {
    this.look();
    this.timer = setInterval(() => document.hidden || this.look(), AGAIN);
  }

  componentWillUnmount() {
    clearInterval(this.timer);
  }

  async look() {
    try {
      this.setState({ tables: (await get("/api/open")).tables });
    } catch {
      // The lobby works without it; the next look may find some.
    }
  }

  /**
   * @param {Api.OpenTable} table
   * @param {number} seat
   */
  async join(table, seat) {
    this.setState({ busy: true, problem: "" });
    const player = this.state.name.trim();
    store(NAME, player);
    try {
      const body = { seat, session: this.session, player };
      const { page } = await post("/api/open/{table}/join", body, `/api/open/${table.table}/join`);
      location.assign(page);
    } catch (problem) {
      this.setState({ busy: false, problem: sentenceOf(problem) });
      this.look();
    }
  }

  render() {
    const { tables, name, busy, problem } = this.state;
    if (!tables.length && !problem) return null;
    return h(
      "section",
      { class: "open-tables", "aria-labelledby": "open-tables" },
      h("h2", { id: "open-tables" }, "Open tables", h("small", null, "waiting for somebody to join")),
      tables.length > 0 &&
        h(
          "label",
          { class: "name", for: "joining-name" },
          "Your name, as the others see it (optional) ",
          h("input", {
            id: "joining-name",
            value: name,
            maxLength: 60,
            onInput: (event) => this.setState({ name: event.currentTarget.value }),
          }),
        ),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      h(
        "ul",
        null,
        tables.map((table) => {
          const { seat: mine, made } = mineAt(table.table);
          return h(
            "li",
            { key: table.table, "data-open": table.table },
            h("strong", null, table.title, made && h("small", { class: "quiet" }, " your table")),
            h(
              "span",
              { class: "quiet" },
              [table.pace, `${table.free.length} of ${table.seats} seats free`, ago(table.since, Date.now())]
                .filter(Boolean)
                .join(" · "),
            ),
            h(
              "span",
              { class: "tools" },
              mine && h("a", { class: "button", href: mine, "data-action": "my-seat" }, "To your seat"),
              table.free.map(
                ({ seat, name: title }) =>
                  !mine &&
                  h(
                    "button",
                    {
                      key: seat,
                      "data-action": "join",
                      "data-seat": seat,
                      disabled: busy,
                      onClick: () => this.join(table, seat),
                    },
                    `Join as ${title}`,
                  ),
              ),
            ),
          );
        }),
      ),
    );
  }
}
