// @ts-check
// What can be chosen on a board: pieces, places, and facings; by mouse, finger and keyboard.
/** @import { MarkedDecision, MarkedChoice } from "../state/selectors.js" */
/** @import { Geometry, Placed, PlacedPiece, Point, Size } from "./geometry.js" */
import { h } from "../shared/dom.js";
import { outline } from "./geometry.js";

/**
 * @typedef {object} Offered
 * @property {Placed[]} places
 * @property {Placed[]} facings
 * @property {(piece: Api.Piece) => Placed | undefined} piece
 */
/** @typedef {{ places: Placed[], snapped?: number, scale: number, onFocus: (place: Placed) => void }} PointProps */
/**
 * What the choices on a board have in common.
 *
 * @typedef {object} ChoiceProps
 * @property {Geometry} g
 * @property {string | undefined} selected
 * @property {(word: string) => void} choose
 * @property {(choice: MarkedChoice) => string} label
 * @property {string | undefined} stop the word Tab stops at
 */

/**
 * The choices of a decision, sorted by how a board can show them.
 *
 * @param {MarkedDecision | undefined} decision
 * @param {Api.Board} board
 * @returns {Offered}
 */
export function offered(decision, board) {
  const choices = (decision?.choices ?? []).flatMap((each) =>
    each.item === undefined ? [] : [{ ...each, item: each.item }],
  );
  /** @type {Offered} */
  const none = { places: [], facings: [], piece: () => undefined };
  if (!decision || choices.length === 0) return none;
  if (decision.from === board.name) return { ...none, places: choices };
  const facing = decision.from === "Facing" || decision.from === "HexFacing";
  const turns = facing && choices.every((choice) => board.facings[choice.item] === choice.word);
  if (turns) return { ...none, facings: choices };
  const byNumber = new Map(choices.map((choice) => [choice.item, choice]));
  return { ...none, piece: (piece) => (decision.from === piece.kind ? byNumber.get(piece.number) : undefined) };
}

/**
 * What makes an element of the picture a choice. Where it lies is kept with it, for walking with the arrow keys; Tab
 * stops at one of them only, so that hundreds of spaces are no hundred stops on the way to the list.
 *
 * @param {MarkedChoice} choice
 * @param {string} label
 * @param {Point} point
 * @param {(word: string) => void} choose
 * @param {string | undefined} stop
 */
export function chosenBy(choice, label, [x, y], choose, stop) {
  return /** @type {const} */ ({
    tabindex: choice.word === stop ? 0 : -1,
    role: "button",
    "aria-label": label,
    "data-word": choice.word,
    "data-x": x,
    "data-y": y,
    /** @param {Event} event */
    onClick: (event) => {
      event.stopPropagation();
      choose(choice.word);
    },
  });
}

/** @type {Record<string, Point>} */
const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * Arrow keys go to the next choice in that direction, Enter and the space bar take it. True if the key meant
 * something.
 *
 * @param {KeyboardEvent} event
 * @param {SVGElement} picture
 * @param {(word: string) => void} choose
 */
export function walk(event, picture, choose) {
  const target = event.target instanceof Element ? event.target : null;
  const at = target?.closest(/** @type {"g"} */ ("[data-word]"));
  if (!at) return false;
  if (event.key === "Enter" || event.key === " ") {
    choose(at.dataset.word ?? "");
    return true;
  }
  const way = WAYS[event.key];
  if (!way || event.shiftKey) return false;
  /** @type {SVGElement | null} */
  let best = null;
  let least = Infinity;
  for (const other of picture.querySelectorAll(/** @type {"g"} */ ("[data-word]"))) {
    const dx = Number(other.dataset.x) - Number(at.dataset.x);
    const dy = Number(other.dataset.y) - Number(at.dataset.y);
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead > 0.001 && ahead + 2.5 * aside < least) [best, least] = [other, ahead + 2.5 * aside];
  }
  best?.focus();
  return true;
}

/**
 * The sign that dice will fall or something is revealed: a choice that cannot be taken back freely.
 *
 * @param {{ x: number, y: number, scale: number }} props
 */
export function FinalSign({ x, y, scale }) {
  const size = 8 / scale;
  return h(
    "g",
    { class: "final-sign", transform: `translate(${x} ${y}) scale(${size})` },
    h("title", null, "This cannot simply be undone"),
    h("rect", { x: -1, y: -1, width: 2, height: 2, rx: 0.4 }),
    [
      [-0.45, -0.45],
      [0.45, -0.45],
      [0, 0],
      [-0.45, 0.45],
      [0.45, 0.45],
    ].map(([cx, cy], i) => h("circle", { key: i, cx, cy, r: 0.19 })),
  );
}

/**
 * On hexes and squares the whole space is the choice.
 *
 * @param {ChoiceProps & { places: Placed[] }} props
 */
export function Spaces({ g, places, selected, choose, label, stop }) {
  return places.map((place) =>
    h(
      "polygon",
      {
        key: place.item,
        class: `place${place.word === selected ? " selected" : ""}`,
        points: outline(g, place.item, 0.06),
        ...chosenBy(place, label(place), g.at(place.item), choose, stop),
      },
      h("title", null, place.title || place.word),
    ),
  );
}

/** More places than these on a table are drawn small. */
const DENSE = 60;

/**
 * On a table the pointer snaps to the nearest place, so they take no clicks themselves.
 *
 * @param {ChoiceProps & PointProps} props
 */
export function Points({ g, places, selected, snapped, scale, choose, label, stop, onFocus }) {
  // Very many would cover what lies below them.
  const dense = places.length > DENSE;
  const radius = Math.min(g.unit * 0.2, (dense ? 1.8 : 4.5) / scale);
  return h(
    "g",
    { class: "points" },
    // So many are seen as an area; the points tell where exactly.
    dense &&
      h(
        "g",
        { class: "within" },
        places.map(({ item }) => h("circle", { key: item, cx: g.at(item)[0], cy: g.at(item)[1], r: g.unit * 0.34 })),
      ),
    places.map((place) => {
      const [x, y] = g.at(place.item);
      return h("circle", {
        key: place.item,
        class: `place${place.word === selected ? " selected" : ""}${place.item === snapped ? " snapped" : ""}`,
        cx: x,
        cy: y,
        r: place.item === snapped || place.word === selected ? radius * 1.5 : radius,
        onFocus: () => onFocus(place),
        ...chosenBy(place, label(place), [x, y], choose, stop),
      });
    }),
  );
}

/**
 * @typedef {object} FacingProps
 * @property {Api.Board} board
 * @property {PlacedPiece} piece
 * @property {Size} size
 * @property {Placed[]} facings
 * @property {number} scale
 * @property {(facing: Placed | null) => void} onPoint
 */

/**
 * Arrows around a piece, one for each way it may face.
 *
 * @param {ChoiceProps & FacingProps} props
 */
export function Facings({ g, board, piece, size, facings, selected, scale, choose, label, stop, onPoint }) {
  const [x, y] = g.at(piece.spot.space);
  const out = Math.max(Math.hypot(size.wide, size.deep) / 2 + 6 / scale, 26 / scale);
  const tall = Math.max(size.small * 0.3, 17 / scale);
  return h(
    "g",
    { class: "facings", transform: `translate(${x} ${y})` },
    facings.map((choice) => {
      const angle = choice.item * g.turn + g.rotation;
      const radians = (angle * Math.PI) / 180;
      return h(
        "g",
        {
          key: choice.word,
          class: `facing${choice.word === selected ? " selected" : ""}`,
          transform: `rotate(${angle})`,
          onPointerEnter: () => onPoint(choice),
          onPointerLeave: () => onPoint(null),
          onFocus: () => onPoint(choice),
          ...chosenBy(choice, label(choice), [x + Math.sin(radians) * out, y - Math.cos(radians) * out], choose, stop),
        },
        h("title", null, board.facings[choice.item]),
        h("circle", { class: "reach", cy: -out - tall * 0.5, r: Math.max(tall * 0.8, 15 / scale) }),
        h("path", { d: `M${-tall * 0.55} ${-out}L0 ${-out - tall}L${tall * 0.55} ${-out}L0 ${-out - tall * 0.25}Z` }),
      );
    }),
  );
}
