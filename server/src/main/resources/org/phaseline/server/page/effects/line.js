// @ts-check
// A seat's live line. A line can die without a word, so it is taken for dead after a silence and opened again; and a
// browser has few lines for all its windows, so a window nobody looks at lets go of its own and only asks now and then
// how the table stands.
/** @import { Problem } from "../shared/api.js" */
/** @import { Seat } from "./session.js" */

const AGAIN_AFTER = 1500;
/** The server's heart beats every 15 seconds. */
const SILENCE = 40000;
const DOUBTFUL = 20000;
const UNSEEN = 60000;
const GLANCE = 30000;

/** @typedef {ReturnType<typeof setTimeout>} Timer */

/**
 * Who listens to a line.
 *
 * @typedef {object} Ears
 * @property {() => void} onOpen it was opened anew: the server tells all there is to see
 * @property {(view: Api.View) => void} onView
 * @property {(change: Api.Change) => void} onChange
 * @property {(holds: boolean) => void} onLine
 * @property {(sentence: string) => void} onGone it never will hold again
 * @property {(summary: Api.Summary) => void} onAway while nobody looks
 */

export class Line {
  resting = false;
  ended = false;
  last = 0;
  /** The id of the view that came last. */
  known = "";
  turn = 0;
  /** @type {EventSource | null} */
  source = null;
  /** @type {Timer | undefined} */
  silence;
  /** @type {Timer | undefined} */
  soon;
  /** @type {Timer | undefined} */
  leave;
  /** @type {Timer | undefined} */
  glances;

  /**
   * @param {Seat} seat
   * @param {Ears} ears
   */
  constructor(seat, ears) {
    this.seat = seat;
    this.ears = ears;
    document.addEventListener("visibilitychange", this.looked);
    addEventListener("online", this.check);
    this.heard();
    this.retry();
    this.looked();
  }

  open() {
    if (this.ended || this.resting) return;
    this.close();
    const source = new EventSource(`${this.seat.base}/events?changes=true&seen=${this.known}`);
    this.source = source;
    const heard = () => {
      if (source !== this.source) return;
      this.heard();
      this.ears.onLine(true);
    };
    source.onopen = heard;
    source.addEventListener("beat", heard);
    /** @param {(event: MessageEvent<string>) => void} see */
    const seen = (see) => (/** @type {MessageEvent<string>} */ event) => {
      heard();
      if (source !== this.source) return;
      this.known = event.lastEventId;
      see(event);
    };
    const { onView, onChange } = this.ears;
    source.addEventListener(
      "view",
      seen((event) => onView(JSON.parse(event.data))),
    );
    source.addEventListener(
      "change",
      seen((event) => onChange(JSON.parse(event.data))),
    );
    source.addEventListener("gone", (event) => {
      if (source === this.source) this.gone(JSON.parse(event.data).problem);
    });
    source.onerror = () => {
      if (source !== this.source) return;
      this.ears.onLine(false);
      if (source.readyState === EventSource.CLOSED) this.later();
      // The browser opens it again by itself, perhaps to a table that was restored meanwhile.
      else this.ears.onOpen();
    };
    this.heard();
  }

  heard() {
    this.last = Date.now();
    clearTimeout(this.silence);
    this.silence = setTimeout(this.again, SILENCE);
  }

  /** Opens it anew, after a look at all there is to see, so that nothing is missed. */
  again = () => {
    if (!this.ended && !this.resting) this.retry();
  };

  /** The same, as if nothing were known. */
  anew() {
    this.known = "";
    this.again();
  }

  /** The machine has slept, or the network was away: what has long said nothing is not waited for. */
  check = () => {
    if (Date.now() - this.last > DOUBTFUL) this.again();
  };

  later() {
    clearTimeout(this.soon);
    this.soon = setTimeout(this.again, AGAIN_AFTER);
  }

  /**
   * Looks, and then listens for what changes: what is asked for once can be compressed, what comes on the line cannot.
   * A server that is away is waited for; one that says this seat is somebody else's now, or cannot be shown at all, is
   * not.
   */
  async retry() {
    const turn = ++this.turn;
    this.close();
    try {
      const view = await this.seat.look(this.known);
      if (this.ended || turn !== this.turn) return;
      this.ears.onOpen();
      if (view.id) {
        this.known = view.id;
        this.ears.onView(/** @type {Api.View} */ (view));
      }
      this.open();
    } catch (caught) {
      if (this.ended || turn !== this.turn) return;
      const problem = /** @type {Problem} */ (caught);
      this.ears.onLine(false);
      if (problem.status === 403 || problem.status === 422) this.gone(problem.message);
      else this.later();
    }
  }

  /** @param {string} sentence */
  gone(sentence) {
    this.end();
    this.ears.onGone(sentence);
  }

  looked = () => {
    clearTimeout(this.leave);
    if (document.visibilityState === "hidden") {
      this.leave = setTimeout(() => this.rest(), UNSEEN);
    } else if (this.resting) {
      this.resting = false;
      clearInterval(this.glances);
      this.retry();
    } else {
      this.check();
    }
  };

  rest() {
    this.resting = true;
    this.close();
    this.glances = setInterval(() => this.glance(), GLANCE);
  }

  async glance() {
    try {
      const summary = await this.seat.get("summary");
      if (this.resting) this.ears.onAway(summary);
    } catch (caught) {
      const problem = /** @type {Problem} */ (caught);
      if (this.resting && problem.status === 403) this.gone(problem.message);
    }
  }

  close() {
    clearTimeout(this.silence);
    clearTimeout(this.soon);
    this.source?.close();
    this.source = null;
  }

  end() {
    this.ended = true;
    this.resting = false;
    clearTimeout(this.leave);
    clearInterval(this.glances);
    document.removeEventListener("visibilitychange", this.looked);
    removeEventListener("online", this.check);
    this.close();
  }
}
