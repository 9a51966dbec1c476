// @ts-check
// A server that has too much to do just now says so. Whoever still wants to know asks again.

/** Too many requests, and too much to do, as the server says it. */
const BUSY = [429, 503];

/** So long until somebody asks again, in milliseconds, and so often. */
const WAIT = 700;
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
      const status = problem instanceof Error && "status" in problem ? Number(problem.status) : 0;
      if (!BUSY.includes(status) || asked === MOST || !isWanted()) throw problem;
    }
    await rest(WAIT);
    if (!isWanted()) throw new Error("Nobody wants to know any more.");
  }
}
