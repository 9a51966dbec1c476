// @ts-check
// What can be laid over a board: the list to switch it on, and the spaces it covers, tinted, hatched and edged, so that
// several can be told apart without their colours.
/** @import { Acts } from "../effects/acts.js" */
/** @import { Geometry } from "./geometry.js" */
import { h, Component } from "../shared/dom.js";
import { isAlike } from "./alike.js";
import { regionOf, shadesOf } from "./regions.js";

/**
 * @typedef {object} Overlaid
 * @property {Api.Overlay[] | null} offered nothing before it was asked for
 * @property {string[]} on the ids of what is laid over the boards
 * @property {Pick<Acts, "overlay" | "listOverlays">} act
 */

const HATCHES = ["M0 0L8 8M-2 6L2 10M6-2L10 2", "M8 0L0 8M2-2L-2 2M10 6L6 10", "M0 4H8", "M4 0V8"];

/**
 * The colours of the side it is about; else one of its own, by its place in the list.
 *
 * @param {Api.Overlay} overlay
 * @param {number} place
 */
const colour = ({ party }, place) => (party >= 0 ? `side${party % 4}` : `hue${place % 4}`);

/** @typedef {{ board: Api.Board, g: Geometry, overlays: Overlaid | null, scale: number }} LayerProps */

/**
 * Those of a board, each with its place in the list of all.
 *
 * @param {Overlaid | null} overlays
 * @param {string} board
 */
const shownOn = (overlays, board) =>
  (overlays?.offered ?? [])
    .map((overlay, place) => ({ overlay, place }))
    .filter(({ overlay }) => overlay.board === board && overlay.spaces && overlays?.on.includes(overlay.id));

/** @typedef {{ g: Geometry, overlay: Api.Overlay, place: number, figures: boolean }} CoverProps */

/**
 * Drawn anew only when it covers something else.
 *
 * @extends {Component<CoverProps>}
 */
export class Cover extends Component {
  /** @param {CoverProps} next */
  shouldComponentUpdate(next) {
    const { g, overlay, place, figures } = this.props;
    return g !== next.g || place !== next.place || figures !== next.figures || !isAlike([overlay], [next.overlay]);
  }

  render() {
    const { g, overlay, place, figures } = this.props;
    const spaces = overlay.spaces ?? [];
    const { area, edge } = regionOf(g, spaces);
    const numbers = overlay.numbers;
    return h(
      "g",
      { class: `overlay ${colour(overlay, place)}` },
      h("title", null, overlay.title),
      numbers
        ? shadesOf(numbers).map(({ strength, members }) =>
            h("path", {
              key: strength,
              class: "overlay-shade",
              "fill-opacity": strength,
              d: regionOf(
                g,
                members.map((i) => spaces[i]),
              ).area,
            }),
          )
        : [
            h("path", { key: "tint", class: "overlay-tint", d: area }),
            h("path", { key: "hatch", class: "overlay-hatch", d: area, fill: `url(#hatch${place % HATCHES.length})` }),
          ],
      h("path", { class: "overlay-edge", d: edge, "stroke-dasharray": place % 2 ? "6 4" : undefined }),
      figures &&
        numbers?.map((number, i) => {
          const [x, y] = g.at(spaces[i]);
          return h(
            "text",
            { key: i, class: "overlay-figure", x, y: y + g.unit * 0.44, "font-size": g.unit * 0.17 },
            number,
          );
        }),
    );
  }
}

/**
 * The patterns that tell covers apart.
 *
 * @param {{ scale: number }} props
 */
export const Hatches = ({ scale }) =>
  h(
    "defs",
    null,
    HATCHES.map((d, i) =>
      h(
        "pattern",
        {
          key: i,
          id: `hatch${i}`,
          width: 8,
          height: 8,
          patternUnits: "userSpaceOnUse",
          patternTransform: `scale(${1 / scale})`,
        },
        h("path", { class: "overlay-line", d }),
      ),
    ),
  );

/**
 * Below counters and choices, above the ground.
 *
 * @param {LayerProps} props
 */
export function OverlayLayer({ board, g, overlays, scale }) {
  const shown = shownOn(overlays, board.name);
  if (g.measured || shown.length === 0) return null;
  return h(
    "g",
    { class: "overlays" },
    h(Hatches, { scale }),
    shown.map(({ overlay, place }) =>
      h(Cover, { key: overlay.id, g, overlay, place, figures: g.unit * scale > FIGURES }),
    ),
  );
}

/** How large spaces must be drawn to have numbers written in them, in pixels. */
const FIGURES = 44;

/** @typedef {{ board: Api.Board, overlays: Overlaid | null }} MenuProps */

/**
 * The button below the board and the list it opens.
 *
 * @extends {Component<MenuProps, { open: boolean }>}
 */
export class OverlayMenu extends Component {
  state = { open: false };

  /** @type {HTMLElement | null} */
  place = null;

  toggle = () => {
    const open = !this.state.open;
    this.setState({ open });
    if (open) this.props.overlays?.act.listOverlays();
  };

  /** @param {KeyboardEvent} event */
  key = (event) => {
    if (event.key !== "Escape" || !this.state.open) return;
    event.stopPropagation();
    this.setState({ open: false });
    this.place?.querySelector("button")?.focus();
  };

  render() {
    const { board, overlays } = this.props;
    if (!overlays) return null;
    const { offered, on, act } = overlays;
    // What is about one piece is seen by pointing at it, and listed where it is looked at.
    const here = (offered ?? [])
      .map((overlay, place) => ({ overlay, place }))
      .filter((e) => e.overlay.board === board.name && (!e.overlay.about || on.includes(e.overlay.id)));
    const many = on.length;
    return h(
      "div",
      {
        class: "overlay-menu",
        onKeyDown: this.key,
        ref: (place) => {
          this.place = place;
        },
      },
      h(
        "button",
        {
          class: many ? "on" : "",
          title: "Lay something over the board",
          "aria-expanded": this.state.open ? "true" : "false",
          "data-action": "overlays",
          onClick: this.toggle,
        },
        h("span", { "aria-hidden": "true" }, "◫ "),
        many ? `Overlays: ${many}` : "Overlays",
      ),
      this.state.open &&
        h(
          "fieldset",
          { class: "overlay-list" },
          h("legend", null, "Lay over the board"),
          offered === null && h("p", { class: "quiet" }, "Looking…"),
          offered !== null && here.length === 0 && h("p", { class: "quiet" }, "There is nothing to show now."),
          here.map(({ overlay, place }) => {
            const shown = on.includes(overlay.id);
            return h(
              "label",
              { key: overlay.id, class: `overlay-choice ${colour(overlay, place)}` },
              h("input", {
                type: "checkbox",
                checked: shown,
                onChange: () => act.overlay(overlay.id, !shown),
              }),
              h("span", { class: `swatch hatched${place % HATCHES.length}`, "aria-hidden": "true" }),
              h("span", null, overlay.title),
              shown && overlay.unknown && h("span", { class: "quiet" }, " (takes too long)"),
            );
          }),
        ),
    );
  }
}
