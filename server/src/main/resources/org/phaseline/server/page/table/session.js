// A seat's line to its table: sits down, hears of changes, sends answers. It heals by itself and doubles nothing, because an
// answer names its decision and the server knows one it has had.
import { ask } from "../shared/dom.js";

const AGAIN_AFTER = 1500;
const DICE_BYTES = 32;
const ID_BYTES = 12;

/** Random bytes in hexadecimal digits. */
function digits(count) {
  return [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const unheard = (problem) => problem.status === undefined || problem.status >= 502 || problem.status === 429;
const pause = () => new Promise((resume) => setTimeout(resume, AGAIN_AFTER));

export class Seat {
  /** @param base where the seat's page lies, such as /t/abc/1 */
  constructor(base) {
    this.base = base;
  }

  /** Adds bytes of our own to the dice, so that nobody has to trust the umpire's alone. */
  sit(key) {
    return ask(`${this.base}/sit`, { key, dice: digits(DICE_BYTES) });
  }

  get(what) {
    return ask(`${this.base}/${what}`);
  }

  /** Sent again once if nothing was heard; it carries an id, so that it is done once. */
  async post(what, body = {}) {
    const marked = { id: digits(ID_BYTES), ...body };
    const send = () => ask(`${this.base}/${what}`, marked);
    const silent = (problem) => {
      if (!unheard(problem)) throw problem;
    };
    const answer = await send().catch(silent);
    if (answer) return answer;
    await pause();
    return send().catch((problem) => {
      if (problem.status !== undefined) throw problem;
      throw new Error("There is no connection; this was not sent.");
    });
  }

  /** Sends until the server has said something about it. */
  async answer(decision, choice, note) {
    for (;;) {
      try {
        return await ask(`${this.base}/answer`, { decision, choice, note });
      } catch (problem) {
        if (!unheard(problem)) throw problem;
        await pause();
      }
    }
  }

  /** Calls back with every view, with whether the line holds, and with a sentence if it never will again. Returns what ends it. */
  listen(onView, onLine, onGone) {
    let source, ended = false, again;
    const open = () => {
      source = new EventSource(`${this.base}/events`);
      source.addEventListener("view", (event) => {
        onLine(true);
        onView(JSON.parse(event.data));
      });
      source.onopen = () => onLine(true);
      source.onerror = () => {
        onLine(false);
        if (!ended && source.readyState === EventSource.CLOSED) again = setTimeout(retry, AGAIN_AFTER);
      };
    };
    /** A server that is away is waited for; one that says this seat is somebody else's now is not. */
    const retry = () => this.get("sighting").then(open, (problem) => {
      if (ended) return;
      if (problem.status === 403) onGone(problem.message);
      else again = setTimeout(retry, AGAIN_AFTER);
    });
    open();
    return () => {
      ended = true;
      clearTimeout(again);
      source.close();
    };
  }
}

/** The secrets of the link. They leave the address bar before anything else happens. */
export function secrets() {
  const keys = location.hash.slice(1).split(",").filter(Boolean);
  if (keys.length) history.replaceState(null, "", here);
  return keys;
}

export const here = location.pathname.replace(/\/+$/, "");
