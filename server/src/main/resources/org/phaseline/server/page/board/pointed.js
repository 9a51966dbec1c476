// @ts-check
// What the rulebook can show about the piece under the pointer, or that is looked at: whom it can shoot at and where
// its zone lies.
/** @import { Pointed } from "../state/pointing.js" */
/** @import { Entry } from "./counters.js" */
/** @import { Geometry } from "./geometry.js" */
import { h } from "../shared/dom.js";
import { Cover, Hatches } from "./overlays.js";
import { keyOf } from "./words.js";

/**
 * @typedef {object} PointedProps
 * @property {Geometry} g
 * @property {Api.Board} board
 * @property {Entry[]} entries
 * @property {Pointed} pointed
 * @property {number} scale
 */

/** @param {PointedProps & { overlay: Api.Overlay, from: Entry }} props */
function Lines({ overlay, entries, from }) {
  const targets = entries.filter(({ piece }) => overlay.pieces?.some((each) => keyOf(each) === keyOf(piece)));
  return h(
    "g",
    { class: "sight-lines" },
    h("title", null, overlay.title),
    targets.map(({ key, x, y, size }) => [
      h("path", { key: `${key} line`, class: "sight-line", d: `M${from.x} ${from.y}L${x} ${y}` }),
      h("circle", { key: `${key} ring`, class: "sight-ring", cx: x, cy: y, r: size.small * 0.62 }),
    ]),
  );
}

/** @param {PointedProps} props */
export function PointedLayer(props) {
  const { g, board, entries, pointed, scale } = props;
  const from = entries.find(({ key }) => key === pointed.key);
  const shown = pointed.overlays.filter((each) => each.board === board.name);
  if (!from || shown.length === 0) return null;
  const spaces = g.measured ? [] : shown.filter((each) => each.spaces?.length);
  return h(
    "g",
    { class: "pointed", "aria-hidden": "true" },
    spaces.length > 0 && h(Hatches, { scale }),
    spaces.map((overlay, place) => h(Cover, { key: overlay.id, g, overlay, place, figures: false })),
    shown.map((overlay) => overlay.pieces && h(Lines, { key: overlay.id, ...props, overlay, from })),
  );
}

/**
 * The same in words, and behind it how far away it is.
 *
 * @param {Pointed} pointed
 * @param {Entry[]} entries
 * @param {string} reach
 */
export function told({ overlays }, entries, reach) {
  const said = overlays.map(({ title, pieces, spaces }) => {
    const names = entries.filter(({ piece }) => pieces?.some((each) => keyOf(each) === keyOf(piece)));
    if (pieces) return `${title}: ${names.map(({ piece }) => piece.name).join(", ") || "nobody"}`;
    return spaces?.length ? title : "";
  });
  return [...said, reach].filter(Boolean).join(" · ");
}
