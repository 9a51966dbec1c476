// @ts-check
// Asks the server what choices would do: of the one that is selected or pointed at, and which of all are final. What is
// known is kept until the sighting changes.
/** @import { Preview, TableStore } from "../state/table.js" */
/** @import { Seat } from "./session.js" */
import { asked, decisionOf, finalsOf } from "../state/selectors.js";

/** A list longer than this is not asked for choice by choice while the mouse runs over it. */
const MOST_POINTED_AT = 60;

export class Previews {
  /** @type {Map<string, Promise<Preview>>} */
  known = new Map();
  /** @type {Set<string>} the decisions whose final choices were asked for */
  marked = new Set();

  /**
   * @param {TableStore} store
   * @param {Seat} seat
   */
  constructor(store, seat) {
    this.store = store;
    this.seat = seat;
    this.end = store.subscribe((state, before) => {
      // The reducer forgets which choices are final when what is seen has changed.
      if (state.finals !== before.finals && Object.keys(state.finals).length === 0) this.forget();
      if (state.looking && state.looking !== before.looking) this.show(state.looking);
      if (state.sighting) this.mark(decisionOf(state));
    });
  }

  forget() {
    this.known.clear();
    this.marked.clear();
  }

  /**
   * Which choices are final is known before one is selected.
   *
   * @param {Api.Decision | undefined} decision
   */
  async mark(decision) {
    const key = asked(decision);
    if (!decision || this.marked.has(key)) return;
    this.marked.add(key);
    try {
      const { choices = [] } = await this.seat.get("preview", { decision: decision.id });
      const words = choices.filter((each) => each.final).map((each) => each.word);
      if (this.marked.has(key)) this.store.dispatch({ type: "finals", asked: key, words });
    } catch {
      // It only says in advance what selecting a choice says too.
    }
  }

  /** @param {{ asked: string, decision: string, word: string }} looking */
  async show(looking) {
    const preview = await this.of(looking);
    this.store.dispatch({ type: "previewed", asked: looking.asked, word: looking.word, preview });
  }

  /**
   * Pointed at or focused: have it ready.
   *
   * @param {string} word
   */
  prepare(word) {
    const decision = decisionOf(this.store.state());
    if (!decision || decision.choices.length > MOST_POINTED_AT) return;
    this.of({ asked: asked(decision), decision: decision.id, word });
  }

  /**
   * What a choice would do. That it cannot be told now is not that it would do nothing, and is not kept.
   *
   * @param {{ asked: string, decision: string, word: string }} of
   * @returns {Promise<Preview>}
   */
  of({ asked: of, decision, word }) {
    const key = `${of}\n${word}`;
    const known = this.known.get(key) ?? this.ask(key, decision, word);
    this.known.set(key, known);
    return known;
  }

  /**
   * @param {string} key
   * @param {string} decision
   * @param {string} word
   * @returns {Promise<Preview>}
   */
  async ask(key, decision, word) {
    try {
      const { final = false, lines = [], pieces = [] } = await this.seat.get("preview", { decision, choice: word });
      return { word, final, lines, pieces };
    } catch {
      this.known.delete(key);
      const state = this.store.state();
      const final = finalsOf(state, decisionOf(state)).has(word);
      return { word, unknown: true, final, lines: [], pieces: [] };
    }
  }
}
