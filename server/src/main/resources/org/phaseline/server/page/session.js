// A seat's line to its table: sits down, hears of changes, sends answers. It heals by itself and doubles nothing, because an
// answer names its decision and the server knows one it has had.
import { ask } from "./dom.js";

const AGAIN_AFTER = 1500;
const base = location.pathname.replace(/\/+$/, "");

/** The secret leaves the address bar before anything else happens. */
export async function sitDown() {
  const key = location.hash.slice(1);
  if (key) {
    history.replaceState(null, "", base);
    await ask(`${base}/sit`, { key });
  }
  return ask(`${base}/game`);
}

/** Calls back with every view, and with whether the line holds. */
export function listen(onView, onLine) {
  let source;
  const open = () => {
    source = new EventSource(`${base}/events`);
    source.addEventListener("view", (event) => {
      onLine(true);
      onView(JSON.parse(event.data));
    });
    source.onopen = () => onLine(true);
    source.onerror = () => {
      onLine(false);
      if (source.readyState === EventSource.CLOSED) setTimeout(open, AGAIN_AFTER);
    };
  };
  open();
}

/** Sends until the server has said something about it. */
export async function answer(decision, choice, note) {
  for (;;) {
    try {
      return await ask(`${base}/answer`, { decision, choice, note });
    } catch (problem) {
      const unheard = problem.status === undefined || problem.status === 503 || problem.status === 429;
      if (!unheard) throw problem;
      await new Promise((resume) => setTimeout(resume, AGAIN_AFTER));
    }
  }
}

export const path = base;
