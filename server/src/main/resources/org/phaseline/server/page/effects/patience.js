// @ts-check
// A server that has too much to do just now says so, and one that cannot be reached says nothing. Whoever still wants
// to know asks again.

/** Too many requests, and too much to do, as the server says it. */
const BUSY = [429, 503];

/** So long until somebody asks again, in milliseconds, each time longer, and so often. */
const WAIT = 700;
const LONGEST_WAIT = 5000;
const MOST = 40;

/** @param {number} millis */
const pause = (millis) => new Promise((resume) => setTimeout(resume, millis));

/**
 * @template T
 * @param {() => Promise<T>} ask
 * @param {() => boolean} isWanted whether the answer still matters
 * @param {(millis: number) => Promise<unknown>} [rest]
 * @returns {Promise<T>}
 */
export async function patiently(ask, isWanted, rest = pause) {
  for (let asked = 1; ; asked++) {
    try {
      return await ask();
    } catch (problem) {
      const status = problem instanceof Error && "status" in problem ? Number(problem.status) : undefined;
      const again = status === undefined || BUSY.includes(status);
      if (!again || asked === MOST || !isWanted()) throw problem;
    }
    await rest(Math.min(WAIT * asked, LONGEST_WAIT));
    if (!isWanted()) throw new Error("Nobody wants to know any more.");
  }
}
