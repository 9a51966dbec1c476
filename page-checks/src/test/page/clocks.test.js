// @ts-check
// What the clocks of a table show, and what a table with clocks is ordered with.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { clocks, pace, push, reach, rematch } from "./page.js";

const { clockText, clockWords, leftOf, urgency } = clocks;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** @type {Api.Clocks} */
const TABLE = {
  pace: "live",
  atZero: "lost",
  paused: false,
  at: 1000,
  seats: [
    { left: 5 * MINUTE, runs: true },
    { left: 3 * MINUTE, runs: false },
  ],
};

describe("A clock", () => {
  it("runs only where the server says so, from when it said it", () => {
    assert.equal(leftOf(TABLE, 0, 1000 + MINUTE), 4 * MINUTE);
    assert.equal(leftOf(TABLE, 1, 1000 + MINUTE), 3 * MINUTE);
  });

  it("gains nothing where the server's time seems to lie in the future", () => {
    assert.equal(leftOf(TABLE, 0, 0), 5 * MINUTE);
  });

  it("is shown as people read it", () => {
    assert.equal(clockText(5 * MINUTE), "5:00");
    assert.equal(clockText(59_001), "1:00");
    assert.equal(clockText(500), "0:01");
    assert.equal(clockText(-61_000), "−1:01");
    assert.equal(clockText(61 * MINUTE), "1:01:00");
    assert.equal(clockText(3 * DAY + 5 * 60 * MINUTE), "3 d 5 h");
  });

  it("is read out in whole minutes, and says when it is over", () => {
    assert.equal(clockWords(90_000), "2 minutes left");
    assert.equal(clockWords(30_000), "less than a minute left");
    assert.equal(clockWords(0), "no time left");
    assert.equal(clockWords(3 * DAY), "3 days left");
  });

  it("is red from its last seconds on", () => {
    assert.equal(urgency(MINUTE), "");
    assert.equal(urgency(20_000), "urgent");
    assert.equal(urgency(0), "over");
  });
});

describe("The pace of a new table", () => {
  it("asks for nothing where nobody is in a hurry", () => {
    assert.equal(pace.clockOrder(pace.NO_HURRY), undefined);
  });

  it("is told to the server in seconds", () => {
    const live = /** @type {const} */ ({ ...pace.NO_HURRY, pace: "live", kind: "total", total: 25, increment: 10 });
    assert.deepEqual(pace.clockOrder(live), { pace: "live", total: 1500, increment: 10, atZero: "nothing" });
    const daily = /** @type {const} */ ({ ...pace.NO_HURRY, pace: "daily", kind: "each", each: 3, atZero: "bot" });
    assert.deepEqual(pace.clockOrder(daily), { pace: "daily", each: 3 * 86_400, atZero: "bot" });
  });

  it("may do without clocks", () => {
    assert.deepEqual(pace.clockOrder({ ...pace.NO_HURRY, pace: "live" }), { pace: "live" });
  });
});

describe("A link for others", () => {
  it("that says localhost is known as one that leads nowhere elsewhere", () => {
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) assert.ok(reach.isLocal(host));
    for (const host of ["192.168.1.5", "games.example.org", "localhost.example.org"]) assert.ok(!reach.isLocal(host));
  });
});

describe("A rematch", () => {
  /** @param {Partial<Api.Desk>} more */
  const desk = (more) => /** @type {Api.Desk} */ ({ asked: [], ...more });
  const ask = { id: "1", by: 1, text: "play again with other sides", mine: false, open: [0], answered: false };

  it("is wanted by nobody, by the other, by me, or ready", () => {
    assert.equal(rematch.standing(desk({})).state, "none");
    assert.equal(rematch.standing(desk({ asked: [ask] })).state, "asked");
    assert.equal(rematch.standing(desk({ asked: [{ ...ask, mine: true }] })).state, "wanted");
    assert.equal(rematch.standing(desk({ asked: [ask], rematch: { table: "x", seat: 1 } })).state, "ready");
  });
});

describe("A key for push messages", () => {
  it("is the same after it went to bytes and back", () => {
    const key = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
    assert.equal(push.base64url(push.bytesOf(key).buffer), key);
  });
});
