// @ts-check
// What would be: ghosts of pieces where they would stand, with an arrow from where they stand now.
/** @import { Preview } from "../state/table.js" */
/** @import { Geometry, PlacedPiece, Point } from "./geometry.js" */
import { h } from "../shared/dom.js";
import { footprint } from "./geometry.js";
import { Counter, sideClass } from "./counters.js";
import { face } from "./faces.js";
import { keyOf } from "./words.js";

/**
 * An arrow between two points, as wide as things are drawn at this scale.
 *
 * @param {{ from: Point, to: Point, scale: number, gap?: number }} props
 */
export function Arrow({ from, to, scale, gap = 0 }) {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const head = 10 / scale;
  const half = head * 0.55;
  if (far < head * 1.2 + gap) return null;
  const [dx, dy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
  const [ex, ey] = [to[0] - dx * gap, to[1] - dy * gap];
  const [bx, by] = [ex - dx * head, ey - dy * head];
  return h(
    "g",
    { class: "arrow" },
    h("path", { class: "shaft", d: `M${from[0]} ${from[1]}L${bx} ${by}` }),
    h("path", {
      class: "head",
      d: `M${ex} ${ey}L${bx - dy * half} ${by + dx * half}L${bx + dy * half} ${by - dx * half}Z`,
    }),
  );
}

/**
 * @typedef {object} GhostProps
 * @property {Geometry} g
 * @property {Api.Game} game
 * @property {PlacedPiece} piece
 * @property {number} scale
 * @property {string | undefined} letter
 * @property {boolean} [faces]
 */

/** @param {GhostProps} props */
export function Ghost({ g, game, piece, scale, letter, faces = true }) {
  const [x, y] = g.at(piece.spot.space);
  const size = footprint(g, piece);
  return h(
    "g",
    {
      class: `piece ghost ${sideClass(piece)}`,
      "aria-hidden": "true",
      style: { transform: `translate(${x}px, ${y}px)` },
    },
    h(Counter, { g, size, scale, face: face(game, piece), letter, ghost: true, faces, side: piece.side }),
  );
}

/**
 * @param {Api.Board} board
 * @param {Api.Piece} piece
 * @returns {piece is PlacedPiece}
 */
const isOn = (board, piece) => piece.spot?.board === board.name;

/**
 * @typedef {object} PreviewedProps
 * @property {Geometry} g
 * @property {Api.Game} game
 * @property {Api.Board} board
 * @property {Api.Sighting} sighting
 * @property {Preview | null | undefined} preview
 * @property {number} scale
 * @property {Map<string, string>} letters
 * @property {(piece: Api.Piece) => boolean} facing
 */

/**
 * Every piece that a preview would change: moved, turned, taken off, or only marked otherwise.
 *
 * @param {PreviewedProps} props
 */
export function Previewed({ g, game, board, sighting, preview, scale, letters, facing }) {
  return h(
    "g",
    { class: "preview" },
    (preview?.pieces ?? []).map((then) => {
      const key = keyOf(then);
      const now = sighting.pieces.find((piece) => keyOf(piece) === key);
      const stood = now && isOn(board, now) ? now : null;
      const stands = isOn(board, then) ? then : null;
      if (!stands) return stood && h(Cross, { key, g, piece: stood });
      const to = g.at(stands.spot.space);
      const moved = stood !== null && stood.spot.space !== stands.spot.space;
      return h(
        "g",
        { key },
        h(Ghost, { g, game, piece: stands, scale, letter: letters.get(key), faces: facing(then) }),
        moved && h(Arrow, { from: g.at(stood.spot.space), to, scale }),
      );
    }),
  );
}

/** @param {{ g: Geometry, piece: PlacedPiece }} props */
function Cross({ g, piece }) {
  const [x, y] = g.at(piece.spot.space);
  const size = footprint(g, piece).small * 0.45;
  return h("path", {
    class: "taken-off",
    d: `M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}`,
  });
}
