// @ts-check
// Whom the table waits for.
import { h, Component } from "../shared/dom.js";
import { lasting, listed, waiting } from "./words.js";

const CLOCK_MILLIS = 20000;

/**
 * Who is awaited, for what kind of decision, and since when.
 *
 * @param {{ game: Api.Game, sighting: Api.Sighting, since: number | undefined, besides?: boolean }} props
 */
export function Waiting({ game, sighting, since, besides }) {
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
    h(Since, { since }),
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
