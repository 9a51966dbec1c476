// @ts-check
// A table page for tests: what a server would send, and the events a player and a server cause.
import { table } from "./page.js";

const { opened, reduce } = table;

/** @typedef {table.Preview} Preview */
/** @typedef {table.TableEvent} TableEvent */
/** @typedef {table.TableState} TableState */

/** @type {Api.Step} */
const STEP = {
  key: "1",
  label: "1",
  title: "Move",
  level: "step",
  parent: -1,
  depth: 0,
  sequence: "turn",
  actor: "",
  mode: "may",
  refs: [],
  inPlay: true,
};

/** @type {Api.Game} */
export const GAME = {
  title: "Border",
  about: [],
  coach: [],
  length: 0,
  commitment: "",
  me: "Red",
  mySeat: 0,
  myParties: [0],
  seats: ["Red", "Blue"],
  parties: [
    { title: "Red", side: 0, present: true },
    { title: "Blue", side: 1, present: true },
  ],
  steps: [STEP, { ...STEP, key: "2", label: "2", title: "Attack" }],
  sequences: { turn: "Day" },
  boards: [],
  fields: [],
  symbols: [],
  texts: [],
  words: [],
  overlays: false,
  digressions: [],
  dice: { commitment: "", protocol: 2, used: true },
};

/**
 * A question for Red.
 *
 * @param {string} id
 * @param {string[]} words
 * @param {Partial<Api.Decision>} more
 * @returns {Api.Decision}
 */
export const decision = (id, words = ["east", "west", "pass"], more = {}) => ({
  id,
  parties: [0],
  step: 0,
  prompt: "Where to?",
  about: "",
  kind: "choice",
  from: "",
  awaited: true,
  sealed: false,
  choices: words.map((word) => ({ word })),
  ...more,
});

/**
 * @param {Api.Decision[]} decisions
 * @param {Partial<Api.Sighting>} more
 * @returns {Api.Sighting}
 */
export const sighting = (decisions, more = {}) => ({
  gameTurn: 1,
  date: "",
  over: false,
  winner: "",
  ending: "",
  decisions,
  awaited: [],
  state: [],
  pieces: [],
  grounds: [],
  sides: [],
  spaces: [],
  progress: "pt",
  open: [0],
  titles: [],
  sealed: [],
  ownSecrets: [],
  ...more,
});

/** @type {Api.Desk} */
export const DESK = {
  back: "free",
  asked: [],
  standing: [],
  standable: [],
  dice: [],
  players: ["", ""],
  bots: ["", ""],
  here: [true, true],
};

/** Longer than a click that was meant for something else takes. */
const A_WHILE = 1000;

/** A page that is driven like a real one, by events, with a clock of its own. */
export class TestPage {
  now = 10_000;
  /** @type {TableState} */
  state;

  /** @param {Parameters<typeof opened>[1]} [kept] */
  constructor(kept) {
    this.state = opened(GAME, kept);
  }

  /** @param {TableEvent} event */
  on(event) {
    this.state = reduce(this.state, event);
    return this;
  }

  wait(millis = A_WHILE) {
    this.now += millis;
    return this;
  }

  /**
   * A view comes; the player takes a moment to look at it.
   *
   * @param {Api.Sighting} seen
   * @param {Partial<Api.View> & { writing?: boolean }} [more]
   */
  sees(seen, { writing = false, ...more } = {}) {
    const since = this.state.log.length;
    const view = { id: "", since, log: [], sighting: seen, desk: DESK, ...more };
    return this.on({ type: "view", view, at: this.now, writing }).wait();
  }

  /** @param {string} word */
  clicks(word) {
    return this.on({ type: "pick", word, at: this.now });
  }

  /**
   * The server tells what the selected choice would do.
   *
   * @param {Partial<Preview>} preview
   */
  hearsPreview(preview) {
    const { looking } = this.state;
    if (!looking) throw new Error("no preview was asked for");
    const all = { word: looking.word, final: false, lines: [], pieces: [], ...preview };
    return this.on({ type: "previewed", asked: looking.asked, word: looking.word, preview: all });
  }

  /** The answer on its way, as the player would name it. */
  get onItsWay() {
    return this.state.sending?.word ?? "nothing";
  }
}

/**
 * @param {string} text
 * @param {Partial<Api.LogLine>} more
 * @returns {Api.LogLine}
 */
export const line = (text, more = {}) => ({ kind: "answer", step: 0, text, ...more });
