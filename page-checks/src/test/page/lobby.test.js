// @ts-check
// Choosing a game in the lobby, and writing a rulebook of one's own.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lobby, lobbyAddress } from "./page.js";

const { OWN, isChecking, opened, reduce, withBrought } = lobby;
const { addressOf, gameAt, isKnown, lessonOf, usualScenario } = lobbyAddress;

/** @typedef {lobby.LobbyEvent} LobbyEvent */

/** @type {Api.Guide} */
const GUIDE = { id: "border", title: "Border", about: [], scenarios: [], options: [], parties: [], chance: true };
/** @type {Api.Checked} */
const GOOD = {
  problems: [],
  title: "Mine",
  scenarios: [],
  options: [],
  parties: [],
  steps: [],
  changed: [],
  sequences: {},
};
const ALONE = { together: false, open: false, mine: [] };
/** @param {number} lineNumber */
const problem = (lineNumber, file = "a.sop") => ({
  file,
  line: lineNumber,
  column: 1,
  length: 1,
  severity: "error",
  code: "syntax",
  sentence: "",
});

/** @param {string} text */
const files = (text) => [{ name: "a.sop", text }];
/** @param {LobbyEvent[]} events */
const after = (...events) => events.reduce(reduce, opened({ files: [], open: "" }));
/** @type {LobbyEvent} */
const chooseOwn = { type: "choose", chosen: OWN };

describe("The lobby", () => {
  it("ignores what comes late of a game that is no longer chosen", () => {
    const state = after(
      { type: "choose", chosen: "border" },
      { type: "choose", chosen: "legions" },
      { type: "guide", chosen: "border", guide: GUIDE },
    );
    assert.equal(state.guide, null);
  });

  it("lets a table be made of a rulebook of one's own once it has no problems", () => {
    const mine = files("good");
    const written = after(chooseOwn, { type: "write", files: mine, open: "a.sop", typed: true });
    const found = { ...GOOD, problems: [problem(1)] };
    assert.equal(reduce(written, { type: "checked", files: mine, checked: found }).source, null);
    assert.deepEqual(reduce(written, { type: "checked", files: mine, checked: GOOD }).source?.order, { files: mine });
  });

  it("puts a corrected rulebook in the place of the first, also under another name", () => {
    const main = { name: "war.sop", text: '# Mine\n\nrulebook "War"\n' };
    const scenario = { name: "duel.sop", text: 'scenario Duel "Duel"\n' };
    const corrected = { name: "war (1).sop", text: 'rulebook "War"\nside Red\n' };
    assert.deepEqual(withBrought([main, scenario], [corrected]), [scenario, corrected]);
    const other = { ...scenario, text: 'scenario Duel "A duel"\n' };
    assert.deepEqual(withBrought([main, scenario], [other]), [main, other]);
    const part = { name: "combat.sop", text: "# not a rulebook\nsequence Fight\n" };
    assert.deepEqual(withBrought([main], [part]), [main, part]);
  });

  it("ignores what was found in a text that has changed since", () => {
    const [old, now] = [files("old"), files("new")];
    const state = after(
      chooseOwn,
      { type: "write", files: old, open: "a.sop", typed: true },
      { type: "checking" },
      { type: "write", files: now, open: "a.sop", typed: true },
      { type: "checked", files: old, checked: GOOD },
    );
    assert.equal(state.source, null);
    assert.equal(state.own.checking, true);
  });

  it("shows the page of a game until all games are wanted again", () => {
    const page = after({ type: "choose", chosen: "border" }, { type: "guide", chosen: "border", guide: GUIDE });
    assert.deepEqual(page.source?.order, { game: "border" });
    const setUp = reduce(page, { type: "set-up", open: true });
    assert.equal(setUp.settingUp, true);
    const all = reduce(setUp, { type: "choose", chosen: "" });
    assert.deepEqual([all.chosen, all.source, all.guide, all.settingUp], ["", null, null, false]);
  });

  it("has an address for each game, and knows which lead nowhere", () => {
    assert.equal(addressOf("border"), "/games/border");
    assert.equal(addressOf(""), "/");
    assert.equal(gameAt("/games/border/"), "border");
    assert.equal(gameAt("/"), "");
    assert.equal(gameAt("/games/%E0%A4%A"), "");
    const games = [{ id: "border", title: "Border", about: "", picture: "", example: true }];
    assert.ok(isKnown({ games }, "border") && isKnown({ games }, "") && isKnown({ games }, OWN));
    assert.ok(!isKnown({ games }, "chess"));
  });

  it("teaches a game in its lesson, and plays it at once in another scenario", () => {
    /** @param {string} name */
    const scenario = (name, lesson = false) => ({ name, title: name, about: [], sides: [], lesson });
    const guide = { scenarios: [scenario("First", true), scenario("Duel")] };
    assert.equal(lessonOf(guide)?.name, "First");
    assert.equal(usualScenario(guide)?.name, "Duel");
    assert.equal(usualScenario({ scenarios: [scenario("First", true)] })?.name, "First");
    assert.equal(lessonOf({ scenarios: [scenario("Duel")] }), undefined);
  });

  it("plays a rulebook that has only warnings", () => {
    const mine = files("odd");
    const odd = { ...problem(3), severity: "warning" };
    const checked = { ...GOOD, problems: [odd] };
    const write = { type: /** @type {const} */ ("write"), files: mine, open: "a.sop", typed: true };
    assert.ok(after(chooseOwn, write, { type: "checked", files: mine, checked }).source);
    const wrong = { ...GOOD, problems: [odd, problem(4)] };
    assert.equal(after(chooseOwn, write, { type: "checked", files: mine, checked: wrong }).source, null);
  });

  it("keeps what is set up when the server only asks for patience", () => {
    const mine = files("good");
    const good = after(
      chooseOwn,
      { type: "write", files: mine, open: "a.sop", typed: true },
      { type: "checked", files: mine, checked: GOOD },
    );
    const failed = { type: /** @type {const} */ ("check-failed"), files: mine, problem: "Too fast." };
    assert.ok(reduce(good, { ...failed, again: true }).source);
    assert.equal(reduce(good, { ...failed, again: false }).source, null);
  });

  it("no longer says that it is checking once the server has refused to check", () => {
    const mine = files("endless");
    const refused = "This rulebook takes too long to check.";
    const checking = after(chooseOwn, { type: "write", files: mine, open: "a.sop", typed: true }, { type: "checking" });
    assert.ok(isChecking(checking.own));
    const failed = { type: /** @type {const} */ ("check-failed"), files: mine, problem: refused };
    const { own } = reduce(checking, { ...failed, again: false });
    assert.equal(isChecking(own), false);
    assert.equal(own.problem, refused);
    assert.ok(isChecking(reduce(checking, { ...failed, again: true }).own), "it is asked again in a moment");
  });

  it("forgets what was found in an earlier text when the next one is refused", () => {
    const mine = files("good");
    const next = files("endless");
    const state = after(
      chooseOwn,
      { type: "write", files: mine, open: "a.sop", typed: true },
      { type: "checked", files: mine, checked: GOOD },
      { type: "write", files: next, open: "a.sop", typed: true },
      { type: "checking" },
      { type: "check-failed", files: next, problem: "Too long.", again: false },
    );
    assert.equal(state.own.checked, null);
  });

  it("goes round the problems of all files and opens the one each stands in", () => {
    const mine = [...files("a"), { name: "b.sop", text: "b" }];
    const checked = { ...GOOD, problems: [problem(3), problem(1, "b.sop")] };
    let state = after(
      chooseOwn,
      { type: "write", files: mine, open: "a.sop", typed: true },
      { type: "checked", files: mine, checked },
    );
    const seen = [1, 1, 1].map((by) => {
      state = reduce(state, { type: "jump", by });
      return `${state.own.at} ${state.draft.open}`;
    });
    assert.deepEqual(seen, ["0 a.sop", "1 b.sop", "0 a.sop"]);
  });

  it("checks a rulebook of one's own anew after a table was made of it", () => {
    const mine = files("good");
    const made = { table: "t", title: "Mine", seats: [], watch: "", owner: "", hot: "", ...ALONE };
    const state = after(
      chooseOwn,
      { type: "write", files: mine, open: "a.sop", typed: true },
      { type: "checked", files: mine, checked: GOOD },
      { type: "made", made },
      { type: "back" },
    );
    assert.equal(state.source, null);
    assert.equal(state.draft.files, mine);
  });

  it("remembers beside the links of a table which seats were taken from here", () => {
    const seats = ["/t/t/1#a", "/t/t/2#b"].map((link) => ({ name: link, link, bot: "" }));
    const made = { table: "t", title: "Mine", seats, watch: "", owner: "", hot: "", ...ALONE };
    const state = after({ type: "made", made }, { type: "sat", link: "/t/t/2#b" });
    assert.deepEqual(state.made?.mine, ["/t/t/2#b"]);
    assert.equal(after({ type: "sat", link: "/t/t/2#b" }).made, null);
  });
});

describe("The link to table mode", () => {
  it("keeps the codes of the seats last, so that all of them are taken", () => {
    assert.equal(lobbyAddress.tabletopLink("/t/x/hot#one,two"), "/t/x/hot?mode=table#one,two");
    assert.equal(lobbyAddress.tabletopLink("/t/x/hot"), "/t/x/hot?mode=table");
  });
});
