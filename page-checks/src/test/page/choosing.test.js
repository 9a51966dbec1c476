// @ts-check
// Selecting a choice, seeing what it would do, and doing it.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isAlone } from "./page.js";
import { DESK, TestPage, decision, sighting } from "./table-page.js";

const asked = () => new TestPage().sees(sighting([decision("d1")]));
const MOVES = { lines: ["Red moves east"] };

describe("A question with one answer", () => {
  it("says so, unless something is only to be confirmed", () => {
    assert.ok(isAlone(decision("d1", ["east"])));
    assert.ok(!isAlone(decision("d1", ["east", "west"])));
    assert.ok(!isAlone(decision("d1", ["done"], { kind: "step" })));
    assert.ok(!isAlone(decision("d1", ["ready"], { kind: "ready" })));
    assert.ok(!isAlone(decision("d1", ["east"], { awaited: false })), "who need not answer can leave it");
  });
});

describe("Choosing", () => {
  it("shows what a choice would do before it is done, and a second click does it", () => {
    const page = asked().clicks("east").hearsPreview(MOVES);
    assert.equal(page.onItsWay, "nothing");
    assert.deepEqual(page.state.preview?.lines, ["Red moves east"]);
    assert.equal(page.wait().clicks("east").onItsWay, "east");
  });

  it("does a choice at once that has nothing to show", () => {
    assert.equal(asked().clicks("pass").hearsPreview({}).onItsWay, "pass");
  });

  it("never does at once what is final or cannot be foreseen", () => {
    assert.equal(asked().clicks("east").hearsPreview({ final: true }).onItsWay, "nothing");
    assert.equal(asked().clicks("east").hearsPreview({ unknown: true }).onItsWay, "nothing");
  });

  it("does with one click what is not final, for players who want that", () => {
    const page = asked().on({ type: "quick", on: true });
    assert.equal(page.clicks("east").hearsPreview(MOVES).onItsWay, "east");
    const grave = asked().on({ type: "quick", on: true });
    assert.equal(grave.clicks("east").hearsPreview({ final: true }).onItsWay, "nothing");
  });

  it("does not take a double click for a decision about what is final", () => {
    const page = asked().clicks("east").hearsPreview({ final: true });
    assert.equal(page.wait(100).clicks("east").onItsWay, "nothing");
    assert.equal(page.wait(400).clicks("east").onItsWay, "east");
  });

  it("sends nothing for a second click while an answer is on its way", () => {
    const page = asked().clicks("east").hearsPreview(MOVES).wait().clicks("east");
    const { sending } = page.state;
    page.wait().clicks("east").on({ type: "act" });
    assert.equal(page.state.sending, sending);
  });

  it("selects nothing else while an answer is on its way", () => {
    const page = asked().clicks("east").hearsPreview(MOVES).wait().clicks("east").wait().clicks("west");
    assert.equal(page.state.selected, "east");
  });

  it("ignores a click so soon after another question came up", () => {
    const page = asked();
    page.on({ type: "view", view: view("d2"), at: page.now, writing: false });
    assert.equal(page.wait(100).clicks("east").state.selected, "");
    assert.equal(page.wait(300).clicks("east").state.selected, "east");
  });

  it("ignores a preview that comes late for a choice that is no longer selected", () => {
    const page = asked().clicks("east");
    const { looking } = page.state;
    assert.ok(looking);
    page.clicks("west").on({ type: "previewed", ...looking, preview: { word: "east", final: false, ...NOTHING } });
    assert.equal(page.onItsWay, "nothing");
    assert.equal(page.state.selected, "west");
  });

  it("forgets what was selected when something else is asked", () => {
    const page = asked()
      .clicks("east")
      .hearsPreview(MOVES)
      .sees(sighting([decision("d2")]));
    assert.equal(page.state.selected, "");
    assert.equal(page.state.preview, null);
  });

  it("keeps what is selected when only others have moved, and asks again what it would do", () => {
    const page = asked().clicks("east").hearsPreview(MOVES);
    page.sees(sighting([decision("d1")], { gameTurn: 2 }));
    assert.equal(page.state.selected, "east");
    assert.equal(page.hearsPreview({ lines: ["Red is stopped"] }).state.preview?.lines[0], "Red is stopped");
    assert.equal(page.onItsWay, "nothing");
  });

  it("sends a note with the answer it was written for, and no other", () => {
    const page = asked().on({ type: "open-note" }).on({ type: "note", text: "for the bridge" });
    page.clicks("pass").hearsPreview({});
    assert.equal(page.state.sending?.note, "for the bridge");
    const other = new TestPage().sees(sighting([decision("d1"), decision("d2")]));
    other.on({ type: "note", text: "for the bridge" }).on({ type: "pick-decision", id: "d2" });
    assert.equal(other.clicks("pass").hearsPreview({}).state.sending?.note, "");
    assert.equal(other.state.sending?.decision, "d2");
  });

  it("keeps what is being written when the question changes under it", () => {
    const page = asked().on({ type: "open-note" }).on({ type: "note", text: "half a sen" });
    page.sees(sighting([decision("d2")]), { writing: true });
    assert.equal(page.state.note, "half a sen");
    assert.equal(page.clicks("pass").hearsPreview({}).state.sending?.note, "half a sen");
  });
});

describe("An answer on its way", () => {
  const sent = () => asked().clicks("pass").hearsPreview({});

  it("is over when its question is no longer asked", () => {
    assert.equal(sent().sees(sighting([])).onItsWay, "nothing");
  });

  it("is still on its way when a view comes that asks the same", () => {
    assert.equal(sent().sees(sighting([decision("d1")], { gameTurn: 2 })).onItsWay, "pass");
  });

  it("says why it takes long, and can be given up", () => {
    const page = sent().on({ type: "answer-trouble", attempt: 1, trouble: "There is no connection." });
    assert.equal(page.state.trouble, "There is no connection.");
    page.on({ type: "give-up" }).on({ type: "answer-trouble", attempt: 1, trouble: "There is no connection." });
    assert.equal(page.onItsWay, "nothing");
    assert.equal(page.state.trouble, "");
  });

  it("is taken from the page when it is refused, and the sentence stays until something else is asked", () => {
    const page = sent();
    const { sending } = page.state;
    assert.ok(sending);
    page.on({ type: "answer-refused", sent: sending, problem: "It is not your move." });
    assert.equal(page.onItsWay, "nothing");
    assert.equal(page.state.selected, "");
    assert.equal(page.sees(sighting([decision("d1")], { gameTurn: 2 })).state.problem, "It is not your move.");
    assert.equal(page.sees(sighting([decision("d2")])).state.problem, "");
  });

  it("leaves alone what was selected for the next question when its reply comes late", () => {
    const page = sent();
    const { sending } = page.state;
    assert.ok(sending);
    page
      .sees(sighting([decision("d2")]))
      .clicks("west")
      .on({ type: "answered", sent: sending });
    assert.equal(page.state.selected, "west");
  });
});

describe("Taking back", () => {
  it("takes back one answer, however often it is pressed, until the view has come", () => {
    const page = asked().on({ type: "take-back", at: 20_000 });
    const { taking } = page.state;
    assert.ok(taking);
    assert.equal(page.on({ type: "take-back", at: 20_001 }).state.taking, taking);
    page.on({ type: "take-back-heard" });
    assert.ok(page.state.taking, "the reply alone shows nothing yet");
    assert.equal(page.sees(sighting([decision("d0")])).state.taking, null);
  });

  it("does nothing where there is nothing to take back", () => {
    const page = asked().sees(sighting([decision("d1")]), { desk: { ...DESK, back: "none" } });
    assert.equal(page.on({ type: "take-back", at: 20_000 }).state.taking, null);
  });
});

const NOTHING = { lines: [], pieces: [] };

/** @param {string} id */
function view(id) {
  return { id: "", since: 0, log: [], sighting: sighting([decision(id)]), desk: DESK };
}
