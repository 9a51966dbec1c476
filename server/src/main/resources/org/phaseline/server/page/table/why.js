// @ts-check
// Why this is asked now: the way that led here across conducted sequences and reactions, what stands still meanwhile,
// and what comes next.
/** @import { Parts } from "./view.js" */
import { h, Component, Fragment } from "../shared/dom.js";
import { Dialog } from "./dialog.js";
import { About, StepFacts } from "./card.js";
import { ruleAt } from "./rule-text.js";
import { UnmetOptions } from "./why-not.js";
import { called, capital, readable, waiting } from "./words.js";
import { callPath } from "../state/sequence.js";
import { sentenceOf } from "../shared/api.js";
import { decisionOf, played } from "../state/selectors.js";
import { takenBack } from "../state/log.js";
import { together } from "../state/strands.js";

/** @typedef {Api.Why["strands"][number]} Strand */
/** @typedef {{ strands: Strand[] | null, problem: string, options: Api.WhyNot["options"] }} WhyState */

const MOST_LINES = 4;

const ELSEWHERE = " Click what does not glow on the board, and you are told why it is none of them.";

/** @param {{ game: Api.Game, path: number[], index: number | undefined }} props */
function Way({ game, path, index }) {
  return h(
    "ol",
    { class: "way" },
    path.map((at, i) =>
      h(
        "li",
        { key: i, class: `level${Math.min(i, 6)}${at === index ? " here" : ""}` },
        called(game, at),
        game.steps[at].refs.length > 0 && h("small", null, game.steps[at].refs.join(", ")),
      ),
    ),
  );
}

/** @param {{ game: Api.Game, strand: Strand }} props */
function WhyStrand({ game, strand }) {
  return h(
    "section",
    { class: "strand" },
    h("h3", null, strand.who, h("span", { class: "quiet" }, `: ${strand.question}`)),
    h(Way, { game, path: strand.path, index: strand.path.at(-1) }),
    strand.halts.map((halt) => h("p", { key: halt, class: "halt" }, `${capital(halt)}.`)),
    strand.next >= 0 &&
      h("p", { class: "next" }, h("span", { class: "quiet" }, "Next in the rulebook: "), called(game, strand.next)),
  );
}

/**
 * What the umpire says of it is asked for when somebody wants to know; of a moment in the past only the way is known.
 *
 * @extends {Component<Parts & { index: number }, WhyState>}
 */
export class WhyDialog extends Component {
  /** @type {WhyState} */
  state = { strands: null, problem: "", options: [] };

  componentDidMount() {
    if (!this.props.state.film) {
      this.props.seat.get("why").then(
        (why) => this.setState(why),
        (problem) => this.setState({ problem: sentenceOf(problem) }),
      );
      // Who only watches is offered nothing.
      this.props.seat.get("why-not").then(
        ({ options }) => this.setState({ options }),
        () => {},
      );
    }
  }

  render() {
    const { state, act, sighting, index } = this.props;
    const { game, log } = state;
    const decision = decisionOf(state);
    const { strands, problem, options } = this.state;
    const elsewhere = game.boards.length > 0 ? ELSEWHERE : "";
    const gone = takenBack(log);
    const happened = log.filter((line, number) => played(line) && !gone.has(number)).slice(-MOST_LINES);
    const who = decision?.awaited ? game.me : waiting(game, sighting);
    return h(
      Dialog,
      { title: "Why is this happening now?", close: act.close, name: "why" },
      strands?.length
        ? together(strands).map((strand, i) => h(WhyStrand, { key: i, game, strand }))
        : [
            h(Way, { game, path: callPath(game, sighting, index), index }),
            index >= 0 && h("div", { class: "facts" }, h(StepFacts, { game, sighting, index, who })),
          ],
      problem && h("p", { class: "problem", role: "alert" }, problem),
      strands && strands.length > 0 && h(About, { paragraphs: ruleAt(game, index) }),
      decision &&
        h(
          "p",
          null,
          decision.awaited
            ? `Play waits for ${game.me}; the choices are all that the rules allow.${elsewhere}`
            : "Play does not wait for this; you can do it as long as it is offered.",
        ),
      options.length > 0 &&
        h(Fragment, null, h("h3", null, "Why is the rest not offered?"), h(UnmetOptions, { options })),
      happened.length > 0 &&
        h(
          Fragment,
          null,
          h("h3", null, "What happened last"),
          h(
            "ul",
            { class: "last" },
            happened.map((line, i) => h("li", { key: i }, readable(line.text))),
          ),
        ),
      decision?.sealed &&
        h("p", null, "Nobody sees this choice until everybody is ready. Then all choices are revealed together."),
    );
  }
}
