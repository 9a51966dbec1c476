// @ts-check
// Orders that are given on the board.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { selectors } from "./page.js";
import { TestPage, decision, sighting } from "./table-page.js";

const SPEARS = { kind: "Unit", number: 3 };
const ARCHERS = { kind: "Unit", number: 9 };
const NOW = sighting([decision("d1")]);
const ASKED = selectors.question(NOW);

/** @type {Api.Plan} */
const PLAN = {
  place: 7,
  facing: 1,
  style: "",
  cost: 2,
  costs: [],
  answers: [{ decision: "d1", step: 0, prompt: "Who?", choice: "u3", title: "Spears" }],
  path: [],
  lines: [],
  notes: [],
  pieces: [],
  final: false,
  open: false,
  ends: false,
  leaves: [],
  interruptedBy: "",
  thrown: 0,
  modifiers: [],
  odds: [],
};
const GOAL = { to: 7, facing: 1, style: "" };

/** A page on which the Spears are picked up. */
const holding = () =>
  new TestPage()
    .sees(NOW)
    .on({ type: "movable", asked: ASKED, movable: [SPEARS] })
    .on({ type: "order-piece", piece: SPEARS })
    .on({ type: "order-menu", piece: SPEARS, menu: { styles: [""], moves: [[7, 1, 0, 2, 1, 0]] } });

describe("A piece", () => {
  it("is picked up if it can be given an order", () => {
    const page = new TestPage().sees(NOW).on({ type: "movable", asked: ASKED, movable: [SPEARS] });
    assert.equal(page.on({ type: "order-piece", piece: ARCHERS }).state.orders.piece, null);
    assert.deepEqual(page.on({ type: "order-piece", piece: SPEARS }).state.orders.piece, SPEARS);
  });

  it("can be picked up with others, which are put down with it", () => {
    const page = new TestPage().sees(NOW).on({ type: "movable", asked: ASKED, movable: [SPEARS] });
    const both = page.on({ type: "order-piece", piece: SPEARS, others: [ARCHERS] });
    assert.deepEqual(both.state.orders.others, [ARCHERS]);
    assert.deepEqual(both.on({ type: "order-drop" }).state.orders.others, []);
  });

  it("that is picked up takes the place of one that was looked at", () => {
    const looking = new TestPage().sees(NOW).on({ type: "movable", asked: ASKED, movable: [SPEARS] });
    looking.on({ type: "inspect", key: "Unit/9" });
    assert.equal(looking.state.inspected, "Unit/9");
    assert.equal(looking.on({ type: "order-piece", piece: SPEARS }).state.inspected, "");
  });

  it("that was found for another question is not offered", () => {
    const page = new TestPage().sees(NOW).on({ type: "movable", asked: "another", movable: [SPEARS] });
    assert.deepEqual(page.state.orders.movable, []);
  });

  it("is put down when something else is asked", () => {
    assert.equal(holding().sees(sighting([decision("d2")])).state.orders.piece, null);
    assert.deepEqual(holding().sees(NOW).state.orders.piece, SPEARS);
  });
});

describe("An order", () => {
  const clicked = () => holding().on({ type: "order-goal", goal: GOAL, commit: true });

  it("that is plain is sent as soon as its plan is known", () => {
    assert.equal(clicked().state.orders.sending, false);
    assert.equal(clicked().on({ type: "order-plan", goal: GOAL, plan: PLAN }).state.orders.sending, true);
  });

  it("that ends what another piece does is sent at once: one undo brings all of it back", () => {
    const plan = { ...PLAN, ends: true };
    assert.equal(clicked().on({ type: "order-plan", goal: GOAL, plan }).state.orders.sending, true);
  });

  for (const [what, part] of Object.entries({
    "makes dice fall": { final: true },
    "could be decided otherwise on the way": { open: true },
    "may be interrupted": { interruptedBy: "Blue" },
    "leaves a step in which others could still move": { ends: true, leaves: ["Move a boat"] },
  })) {
    it(`that ${what} is shown first and done by a second click`, () => {
      const shown = clicked().on({ type: "order-plan", goal: GOAL, plan: { ...PLAN, ...part } });
      assert.equal(shown.state.orders.sending, false);
      assert.equal(shown.on({ type: "order-goal", goal: GOAL, commit: true }).state.orders.sending, true);
      assert.equal(shown.on({ type: "order-send" }).state.orders.sending, true);
    });
  }

  describe("to a place where the piece can face several ways", () => {
    const moves = [
      [7, 1, 0, 2, 1, 0],
      [7, 2, 0, 3, 1, 0],
    ];
    const turning = () => holding().on({ type: "order-menu", piece: SPEARS, menu: { styles: [""], moves } });

    it("asks which by the first click", () => {
      const first = turning().on({ type: "order-goal", goal: GOAL, commit: true });
      const shown = first.on({ type: "order-plan", goal: GOAL, plan: PLAN });
      assert.equal(shown.state.orders.sending, false);
      assert.equal(shown.on({ type: "order-goal", goal: GOAL, commit: true }).state.orders.sending, true);
    });

    it("is done at once when another facing is clicked", () => {
      const first = turning().on({ type: "order-goal", goal: GOAL, commit: true });
      const faced = { ...GOAL, facing: 2 };
      const turned = first.on({ type: "order-goal", goal: faced, commit: true });
      assert.equal(turned.on({ type: "order-plan", goal: faced, plan: PLAN }).state.orders.sending, true);
    });

    it("is done at once when the piece is dropped there", () => {
      const dropped = turning().on({ type: "order-goal", goal: GOAL, commit: true, dropped: true });
      assert.equal(dropped.on({ type: "order-plan", goal: GOAL, plan: PLAN }).state.orders.sending, true);
    });
  });

  it("to attack is shown first even where no dice fall", () => {
    const goal = { at: ARCHERS, style: "" };
    const aimed = holding().on({ type: "order-goal", goal, commit: true });
    const shown = aimed.on({ type: "order-plan", goal, plan: PLAN });
    assert.equal(shown.state.orders.sending, false);
    assert.equal(shown.on({ type: "order-send" }).state.orders.sending, true);
  });

  it("that is only pointed at is not sent", () => {
    const pointed = holding().on({ type: "order-goal", goal: GOAL, commit: false });
    assert.equal(pointed.on({ type: "order-plan", goal: GOAL, plan: PLAN }).state.orders.sending, false);
  });

  it("that was clicked is not lost by pointing elsewhere", () => {
    const moved = clicked().on({ type: "order-goal", goal: { to: 8 }, commit: false });
    assert.deepEqual(moved.state.orders.goal, GOAL);
  });

  it("that a piece is dragged away from is aimed at no longer, and the piece stays in hand", () => {
    for (const commit of [false, true]) {
      const { goal, chosen, piece } = holding()
        .on({ type: "order-goal", goal: GOAL, commit })
        .on({ type: "order-away" }).state.orders;
      assert.deepEqual([goal, chosen, piece], [null, false, SPEARS]);
    }
  });

  it("whose plan comes late is not that of another goal", () => {
    const other = clicked().on({ type: "order-goal", goal: { to: 8 }, commit: true });
    const late = other.on({ type: "order-plan", goal: GOAL, plan: PLAN });
    assert.equal(late.state.orders.plan, null);
    assert.equal(late.state.orders.sending, false);
  });

  it("on its way is not changed by a second click", () => {
    const sent = clicked().on({ type: "order-plan", goal: GOAL, plan: PLAN });
    assert.equal(sent.on({ type: "order-piece", piece: SPEARS }).state, sent.state);
  });

  it("that was refused says why and puts the piece down", () => {
    const sent = clicked().on({ type: "order-plan", goal: GOAL, plan: PLAN });
    const refused = sent.on({ type: "order-sent", problem: "That is no longer asked." });
    assert.equal(refused.state.problem, "That is no longer asked.");
    assert.equal(refused.state.orders.piece, null);
    assert.equal(refused.state.orders.sending, false);
  });

  it("is put back step by step", () => {
    const back = clicked().on({ type: "order-drop" });
    assert.deepEqual(back.state.orders.piece, SPEARS);
    assert.equal(back.state.orders.goal, null);
    assert.equal(back.on({ type: "order-drop" }).state.orders.piece, null);
  });
});

describe("A piece that can only turn where it stands", () => {
  const SPOT = { board: "Field", space: 7, facing: 0, wide: 1, deep: 1 };
  const STANDING = sighting([decision("d1")], {
    pieces: [{ ...SPEARS, name: "Spears", side: 0, values: [], spot: SPOT }],
  });
  const asked = selectors.question(STANDING);
  /** @param {Api.PlanMenu} menu */
  const held = (menu) =>
    new TestPage()
      .sees(STANDING)
      .on({ type: "movable", asked, movable: [SPEARS] })
      .on({ type: "order-piece", piece: SPEARS })
      .on({ type: "order-menu", piece: SPEARS, menu });

  it("is asked which way at once: nobody can click what lies below a counter", () => {
    const { goal, chosen } = held({ styles: [""], moves: [[7, 1, 0, 1, 1, 0]] }).state.orders;
    assert.deepEqual([goal?.to, goal?.facing, chosen], [7, 1, true]);
    const away = held({ styles: [""], moves: [[7, 1, 0, 1, 1, 0], [8, 1, 0, 1, 1, 0]] }); // prettier-ignore
    assert.equal(away.state.orders.goal, null);
  });

  it("keeps the question which way when it is dragged about", () => {
    const turning = held({ styles: [""], moves: [[7, 1, 0, 1, 1, 0]] });
    assert.equal(turning.on({ type: "order-away" }).state.orders.goal?.facing, 1);
  });

  it("is put down by one step back, and glows no longer if it can do nothing at all", () => {
    const turning = held({ styles: [""], moves: [[7, 1, 0, 1, 1, 0]] });
    assert.equal(turning.on({ type: "order-drop" }).state.orders.piece, null);
    assert.equal(turning.state.orders.movable.length, 1);
    assert.equal(held({ styles: [], moves: [] }).on({ type: "order-drop" }).state.orders.movable.length, 0);
  });
});
