// @ts-check
// Who asks a server that has too much to do asks again.
import assert from "node:assert/strict";
import { describe, it, mock } from "node:test";
import { api, patiently, signIn } from "./page.js";

/** @param {number} status */
const refusal = (status) => Object.assign(new Error("refused"), { status });

/**
 * A server that refuses so often, and then answers.
 *
 * @param {number} times
 * @param {number} status
 */
function busy(times, status) {
  let asked = 0;
  const ask = async () => {
    if (asked++ < times) throw refusal(status);
    return "an answer";
  };
  return { ask, asked: () => asked };
}

const noRest = async () => {};

describe("A server that is busy", () => {
  it("is asked again until it answers", async () => {
    const server = busy(3, 429);
    assert.equal(await patiently(server.ask, () => true, noRest), "an answer");
    assert.equal(server.asked(), 4);
  });

  it("is asked again, after longer and longer rests, where there was no connection", async () => {
    /** @type {number[]} */
    const rests = [];
    let asked = 0;
    const ask = async () => {
      if (asked++ < 3) throw new TypeError("Failed to fetch");
      return "an answer";
    };
    assert.equal(
      await patiently(
        ask,
        () => true,
        async (millis) => void rests.push(millis),
      ),
      "an answer",
    );
    assert.ok(rests[0] < rests[1] && rests[1] < rests[2], rests.join());
  });

  it("is not asked again by somebody who no longer wants to know", async () => {
    const server = busy(3, 503);
    let problem = "";
    await patiently(server.ask, () => server.asked() < 2, noRest).catch((each) => (problem = each.message));
    assert.equal(problem, "refused");
    assert.equal(server.asked(), 2);
  });

  it("has the last word where it refuses for another reason", async () => {
    const server = busy(3, 409);
    let problem = "";
    await patiently(server.ask, () => true, noRest).catch((each) => (problem = each.message));
    assert.equal(problem, "refused");
    assert.equal(server.asked(), 1);
  });
});

describe("A server that never answers", () => {
  /**
   * What becomes of a question to it.
   *
   * @param {() => Promise<unknown>} ask
   */
  async function askedInVain(ask) {
    const { fetch } = globalThis;
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout"] });
    globalThis.fetch = (_, how) =>
      new Promise((_answer, fail) => how?.signal?.addEventListener("abort", () => fail(new Error("aborted"))));
    try {
      const problem = ask().then(
        () => new Error("was answered"),
        (/** @type {Error} */ each) => each,
      );
      mock.timers.tick(31_000);
      return await problem;
    } finally {
      globalThis.fetch = fetch;
      mock.timers.reset();
    }
  }

  it("is not waited for for ever: how the table stands can be asked again", async () => {
    const problem = await askedInVain(() => api.lookAt("/t/a/0", ""));
    assert.equal(problem.message, "The server has not answered.");
    assert.ok(signIn.unheard(problem), "as if there were no connection");
  });

  it("is not waited for for ever: what a piece can do can be asked again", async () => {
    const problem = await askedInVain(() => api.getAt("/t/a/0", "plans"));
    assert.ok(signIn.unheard(problem));
  });
});
