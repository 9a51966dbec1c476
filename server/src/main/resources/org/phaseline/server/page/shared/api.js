// @ts-check
// Asks the server. What may be sent to which route, and what comes back, its OpenAPI description says: the build makes
// types of it, so that page and server cannot drift apart unnoticed.

/** @typedef {Error & { status?: number }} Problem `status` is missing if there was no answer at all */
/**
 * The last part of a route below a seat.
 *
 * @template Route
 * @typedef {Route extends `/t/{table}/{seat}/${infer What}` ? What : never} OfSeat
 */
/** @typedef {{ [Route in keyof Api.Get as OfSeat<Route>]: Api.Get[Route] }} SeatGets */
/** @typedef {{ [Route in keyof Api.Post as OfSeat<Route>]: Api.Post[Route] }} SeatPosts */

const UNCHANGED = 304;

/**
 * So long an answer is waited for, in milliseconds: a connection can die without a word. What a player looks at is
 * asked for again then; what takes the server longer, such as checking all dice of a game, is worth more patience.
 */
const LOOK = 30_000;
const PATIENCE = 120_000;

/**
 * What somebody looks at while they play.
 *
 * @type {(keyof SeatGets)[]}
 */
const LOOKS = ["sighting", "plans", "plan", "why-not", "preview"];

/**
 * @param {string} address
 * @param {RequestInit} [how]
 * @returns {Promise<any>}
 */
async function ask(address, how, patience = PATIENCE) {
  const stop = new AbortController();
  const late = setTimeout(() => stop.abort(), patience);
  try {
    return await heard(address, { ...how, signal: stop.signal });
  } catch (problem) {
    throw stop.signal.aborted ? new Error("The server has not answered.") : problem;
  } finally {
    clearTimeout(late);
  }
}

/**
 * @param {string} address
 * @param {RequestInit} how
 * @returns {Promise<any>}
 */
async function heard(address, how) {
  const answer = await fetch(address, how);
  if (answer.status === UNCHANGED) return {};
  const json = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
  if (!answer.ok) {
    throw Object.assign(new Error(json.problem ?? "The server could not handle this request."), {
      status: answer.status,
    });
  }
  return json;
}

/**
 * @param {string} address
 * @param {unknown} body
 */
const send = (address, body) =>
  ask(address, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/**
 * The sentence of what went wrong.
 *
 * @param {unknown} problem
 */
export const sentenceOf = (problem) => (problem instanceof Error ? problem.message : String(problem));

/**
 * @template {keyof Api.Get} Route
 * @param {Route} route as the description names it
 * @param {string} address where its parts in braces are filled in, or something is asked for
 * @returns {Promise<Api.Get[Route]>}
 */
export const get = (route, address = route) => ask(address);

/**
 * @template {keyof Api.Post} Route
 * @param {Route} route
 * @param {Api.Post[Route]["body"]} body
 * @param {string} address
 * @returns {Promise<Api.Post[Route]["reply"]>}
 */
export const post = (route, body, address = route) => send(address, body);

/**
 * @template {keyof SeatGets} What
 * @param {string} base where a seat's page lies, such as /t/abc/1
 * @param {What} what
 * @param {Record<string, string | number>} [query]
 * @returns {Promise<SeatGets[What]>}
 */
export function getAt(base, what, query) {
  const words = Object.entries(query ?? {}).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  const patience = LOOKS.includes(what) ? LOOK : PATIENCE;
  return ask(`${base}/${what}${words.length ? `?${words.join("&")}` : ""}`, {}, patience);
}

/**
 * @template {keyof SeatPosts} What
 * @param {string} base
 * @param {What} what
 * @param {SeatPosts[What]["body"]} body
 * @returns {Promise<SeatPosts[What]["reply"]>}
 */
export const postAt = (base, what, body) => send(`${base}/${what}`, body);

/**
 * What a seat sees now; nothing if that is known already. Fails if it cannot be seen.
 *
 * @param {string} base
 * @param {string} known the id of the view that is known
 * @returns {Promise<Partial<Api.View>>}
 */
export const lookAt = (base, known) => ask(`${base}/sighting`, { headers: { "If-None-Match": `"${known}"` } }, LOOK);
