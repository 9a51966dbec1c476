// @ts-check
// How a game is to be played: scenario, options with what they do to the sequence, who sits where.
/** @import { Wish } from "../effects/lobby.js" */
/** @import { Source } from "../state/lobby.js" */
/** @import { SeatingPlan } from "../state/seating.js" */
import { guideOf, outlineOf } from "../effects/sources.js";
import { sentenceOf } from "../shared/api.js";
import { h, Component } from "../shared/dom.js";
import { clockOrder, NO_HURRY } from "../state/pace.js";
import { OpenChoice, PaceChoice } from "./pace.js";
import { Outline } from "./outline.js";
import { seatsFor, usualSeating } from "../state/seating.js";
import { Seating } from "./seating.js";

/** @typedef {{ about?: string[], chance?: boolean }} Told */
/** @typedef {Pick<Api.Guide, "title" | "scenarios" | "options" | "parties"> & Told} Choosable */
/** @typedef {Pick<Api.Outline, "steps" | "changed" | "sequences">} Sequence */
/**
 * @typedef {object} SetupState
 * @property {Choosable} guide
 * @property {string} scenario
 * @property {Record<string, boolean>} options
 * @property {Sequence | null} outline
 * @property {boolean} together
 * @property {string} dice
 * @property {import("../state/pace.js").Pace} pace
 * @property {boolean} open whether anybody may join
 * @property {boolean} loading
 * @property {string} problem
 * @property {SeatingPlan} seating
 */
/** @typedef {{ source: Source, guide: Choosable, make: (wish: Wish) => void, busy: boolean }} SetupProps */

/** @extends {Component<SetupProps, SetupState>} */
export class Setup extends Component {
  /** The latest question for the outline. */
  asked = {};

  /** @param {SetupProps} props */
  constructor(props) {
    super(props);
    this.state = {
      ...begin(props.guide),
      outline: null,
      together: false,
      dice: "umpire",
      pace: NO_HURRY,
      open: false,
      loading: false,
      problem: "",
      seating: usualSeating(props.guide),
    };
  }

  componentDidMount() {
    this.look();
  }

  /** @param {string} scenario */
  scenario = async (scenario) => {
    // Nobody makes a table of what is not there yet.
    this.setState({ problem: "", scenario, loading: true });
    try {
      const guide = await guideOf(this.props.source, scenario);
      if (this.state.scenario !== scenario) return;
      // Whoever has said meanwhile how to divide the seats need not say it again.
      const seating = { ...usualSeating(guide), way: this.state.seating.way };
      this.setState({ ...begin(guide), scenario, seating, loading: false }, () => this.look());
    } catch (problem) {
      this.setState({ problem: sentenceOf(problem), loading: false });
    }
  };

  /**
   * @param {string} name
   * @param {boolean} on
   */
  option(name, on) {
    this.setState(
      ({ options }) => ({ options: { ...options, [name]: on } }),
      () => this.look(),
    );
  }

  /** @param {boolean} wanted */
  switched(wanted) {
    const { guide, options } = this.state;
    return guide.options.filter((each) => options[each.name] === wanted && each.on !== wanted).map((each) => each.name);
  }

  /** Of two that were asked for the later one is shown. */
  async look() {
    const asked = (this.asked = {});
    try {
      const outline = await outlineOf(
        this.props.source,
        this.state.scenario,
        this.switched(true),
        this.switched(false),
      );
      if (asked === this.asked) this.setState({ outline, problem: "" });
    } catch (problem) {
      if (asked === this.asked) this.setState({ problem: sentenceOf(problem) });
    }
  }

  order() {
    const { guide, scenario, seating, dice, pace, open, together } = this.state;
    const seats = seatsFor(guide, seating);
    const clock = clockOrder(pace);
    return {
      scenario,
      on: this.switched(true),
      off: this.switched(false),
      dice,
      open: open && !together,
      ...(clock ? { clock } : {}),
      ...(seats.length ? { seats } : {}),
    };
  }

  render() {
    const { make, busy } = this.props;
    const { guide, scenario, options, outline, together, dice, seating, problem, loading, pace, open } = this.state;
    return h(
      "section",
      { class: "setup" },
      h(
        "div",
        { class: "choices-made" },
        h("h2", null, guide.title),
        guide.about?.map((paragraph, i) => h("p", { key: i, class: "about" }, paragraph)),
        guide.scenarios.length > 0 &&
          h(
            "fieldset",
            null,
            h("legend", null, "Scenario"),
            guide.scenarios.map((each) =>
              h(
                "label",
                { key: each.name },
                h("input", {
                  type: "radio",
                  name: "scenario",
                  checked: scenario === each.name,
                  onChange: () => this.scenario(each.name),
                }),
                h(
                  "span",
                  null,
                  each.title,
                  each.sides.length > 0 && h("small", null, each.sides.join(" against ")),
                  each.about.map((paragraph, i) => h("small", { key: i, class: "about" }, paragraph)),
                ),
              ),
            ),
          ),
        guide.options.length > 0 &&
          h(
            "details",
            { class: "options", open: guide.options.length < 12 },
            h("summary", null, `Options (${guide.options.length})`),
            guide.options.map((each) =>
              h(
                "label",
                { key: each.name, class: options[each.name] !== each.on ? "switched" : "" },
                h("input", {
                  type: "checkbox",
                  checked: options[each.name],
                  "data-option": each.name,
                  onChange: (event) => this.option(each.name, event.currentTarget.checked),
                }),
                h("span", null, each.title || each.name),
              ),
            ),
          ),
        h(Seating, { guide, seating, change: (next) => this.setState({ seating: next }) }),
        h(
          "fieldset",
          null,
          h("legend", null, "Where you play"),
          h(
            "label",
            null,
            h("input", {
              type: "radio",
              name: "where",
              checked: !together,
              onChange: () => this.setState({ together: false }),
            }),
            h("span", null, "Each on their own device", h("small", null, "with a link for each seat")),
          ),
          h(
            "label",
            null,
            h("input", {
              type: "radio",
              name: "where",
              checked: together,
              "data-where": "here",
              onChange: () => this.setState({ together: true }),
            }),
            h("span", null, "Everybody on this device", h("small", null, "passed from player to player")),
          ),
        ),
        !together && h(OpenChoice, { open, change: (next) => this.setState({ open: next }) }),
        h(PaceChoice, { pace, change: (next) => this.setState({ pace: next }) }),
        guide.chance !== false && h(DiceChoice, { dice, choose: (chosen) => this.setState({ dice: chosen }) }),
        problem && h("p", { class: "problem", role: "alert" }, problem),
        h(
          "button",
          { class: "main", disabled: busy || loading, onClick: () => make({ order: this.order(), together }) },
          busy ? "Creating the table…" : "Create the table",
        ),
      ),
      h(Outline, { outline }),
    );
  }
}

/**
 * Who rolls, where there is anything to roll.
 *
 * @param {{ dice: string, choose: (dice: string) => void }} props
 */
function DiceChoice({ dice, choose }) {
  return h(
    "fieldset",
    null,
    h("legend", null, "Dice"),
    h(
      "label",
      null,
      h("input", {
        type: "radio",
        name: "dice",
        checked: dice === "umpire",
        onChange: () => choose("umpire"),
      }),
      h(
        "span",
        null,
        "Rolled by the umpire",
        h("small", null, "for live play or play over weeks; whoever runs this server could predict them"),
      ),
    ),
    h(
      "label",
      null,
      h("input", {
        type: "radio",
        name: "dice",
        checked: dice === "shared",
        "data-dice": "shared",
        onChange: () => choose("shared"),
      }),
      h(
        "span",
        null,
        "Rolled together",
        h("small", null, "for live play: every connected browser contributes to each roll, so nobody can predict it"),
      ),
    ),
  );
}

/** @param {Choosable} guide */
const begin = (guide) => ({
  guide,
  scenario: guide.scenarios[0]?.name ?? "",
  options: Object.fromEntries(guide.options.map((option) => [option.name, option.on])),
});
