// @ts-check
// All that lies below the counters and choices of a board, the lowest first.
/** @import { Offered } from "./choices.js" */
/** @import { Entry } from "./counters.js" */
/** @import { Geometry } from "./geometry.js" */
/** @import { Overlaid } from "./overlays.js" */
/** @import { Pointed } from "../state/pointing.js" */
import { h } from "../shared/dom.js";
import { spacesNamed } from "./question-spaces.js";
import { Weaves } from "./counters.js";
import { outline } from "./geometry.js";
import { Coordinates, Ground } from "./ground.js";
import { OverlayLayer } from "./overlays.js";
import { Realms } from "./realm-layer.js";
import { PointedLayer } from "./pointed.js";
import { Sides } from "./sides.js";
import { Terrain } from "./terrain.js";
import { isNear } from "./view.js";
import { SpaceValues } from "./values.js";
import { describe } from "./words.js";

/**
 * @typedef {object} BackdropProps
 * @property {Api.Game} game
 * @property {Api.Board} board
 * @property {Geometry} g
 * @property {Api.Sighting} sighting
 * @property {Api.SideMark[]} sides
 * @property {number} scale
 * @property {Entry[]} entries
 * @property {Offered} offer
 * @property {Overlaid | null} overlays
 * @property {Pointed} pointed
 * @property {Api.Decision | undefined} decision
 */

/** @param {BackdropProps} props */
export function Backdrop({ game, board, g, sighting, sides, scale, entries, offer, overlays, pointed, decision }) {
  return [
    h(Weaves, { scale }),
    h(Ground, { board, g, grounds: sighting.grounds }),
    h(Coordinates, { g, near: isNear(g, scale) }),
    h(Realms, { game, board, g, spaces: sighting.spaces }),
    sides.length > 0 && h(Sides, { g, marks: sides }),
    entries
      .filter((entry) => entry.ground && !offer.piece(entry.piece))
      .map(({ piece, key, face: own, size }) =>
        h(Terrain, { key, piece, word: own.symbol, size, g, about: describe(game, board, piece) }),
      ),
    h(OverlayLayer, { board, g, overlays, scale }),
    // Nobody should have to look for a number.
    spacesNamed(g, board, decision).map((space) =>
      h("polygon", { key: space, class: "asked-about", points: outline(g, space, 0.02), "aria-hidden": "true" }),
    ),
    h(PointedLayer, { g, board, entries, pointed, scale }),
    h(SpaceValues, { game, board, g, sighting, entries }),
  ];
}
