// @ts-check
// What the rulebook says of where play stands. Open until somebody folds it, on a phone folded until somebody opens it;
// this browser keeps which.
import { h, Component, store, stored } from "../shared/dom.js";
import { About } from "./card.js";
import { pathTo } from "./words.js";

const FOLDED = "phaseline-rules-folded";

/** @typedef {{ paragraphs: string[] }} RuleTextProps */

/** @extends {Component<RuleTextProps, { folded: boolean }>} */
export class RuleText extends Component {
  state = { folded: stored(FOLDED, matchMedia("(max-width: 899px)").matches) };

  /** @param {{ currentTarget: HTMLDetailsElement }} event */
  toggled = ({ currentTarget: { open } }) => {
    if (open !== this.state.folded) return;
    store(FOLDED, !open);
    this.setState({ folded: !open });
  };

  render() {
    const { paragraphs } = this.props;
    return h(
      "details",
      { class: "folded rule", open: !this.state.folded, onToggle: this.toggled },
      h("summary", null, "What the rule says"),
      h(About, { paragraphs }),
    );
  }
}

/**
 * Of the step play stands at, else of the innermost around it that the rulebook has something to say about. What it
 * says of the step that has called a sequence, or that a reaction interrupts, is about something else.
 *
 * @param {Api.Game} game
 * @param {number} at
 */
export const ruleAt = (game, at) =>
  game.steps[pathTo(game, at).findLast((each) => game.steps[each].about) ?? -1]?.about ?? [];
