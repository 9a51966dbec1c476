// @ts-check
// Plays the game's history as a film: fetches what this seat has seen, moment by moment, and shows it.
/** @import { TableStore } from "../state/table.js" */
/** @import { Seat } from "./session.js" */

import { battleFrom } from "../state/battles.js";
import { happenedSince, NOTHING_HAPPENED } from "../state/happened.js";

const FRAME_MILLIS = 900;
/** A moment in which nothing is to be seen passes at once. */
const NOTHING_MILLIS = 30;

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
  /** How many times as fast as usual. */
  speed = 1;
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
    await this.go(Math.max(0, (await this.first((frame) => frame.lines > lines)) - 1), true);
  }

  /**
   * The first moment of which something is true that stays true from then on.
   *
   * @param {(frame: Frame) => boolean} test
   */
  async first(test) {
    let low = 0;
    let high = this.moments - 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (test(await this.frame(middle))) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /**
   * To the beginning of a game turn.
   *
   * @param {number} turn
   */
  async toTurn(turn) {
    await this.go(await this.first(({ sighting }) => sighting.gameTurn >= turn));
  }

  /**
   * To the next moment, or the one before, at which this seat was asked something; who watches is told of anybody.
   *
   * @param {1 | -1} by
   */
  async toDecision(by) {
    const { film, game } = this.store.state();
    if (!film) return;
    let at = film.at + by;
    for (; at > 0 && at < this.moments - 1; at += by) {
      const { decisions, awaited } = (await this.frame(at)).sighting;
      if (game.me ? decisions.some((each) => each.awaited) : awaited.length > 0) break;
    }
    await this.go(at);
  }

  /**
   * To the next battle, or the one before: where dice fell.
   *
   * @param {1 | -1} by
   */
  async toBattle(by) {
    const { film, log } = this.store.state();
    if (!film) return;
    const line = battleFrom(log, film, by);
    const end = by > 0 ? this.moments - 1 : 0;
    await this.go(line === undefined ? end : await this.first((frame) => frame.lines > line));
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = speed;
    const { film } = this.store.state();
    if (film) this.store.dispatch({ type: "film", film: { ...film, speed } });
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
    const where = { at: to, moments: this.moments, playing: on, speed: this.speed };
    const { game, log } = this.store.state();
    const from = before?.lines ?? 0;
    const told = log.slice(from, lines).filter((line) => !line.covered);
    const happened = before ? happenedSince(game, before.sighting, sighting, told) : NOTHING_HAPPENED;
    this.store.dispatch({ type: "film", film: { ...where, sighting, lines, from, changed, happened } });
    const still = changed.length === 0 && !told.some((line) => line.kind !== "answer");
    const millis = still ? NOTHING_MILLIS : FRAME_MILLIS / this.speed;
    if (on) this.timer = setTimeout(() => this.go(to + 1, true).catch(() => this.end()), millis);
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
