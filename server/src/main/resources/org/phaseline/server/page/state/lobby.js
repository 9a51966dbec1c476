// @ts-check
// The lobby as data: which game is chosen, the rulebook of one's own with what is wrong in it, and the table that was
// made. Nothing here knows a browser or a server.

/** The card of a rulebook of one's own, among the ids of games. */
export const OWN = "own";

/** @typedef {{ files: Api.File[], open: string }} RulebookDraft the files, and the name of the one that is shown */
/**
 * @typedef {Api.Made & { together: boolean, open: boolean, mine: string[] }} MadeTable `open`: anybody may join;
 *     `mine` are the links that were used from here
 */

/**
 * A rulebook that a table can be made of: one that ships, or one's own.
 *
 * @typedef {object} Source
 * @property {string} key another for each text
 * @property {Pick<Api.Order, "game" | "files">} order
 * @property {Api.Checked} [checked] what is known of one's own already
 */

/**
 * How a rulebook of one's own stands.
 *
 * @typedef {object} Checking
 * @property {Api.Checked | null} checked
 * @property {boolean} checking
 * @property {string} problem why it could not be checked
 * @property {number} at the problem that is shown, or -1
 * @property {number} jumps how often a problem was gone to
 */

/**
 * @typedef {object} LobbyState
 * @property {Api.Games["games"]} games
 * @property {Api.OpenTable[]} open the tables that could be joined when the games were asked for
 * @property {Api.Storage | null} storage
 * @property {string} chosen the id of the game whose page is shown, `OWN`, or nothing for all games
 * @property {boolean} settingUp whether a table is being set up on the page of a game
 * @property {Source | null} source what can be set up now
 * @property {Api.Guide | Api.Checked | null} guide
 * @property {RulebookDraft} draft
 * @property {Checking} own
 * @property {number} checks how many texts were found good
 * @property {boolean} dragged whether files are being dragged over the page
 * @property {boolean} busy whether a table is being made
 * @property {MadeTable | null} made
 * @property {string} problem
 */

/**
 * @typedef {| { type: "games", games: Api.Games["games"], open: Api.OpenTable[] }
 *   | { type: "storage", storage: Api.Storage }
 *   | { type: "choose", chosen: string }
 *   | { type: "guide", chosen: string, guide: Api.Guide }
 *   | { type: "set-up", open: boolean }
 *   | { type: "write", files: Api.File[], open: string, typed: boolean }
 *   | { type: "checking" }
 *   | { type: "checked", files: Api.File[], checked: Api.Checked | null }
 *   | { type: "check-failed", files: Api.File[], problem: string, again: boolean }
 *   | { type: "jump", by: number }
 *   | { type: "dragged", over: boolean }
 *   | { type: "making" }
 *   | { type: "made", made: MadeTable }
 *   | { type: "sat", link: string }
 *   | { type: "back" }
 *   | { type: "failed", problem: string }} LobbyEvent
 */
/** @typedef {import("./store.js").Store<LobbyState, LobbyEvent>} LobbyStore */

/** @type {Checking} */
const UNCHECKED = { checked: null, checking: false, problem: "", at: -1, jumps: 0 };
const NOTHING_TO_SET_UP = { source: null, guide: null };

/**
 * @param {RulebookDraft} draft
 * @returns {LobbyState}
 */
export const opened = (draft) => ({
  games: [],
  open: [],
  storage: null,
  chosen: "",
  settingUp: false,
  ...NOTHING_TO_SET_UP,
  draft,
  own: UNCHECKED,
  checks: 0,
  dragged: false,
  busy: false,
  made: null,
  problem: "",
});

/**
 * What keeps a rulebook from being played; the other problems are warnings.
 *
 * @param {Api.Checked} checked
 */
export const errors = ({ problems }) => problems.filter(({ severity }) => severity === "error");

/**
 * A main file begins with the rulebook's name, perhaps below comments.
 *
 * @param {Api.File} file
 */
const isMainFile = ({ text }) => /^(?:\uFEFF)?(?:[ \t]*(?:#[^\n]*)?\n)*rulebook\b/.test(text);

/**
 * The files of a draft with others brought in: one with the same name takes the place of the old one, and so
 * does a rulebook under another name, which is a newer copy and no scenario of the old one.
 *
 * @param {Api.File[]} files
 * @param {Api.File[]} brought
 */
export function withBrought(files, brought) {
  const rulebook = brought.some(isMainFile);
  const kept = files.filter((old) => !brought.some(({ name }) => name === old.name) && !(rulebook && isMainFile(old)));
  return [...kept, ...brought];
}

/** @param {LobbyState} state */
export const isOwnShown = ({ chosen, made }) => chosen === OWN && !made;

/**
 * Whether the server is being asked, or will be in a moment.
 *
 * @param {Checking} own
 */
export const isChecking = (own) => own.checking || (!own.checked && own.problem === "");

/**
 * What a check found; of a text that was changed meanwhile it says nothing.
 *
 * @param {LobbyState} state
 * @param {{ files: Api.File[], checked: Api.Checked | null }} event
 * @returns {LobbyState}
 */
function checked(state, { files, checked: found }) {
  if (!isOwnShown(state) || files !== state.draft.files) return state;
  const own = { ...state.own, checked: found, checking: false, problem: "" };
  if (!found || errors(found).length > 0) return { ...state, ...NOTHING_TO_SET_UP, own };
  const checks = state.checks + 1;
  return { ...state, own, checks, source: { key: `${OWN} ${checks}`, order: { files }, checked: found }, guide: found };
}

/**
 * @param {LobbyState} state
 * @param {{ files: Api.File[], problem: string, again: boolean }} event
 * @returns {LobbyState}
 */
function checkFailed(state, { files, problem, again }) {
  if (!isOwnShown(state) || files !== state.draft.files) return state;
  // Who types faster than may be asked is not forgotten, and keeps what is set up. What was refused is not checked, and
  // what an earlier check found is about another text.
  if (again) return { ...state, own: { ...state.own, checking: true, problem } };
  return { ...state, ...NOTHING_TO_SET_UP, own: { ...UNCHECKED, problem } };
}

/**
 * The next problem after the one shown last, wherever it stands.
 *
 * @param {LobbyState} state
 * @param {number} by
 * @returns {LobbyState}
 */
function jump(state, by) {
  const problems = state.own.checked?.problems ?? [];
  if (problems.length === 0) return state;
  const at = (state.own.at + by + problems.length) % problems.length;
  const own = { ...state.own, at, jumps: state.own.jumps + 1 };
  return { ...state, own, draft: { ...state.draft, open: problems[at].file }, problem: "" };
}

/**
 * @param {LobbyState} state
 * @param {LobbyEvent} event
 * @returns {LobbyState}
 */
export function reduce(state, event) {
  switch (event.type) {
    case "games":
      return { ...state, games: event.games, open: event.open };
    case "storage":
      return { ...state, storage: event.storage };
    case "choose":
      return {
        ...state,
        ...NOTHING_TO_SET_UP,
        chosen: event.chosen,
        settingUp: false,
        made: null,
        own: UNCHECKED,
        problem: "",
      };
    case "guide":
      // Another game may have been chosen meanwhile.
      if (event.chosen !== state.chosen) return state;
      return { ...state, source: { key: event.chosen, order: { game: event.chosen } }, guide: event.guide };
    case "set-up":
      return { ...state, settingUp: event.open };
    case "write": {
      const changed = event.files !== state.draft.files;
      const own = changed ? { ...state.own, problem: "", at: -1 } : state.own;
      return { ...state, draft: { files: event.files, open: event.open }, own, problem: "" };
    }
    case "checking":
      return { ...state, own: { ...state.own, checking: true } };
    case "checked":
      return checked(state, event);
    case "check-failed":
      return checkFailed(state, event);
    case "jump":
      return jump(state, event.by);
    case "dragged":
      return { ...state, dragged: event.over };
    case "making":
      return { ...state, busy: true, problem: "" };
    case "made":
      return { ...state, made: event.made, busy: false };
    case "sat":
      return state.made ? { ...state, made: { ...state.made, mine: [...state.made.mine, event.link] } } : state;
    case "back":
      // A rulebook of one's own is checked anew, so what was set up with it waits for that.
      return { ...state, made: null, ...(state.chosen === OWN ? { ...NOTHING_TO_SET_UP, own: UNCHECKED } : {}) };
    case "failed":
      return { ...state, problem: event.problem, busy: false };
  }
}
