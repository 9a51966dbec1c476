// @ts-check
// The coach: each new thing once, in the scenario's words or the rulebook's.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { coach, selectors, table } from "./page.js";
import { GAME, TestPage, decision, line, sighting } from "./table-page.js";

const { adviceAgain, adviceNow, adviceTold, howTo } = coach;

const [move, attack] = GAME.steps;
/** @type {Api.Game} */
const LESSON = {
  ...GAME,
  steps: [
    { ...move, about: ["A boat goes three hexes.", "Fewer when it is loaded."] },
    { ...attack, about: ["Dice are thrown."] },
  ],
  coach: [
    { step: -1, text: "You are Red." },
    { step: 1, text: "Now hit them." },
  ],
};

/** @param {Parameters<typeof table.opened>[1]} [kept] */
function learner(kept, game = LESSON) {
  const page = new TestPage();
  page.state = table.opened(game, kept);
  return page.sees(sighting([decision("a")]));
}
/** @param {TestPage} page */
const says = (page) => adviceNow(page.state)?.paragraphs ?? [];

describe("The coach", () => {
  it("says what the scenario begins with, then each step in the scenario's words or the rulebook's", () => {
    const page = learner();
    assert.deepEqual(says(page), ["You are Red."]);
    page.on({ type: "coach-told", key: "begin 0" });
    assert.deepEqual(says(page), ["A boat goes three hexes."]);
    page.sees(sighting([decision("b", ["east"], { step: 1 })], { progress: "dp", open: [1] }));
    assert.deepEqual(says(page), ["Now hit them."]);
  });

  it("says nothing twice: who answers has read it, and what was said can be read again", () => {
    const page = learner();
    page.sees(sighting([decision("b")]));
    page.sees(sighting([decision("c")]));
    assert.deepEqual(says(page), []);
    assert.deepEqual(
      adviceTold(page.state).map(({ key }) => key),
      ["begin 0", "1"],
    );
  });

  it("says once more what was said of what is asked now", () => {
    const page = learner({ coach: { told: ["begin 0", "1"] } });
    assert.equal(adviceAgain(page.state)?.key, "1");
    page.on({ type: "coach-again", key: "1" });
    assert.deepEqual(says(page), ["A boat goes three hexes."]);
    page.sees(sighting([{ ...decision("b"), awaited: false }]));
    assert.equal(adviceAgain(page.state), undefined);
  });

  it("has read it, too, after a reload, and stays silent when switched off", () => {
    assert.deepEqual(says(learner({ coach: { told: ["begin 0", "1"] } })), []);
    assert.deepEqual(says(learner({ coach: { on: false } })), []);
    const page = learner();
    page.on({ type: "coach", on: false });
    assert.deepEqual(says(page), []);
  });

  it("says what happened by itself if the scenario has words for it, and only then", () => {
    const page = learner({ coach: { told: ["begin 0", "1"] } });
    page.sees(sighting([decision("b")]), { log: [line("Red hits", { kind: "told", step: 1 })] });
    assert.deepEqual(says(page), ["Now hit them."]);
  });

  it("speaks of what is asked before what has happened meanwhile", () => {
    const page = learner({ coach: { told: ["begin 0"] } });
    page.sees(sighting([decision("a")]), { log: [line("Red hits", { kind: "told", step: 1 })] });
    assert.deepEqual(says(page), ["A boat goes three hexes."]);
    page.on({ type: "coach-told", key: "1" });
    assert.deepEqual(says(page), ["Now hit them."]);
    assert.equal(adviceNow(page.state)?.past, true);
  });

  it("keeps what it has to say of a step that was answered until that step is asked again", () => {
    const inside = { ...LESSON, coach: [{ step: 0, text: "Click your boats." }] };
    inside.steps = [
      { ...inside.steps[0], about: [] },
      { ...inside.steps[1], parent: 0, about: [] },
    ];
    const page = new TestPage();
    page.state = table.opened(inside);
    const log = [line("Red answers 'Which boat?': Heron", { kind: "answer", step: 0 })];
    page.sees(sighting([decision("b", ["do it"], { step: 1 })], { progress: "pp" }), { log });
    assert.deepEqual(says(page), []);
    page.sees(sighting([decision("c")], { progress: "pt" }));
    assert.deepEqual(says(page), ["Click your boats."]);
  });

  it("speaks by itself only in a lesson, and not to those who watch", () => {
    assert.deepEqual(says(learner({}, { ...LESSON, coach: [] })), []);
    assert.deepEqual(says(learner({ coach: { on: true } }, { ...LESSON, coach: [] })), ["A boat goes three hexes."]);
    assert.deepEqual(says(learner({}, { ...LESSON, me: "" })), []);
  });

  it("says how what is asked is done", () => {
    const page = learner();
    assert.ok(/in the list/.test(howTo(page.state)));
    const movable = [{ kind: "Boat", number: 0 }];
    page.on({ type: "movable", asked: selectors.question(page.state.sighting), movable });
    assert.ok(/Click a unit that glows.*“Pass”/.test(howTo(page.state)));
    page.sees(sighting([decision("die", ["2", "5"], { kind: "die" })]));
    page.on({ type: "movable", asked: selectors.question(page.state.sighting), movable });
    assert.ok(/Click a choice in the list/.test(howTo(page.state)));
    page.sees(sighting([decision("again", ["do it", "skip"], { kind: "step" })]));
    page.on({ type: "movable", asked: selectors.question(page.state.sighting), movable });
    assert.ok(/Click a choice in the list, or a unit that glows/.test(howTo(page.state)));
    page.sees(sighting([decision("mode", ["fast", "slow"])]));
    page.on({ type: "movable", asked: selectors.question(page.state.sighting), movable });
    assert.ok(/Click a unit that glows.*; or click a choice in the list/.test(howTo(page.state)));
    page.sees(sighting([], { awaited: [] }));
    assert.ok(/Others decide/.test(howTo(page.state)));
  });
});
