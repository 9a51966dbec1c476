// @ts-check
// Connects the state of the lobby with the server and the browser.
/** @import { LobbyEvent, LobbyState, LobbyStore, MadeTable } from "../state/lobby.js" */
import { carriesFiles, keepDraft, withFiles } from "../lobby/draft.js";
import { get, post, sentenceOf } from "../shared/api.js";
import { OWN } from "../state/lobby.js";
import { addressOf, gameAt, isKnown, lessonOf } from "../state/lobby-address.js";
import { LESSON_BOT } from "../state/seating.js";
import { checkWhatIsWritten } from "./checking.js";
import { keepOwner, sitDown } from "./sitting.js";
import { guideOf } from "./sources.js";

/** @typedef {ReturnType<typeof connect>} LobbyActs */
/** @typedef {{ order: Partial<Api.Order>, together: boolean }} Wish */

/**
 * @param {string} game
 * @returns {Promise<Api.Guide>}
 */
const guideOfGame = async (game) => /** @type {Api.Guide} */ (await guideOf({ key: game, order: { game } }, ""));

/**
 * What the browser keeps with this place in its history.
 *
 * @returns {{ made?: MadeTable }}
 */
const kept = () => history.state ?? {};

/** @param {LobbyStore} store */
export function connect(store) {
  const { dispatch } = store;

  /**
   * Does something that may fail, and shows the sentence that says why.
   *
   * @param {() => Promise<void>} deed
   */
  async function trying(deed) {
    try {
      await deed();
    } catch (problem) {
      dispatch({ type: "failed", problem: sentenceOf(problem) });
    }
  }

  /**
   * Shows the page of a game, of one's own rulebook, or all games.
   *
   * @param {string} chosen
   */
  const show = (chosen) =>
    trying(async () => {
      dispatch({ type: "choose", chosen });
      const game = store.state().games.find(({ id }) => id === chosen);
      document.title = game ? `${game.title} · Phaseline` : "Phaseline";
      if (!game) return;
      dispatch({ type: "guide", chosen, guide: await guideOfGame(chosen) });
    });

  /** @param {string} chosen */
  const choose = (chosen) => {
    if (gameAt(location.pathname) !== chosen || kept().made) history.pushState(null, "", addressOf(chosen));
    return show(chosen);
  };

  /**
   * What the address says; one that leads nowhere leads to all games. The links of a table that was made here are told
   * once: Reload and Forward show them again, Back leads to where the table was set up.
   */
  async function follow() {
    const { made } = kept();
    if (made) return dispatch({ type: "made", made });
    const game = gameAt(location.pathname);
    if (isKnown(store.state(), game)) return show(game);
    history.replaceState(null, "", addressOf(""));
    await show("");
    dispatch({ type: "failed", problem: `There is no game “${game}” here. These are the games:` });
  }

  /**
   * Puts files of this device into the rulebook of one's own, and opens it.
   *
   * @param {Iterable<File>} list
   */
  const bring = (list) =>
    trying(async () => {
      const { files, open } = await withFiles(store.state().draft.files, list);
      if (!open) return;
      dispatch({ type: "write", files, open, typed: false });
      if (store.state().chosen !== OWN) await choose(OWN);
    });

  /** @param {DragEvent} event */
  function drag(event) {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    const over = event.type === "dragover" || event.relatedTarget !== null;
    if (over !== store.state().dragged) dispatch({ type: "dragged", over });
  }

  /** @param {DragEvent} event */
  function drop(event) {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    dispatch({ type: "dragged", over: false });
    if (!store.state().made && event.dataTransfer) bring([...event.dataTransfer.files]);
  }

  async function start() {
    checkWhatIsWritten(store);
    store.subscribe(({ draft, made }, before) => {
      if (draft !== before.draft) keepDraft(draft.files, draft.open);
      if (made && before.made?.table === made.table) history.replaceState({ made }, "");
    });
    // Files may be dropped anywhere: a browser that is not told so leaves the page to show them.
    addEventListener("dragover", drag);
    addEventListener("dragleave", drag);
    addEventListener("drop", drop);
    get("/api/storage").then(
      (storage) => dispatch({ type: "storage", storage }),
      () => {},
    );
    await trying(async () => {
      // Together, so that the games do not move down a moment later to make room for open tables.
      const [{ games }, open] = await Promise.all([
        get("/api/games"),
        get("/api/open").then(
          ({ tables }) => tables,
          () => [],
        ),
      ]);
      dispatch({ type: "games", games, open });
      addEventListener("popstate", follow);
      await follow();
    });
  }

  return {
    start,
    choose,
    bring,
    /**
     * @param {Api.File[]} files
     * @param {string} open
     */
    write: (files, open, typed = false) => dispatch({ type: "write", files, open, typed }),
    /** @param {number} by */
    jump: (by) => dispatch({ type: "jump", by }),
    /** From the links of a table: to the rulebook one writes, or to all games. */
    back: () => {
      if (store.state().chosen !== OWN) choose("");
      else {
        history.pushState(null, "");
        dispatch({ type: "back" });
      }
    },
    /** @param {string} link */
    sit: (link) => dispatch({ type: "sat", link }),
    /** @param {boolean} wanted */
    setUp: (wanted) => dispatch({ type: "set-up", open: wanted }),
    /**
     * The game that is chosen, at once.
     *
     * @param {string} scenario
     * @param {string} level
     */
    playNow: (scenario, level) =>
      trying(async () => {
        dispatch({ type: "making" });
        await sitDown({ order: store.state().source?.order ?? {}, scenario, level });
      }),
    /**
     * The lesson of a game, or its first scenario.
     *
     * @param {string} game
     */
    firstGame: (game) =>
      trying(async () => {
        dispatch({ type: "making" });
        const scenario = lessonOf(await guideOfGame(game))?.name ?? "";
        await sitDown({ order: { game }, scenario, level: LESSON_BOT });
      }),
    /** @param {Wish} wish */
    make: ({ order, together }) =>
      trying(async () => {
        dispatch({ type: "making" });
        const made = await post("/api/tables", { ...store.state().source?.order, ...order });
        const table = { ...made, together, open: order.open === true, mine: [] };
        history.pushState({ made: table }, "");
        dispatch({ type: "made", made: table });
        keepOwner(made);
      }),
  };
}

/**
 * Brings into sight what an event has led to. To be called when the page is drawn.
 *
 * @param {LobbyState} state
 * @param {LobbyState} before
 * @param {LobbyEvent} event
 */
export function bringIntoSight(state, before, event) {
  /** @type {(selector: string, block: ScrollLogicalPosition) => void} */
  const show = (selector, block) => document.querySelector(selector)?.scrollIntoView({ block });
  if (event.type === "made") show("#made", "start");
  if (event.type === "set-up" && event.open) show(".setup", "start");
  if (event.type !== "choose" || state.chosen === before.chosen) return;
  if (state.chosen === OWN) show(".own", before.chosen === "" ? "nearest" : "start");
  else if (state.chosen) {
    scrollTo({ top: 0 });
    document.getElementById("game-title")?.focus();
  }
}
