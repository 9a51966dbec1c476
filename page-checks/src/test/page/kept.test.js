// @ts-check
// What the umpire keeps, in the state of the game.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { heaped } from "./page.js";

/**
 * @param {string} name
 * @param {string} said
 * @param {string} [owner]
 * @returns {Api.Value}
 */
const value = (name, said, owner) => ({ name, value: said, ...(owner === undefined ? {} : { owner }) });

describe("Values that the umpire keeps", () => {
  it("are shown while anybody has something of them", () => {
    const kept = [value("weather", "none"), value("points", "0", "Red"), value("points", "0", "Blue")];
    assert.deepEqual(heaped(kept), { known: ["points"], idle: ["weather"] });
  });

  it("are put away where many parties have nothing of them", () => {
    const parties = ["Red", "Blue", "Birk", "Holm"];
    const kept = [
      value("purse of the pirates", "0"),
      ...parties.map((owner) => value("raids", "0", owner)),
      ...parties.map((owner) => value("silver", owner === "Birk" ? "8.5" : "0", owner)),
    ];
    assert.deepEqual(heaped(kept), { known: ["silver"], idle: ["purse of the pirates", "raids"] });
  });
});
