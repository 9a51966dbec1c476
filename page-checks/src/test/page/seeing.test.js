// @ts-check
// What a player sees when views of the table come, late ones and lost connections among them.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { DESK, TestPage, decision, line, sighting } from "./table-page.js";

const first = () => new TestPage().sees(sighting([decision("d1")]), { since: 0, log: [line("one"), line("two")] });
/** @param {TestPage} page */
const texts = (page) => page.state.log.map((each) => each.text);

describe("A view of the table", () => {
  it("adds its lines to the log", () => {
    const page = first().sees(sighting([]), { since: 2, log: [line("three")] });
    assert.deepEqual(texts(page), ["one", "two", "three"]);
  });

  it("is ignored when it comes late and is older than what is shown", () => {
    const page = first().sees(sighting([decision("d2")]), { since: 2, log: [line("three")] });
    page.sees(sighting([decision("d1")]), { since: 0, log: [line("one"), line("two")] });
    assert.equal(page.state.sighting?.decisions[0].id, "d2");
    assert.deepEqual(texts(page), ["one", "two", "three"]);
  });

  it("counts in any case when the line was opened anew, since a table may be restored from a backup", () => {
    const page = first().on({ type: "line-opened" });
    page.sees(sighting([decision("d0")]), { since: 0, log: [line("one")] });
    assert.equal(page.state.sighting?.decisions[0].id, "d0");
    assert.deepEqual(texts(page), ["one"]);
  });

  it("keeps the place of lines that are still missing, and a page of the log fills them", () => {
    const page = first().sees(sighting([]), { since: 4, log: [line("five")] });
    assert.equal(page.state.log.length, 5);
    page.on({ type: "log-page", page: { since: 2, log: [line("three"), line("four")] } });
    assert.deepEqual(texts(page), ["one", "two", "three", "four", "five"]);
  });

  it("shows the dice that were rolled until others fall or I answer, whatever others do meanwhile", () => {
    const page = first().sees(sighting([]), {
      since: 2,
      log: [line("2d6", { kind: "roll", faces: [1, 5], sides: 6 })],
    });
    assert.deepEqual(page.state.tray?.[0].faces, [1, 5]);
    page.sees(sighting([]), { since: 3, log: [line("hello", { kind: "chat", by: 1 })] });
    assert.ok(page.state.tray, "talk puts no dice away");
    assert.ok(page.sees(sighting([]), { since: 4, log: [line("moves")] }).state.tray, "a bot is quicker than an eye");
    page.on({ type: "dice-open", open: true });
    page.sees(sighting([decision("d9")]), { since: 5, log: [line("1d6", { kind: "roll", faces: [4], sides: 6 })] });
    assert.deepEqual(page.state.tray?.[0].faces, [4]);
    assert.equal(page.state.trayOpen, false);
    assert.equal(page.on({ type: "dice-away" }).state.tray, null);
  });

  it("says whose move it is, and says it again when the same is asked once more", () => {
    const page = first();
    assert.equal(page.state.said, "Your decision: Where to?");
    assert.notEqual(page.sees(sighting([decision("d2")])).state.said, "Your decision: Where to?");
    assert.equal(page.state.said.trimEnd(), "Your decision: Where to?");
  });

  it("opens no envelope when one side has chosen among pieces that others do not see", () => {
    const page = new TestPage().sees(
      sighting([], { awaited: [{ who: "Blue", seats: [1], step: 0, prompt: "", sealed: true, ready: false }] }),
    );
    assert.equal(page.sees(sighting([decision("d2")])).state.opening, null);
  });

  it("opens the envelopes when the last one is ready", () => {
    const page = new TestPage().sees(
      sighting([decision("d1", ["a"], { sealed: true })], {
        awaited: [{ who: "Blue", seats: [1], step: 0, prompt: "", sealed: true, ready: true }],
      }),
    );
    assert.deepEqual(page.sees(sighting([])).state.opening, ["Blue", "Red"]);
    assert.equal(page.on({ type: "envelopes-open" }).state.opening, null);
  });

  it("shows no envelope as opened while what this seat has written stays sealed", () => {
    const both = sighting([decision("d1", ["a"], { sealed: true })], {
      awaited: [{ who: "Blue", seats: [1], step: 0, prompt: "", sealed: true, ready: true }],
    });
    const sealed = [{ kind: "Boat", number: 0, name: "order", text: "order of Kestrel: Hold" }];
    const page = new TestPage().sees(both);
    assert.equal(
      page.sees(sighting([], { sealed, ownSecrets: ["Orders: order of Kestrel: Hold"] })).state.opening,
      null,
    );
  });

  it("tells on the first look what happened since the last visit, but not what was only said", () => {
    const log = [line("one"), line("two"), line("hello", { kind: "chat", by: 1 })];
    const page = new TestPage({ seen: 1 }).sees(sighting([]), { since: 0, log });
    assert.deepEqual(
      page.state.away?.lines.map((each) => each.text),
      ["two"],
    );
    assert.equal(new TestPage({ seen: 2 }).sees(sighting([]), { since: 0, log }).state.away, null);
  });

  it("tells it also where the lines come after the view", () => {
    const page = new TestPage({ seen: 1 }).sees(sighting([]), { since: 3, log: [] });
    page.on({ type: "log-page", page: { since: 0, log: [line("one"), line("two"), line("hi", { kind: "chat" })] } });
    assert.deepEqual(
      page.state.away?.lines.map((each) => each.text),
      ["two"],
    );
  });

  it("says that it is my move when the others wait for my word too", () => {
    const wish = { id: "r1", by: 1, text: "to undo", mine: false, open: [0], answered: false };
    const page = new TestPage().sees(sighting([]));
    assert.equal(page.state.mine, false);
    assert.equal(page.sees(sighting([]), { desk: { ...DESK, asked: [wish] } }).state.mine, true);
  });
});

describe("A connection that is lost", () => {
  it("keeps what is selected, what it would do and what is written", () => {
    const page = first()
      .clicks("east")
      .hearsPreview({ lines: ["Red moves"] })
      .on({ type: "note", text: "a word" });
    const { selected, preview, note } = page.state;
    page.on({ type: "connection", holds: false });
    assert.equal(page.state.connected, false);
    assert.deepEqual([page.state.selected, page.state.preview, page.state.note], [selected, preview, note]);
    page.on({ type: "line-opened" }).sees(sighting([decision("d1")]), { since: 0, log: [line("one"), line("two")] });
    assert.deepEqual([page.state.selected, page.state.preview, page.state.note], ["east", preview, "a word"]);
  });

  it("takes back with it the sentence that something failed, when it is there again", () => {
    const page = first().on({ type: "connection", holds: false }).on({ type: "failed", problem: "No connection." });
    assert.equal(page.state.problem, "No connection.");
    assert.equal(page.on({ type: "connection", holds: true }).state.problem, "");
  });

  it("lets a problem stand that has nothing to do with it", () => {
    const page = first().on({ type: "failed", problem: "It is not your move." });
    assert.equal(page.on({ type: "connection", holds: true }).state.problem, "It is not your move.");
  });
});
