// @ts-check
// The end of a game: who has won, and with what. It lies over the board until one wants to see the board.
/** @import { Acts } from "../effects/acts.js" */
/** @import { Seat } from "../effects/session.js" */
/** @import { BotGame } from "../effects/sitting.js" */
import { getAt, sentenceOf } from "../shared/api.js";
import { h, Component, day } from "../shared/dom.js";
import { here } from "../effects/link.js";
import { capital } from "./words.js";
import { begunAt, nextAfter, sitDown } from "../effects/sitting.js";
import { isLesson } from "../state/coach.js";
import { MomentsOf, Reason } from "./decided.js";
import { Fairness } from "./fairness.js";
import { AfterTheGame } from "./rematch.js";
import { Scores } from "./standings.js";

/**
 * Whether it was one of ours, said to who plays.
 *
 * @param {Api.Game} game
 * @param {string} winner
 */
function verdict(game, winner) {
  if (!winner) return "";
  const mine = game.myParties
    .flatMap((party) => [party, game.parties[party].side])
    .map((party) => game.parties[party].title);
  if (!mine.length || game.seats.length < 2 || !game.parties.some((party) => party.title === winner)) return "";
  return mine.includes(winner) ? "You have won." : "You have lost.";
}

/**
 * @typedef {object} EndingProps
 * @property {Api.Game} game
 * @property {Api.Sighting} sighting
 * @property {Api.LogLine[]} log
 * @property {Acts["film"]} film
 * @property {(step: number) => void} explain
 * @property {Seat} seat
 * @property {Api.Desk} [desk]
 */

/** @typedef {{ title: string, game: BotGame } | null} Next */
/** @typedef {{ open: boolean, deletedAt: number, busy: boolean, problem: string, next: Next }} EndingState */

/** @extends {Component<EndingProps, EndingState>} */
export class Ending extends Component {
  /** @type {EndingState} */
  state = { open: true, deletedAt: 0, busy: false, problem: "", next: null };
  again = begunAt(here);

  /** @param {BotGame} game */
  async play(game) {
    this.setState({ busy: true, problem: "" });
    try {
      await sitDown(game);
    } catch (problem) {
      this.setState({ busy: false, problem: sentenceOf(problem) });
    }
  }

  /** Some servers keep finished tables for a while only. */
  componentDidMount() {
    getAt(here, "summary").then(
      ({ deletedAt = 0 }) => this.setState({ deletedAt }),
      () => {},
    );
    if (this.again && isLesson(this.props.game))
      nextAfter(this.again).then(
        (next) => this.setState({ next }),
        () => {},
      );
  }

  /** What to play now. */
  further() {
    const { again } = this;
    const { busy, next } = this.state;
    if (!again) return null;
    return [
      next &&
        h(
          "button",
          { class: "main", "data-action": "play-next", disabled: busy, onClick: () => this.play(next.game) },
          `Play on: ${next.title}`,
        ),
      h(
        "button",
        { class: next ? "" : "main", "data-action": "play-again", disabled: busy, onClick: () => this.play(again) },
        busy ? "Creating the table…" : "Play again",
      ),
    ];
  }

  render() {
    const { game, sighting, log, film, explain, seat, desk } = this.props;
    const { open, deletedAt, problem } = this.state;
    if (!open) return null;
    const { winner } = sighting;
    return h(
      "article",
      { class: "ending", "aria-labelledby": "ending" },
      h("p", { class: "quiet" }, `Ended in game turn ${sighting.gameTurn}${sighting.date ? `, ${sighting.date}` : ""}`),
      h(
        "h2",
        { id: "ending" },
        winner
          ? [
              h("span", { class: "laurel", "aria-hidden": "true" }, "★"),
              h("span", null, h("strong", null, capital(winner)), " won"),
            ]
          : "A draw",
      ),
      sighting.ending && h("p", { "data-ending": "" }, `${sighting.ending}.`),
      verdict(game, winner) && h("p", null, verdict(game, winner)),
      !sighting.ending && h(Reason, { game, log, explain }),
      h(Scores, { game, sighting }),
      h(MomentsOf, { game, log, film, seat }),
      deletedAt > 0 &&
        h(
          "p",
          { class: "quiet", "data-deleted-at": deletedAt },
          `This server will delete the table on ${day(deletedAt)}.`,
        ),
      h(
        "p",
        { class: "row" },
        this.further(),
        h(
          "button",
          {
            class: this.again ? "" : "main",
            "data-action": "ending-close",
            onClick: () => this.setState({ open: false }),
          },
          game.boards.length ? "Look at the board" : "Look at the table",
        ),
        h(
          "button",
          { "data-action": "ending-film", onClick: () => film.begin().then(() => film.go(0, true)) },
          "Replay the game",
        ),
        h("a", { class: "button", href: "/" }, "Back to the lobby"),
      ),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      h(AfterTheGame, { game, desk, seat }),
      seat.receipt && h(Fairness, { receipt: seat.receipt }),
    );
  }
}
