// @ts-check
// Signs this browser in to a seat: trades the one-time code of a link for a session, which is in a cookie from then on.
/** @import { Problem } from "./api.js" */
import { postAt } from "./api.js";
import { store, stored } from "./storage.js";

const PENDING = "phaseline-signing-in";
const SECRET_BYTES = 16;

/** @typedef {{ key: string, session: string }} Pending */

/** @returns {Record<string, Pending>} */
const kept = () => stored(PENDING, {});

/** What is being sent, for browsers that keep nothing. */
const sending = /** @type {Map<string, Pending>} */ (new Map());

/** 16 random bytes in base64url. */
export const freshSecret = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/**
 * The session for a code, the same until the server has said something about it.
 *
 * @param {string} base
 * @param {string} key
 */
function sessionFor(base, key) {
  const pending = sending.get(base) ?? kept()[base];
  const session = pending?.key === key ? pending.session : freshSecret();
  sending.set(base, { key, session });
  store(PENDING, { ...kept(), [base]: { key, session } });
  return session;
}

/** @param {string} base */
function settled(base) {
  sending.delete(base);
  const { [base]: _, ...others } = kept();
  store(PENDING, others);
}

/**
 * Nobody has dealt with it: it did not arrive, or whoever got it could not.
 *
 * @param {Problem} problem
 */
export const unheard = (problem) => problem.status === undefined || problem.status >= 502 || problem.status === 429;

/**
 * The browser makes the session up and keeps it until the server has confirmed it: when the answer gets lost the seat
 * may be taken already, and what is sent again, also after a reload, must be the same browser's wish and not another's.
 *
 * @param {string} base
 * @param {string} key
 */
export async function signIn(base, key) {
  try {
    await postAt(base, "sit", { key, session: sessionFor(base, key) });
  } catch (problem) {
    if (!unheard(/** @type {Problem} */ (problem))) settled(base);
    throw problem;
  }
  settled(base);
}
