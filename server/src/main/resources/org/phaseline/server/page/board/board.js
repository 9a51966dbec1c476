// @ts-check
// The boards as they are seen. What can be chosen glows, and is chosen by a click, or with Tab, arrow keys and Enter.
/** @import { MarkedChoice } from "../state/selectors.js" */
/** @import { BoardProps, BoardState } from "./boards.js" */
/** @import { Entry } from "./counters.js" */
/** @import { Point } from "./geometry.js" */
/** @import { View } from "./view.js" */
import { h, Component } from "../shared/dom.js";
import { footprint, geometry, nearest, spaceAt, turned } from "./geometry.js";
import { box, byKey, classOf, showing, whole, zoomed } from "./view.js";
import { Backdrop } from "./backdrop.js";
import { BoardCommands } from "./commands.js";
import { BoardFoot } from "./foot.js";
import { Gestures } from "./gestures.js";
import { Foreground } from "./foreground.js";
import { Traces } from "./happened.js";
import { entriesOf } from "./pieces.js";
import { Costs, isCommand, leadsOn, PlanPath } from "./planning.js";
import { pieceUnder, reachInWords } from "./reach.js";
import { FigureLayer } from "./figures.js";
import { told } from "./pointed.js";
import { sceneOf } from "./scene.js";
import { sidesOf } from "./side-lines.js";
import { Sliding } from "./sliding.js";
import { Counters, Fan } from "./piles.js";
import { isOpenNext, nextStop, stackCalled, stacksOf, wordsOn } from "./stacks.js";
import { Facings, Points, Spaces, walk } from "./choices.js";
import { letters } from "./words.js";

/** How near the pointer must come to a place on a table, in pixels. */
const SNAP = 30;
/** What glows and breathes costs time in every frame; more than so many only glow. */
const MANY = 40;

/** @extends {Component<BoardProps, BoardState>} */
export class Board extends Component {
  /** @type {SVGSVGElement | null} */
  picture = null;
  /** @type {HTMLElement | null} */
  holder = null;
  /** @type {HTMLElement | null} */
  slide = null;
  /** @type {View | null} */
  latest = null;
  /** @type {ResizeObserver | undefined} */
  watcher;
  /** Whether somebody walks about it with keys. */
  walking = false;
  /** @type {BoardState} */
  state = { view: null, frame: { width: 800, height: 600 }, snap: null, pointed: null, stop: "", open: -1, over: "" };
  g = turned(geometry(this.props.board), this.props.turned);
  commands = new BoardCommands(this);
  gestures = new Gestures(this, this.commands);
  sliding = new Sliding(
    (shift) => this.slide?.style.setProperty("transform", shift),
    () => [this.state.view ?? whole(this.g, this.state.frame), this.view()],
    () => this.gestures.pointers.size > 0,
    () => this.setState({ view: this.latest }, () => this.slide?.style.removeProperty("transform")),
  );

  componentDidMount() {
    this.measure();
    this.watcher = new ResizeObserver(() => this.measure());
    if (this.picture) {
      this.gestures.attach(this.picture);
      this.watcher.observe(this.picture);
    }
    addEventListener("keydown", this.key);
    addEventListener("focusin", this.left);
  }

  componentWillUnmount() {
    this.watcher?.disconnect();
    this.sliding.end();
    removeEventListener("keydown", this.key);
    removeEventListener("focusin", this.left);
  }

  /** @param {BoardProps} next */
  componentWillReceiveProps(next) {
    if (next.board !== this.props.board || next.turned !== this.props.turned) {
      this.g = turned(geometry(next.board), next.turned);
      this.seen(null);
    }
    if (next.decision?.id !== this.props.decision?.id)
      this.setState(({ open }) => ({ snap: null, pointed: null, open: isOpenNext(next, open) ? open : -1 }));
    else if (!leadsOn(this.props.orders) && leadsOn(next.orders)) this.setState({ open: -1 });
  }

  /**
   * Who walks about the board with keys is kept on it when the next question has its choices here too.
   *
   * @param {BoardProps} before
   * @param {BoardState} was
   */
  componentDidUpdate(before, was) {
    this.commands.settle();
    if (was.over !== this.state.over) this.props.act.point(this.state.over);
    if (was.open !== this.state.open && this.walking) this.focusStack(was.open);
    if (!this.walking || before.decision === this.props.decision || !this.picture) return;
    nextStop(this.picture)?.focus({ preventScroll: true });
  }

  // ---- what is seen of the board

  measure() {
    const { clientWidth: width = 0, clientHeight: height = 0 } = this.picture ?? {};
    if (width > 0 && height > 0) this.setState({ frame: { width, height } });
  }

  frame() {
    return this.state.frame;
  }

  view() {
    return this.latest ?? whole(this.g, this.state.frame);
  }

  /** @param {View | null} view */
  seen(view) {
    this.latest = view;
    this.sliding.go();
  }

  closest() {
    return this.view().scale > whole(this.g, this.state.frame).scale * 3.5;
  }

  /**
   * @param {number} clientX
   * @param {number} clientY
   * @returns {Point}
   */
  pointAt(clientX, clientY) {
    const { left = 0, top = 0 } = this.holder?.getBoundingClientRect() ?? {};
    const [x, y] = box(this.view(), this.state.frame);
    return [x + (clientX - left) / this.view().scale, y + (clientY - top) / this.view().scale];
  }

  /** @param {number} factor */
  zoom(factor) {
    this.seen(zoomed(this.g, this.state.frame, this.view(), factor));
  }

  // ---- keys and pointer

  /** @param {KeyboardEvent} event */
  key = (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || target?.matches("input, textarea, select")) return;
    // While something is asked, figures are choices.
    if (/^\d$/.test(event.key) && this.props.decision) return;
    const elsewhere = target?.closest(".board-frame");
    if (elsewhere ? elsewhere !== this.holder : !this.props.first) return;
    const view = byKey(event, this.g, this.state.frame, this.view());
    if (view === undefined) return;
    event.preventDefault();
    this.seen(view);
  };

  /**
   * Where the keys are now: Tab comes back to it, and it is brought into sight.
   *
   * @param {FocusEvent} event
   */
  focused = ({ target }) => {
    const at = target instanceof Element && target.closest(/** @type {"g"} */ ("[data-word]"));
    if (!at) return;
    this.walking = at.matches(":focus-visible");
    this.setState({ stop: at.dataset.word ?? "" });
    if (this.walking && this.latest)
      this.seen(showing(this.g, this.state.frame, this.latest, [Number(at.dataset.x), Number(at.dataset.y)]));
  };

  /** @param {FocusEvent} event */
  left = ({ target }) => {
    if (target instanceof Node && !this.picture?.contains(target)) this.walking = false;
  };

  /**
   * Keys go into a stack that was opened, and back to it when it is closed.
   *
   * @param {number} was
   */
  focusStack(was) {
    const where = this.state.open >= 0 ? ".fan .piece" : `[data-stack="${was}"]`;
    this.picture?.querySelector(/** @type {"g"} */ (where))?.focus({ preventScroll: true });
  }

  /** @param {number} space */
  toggle = (space) => this.setState(({ open }) => ({ open: open === space ? -1 : space }));

  /** @param {string} word */
  choose = (word) => {
    const { decision, act } = this.props;
    if (stackCalled(word) >= 0) return this.toggle(stackCalled(word));
    if (isCommand(word)) return this.commands.give(word);
    // A counter of an open stack that is only looked at.
    if (word.startsWith("look/")) return act.inspect(word.slice(5));
    if (!decision?.choices.some((choice) => choice.word === word)) return;
    act.pick(word);
  };

  places() {
    return this.g.measured ? sceneOf(this.props, this.g).offer.places : [];
  }

  /** @param {Pick<MouseEvent, "clientX" | "clientY">} event */
  placeAt(event) {
    const places = this.places();
    const most = Math.max(SNAP / this.view().scale, this.g.unit * 0.75);
    return places.length ? nearest(this.g, places, this.pointAt(event.clientX, event.clientY), most) : null;
  }

  /** @param {MouseEvent} event */
  busy(event) {
    const over = event.target instanceof Element && event.target.closest("[data-word], button");
    return Boolean(over || this.placeAt(event));
  }

  /** @param {PointerEvent} event */
  point = (event) => {
    if (event.pointerType === "touch" || this.gestures.dragging) return;
    if (pieceUnder(event) !== this.state.over) this.setState({ over: pieceUnder(event) });
    const snap = this.placeAt(event);
    this.commands.aim(event, snap);
    if ((snap?.item ?? null) !== (this.state.snap?.item ?? null)) this.setState({ snap });
  };

  /**
   * Looks at the piece under the pointer; true if there is one.
   *
   * @param {Event} event
   */
  pressed(event) {
    const piece = pieceUnder(event);
    if (piece) this.props.act.inspect(piece);
    return piece !== "";
  }

  /** @param {MouseEvent} event */
  click = (event) => {
    const under = this.pointAt(event.clientX, event.clientY);
    const places = this.g.measured ? [] : sceneOf(this.props, this.g).offer.places;
    // On a counter in a hex that can be chosen, the hex is meant.
    const place = this.placeAt(event) ?? nearest(this.g, places, under, this.g.unit * 0.5);
    const fanned = event.target instanceof Element && event.target.closest(".fan");
    if (place && !fanned) this.choose(place.word);
    else if (!this.pressed(event)) {
      if (this.state.open >= 0) this.setState({ open: -1 });
      else this.props.act.miss(spaceAt(this.g, this.props.board, under));
    }
  };

  render() {
    const { board, game, sighting, decision, name, orders, overlays, pointed } = this.props;
    const { view, frame, snap } = this.state;
    const g = this.g;
    const now = view ?? whole(g, frame);
    const seen = box(now, frame);
    const scale = now.scale;
    const { ordered, goal, offer, preview, about, spoken, selected } = sceneOf(this.props, g);
    const entries = entriesOf(g, board, game, sighting);
    const marks = letters(sighting, new Set(entries.map(({ piece }) => piece.kind)));
    /** @param {MarkedChoice} choice */
    const label = (choice) =>
      `${choice.title || choice.word}${about ? `, for ${about.name}` : ""}: ${decision?.prompt}`;
    const sides = sidesOf(sighting, board);
    const movable = entries.filter((entry) => !entry.ground || offer.piece(entry.piece));
    const { single, stacks } = stacksOf(g, movable, ({ piece, key }) => key === spoken || Boolean(offer.piece(piece)));
    const open = stacks.find((stack) => stack.space === this.state.open);
    const placed = [...offer.places, ...offer.facings].map(({ word }) => word);
    const words = placed.concat(wordsOn(single, stacks, open, offer.piece));
    const stop = words.includes(this.state.stop) ? this.state.stop : words[0];
    /** @param {Entry} entry */
    const propsOf = (entry) => ({
      g,
      board,
      game,
      entry,
      choice: offer.piece(entry.piece),
      prompt: decision?.prompt ?? "",
      preview,
      letter: marks.get(entry.key),
      spoken: entry.key === spoken || entry.key === this.props.inspected,
      changed: Boolean(this.props.changed?.includes(entry.key)),
      scale,
      choose: this.choose,
      stop,
    });
    return h(
      "div",
      {
        class: open ? "board-frame opened" : "board-frame",
        style: { flexGrow: (g.height + 2 * g.pad) / g.unit },
        ref: (holder) => {
          this.holder = holder;
        },
      },
      h(
        "div",
        {
          class: "slide",
          ref: (slide) => {
            this.slide = slide;
          },
        },
        h(
          "svg",
          {
            class: classOf(this.g, board, scale, Boolean(view), this.places().length > 0, words.length > MANY),
            role: "group",
            "aria-label": board.name,
            ref: (picture) => {
              this.picture = picture;
            },
            viewBox: seen.join(" "),
            style: { "--px": 1 / scale },
            onPointerMove: this.point,
            onClick: this.click,
            onFocusIn: this.focused,
            onPointerLeave: () => this.setState({ snap: null, over: "" }),
            onKeyDown: (event) => {
              if (event.key === "Escape" && open) this.setState({ open: -1 });
              else if (!walk(event, event.currentTarget, this.choose)) return;
              event.preventDefault();
              event.stopPropagation();
            },
          },
          h(Backdrop, { game, board, g, sighting, sides, scale, entries, offer, overlays, pointed, decision }),
          h(Traces, { g, board, happened: this.props.happened, entries, scale }),
          !g.measured && h(Spaces, { g, places: offer.places, selected, choose: this.choose, label, stop }),
          h(PlanPath, { g, orders, ordered, sighting, board }),
          h(Counters, { g, single, stacks, open, propsOf, toggle: this.toggle, offer, scale, seen }),
          h(FigureLayer, { entries, decision, spoken, selected, scale, choose: this.choose, stop }),
          g.measured &&
            h(Points, {
              g,
              places: offer.places,
              selected,
              snapped: snap?.item,
              scale,
              choose: this.choose,
              label,
              stop,
              onFocus: (place) => this.setState({ snap: place }),
            }),
          h(Foreground, {
            g,
            game,
            board,
            sighting,
            entries,
            happened: this.props.happened,
            stacks,
            preview,
            scale,
            letters: marks,
            about,
            places: offer.places,
            snap,
            pointed: this.state.pointed,
          }),
          h(Costs, { g, places: offer.places }),
          about &&
            offer.facings.length > 0 &&
            h(Facings, {
              g,
              board,
              piece: goal ?? about,
              size: footprint(g, about),
              facings: offer.facings,
              selected,
              scale,
              choose: this.choose,
              label,
              stop,
              onPoint: (facing) => this.setState({ pointed: facing }),
            }),
          open && h(Fan, { g, stack: open, propsOf, seen }),
        ),
      ),
      h(BoardFoot, {
        board,
        name,
        overlays,
        sides,
        grounds: sighting.grounds.filter((each) => each.board === board.name),
        readout:
          (this.state.snap?.title || this.state.snap?.word) ??
          this.state.pointed?.word ??
          told(pointed, entries, reachInWords(g, board, entries, this.props.inspected || spoken, this.state.over)),
        near: Boolean(view),
        zoom: (factor) => this.zoom(factor),
        showAll: () => this.seen(null),
        turn: this.props.first ? () => this.props.act.turn(g.measured ? 1 : 2) : undefined,
      }),
    );
  }
}
