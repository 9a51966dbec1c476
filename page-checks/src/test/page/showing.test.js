// @ts-check
// Tabs, the sheet of a phone, the film, the chat.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { happened } from "./page.js";
import { TestPage, decision, line, sighting } from "./table-page.js";

const shown = () => new TestPage().sees(sighting([decision("d1")]), { since: 0, log: [line("one")] });

describe("Tabs", () => {
  it("close the sheet of a phone when they are pressed again", () => {
    const page = shown().on({ type: "show", tab: "log" });
    assert.equal(page.state.sheet, "log");
    assert.equal(page.on({ type: "show", tab: "log" }).state.sheet, "");
    assert.equal(page.state.tab, "log");
  });

  it("give way to what a choice would do", () => {
    assert.equal(shown().on({ type: "show", tab: "chat" }).clicks("east").state.sheet, "now");
  });

  it("mark talk as read only where it is open", () => {
    const page = shown().on({ type: "looked", narrow: false });
    assert.equal(page.state.read, 0);
    assert.equal(page.on({ type: "show", tab: "chat" }).on({ type: "looked", narrow: false }).state.read, 1);
    const phone = shown().on({ type: "show", tab: "chat" }).on({ type: "show", tab: "now" });
    assert.equal(phone.on({ type: "looked", narrow: true }).state.read, 0);
  });
});

describe("A step that is looked up", () => {
  it("is shown in the sequence, and forgotten when play goes on", () => {
    const page = shown().on({ type: "light", step: 1, narrow: false });
    assert.equal(page.state.lit, 1);
    assert.equal(page.sees(sighting([decision("d1")], { gameTurn: 2 })).state.lit, 1);
    assert.equal(page.sees(sighting([decision("d2", ["a"], { step: 1 })])).state.lit, undefined);
  });

  it("is told in a dialog where the sequence does not show it", () => {
    assert.deepEqual(shown().on({ type: "light", step: 7, narrow: false }).state.dialog, { step: 7 });
  });
});

describe("The arrangement of the page", () => {
  it("folds a panel away and brings it back", () => {
    const page = shown().on({ type: "fold", panel: "rail", away: true });
    assert.deepEqual(page.state.folded, ["rail"]);
    assert.deepEqual(page.on({ type: "fold", panel: "rail", away: false }).state.folded, []);
  });

  it("is as this browser has kept it", () => {
    const page = new TestPage({ turned: 2, folded: ["right"] });
    assert.equal(page.state.turned, 2);
    assert.deepEqual(page.state.folded, ["right"]);
  });

  it("turns boards all the way round", () => {
    assert.equal(new TestPage({ turned: 3 }).on({ type: "turn", quarters: 1 }).state.turned, 0);
  });
});

describe("The film", () => {
  const past = sighting([decision("d0")]);
  const film = {
    at: 0,
    moments: 3,
    playing: false,
    sighting: past,
    lines: 1,
    from: 0,
    changed: [],
    happened: happened.NOTHING_HAPPENED,
    speed: 1,
  };

  it("lets nobody answer what was asked in the past", () => {
    const page = shown().on({ type: "film", film }).clicks("east");
    assert.equal(page.state.selected, "");
    assert.equal(page.on({ type: "film", film: null }).clicks("east").state.selected, "east");
  });
});

describe("The chat", () => {
  it("keeps what is typed while what was said before is still on its way", () => {
    const page = shown().on({ type: "draft", change: { text: "hello", busy: true } });
    page.on({ type: "draft", change: { text: "hello again" } }).on({ type: "said", text: "hello" });
    assert.deepEqual([page.state.draft.text, page.state.draft.busy], ["hello again", false]);
    assert.equal(page.on({ type: "said", text: "hello again" }).state.draft.text, "");
  });
});
