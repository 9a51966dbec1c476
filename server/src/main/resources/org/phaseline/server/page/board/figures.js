// @ts-check
// Figures on a base: where a counter shows a set of pieces, such as the slots in which figures stand, each of them is
// drawn at its place, with gaps where one has fallen, and can be clicked when one of them is asked for.
/** @import { MarkedDecision } from "../state/selectors.js" */
/** @import { Entry } from "./counters.js" */
/** @import { Members } from "../state/figures.js" */
import { h } from "../shared/dom.js";
import { placesOn } from "../state/figures.js";
import { chosenBy } from "./choices.js";

/** Below so many pixels a base shows how many there are, and no more. */
const LEGIBLE = 30;

/**
 * @typedef {object} FiguresProps
 * @property {Entry[]} entries
 * @property {MarkedDecision | undefined} decision
 * @property {string} spoken the piece that the question is about
 * @property {string | undefined} selected
 * @property {number} scale
 * @property {(word: string) => void} choose
 * @property {string | undefined} stop
 */

/** @param {FiguresProps & { entry: Entry, members: Members }} props */
function Base({ entry, members, decision, spoken, selected, choose, stop }) {
  const { size, x, y, key, piece } = entry;
  const asked = key === spoken && decision?.from === members.kind ? decision : undefined;
  const places = placesOn(members.all.length, size);
  const radius = Math.min(size.small * (asked ? 0.15 : 0.1), (size.wide / members.all.length) * 0.9);
  return h(
    "g",
    { class: `figures${asked ? " asked" : ""}`, transform: `translate(${x} ${y}) rotate(${size.angle})` },
    members.all.map(({ number, name, stands, mark }, i) => {
      const choice = asked?.choices.find((each) => each.item === number);
      const signs = [stands ? "stands" : "fallen", mark && "marked", choice && "choice"];
      if (choice && choice.word === selected) signs.push("selected");
      const said = `${piece.name}: ${name}${stands ? "" : ", empty"}${mark ? `, ${mark}` : ""}`;
      return h(
        "g",
        {
          key: number,
          class: `one ${signs.filter(Boolean).join(" ")}`,
          transform: `translate(${places[i].x} ${places[i].y})`,
          ...(choice ? chosenBy(choice, said, [x + places[i].x, y + places[i].y], choose, stop) : {}),
        },
        h("title", null, said),
        h("circle", { r: radius }),
        mark && h("path", { class: "wound", d: `M${-radius * 0.6} 0H${radius * 0.6}` }),
      );
    }),
  );
}

/**
 * All figures of a board, above the counters.
 *
 * @param {FiguresProps} props
 */
export const FigureLayer = (props) =>
  props.entries.map((entry) =>
    entry.members && entry.size.small * props.scale >= LEGIBLE
      ? h(Base, { key: entry.key, ...props, entry, members: entry.members })
      : null,
  );

/**
 * Whether figures take the place of their number.
 *
 * @param {Entry["size"]} size
 * @param {number} scale
 */
export const areDrawn = (size, scale) => size.small * scale >= LEGIBLE;
