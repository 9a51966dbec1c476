// @ts-check
// Whom the table waits for.
import { h, Component, myTables } from "../shared/dom.js";
import { here } from "../effects/link.js";
import { isFree } from "../state/selectors.js";
import { lasting, listed, waiting } from "./words.js";

const CLOCK_MILLIS = 20000;

/**
 * @typedef {object} WaitingProps
 * @property {Api.Game} game
 * @property {Api.Desk | undefined} desk
 * @property {Api.Sighting} sighting
 * @property {number | undefined} since
 * @property {boolean} [besides]
 */

/**
 * Who is awaited, for what kind of decision, and since when; or that nobody has sat down there yet.
 *
 * @param {WaitingProps} props
 */
export function Waiting({ game, desk, sighting, since, besides }) {
  const kinds = sighting.awaited
    .filter((each) => !each.ready)
    .map(({ sealed, prompt, step }) =>
      sealed ? "a secret choice" : `“${prompt || (game.steps[step]?.title ?? "the next step")}”`,
    );
  return h(
    "p",
    { class: "waiting" },
    besides ? "Also waiting for " : "Waiting for ",
    h(
      "strong",
      null,
      besides
        ? listed([...new Set(sighting.awaited.filter((each) => !each.ready).map((each) => each.who))])
        : waiting(game, sighting),
    ),
    kinds.length > 0 && `: ${listed([...new Set(kinds)])}`,
    isFree(desk, sighting) ? h(NobodyYet) : h(Since, { since }),
  );
}

/** Who has made the table can do something about it. */
function NobodyYet() {
  const owner = here.replace(/[^/]*$/, "owner");
  const own = myTables().some(({ path }) => path === owner);
  return h(
    "small",
    { class: "since", "data-free": "" },
    "Nobody has taken this seat yet. It takes whoever opens its link",
    own && [": a new one is made on ", h("a", { key: "owner", href: owner }, "the owner's page")],
    ".",
  );
}

/** @extends {Component<{ since: number | undefined }>} */
class Since extends Component {
  componentDidMount() {
    this.clock = setInterval(() => this.forceUpdate(), CLOCK_MILLIS);
  }

  componentWillUnmount() {
    clearInterval(this.clock);
  }

  render() {
    const { since } = this.props;
    return since ? h("small", { class: "since" }, lasting(Date.now() - since)) : null;
  }
}
