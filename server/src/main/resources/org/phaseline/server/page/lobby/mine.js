// @ts-check
// The tables this browser has sat down at: those that wait for me first, then the others, then the finished ones.
/** @import { Problem } from "../shared/api.js" */
/** @import { KeptTable } from "../shared/dom.js" */
import { getAt } from "../shared/api.js";
import { h, Component, day, myTables, forget, stored } from "../shared/dom.js";

const ORDER = ["yours", "waiting", "unknown", "over", "lost"];
/** @param {string} path */
const tableOf = (path) => path.split("/").slice(0, 3).join("/");
/** @param {string} path */
const isHot = (path) => path.endsWith("/hot");
/** @param {string} path */
const isOwner = (path) => path.endsWith("/owner");

/** @typedef {{ state: string, says: string, title?: string, updated?: number }} Found how a table stands */
/** @typedef {KeptTable & Partial<Found>} Listed */

/** @extends {Component<{}, { tables: Listed[] }>} */
export class Mine extends Component {
  /** @type {{ tables: Listed[] }} */
  state = { tables: [] };

  componentDidMount() {
    this.look();
    addEventListener("focus", this.look);
  }

  componentWillUnmount() {
    removeEventListener("focus", this.look);
  }

  look = () => {
    const all = myTables();
    this.setState(({ tables }) => ({
      tables: all.map((each) => ({ ...tables.find((known) => known.path === each.path), ...each })),
    }));
    all.forEach(async (each) => {
      const found = await summary(each);
      this.setState(({ tables }) => ({
        tables: tables.map((table) => (table.path === each.path ? { ...table, ...found } : table)),
      }));
    });
  };

  /**
   * With one's last seat at a table its links go too: they stand in the same line.
   *
   * @param {string} path
   */
  forget(path) {
    const table = tableOf(path);
    const others = this.state.tables.some(
      (each) => each.path !== path && !isOwner(each.path) && tableOf(each.path) === table,
    );
    const gone = others ? [path] : [path, `${table}/owner`];
    gone.forEach(forget);
    this.setState(({ tables }) => ({ tables: tables.filter((each) => !gone.includes(each.path)) }));
  }

  render() {
    const { tables } = this.state;
    const owned = new Set(tables.filter((table) => isOwner(table.path)).map((table) => tableOf(table.path)));
    const seats = new Set(tables.filter((table) => !isOwner(table.path)).map((table) => tableOf(table.path)));
    const shown = tables
      .filter((table) => !isOwner(table.path) || !seats.has(tableOf(table.path)))
      .sort(
        (one, other) =>
          ORDER.indexOf(one.state ?? "unknown") - ORDER.indexOf(other.state ?? "unknown") ||
          (other.updated ?? 0) - (one.updated ?? 0),
      );
    if (!shown.length) return null;
    const yours = shown.filter((table) => table.state === "yours").length;
    return h(
      "section",
      { class: "mine" },
      h(
        "h2",
        null,
        "My tables",
        yours > 0 && h("small", null, yours === 1 ? "one is waiting for you" : `${yours} are waiting for you`),
      ),
      h(
        "ul",
        null,
        shown.map((table) =>
          h(
            "li",
            { key: table.path, "data-table": table.path, "data-state": table.state ?? "unknown" },
            h("a", { href: table.path }, h("strong", null, table.title), h("span", { class: "quiet" }, table.seat)),
            h("span", { class: "standing" }, table.says ?? "…"),
            h(
              "span",
              { class: "tools" },
              owned.has(tableOf(table.path)) &&
                !isOwner(table.path) &&
                h("a", { href: `${tableOf(table.path)}/owner` }, "owner's page"),
              h(
                "button",
                {
                  class: "plain",
                  "data-action": "forget",
                  title: "Remove it from this list; the table itself stays",
                  "aria-label": `Remove ${table.title} from this list`,
                  onClick: () => this.forget(table.path),
                },
                "✕",
              ),
            ),
          ),
        ),
      ),
    );
  }
}

/**
 * One of the seats this device plays, where it plays several.
 *
 * @param {string} table
 */
const firstSeat = (table) => `${table}/${stored(`phaseline-hot-${table}`, [1])[0]}`;

/**
 * One question to the server for each, which it answers without opening the table.
 *
 * @param {KeptTable} table
 * @returns {Promise<Found>}
 */
async function summary({ path, seats }) {
  try {
    const found = await getAt(isHot(path) ? firstSeat(tableOf(path)) : path, "summary");
    return { title: found.title, updated: found.updated, ...told(found, path, seats ?? []) };
  } catch (problem) {
    const lost = /** @type {Problem} */ (problem).status === 403;
    return {
      state: lost ? "lost" : "unknown",
      says: lost ? "This browser is no longer signed in at this table." : "The server is not responding.",
    };
  }
}

/**
 * @param {Api.Summary} found
 * @param {string} path
 * @param {string[]} names
 * @returns {Found}
 */
function told(found, path, names) {
  const who = found.awaited.map((seat) => found.players[seat] || names[seat] || `seat ${seat + 1}`);
  const turn = found.turn ? `${found.turn} · ` : "";
  if (found.over) {
    const deleted = found.deletedAt ? ` · will be deleted on ${day(found.deletedAt)}` : "";
    return { state: "over", says: `${ended(found)}${deleted}` };
  }
  if (isHot(path)) return { state: "yours", says: `${turn}${list(who)} to move` };
  if (found.mine) return { state: "yours", says: `${turn}your move` };
  return { state: "waiting", says: `${turn}waiting for ${list(who)}` };
}

/** @param {Pick<Api.Summary, "winner" | "ending">} found */
const ended = ({ winner, ending }) =>
  [winner ? `Over, won by ${winner}` : "Over", ending && ending.toLowerCase().includes("draw") ? "drawn" : ending]
    .filter(Boolean)
    .join(": ");

/** @param {string[]} names */
const list = (names) =>
  names.length < 2 ? (names[0] ?? "nobody") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
