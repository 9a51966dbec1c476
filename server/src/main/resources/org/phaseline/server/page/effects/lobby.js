// @ts-check
// Connects the state of the lobby with the server and the browser.
/** @import { LobbyEvent, LobbyState, LobbyStore } from "../state/lobby.js" */
/** @import { SeatingPlan } from "../state/seating.js" */
import { carriesFiles, keepDraft, withFiles } from "../lobby/draft.js";
import { get, post, sentenceOf } from "../shared/api.js";
import { remember } from "../shared/dom.js";
import { OWN } from "../state/lobby.js";
import { seatsFor } from "../state/seating.js";
import { checkWhatIsWritten } from "./checking.js";
import { guideOf } from "./sources.js";

/** @typedef {ReturnType<typeof connect>} LobbyActs */
/** @typedef {{ order: Partial<Api.Order>, together: boolean }} Wish */

/**
 * The browser that makes a table owns it, by the cookie that came with it, and finds its way back to the owner's page.
 *
 * @param {Api.Made} made
 */
function keepOwner(made) {
  const seats = made.seats.map((seat) => seat.name);
  remember({ path: made.owner.split("#")[0], title: made.title, seat: "owner", seats });
}

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

  /** @param {string} chosen */
  const choose = (chosen, byHand = true) =>
    trying(async () => {
      dispatch({ type: "choose", chosen, byHand });
      if (chosen === OWN) return;
      const guide = await guideOf({ key: chosen, order: { game: chosen } }, "");
      dispatch({ type: "guide", chosen, guide: /** @type {Api.Guide} */ (guide), byHand });
    });

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
    store.subscribe(({ draft }, before) => {
      if (draft !== before.draft) keepDraft(draft.files, draft.open);
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
      const { games } = await get("/api/games");
      dispatch({ type: "games", games });
      await choose(games[0].id, false);
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
    back: () => dispatch({ type: "back" }),
    /**
     * Makes a table with its first scenario and sits down on the first seat.
     *
     * @param {SeatingPlan} seating
     * @param {Api.Guide | Api.Checked} guide
     */
    playNow: (seating, guide) =>
      trying(async () => {
        dispatch({ type: "making" });
        const made = await post("/api/tables", {
          ...store.state().source?.order,
          scenario: guide.scenarios[0]?.name ?? "",
          seats: seatsFor(guide, seating),
        });
        keepOwner(made);
        location.assign(made.seats[0].link);
      }),
    /** @param {Wish} wish */
    make: ({ order, together }) =>
      trying(async () => {
        dispatch({ type: "making" });
        const made = await post("/api/tables", { ...store.state().source?.order, ...order });
        dispatch({ type: "made", made: { ...made, together } });
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
export function scrollTo(state, before, event) {
  /** @type {(selector: string, block: ScrollLogicalPosition) => void} */
  const show = (selector, block) => document.querySelector(selector)?.scrollIntoView({ block });
  if (event.type === "made") show("#made", "start");
  const isSetUp = event.type === "guide" || (event.type === "choose" && event.chosen === OWN);
  if (!isSetUp || !event.byHand) return;
  // On a phone what follows the choice is below the fold.
  if (matchMedia("(max-width: 899px)").matches) show(".setup, .own", "start");
  else if (event.type === "choose" && before.draft.files.length > 0 && state.chosen !== before.chosen)
    show(".own", "nearest");
}
