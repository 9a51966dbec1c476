// @ts-check
// Why the game was won, by which rule, and the moments that decided it, each a click away in the film.
/** @import { ComponentChild, VNode } from "preact" */
/** @import { Acts } from "../effects/acts.js" */
/** @import { Seat } from "../effects/session.js" */
/** @import { Moment } from "../state/ending.js" */
import { h, Component } from "../shared/dom.js";
import { placeOf } from "../board/places.js";
import { endingOf, momentInWords } from "../state/ending.js";
import { called } from "./words.js";

/**
 * Without a table beside it, there is nothing that a click could open: the rule stands there itself.
 *
 * @param {{ game: Api.Game, log: Api.LogLine[], explain?: (step: number) => void }} props
 */
export function Reason({ game, log, explain }) {
  const { step, reasons } = endingOf(log);
  if (step < 0 && reasons.length === 0) return null;
  // What a rulebook tells when a game turn is over belongs to no step.
  const { refs, about = [] } = game.steps[step] ?? { refs: [] };
  return h(
    "div",
    { class: "reason", "data-step-ended": step },
    reasons.map((reason) => h("p", { key: reason, class: "because" }, `${reason}.`)),
    step >= 0 &&
      h(
        "p",
        { class: "quiet" },
        "By the rule ",
        explain
          ? h(
              "button",
              { class: "link", "data-action": "ending-rule", onClick: () => explain(step) },
              called(game, step),
            )
          : h("strong", null, called(game, step)),
        refs.length > 0 && ` (${refs.join(", ")})`,
        (reasons.length === 0 || !explain) && about.length > 0 && `: ${about[0]}`,
      ),
  );
}

/**
 * @typedef {object} MomentsShown
 * @property {Api.Game} game
 * @property {Api.LogLine[]} log
 * @property {Moment[]} moments
 * @property {(at: number, ...inside: ComponentChild[]) => VNode} see what leads to a moment
 */

/** @param {MomentsShown} props */
export function Moments({ game, log, moments, see }) {
  if (moments.length === 0) return null;
  /** @type {(board: string, space: number) => string} */
  const named = (board, space) => placeOf(game, { spot: { board, space, facing: 0, wide: 0, deep: 0 } });
  return h(
    "section",
    { class: "moments", "aria-labelledby": "moments" },
    h("h3", { id: "moments" }, "What decided it"),
    h(
      "ol",
      null,
      moments.map((moment) => {
        const { told, changes } = momentInWords(game, log, moment, named);
        const rest = changes.slice(told ? 0 : 1);
        return h(
          "li",
          { key: moment.at },
          see(
            moment.at,
            h("small", null, `Turn ${moment.gameTurn}`),
            h("span", null, told || changes[0], rest.length > 0 && h("small", null, rest.join(" · "))),
          ),
        );
      }),
    ),
  );
}

/** @typedef {{ game: Api.Game, log: Api.LogLine[], film: Acts["film"], seat: Seat }} MomentsProps */

/** @extends {Component<MomentsProps, { moments: Moment[] | null }>} */
export class MomentsOf extends Component {
  /** @type {{ moments: Moment[] | null }} */
  state = { moments: null };

  componentDidMount() {
    this.props.seat.get("moments").then(
      ({ moments }) => this.setState({ moments }),
      () => this.setState({ moments: [] }),
    );
  }

  render() {
    const { game, log, film } = this.props;
    const { moments } = this.state;
    if (!moments) return h("p", { class: "quiet", role: "status" }, "Looking for what decided it…");
    return h(Moments, {
      ...{ game, log, moments },
      see: (at, ...inside) =>
        h("button", { "data-moment": at, title: "See it on the board", onClick: () => film.at(at) }, ...inside),
    });
  }
}
