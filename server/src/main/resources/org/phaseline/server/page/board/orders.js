// @ts-check
// Orders under seal on the map: an arrow from each piece to where its order sends it. Nobody else sees them.
/** @import { Geometry } from "./geometry.js" */
import { h } from "../shared/dom.js";
import { orderArrows } from "../state/orders.js";
import { Arrow } from "./ghosts.js";

/** @param {{ g: Geometry, board: Api.Board, sighting: Api.Sighting, scale: number }} props */
export function OrderArrows({ g, board, sighting, scale }) {
  const arrows = orderArrows(sighting).filter((arrow) => arrow.board === board.name);
  return (
    arrows.length > 0 &&
    h(
      "g",
      { class: "ordered", "aria-hidden": "true" },
      arrows.map(({ key, from, to }) => h(Arrow, { key, from: g.at(from), to: g.at(to), scale, gap: g.unit * 0.25 })),
    )
  );
}
