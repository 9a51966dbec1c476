// @ts-check
// Questions that ask the same several times, answered on one screen.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { alike, selectors } from "./page.js";
import { TestPage, decision, sighting } from "./table-page.js";

const ASKING = decision("d1", ["spear", "sword", "bow"], { prompt: "Which figure is struck?" });
const NOW = sighting([ASKING]);
const ASKED = selectors.question(NOW);

/**
 * @param {string} id
 * @param {string} choice
 */
const struck = (id, choice) => ({
  decision: id,
  step: 0,
  prompt: "Which figure is struck?",
  choice,
  title: choice,
});
const FORMAL = { decision: "d1b", step: 1, prompt: "Roll", choice: "do it", title: "" };
const FOUND = { questions: 3, answers: [struck("d1", "spear"), FORMAL, struck("d2", "sword"), struck("d3", "spear")] };

const page = () => new TestPage().sees(NOW).on({ type: "alike-found", asked: ASKED, found: FOUND });

describe("Questions that are alike", () => {
  it("are proposed with how often each answer is given", () => {
    assert.deepEqual(alike.countsOf(page().state.alike), { spear: 2, sword: 1 });
    assert.equal(alike.leftOf(page().state.alike), 0);
    assert.deepEqual(
      alike.rowsOf(page().state.alike, ASKING).map((row) => row.word),
      ["spear", "sword", "bow"],
    );
  });

  it("are sent as they are proposed, with what has one answer between them", () => {
    const sent = page().on({ type: "alike-send" }).state.alike.sending;
    assert.deepEqual(
      sent?.map((each) => each.choice),
      ["spear", "do it", "sword", "spear"],
    );
  });

  it("are sent as the player has changed them, and only when all are chosen", () => {
    const fewer = page().on({ type: "alike-count", word: "spear", by: -1 });
    assert.equal(alike.leftOf(fewer.state.alike), 1);
    assert.equal(fewer.on({ type: "alike-send" }).state.alike.sending, null);
    const sent = fewer.on({ type: "alike-count", word: "bow", by: 1 }).on({ type: "alike-send" }).state.alike.sending;
    assert.deepEqual(
      sent?.map((each) => each.choice),
      ["spear", "do it", "sword", "bow"],
    );
  });

  it("are not more than there are", () => {
    const full = page().on({ type: "alike-count", word: "bow", by: 1 });
    assert.deepEqual(alike.countsOf(full.state.alike), { spear: 2, sword: 1 });
    const none = page().on({ type: "alike-count", word: "bow", by: -1 });
    assert.deepEqual(alike.countsOf(none.state.alike), { spear: 2, sword: 1 });
  });

  it("are forgotten when something else is asked, and not shown for another question", () => {
    assert.equal(page().sees(sighting([decision("d9")])).state.alike.found, null);
    const late = new TestPage().sees(NOW).on({ type: "alike-found", asked: "another", found: FOUND });
    assert.equal(late.state.alike.found, null);
  });

  it("are sent once, however often the button is pressed", () => {
    const sending = page().on({ type: "alike-send" });
    const { state } = sending;
    assert.equal(sending.on({ type: "alike-send" }).state, state);
  });

  it("are asked one by one where that is wanted, and after a refusal", () => {
    assert.equal(page().on({ type: "alike-apart" }).state.alike.apart, true);
    const refused = page().on({ type: "alike-send" }).on({ type: "alike-sent", problem: "No." });
    assert.equal(refused.state.alike.apart, true);
    assert.equal(refused.state.problem, "No.");
  });
});
