// @ts-check
// After the game: another one on other sides, and an address at which anybody can look at this one.
//
// What tests can hold on to: [data-action=rematch|rematch-go|publish] [data-rematch=wanted|ready|none]
/** @import { Seat } from "../effects/session.js" */
import { postAt, sentenceOf } from "../shared/api.js";
import { h, Component } from "../shared/dom.js";
import { ReachableLink } from "../shared/reach.js";
import { freshSecret } from "../shared/signin.js";
import { standing } from "../state/rematch.js";
import { asking, listed, seatName } from "./words.js";

/** @typedef {{ game: Api.Game, desk: Api.Desk | undefined, seat: Seat }} AfterProps */

/** @extends {Component<AfterProps, { busy: boolean, problem: string, page: string }>} */
export class AfterTheGame extends Component {
  state = { busy: false, problem: "", page: "" };
  /** The same however often it is sent, so that it counts once. */
  session = freshSecret();

  /** @param {() => Promise<void>} deed */
  async trying(deed) {
    this.setState({ busy: true, problem: "" });
    try {
      await deed();
      this.setState({ busy: false });
    } catch (problem) {
      this.setState({ busy: false, problem: sentenceOf(problem) });
    }
  }

  want = () =>
    this.trying(async () => {
      await this.props.seat.post("again", {});
    });

  go = () =>
    this.trying(async () => {
      const { page } = await postAt(this.props.seat.base, "rematch", { session: this.session });
      location.assign(page);
    });

  publish = () =>
    this.trying(async () => {
      const { page } = await postAt(this.props.seat.base, "publish", { shared: true });
      this.setState({ page });
    });

  again() {
    const { game, desk } = this.props;
    const { busy } = this.state;
    const { state, ask } = standing(desk);
    if (state === "ready")
      return h(
        "button",
        { class: "main", "data-action": "rematch-go", disabled: busy, onClick: this.go },
        "Go to the rematch",
      );
    if (state === "wanted")
      return h(
        "span",
        { class: "quiet", role: "status" },
        `Rematch: waiting for ${listed((ask?.open ?? []).map((seat) => seatName(game, desk, seat)))}.`,
      );
    if (state === "asked")
      return [
        h(
          "span",
          { key: "asks", class: "quiet", role: "status" },
          `${asking(game, desk, ask?.by ?? 0)} for a rematch with sides swapped.`,
        ),
        h(
          "button",
          { key: "agree", class: "main", "data-action": "rematch", disabled: busy, onClick: this.want },
          "Agree to the rematch",
        ),
      ];
    return h("button", { "data-action": "rematch", disabled: busy, onClick: this.want }, "Rematch with sides swapped");
  }

  render() {
    const { game, desk } = this.props;
    const { busy, problem, page } = this.state;
    if (!game.me || !desk) return null;
    return h(
      "div",
      { class: "after", "data-rematch": standing(desk).state },
      h(
        "p",
        { class: "row" },
        game.seats.length > 1 && this.again(),
        !page && h("button", { "data-action": "publish", disabled: busy, onClick: this.publish }, "Share this game"),
      ),
      page &&
        h(
          "div",
          { class: "shared-game" },
          h("p", { class: "quiet" }, "Anybody with this address can look at the game as those who watched it:"),
          h(ReachableLink, { name: "this game", path: page }),
        ),
      problem && h("p", { class: "problem", role: "alert" }, problem),
    );
  }
}
