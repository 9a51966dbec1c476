// @ts-check
// Above the counters: names of places, then what would be: ghosts of what a choice would move, and the sign that it
// cannot be taken back.
/** @import { Happened } from "../state/happened.js" */
/** @import { Preview } from "../state/table.js" */
/** @import { Entry } from "./counters.js" */
/** @import { Geometry, Placed, PlacedPiece } from "./geometry.js" */
/** @import { Stack } from "./stacks.js" */
import { h } from "../shared/dom.js";
import { SpaceBadges } from "./badges.js";
import { FinalSign } from "./choices.js";
import { Previewed } from "./ghosts.js";
import { Hits } from "./happened.js";
import { PlaceNames } from "./named.js";
import { OrderArrows } from "./orders.js";
import { Hovering } from "./pieces.js";
import { isFaced } from "./words.js";

/**
 * @typedef {object} ForegroundProps
 * @property {Geometry} g
 * @property {Api.Game} game
 * @property {Api.Board} board
 * @property {Api.Sighting} sighting
 * @property {Entry[]} entries
 * @property {Happened} happened
 * @property {Stack[]} stacks
 * @property {Preview | null} preview
 * @property {number} scale
 * @property {Map<string, string>} letters
 * @property {PlacedPiece | null | undefined} about the piece that the question is about
 * @property {Placed[]} places
 * @property {Placed | null} snap
 * @property {Placed | null} pointed
 */

/** @param {ForegroundProps} props */
export function Foreground(props) {
  const { g, game, board, sighting, entries, happened, stacks, preview, scale, letters, about, places, snap, pointed } =
    props;
  const chosen = preview?.final ? places.find((place) => place.word === preview.word) : undefined;
  const [x, y] = chosen ? g.at(chosen.item) : [0, 0];
  return [
    board.titles.length > 0 && h(PlaceNames, { board, g, grounds: sighting.grounds, stacks, scale }),
    h(Previewed, {
      g,
      game,
      board,
      sighting,
      preview,
      scale,
      letters,
      facing: (piece) => isFaced(board, piece),
    }),
    h(Hits, { g, board, happened, entries, scale }),
    h(OrderArrows, { g, board, sighting, scale }),
    h(SpaceBadges, { g, board, grounds: sighting.grounds, entries }),
    h(Hovering, { g, game, about, snap, pointed, preview, letters, scale }),
    chosen && h(FinalSign, { x: x + 14 / scale, y: y - 14 / scale, scale }),
    // What is dragged; see carried.js.
    h("g", { class: "carried", "aria-hidden": "true" }),
  ];
}
