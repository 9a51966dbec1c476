// @ts-check
// The clocks of the seats, where a table has some. They run here between two words of the server's, which alone
// decides.
//
// What tests can hold on to: .clocks li[data-seat=N][data-runs=true|false][data-state=over|urgent|]
/** @import { Parts } from "./view.js" */
import { getAt } from "../shared/api.js";
import { h, Component } from "../shared/dom.js";
import { clockText, clockWords, leftOf, urgency } from "../state/clocks.js";
import { seatName } from "./words.js";

const TICK = 1000;
/** How often the server is asked for its time again: a device that was asleep has lost it. */
const AGAIN = 5 * 60_000;

/** @extends {Component<Parts, { offset: number | null, ticks: number }>} */
export class Clocks extends Component {
  /** @type {{ offset: number | null, ticks: number }} the server's time is ours and this */
  state = { offset: null, ticks: 0 };

  componentDidMount() {
    if (!this.props.state.desk?.clocks) return;
    this.ask();
    this.timer = setInterval(() => this.setState(({ ticks }) => ({ ticks: ticks + 1 })), TICK);
    this.asking = setInterval(this.ask, AGAIN);
    addEventListener("focus", this.ask);
  }

  componentWillUnmount() {
    clearInterval(this.timer);
    clearInterval(this.asking);
    removeEventListener("focus", this.ask);
  }

  /** Half of the way there and back has passed when the answer comes. */
  ask = async () => {
    const before = performance.now();
    try {
      const { now } = await getAt(this.props.seat.base, "clock");
      const after = performance.now();
      this.setState({ offset: now - (before + after) / 2 });
    } catch {
      // The next time.
    }
  };

  render() {
    const { desk, game } = this.props.state;
    const clocks = desk?.clocks;
    if (!clocks) return null;
    const { offset } = this.state;
    const now = offset === null ? clocks.at : performance.now() + offset;
    return h(
      "section",
      { class: "clocks", "aria-label": "Clocks" },
      h(
        "ul",
        null,
        clocks.seats.map((seat, i) => {
          const left = leftOf(clocks, i, now);
          return h(
            "li",
            { key: i, "data-seat": i + 1, "data-runs": String(seat.runs), "data-state": urgency(left) },
            h("span", null, seatName(game, desk, i), i === game.mySeat && game.me && h("small", null, "you")),
            h("b", { role: "timer", "aria-label": clockWords(left) }, clockText(left)),
          );
        }),
      ),
      clocks.paused && h("p", { class: "quiet" }, "The clocks stand still."),
      !clocks.paused &&
        !clocks.seats.some((seat) => seat.runs) &&
        clocks.at === 0 &&
        h("p", { class: "quiet" }, "The clocks start when everybody has sat down."),
    );
  }
}
