// @ts-check
// The end of a game: who has won, and with what. It lies over the board until one wants to see the board.
/** @import { Acts } from "../effects/acts.js" */
/** @import { Seat } from "../effects/session.js" */
/** @import { BotGame } from "../effects/sitting.js" */
import { getAt, sentenceOf } from "../shared/api.js";
import { h, Component, day } from "../shared/dom.js";
import { here } from "../effects/link.js";
import { bare, capital, worded } from "./words.js";
import { begunAt, nextAfter, sitDown } from "../effects/sitting.js";
import { isLesson } from "../state/coach.js";
import { figureInWords } from "../state/ending.js";
import { Moments, Reason } from "./decided.js";
import { Fairness } from "./fairness.js";
import { AfterTheGame } from "./rematch.js";

const SCORES = /point|victory|score|\bvp\b/i;
const MOST_ROWS = 6;
/** What takes more letters is a working of the rules, explained in the state. */
const LONGEST_TEXT = 30;
/** @param {string} value */
const number = (value) => /^-?\d+(\.\d+)?$/.test(value);

/**
 * Figures that belong to sides: what is called points or victory first, as far as anybody has any. Those the rulebook
 * gives no text are workings, unless none has one.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 */
function scores(game, sighting) {
  const figures = sighting.state.filter((value) => value.owner && !value.until && number(value.value));
  const names = [...new Set(figures.map((value) => value.name))].filter((name) =>
    figures.some((value) => value.name === name && value.value !== "0"),
  );
  /** @param {string} name */
  const said = (name) => figureInWords(game, name);
  /** @param {string} name */
  const counts = (name) => said(name).length <= LONGEST_TEXT && (SCORES.test(name) || SCORES.test(said(name)));
  const explained = names.filter(
    (name) =>
      counts(name) ||
      game.fields.some((field) => field.name === name && field.text && worded(field.text).length <= LONGEST_TEXT),
  );
  return (explained.length ? explained : names)
    .sort((one, other) => Number(counts(other)) - Number(counts(one)))
    .slice(0, MOST_ROWS)
    .map((name) => ({
      name,
      title: capital(said(name)),
      counts: counts(name),
      /** @param {string} owner */
      of: (owner) => figures.find((value) => value.owner === owner && value.name === name)?.value ?? "–",
    }));
}

/**
 * Whose figures they are: where something is called points, those who can have some, and what else these have.
 *
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @returns {[ReturnType<typeof scores>, string[]]}
 */
function standings(game, sighting) {
  const rows = scores(game, sighting);
  const first = rows.filter(({ counts }) => counts).slice(0, 1);
  const owners = [...new Set(sighting.state.map((value) => value.owner ?? "").filter(Boolean))].filter((owner) =>
    (first.length > 0 ? first : rows).some((row) => row.of(owner) !== "–"),
  );
  return [rows.filter((row) => owners.some((owner) => row.of(owner) !== "–")), owners];
}

/** @param {{ rows: ReturnType<typeof scores>, owners: string[], winner: string }} props */
function Scores({ rows, owners, winner }) {
  return h(
    "table",
    { class: "scores" },
    h("caption", { class: "unseen" }, "At the end of the game"),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("td", null),
        owners.map((owner) =>
          h(
            "th",
            { key: owner, scope: "col", class: owner === winner ? "won" : "" },
            owner === winner && h("span", { "aria-hidden": "true" }, "★ "),
            capital(bare(owner)),
          ),
        ),
      ),
    ),
    h(
      "tbody",
      null,
      rows.map((row) =>
        h(
          "tr",
          { key: row.name, class: row.counts ? "counts" : "" },
          h("th", { scope: "row" }, row.title),
          owners.map((owner) => h("td", { key: owner, class: owner === winner ? "won" : "" }, row.of(owner))),
        ),
      ),
    ),
  );
}

/**
 * Whether it was one of ours, said to who plays.
 *
 * @param {Api.Game} game
 * @param {string} winner
 */
function verdict(game, winner) {
  if (!winner) return "Nobody has won.";
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
    const [rows, owners] = standings(game, sighting);
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
      h("p", null, verdict(game, winner)),
      !sighting.ending && h(Reason, { game, log, explain }),
      rows.length > 0 && h(Scores, { rows, owners, winner }),
      h(Moments, { game, log, film, seat }),
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
