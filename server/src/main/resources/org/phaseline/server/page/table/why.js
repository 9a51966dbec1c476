// Why this is asked now: the way that led here across conducted sequences and reactions, what stands still meanwhile, and what comes next.
import { h, Component, Fragment } from "../shared/dom.js";
import { Dialog } from "./dialog.js";
import { StepFacts } from "./card.js";
import { called, capital, readable, waiting } from "./words.js";
import { callPath } from "./rail.js";

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

function Strand({ game, strand }) {
  return h(
    "section",
    { class: "strand" },
    h("h3", null, strand.who, h("span", { class: "quiet" }, `: ${strand.question}`)),
    h(Way, { game, path: strand.path, index: strand.path.at(-1) }),
    strand.halts.map((halt) => h("p", { key: halt, class: "halt" }, `${capital(halt)}.`)),
    strand.next >= 0 &&
      h("p", { class: "next" }, h("span", { class: "quiet" }, "Printed next: "), called(game, strand.next)),
  );
}

/** What the umpire says of it is asked for when somebody wants to know; of a moment in the past only the way is known. */
export class WhyDialog extends Component {
  state = { strands: null, problem: "" };

  componentDidMount() {
    if (this.props.seat && !this.props.past) {
      this.props.seat.get("why").then(
        (why) => this.setState(why),
        (problem) => this.setState({ problem: problem.message }),
      );
    }
  }

  render({ game, sighting, log, decision, index, close }, { strands, problem }) {
    const who = decision?.awaited ? game.me : waiting(game, sighting);
    return h(
      Dialog,
      { title: "Why this, now", close, name: "why" },
      strands?.length
        ? strands.map((strand, i) => h(Strand, { key: i, game, strand }))
        : [
            h(Way, { game, path: callPath(game, sighting, index), index }),
            index >= 0 && h("div", { class: "facts" }, h(StepFacts, { game, sighting, index, who })),
          ],
      problem && h("p", { class: "problem", role: "alert" }, problem),
      decision &&
        h(
          "p",
          null,
          decision.awaited
            ? `Play waits for ${game.me}; these are all the choices the rules leave.`
            : "Play does not wait for this; you may do it as long as it is offered.",
        ),
      log.length > 0 &&
        h(
          Fragment,
          null,
          h("h3", null, "What happened last"),
          h(
            "ul",
            { class: "last" },
            log
              .filter((line) => !["chat", "note"].includes(line.kind))
              .slice(-4)
              .map((line, i) => h("li", { key: i }, readable(line.text))),
          ),
        ),
      decision?.sealed && h("p", null, "Nobody sees this choice before all are ready. Then all are opened together."),
    );
  }
}
