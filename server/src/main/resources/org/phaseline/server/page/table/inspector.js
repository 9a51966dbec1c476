// @ts-check
// The unit inspector: all there is to know of one piece, beside the board. It does not keep anybody from playing on.
/** @import { Part, Told, Trait } from "../state/inspecting.js" */
/** @import { Parts } from "./view.js" */
import { h, Component } from "../shared/dom.js";
import { placeOf } from "../board/places.js";
import { textsOf } from "../state/hand.js";
import { besideOf, inspectedOf } from "../state/inspecting.js";
import { unmetNow, whyNotPiece } from "../state/why-not.js";
import { Unmet } from "./why-not.js";
import { capital } from "./words.js";

/** @param {{ title: string, traits: Trait[] }} props */
function Traits({ title, traits }) {
  if (traits.length === 0) return null;
  return h(
    "dl",
    { "aria-label": title },
    traits.map(({ name, value, until }) =>
      h(
        "div",
        { key: name },
        h("dt", null, name),
        h("dd", null, value, until && h("small", null, `${value ? " " : ""}until ${until}`)),
      ),
    ),
  );
}

/**
 * What it is able to do, in the rulebook's words.
 *
 * @param {{ words: Told[] }} props
 */
function Words({ words }) {
  if (words.length === 0) return null;
  return h(
    "dl",
    { class: "told", "aria-label": "What the rulebook says" },
    words.map(({ title, about }) =>
      h("div", { key: title }, h("dt", null, capital(title)), h("dd", null, about.join(" "))),
    ),
  );
}

/** @param {Part} part */
function PartList({ title, pieces }) {
  return h(
    "details",
    { class: "parts" },
    h("summary", null, `${title}: all values`),
    h(
      "ul",
      null,
      pieces.map(({ name, values, texts }) =>
        h(
          "li",
          { key: name },
          h("strong", null, name),
          values && ` ${values}`,
          texts.map((text) => h("p", { key: text }, text)),
        ),
      ),
    ),
  );
}

/**
 * What can be laid over the board about this piece, such as where it can reach.
 *
 * @param {Parts & { name: string }} parts
 */
function About({ state, act, name }) {
  // One that knows which piece it is about is seen while the piece is looked at.
  const offered = (state.overlays ?? []).filter((each) => !each.about && each.title.includes(name));
  return offered.map(({ id, title }) => {
    const on = state.overlaid.includes(id);
    return h(
      "label",
      { key: id, class: "radio" },
      h("input", { type: "checkbox", checked: on, onChange: () => act.overlay(id, !on) }),
      `Show on the board: ${title}`,
    );
  });
}

/** @param {Pick<Parts, "state"> & { piece: Api.Piece }} props */
function WhyNot({ state, piece }) {
  const why = unmetNow(state);
  if (why) return h(Unmet, { why });
  const said = whyNotPiece(state, piece);
  return said ? h("p", { class: "why-not" }, said) : null;
}

/**
 * Lies on the side of the board where it does not hide the piece that it is about.
 *
 * @extends {Component<Parts, { aside: boolean }>}
 */
export class Inspector extends Component {
  state = { aside: false };

  componentDidMount() {
    this.placed();
  }

  /** @param {Parts} before */
  componentDidUpdate(before) {
    if (before.state.inspected !== this.props.state.inspected) this.placed();
  }

  placed() {
    const { inspected } = this.props.state;
    const piece = inspected && document.querySelector(`.board [data-piece="${CSS.escape(inspected)}"]`);
    const frame = piece && piece.closest(".board-frame");
    if (!piece || !frame) return;
    const [at, all] = [piece.getBoundingClientRect(), frame.getBoundingClientRect()];
    const aside = at.left + at.width / 2 > all.left + all.width / 2;
    if (aside !== this.state.aside) this.setState({ aside });
  }

  render() {
    return cardAbout(this.props, this.state.aside);
  }
}

/**
 * @param {Parts} parts
 * @param {boolean} aside
 */
function cardAbout(parts, aside) {
  const { state, act, sighting } = parts;
  const { game, inspected } = state;
  const found = inspected ? inspectedOf(game, sighting, inspected) : null;
  if (!found) return null;
  const { piece, owner, markers, traits, parts: pieces, words, now } = found;
  // Who has a piece in hand wants to know why not this one, and to see the board.
  const brief = Boolean(state.orders.piece && unmetNow(state));
  const place = piece.spot ? placeOf(game, piece) : game.boards.length ? "not on the board" : "";
  /** @param {1 | -1} by */
  const step = (by) => () => act.inspect(besideOf(sighting, inspected, by));
  const all = [
    textsOf(game, piece).map((each) => h("p", { key: each }, each)),
    h(Traits, { title: "Markers", traits: markers }),
    h(Words, { words }),
    h(Traits, { title: "Values", traits }),
    pieces.map((part) => h(PartList, { key: part.title, ...part })),
    now.length > 0 &&
      !state.film &&
      h(
        "div",
        { class: "able" },
        h("h3", null, "Now"),
        h(
          "ul",
          null,
          now.map((each) => h("li", { key: each }, each)),
        ),
      ),
    h(About, { ...parts, name: piece.name }),
  ];
  return h(
    "section",
    {
      class: `inspector side${Math.max(0, piece.side) % 4}${aside ? " aside" : ""}`,
      "aria-label": `About ${piece.name}`,
      "data-inspected": inspected,
    },
    h(
      "header",
      null,
      h("h2", null, capital(piece.name)),
      h("button", { class: "plain", "aria-label": "The piece before", onClick: step(-1) }, "‹"),
      h("button", { class: "plain", "aria-label": "The next piece", onClick: step(1) }, "›"),
      h(
        "button",
        { class: "plain", "aria-label": "Close", "data-action": "inspect-close", onClick: () => act.inspect("") },
        "✕",
      ),
    ),
    h("p", { class: "quiet" }, [owner, place, piece.unseen && "others do not see it"].filter(Boolean).join(" · ")),
    h(WhyNot, { state, piece }),
    brief ? h("details", null, h("summary", null, "All about it"), all) : all,
  );
}
