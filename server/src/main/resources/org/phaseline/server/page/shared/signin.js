// Signs this browser in to a seat: trades the one-time code of a link for a session, which is in a cookie from then on.
import { ask, store, stored } from "./dom.js";

const PENDING = "phaseline-signing-in";
const SECRET_BYTES = 16;

/** What is being sent, for browsers that keep nothing. */
const sending = new Map();

/** 16 random bytes in base64url. */
export const freshSecret = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The session for a code, the same until the server has said something about it. */
function sessionFor(base, key) {
  const pending = sending.get(base) ?? stored(PENDING, {})[base];
  const session = pending?.key === key ? pending.session : freshSecret();
  sending.set(base, { key, session });
  store(PENDING, { ...stored(PENDING, {}), [base]: { key, session } });
  return session;
}

function settled(base) {
  sending.delete(base);
  const { [base]: _, ...others } = stored(PENDING, {});
  store(PENDING, others);
}

/** Nobody has dealt with it: it did not arrive, or whoever got it could not. */
export const unheard = (problem) => problem.status === undefined || problem.status >= 502 || problem.status === 429;

/**
 * The browser makes the session up and keeps it until the server has confirmed it: when the answer gets lost the seat may be taken
 * already, and what is sent again, also after a reload, must be the same browser's wish and not another's.
 */
export async function signIn(base, key, more = {}) {
  try {
    await ask(`${base}/sit`, { key, session: sessionFor(base, key), ...more });
  } catch (problem) {
    if (!unheard(problem)) settled(base);
    throw problem;
  }
  settled(base);
}
