// @ts-check
// Pieces on a board: where each is drawn, what choosing it means, and where one would stand.
/** @import { Preview } from "../state/table.js" */
/** @import { Entry } from "./counters.js" */
/** @import { Geometry, Placed, PlacedPiece } from "./geometry.js" */
import { h, Component } from "../shared/dom.js";
import { chosenBy, FinalSign } from "./choices.js";
import { Counter, sideClass } from "./counters.js";
import { footprint, stacked } from "./geometry.js";
import { Arrow, Ghost } from "./ghosts.js";
import { face } from "./faces.js";
import { membersOf } from "../state/figures.js";
import { areDrawn } from "./figures.js";
import { isGround } from "./terrain.js";
import { describe, isFaced, keyOf, placedOn } from "./words.js";

/**
 * Every piece on a board with where and how large it is drawn, what is lowest first.
 *
 * @param {Geometry} g
 * @param {Api.Board} board
 * @param {Api.Game} game
 * @param {Api.Sighting} sighting
 * @returns {Entry[]}
 */
export function entriesOf(g, board, game, sighting) {
  const here = placedOn(sighting, board.name);
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const piece of here) counts.set(piece.spot.space, (counts.get(piece.spot.space) ?? 0) + 1);
  /** @type {Map<number, number>} */
  const used = new Map();
  return here
    .map((piece) => {
      const own = face(game, piece);
      let [x, y] = g.at(piece.spot.space);
      let part = 0.66;
      if (!g.measured) {
        const index = used.get(piece.spot.space) ?? 0;
        used.set(piece.spot.space, index + 1);
        const lies = stacked(counts.get(piece.spot.space) ?? 1, index);
        [x, y, part] = [x + lies.x * g.unit, y + lies.y * g.unit, lies.size];
      }
      const size = footprint(g, piece, part);
      const known = own.symbol || game.symbols.some((rule) => rule.kind === piece.kind);
      const ground = piece.side < 0 && (known ? isGround(own.symbol) : !isFaced(board, piece));
      const members = g.measured && !ground ? membersOf(game, sighting, piece) : undefined;
      return { piece, key: keyOf(piece), face: own, x, y, size, ground, members };
    })
    .sort(
      (a, b) =>
        Number(b.ground) - Number(a.ground) || (g.measured ? b.size.wide * b.size.deep - a.size.wide * a.size.deep : 0),
    );
}

/**
 * @typedef {object} PieceProps
 * @property {Geometry} g
 * @property {Api.Board} board
 * @property {Api.Game} game
 * @property {Entry} entry
 * @property {Placed | undefined} choice what choosing it means
 * @property {string} prompt
 * @property {Preview | null} preview
 * @property {string | undefined} letter
 * @property {boolean} spoken whether the question is about it
 * @property {boolean} changed
 * @property {number} scale
 * @property {(word: string) => void} choose
 * @property {string | undefined} stop
 * @property {boolean} [looked] whether it can be looked at with keys although it cannot be chosen
 * @property {boolean} [through] whether a click goes to what lies below it
 * @property {boolean} [several] whether others below it can be chosen too
 */

/**
 * Whether a piece lies and looks as before. One that nothing has happened to is the same object as before.
 *
 * @param {PieceProps} one
 * @param {PieceProps} other
 */
const looksAlike = (one, other) =>
  one.entry.piece === other.entry.piece &&
  one.entry.x === other.entry.x &&
  one.entry.y === other.entry.y &&
  one.entry.size.small === other.entry.size.small &&
  one.scale === other.scale &&
  one.letter === other.letter &&
  one.spoken === other.spoken &&
  one.changed === other.changed &&
  one.several === other.several &&
  one.through === other.through &&
  one.g === other.g &&
  one.game === other.game;

/**
 * What lets keys and screen readers come to a counter that cannot be chosen.
 *
 * @param {Entry} entry
 * @param {string} about
 */
const lookedAt = ({ key, x, y }, about) =>
  /** @type {const} */ ({
    tabindex: -1,
    role: "img",
    "aria-label": about.replaceAll("\n", ", "),
    "data-word": `look/${key}`,
    "data-x": x,
    "data-y": y,
  });

/**
 * What a piece is called that can be chosen, ordered or attacked, as it is read aloud.
 *
 * @param {string} about
 * @param {{ word: string }} choice
 * @param {string} prompt
 * @param {boolean} final
 */
function named(about, { word }, prompt, final) {
  const deed = word.startsWith("at/")
    ? "attack it"
    : word.startsWith("order/")
      ? `give it an order (${prompt})`
      : `choose for ${prompt}`;
  return `${about.replaceAll("\n", ", ")}: ${deed}${final ? ". This cannot simply be undone" : ""}`;
}

/**
 * Drawn anew only when something has happened to it, or it can be chosen: a large map has hundreds of them.
 *
 * @extends {Component<PieceProps>}
 */
export class Piece extends Component {
  /** @param {PieceProps} next */
  shouldComponentUpdate(next) {
    return Boolean(next.choice ?? this.props.choice) || !looksAlike(next, this.props);
  }

  render() {
    const { g, board, game, entry, choice, prompt, preview, letter, spoken, changed, scale, choose, stop } = this.props;
    const { looked, several, through } = this.props;
    const { piece, x, y, size } = entry;
    const selected = choice && preview?.word === choice.word;
    const about = describe(game, board, piece);
    const final = Boolean(choice && (choice.final || (selected && preview?.final)));
    const signs = [
      choice || several ? "choice" : "",
      selected ? "selected" : "",
      spoken ? "spoken" : "",
      changed ? "changed" : "",
      through ? "through" : "",
    ].filter(Boolean);
    return h(
      "g",
      {
        class: ["piece", sideClass(piece), ...signs].join(" "),
        "data-piece": entry.key,
        style: { transform: `translate(${x}px, ${y}px)` },
        ...(choice
          ? chosenBy(choice, named(about, choice, prompt, final), [x, y], choose, stop)
          : looked
            ? lookedAt(entry, about)
            : {}),
      },
      h("title", null, about),
      h(Counter, {
        g,
        size,
        scale,
        // Figures that are drawn need no number.
        face: entry.members && areDrawn(size, scale) ? { ...entry.face, figures: [] } : entry.face,
        letter,
        faces: isFaced(board, piece) && piece.spot.space < g.cells,
        side: piece.side,
      }),
      final && h(FinalSign, { x: size.halfWide, y: -size.halfHigh, scale }),
    );
  }
}

/**
 * @typedef {object} HoveringProps
 * @property {Geometry} g
 * @property {Api.Game} game
 * @property {PlacedPiece | null | undefined} about
 * @property {Placed | null} snap the place the pointer is at
 * @property {Placed | null} pointed the facing it is at
 * @property {Preview | null} preview
 * @property {Map<string, string>} letters
 * @property {number} scale
 */

/**
 * The unit that would stand where the pointer is, so that one sees what fits.
 *
 * @param {HoveringProps} props
 */
export function Hovering({ g, game, about, snap, pointed, preview, letters, scale }) {
  if (!about || (!snap && !pointed)) return null;
  if ((snap && preview?.word === snap.word) || (pointed && preview?.word === pointed.word)) return null;
  const spot = { ...about.spot, ...(snap ? { space: snap.item } : { facing: pointed?.item ?? about.spot.facing }) };
  return h(
    "g",
    { class: "hovering" },
    h(Ghost, { g, game, piece: { ...about, spot }, scale, letter: letters.get(keyOf(about)) }),
    snap && h(Arrow, { from: g.at(about.spot.space), to: g.at(snap.item), scale }),
  );
}
