// @ts-check
// A seat's dealings with its table: sits down, asks, sends. What it sends heals by itself and doubles nothing, because
// an answer names its decision and the server knows one it has had; what else is sent carries an id. Changes come on
// its line.
/** @import { Problem, SeatGets, SeatPosts } from "../shared/api.js" */
/** @import { Ears } from "./line.js" */
import { getAt, lookAt, postAt } from "../shared/api.js";
import { signIn, unheard } from "../shared/signin.js";
import { Line } from "./line.js";
import { Receipt } from "./receipt.js";

const AGAIN_AFTER = 1500;
const ID_BYTES = 12;

/**
 * Random bytes in hexadecimal digits.
 *
 * @param {number} count
 */
function digits(count) {
  return [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export { unheard };

/** Tells one thing that is sent from all others. */
export const newId = () => digits(ID_BYTES);

export const pause = (millis = AGAIN_AFTER) => new Promise((resume) => setTimeout(resume, millis));

/**
 * Why something is tried again, in the server's words where it had some.
 *
 * @param {Problem} problem
 */
const why = (problem) => (problem.status === undefined ? "There is no connection." : problem.message);

/**
 * Tries until the server has said something about it; `hear` is told why not yet, and may say that it is enough.
 *
 * @template T
 * @param {() => Promise<T>} deed
 * @param {(trouble: string) => boolean | void} hear
 * @returns {Promise<T | null>}
 */
export async function patiently(deed, hear) {
  for (;;) {
    try {
      return await deed();
    } catch (caught) {
      const problem = /** @type {Problem} */ (caught);
      if (!unheard(problem)) throw problem;
      if (hear(why(problem)) === false) return null;
      await pause();
      if (hear(why(problem)) === false) return null;
    }
  }
}

export class Seat {
  /** The seats that are played on this device, this one among them, where several are. */
  /** @type {number[]} */
  together = [];
  /** What was sent last without a word about it, and its id: sent again it is still the same. */
  unsure = { what: "", id: "" };
  /** @type {Receipt | undefined} */
  receipt;
  /** @type {Line | undefined} */
  line;
  /** @type {ReturnType<typeof lookAt> | undefined} what was asked for before it was wanted; see ahead.js */
  ahead;

  /** @param {string} base where the seat's page lies, such as /t/abc/1 */
  constructor(base) {
    this.base = base;
  }

  /** @param {string} key */
  sit(key) {
    return signIn(this.base, key);
  }

  /**
   * Takes part in the dice of its table; see receipt.js.
   *
   * @param {Api.Game} game
   */
  async joinDice(game) {
    this.receipt = new Receipt(this, game);
    await this.receipt.join();
  }

  /**
   * @template {keyof SeatGets} What
   * @param {What} what
   * @param {Record<string, string | number>} [query]
   * @returns {Promise<SeatGets[What]>}
   */
  get(what, query) {
    return getAt(this.base, what, query);
  }

  /**
   * What there is to see; nothing if that is known. Fails if the seat cannot be seen.
   *
   * @param {string} known the id of the view that is known
   */
  look(known) {
    const ahead = this.ahead;
    this.ahead = undefined;
    return ahead ?? lookAt(this.base, known);
  }

  /**
   * Sent again once if nothing was heard; it carries an id, so that it is done once.
   *
   * @template {keyof SeatPosts} What
   * @param {What} what
   * @param {SeatPosts[What]["body"]} [body]
   * @returns {Promise<SeatPosts[What]["reply"]>}
   */
  async post(what, body) {
    const said = `${what} ${JSON.stringify(body ?? {})}`;
    const id = this.unsure.what === said ? this.unsure.id : newId();
    const send = () => postAt(this.base, what, { id, ...body });
    this.unsure = { what: "", id: "" };
    const first = await send().catch((problem) => {
      if (!unheard(problem)) throw problem;
    });
    if (first) return first;
    await pause();
    return send().catch((problem) => {
      if (unheard(problem)) this.unsure = { what: said, id };
      const unknown =
        "There is no connection, and it is not known whether this arrived. You can send it again: it counts only once.";
      throw problem.status !== undefined ? problem : new Error(unknown);
    });
  }

  /**
   * Sends until the server has said something about it, or `hear` says that it is enough; then there is no reply.
   *
   * @param {string} decision
   * @param {string} choice
   * @param {string} note
   * @param {(trouble: string) => boolean} hear
   */
  answer(decision, choice, note, hear) {
    return patiently(() => postAt(this.base, "answer", { decision, choice, note }), hear);
  }

  /**
   * Opens the line; gives what ends it.
   *
   * @param {Ears} ears
   */
  listen(ears) {
    const line = new Line(this, ears);
    this.line = line;
    return () => line.end();
  }

  /** Something should have come on the line and has not, or does not follow on what is known. */
  doubt() {
    this.line?.anew();
  }
}
