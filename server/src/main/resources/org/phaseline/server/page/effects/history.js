// @ts-check
// Plays the game's history as a film: fetches what this seat has seen, moment by moment, and shows it.
/** @import { TableStore } from "../state/table.js" */
/** @import { Seat } from "./session.js" */

const FRAME_MILLIS = 900;

/** @typedef {Required<Pick<Api.Film, "lines" | "sighting">>} Frame */

/**
 * Which pieces differ between two moments, as kind/number.
 *
 * @param {Api.Sighting | undefined} before
 * @param {Api.Sighting} after
 */
export function changedPieces(before, after) {
  /** @param {Api.Piece} piece */
  const entry = (piece) => /** @type {const} */ ([`${piece.kind}/${piece.number}`, JSON.stringify(piece)]);
  const was = new Map((before?.pieces ?? []).map(entry));
  return after.pieces
    .map(entry)
    .filter(([key, now]) => was.size > 0 && was.get(key) !== now)
    .map(([key]) => key);
}

export class History {
  /** @type {Map<number, Frame>} */
  frames = new Map();
  moments = 0;
  turn = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;

  /**
   * @param {TableStore} store
   * @param {Seat} seat
   */
  constructor(store, seat) {
    this.store = store;
    this.seat = seat;
  }

  /**
   * @param {number} at
   * @returns {Promise<Frame>}
   */
  async frame(at) {
    const known = this.frames.get(at);
    if (known) return known;
    const frame = /** @type {Frame} */ (await this.seat.get("film", { at }));
    this.frames.set(at, frame);
    return frame;
  }

  async count() {
    this.frames.clear();
    const { moments = 0 } = await this.seat.get("film");
    this.moments = moments;
  }

  /** A little before now. */
  async begin() {
    await this.count();
    if (this.moments < 2) throw new Error("There is no history yet.");
    await this.go(this.moments - 2);
  }

  /**
   * From the first moment in which the log had more than so many lines, playing.
   *
   * @param {number} lines
   */
  async beginAfter(lines) {
    await this.count();
    let low = 0;
    let high = this.moments - 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((await this.frame(middle)).lines > lines) high = middle;
      else low = middle + 1;
    }
    await this.go(Math.max(0, low - 1), true);
  }

  /** @param {number} at */
  async go(at, playing = false) {
    const turn = ++this.turn;
    clearTimeout(this.timer);
    const to = Math.max(0, Math.min(at, this.moments - 1));
    const [frame, before] = await Promise.all([this.frame(to), to > 0 ? this.frame(to - 1) : null]);
    if (turn !== this.turn) return;
    const on = playing && to < this.moments - 1;
    const { sighting, lines } = frame;
    const changed = changedPieces(before?.sighting, sighting);
    const where = { at: to, moments: this.moments, playing: on };
    this.store.dispatch({ type: "film", film: { ...where, sighting, lines, from: before?.lines ?? 0, changed } });
    if (on) this.timer = setTimeout(() => this.go(to + 1, true).catch(() => this.end()), FRAME_MILLIS);
  }

  stop() {
    this.turn++;
    clearTimeout(this.timer);
  }

  /** Back to now. */
  end() {
    this.stop();
    this.store.dispatch({ type: "film", film: null });
  }
}
