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
 * @param {string} address
 * @param {RequestInit} [how]
 * @returns {Promise<any>}
 */
async function ask(address, how) {
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
  return ask(`${base}/${what}${words.length ? `?${words.join("&")}` : ""}`);
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
export const lookAt = (base, known) => ask(`${base}/sighting`, { headers: { "If-None-Match": `"${known}"` } });
