// @ts-check
// Whose spaces are: tinted in the colours of their side, with lines around those that belong together.
/** @import { Geometry } from "./geometry.js" */
/** @import { Shown } from "./realms.js" */
import { h, Component } from "../shared/dom.js";
import { isAlike } from "./alike.js";
import { sideClass } from "./counters.js";
import { COLOUR, realmsOf } from "./realms.js";
import { regionOf } from "./regions.js";

/** @typedef {{ game: Api.Game, board: Api.Board, g: Geometry, spaces: Shown[] }} RealmsProps */

/**
 * Drawn anew only when something belongs to somebody else.
 *
 * @extends {Component<RealmsProps>}
 */
export class Realms extends Component {
  /** @param {RealmsProps} next */
  shouldComponentUpdate(next) {
    return next.g !== this.props.g || !isAlike(next.spaces, this.props.spaces);
  }

  render() {
    const { game, board, g, spaces } = this.props;
    if (g.measured) return null;
    return h(
      "g",
      { class: "realms", "aria-hidden": "true" },
      realmsOf(game, board.name, spaces).map(([key, { as, party, spaces: own }]) => {
        const { area, edge } = regionOf(g, own);
        return as === COLOUR
          ? h("path", { key, class: `realm ${party === undefined ? "" : sideClass({ side: party })}`, d: area })
          : h("path", { key, class: "realm-border", d: edge });
      }),
    );
  }
}
