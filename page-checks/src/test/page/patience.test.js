// @ts-check
// Who asks a server that has too much to do asks again.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { patiently } from "./page.js";

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
