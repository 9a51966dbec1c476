// The game's history as a film. It shows what this seat has seen, moment by moment; nothing can be answered meanwhile.
import { h } from "../shared/dom.js";

const FRAME_MILLIS = 900;

/** Which pieces differ between two moments, as kind/number. */
export function changedPieces(before, after) {
  const was = new Map((before?.pieces ?? []).map((piece) => [`${piece.kind}/${piece.number}`, JSON.stringify(piece)]));
  return after.pieces
    .map((piece) => [`${piece.kind}/${piece.number}`, JSON.stringify(piece)])
    .filter(([key, now]) => was.size > 0 && was.get(key) !== now)
    .map(([key]) => key);
}

/** Keeps where the film stands; `show` is called with {at, moments, playing, sighting, lines, before} or null for now. */
export class Film {
  constructor(seat, show) {
    this.seat = seat;
    this.show = show;
    this.frames = new Map();
    this.reel = null;
    this.turn = 0;
  }

  async frame(at) {
    if (!this.frames.has(at)) this.frames.set(at, await this.seat.get(`film?at=${at}`));
    return this.frames.get(at);
  }

  /** A little before now. */
  async begin() {
    this.frames.clear();
    const { moments } = await this.seat.get("film");
    this.moments = moments;
    if (moments < 2) throw new Error("There is no past to show yet.");
    await this.go(moments - 2);
  }

  /** From the first moment in which the log had more than so many lines, playing. */
  async beginAfter(lines) {
    this.frames.clear();
    const { moments } = await this.seat.get("film");
    this.moments = moments;
    let low = 0,
      high = moments - 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((await this.frame(middle)).lines > lines) high = middle;
      else low = middle + 1;
    }
    await this.go(Math.max(0, low - 1), true);
  }

  async go(at, playing = false) {
    const turn = ++this.turn;
    clearTimeout(this.reel);
    const to = Math.max(0, Math.min(at, this.moments - 1));
    const [frame, before] = await Promise.all([this.frame(to), to > 0 ? this.frame(to - 1) : null]);
    if (turn !== this.turn) return;
    const on = playing && to < this.moments - 1;
    this.at = to;
    this.playing = on;
    this.show({
      at: to,
      moments: this.moments,
      playing: on,
      sighting: frame.sighting,
      lines: frame.lines,
      from: before?.lines ?? 0,
      changed: changedPieces(before?.sighting, frame.sighting),
    });
    if (on) this.reel = setTimeout(() => this.go(to + 1, true).catch(() => this.end()), FRAME_MILLIS);
  }

  end() {
    this.turn++;
    clearTimeout(this.reel);
    this.moments = undefined;
    this.show(null);
  }
}

export function FilmStrip({ film, reel }) {
  if (!film) {
    return h(
      "div",
      { class: "film", role: "group", "aria-label": "History" },
      h(
        "button",
        {
          class: "link",
          "data-action": "film",
          "aria-keyshortcuts": "h",
          title: "Step back through the game (h)",
          onClick: reel.begin,
        },
        "◀ ▮▮ ▶ history",
      ),
    );
  }
  const { at, moments, playing } = film;
  const button = (action, name, sign, to, disabled) =>
    h(
      "button",
      { class: "plain", "data-action": action, "aria-label": name, title: name, disabled, onClick: to },
      sign,
    );
  return h(
    "div",
    { class: "film on", role: "group", "aria-label": "History" },
    button("film-first", "To the beginning", "|◀", () => reel.go(0), at === 0),
    button("film-back", "A moment back", "◀", () => reel.go(at - 1), at === 0),
    button("film-play", playing ? "Pause" : "Play", playing ? "▮▮" : "▷", () =>
      reel.go(playing ? at : at >= moments - 1 ? 0 : at, !playing),
    ),
    button("film-on", "A moment on", "▶", () => reel.go(at + 1), at >= moments - 1),
    h("input", {
      type: "range",
      "aria-label": "Moment",
      min: 0,
      max: moments - 1,
      value: at,
      onInput: (event) => reel.go(Number(event.target.value)),
    }),
    h("span", { class: "at" }, `${at + 1} of ${moments}`),
    h("button", { "data-action": "film-now", onClick: reel.end }, "Back to now"),
  );
}
