// @ts-check
// What a player can do on the table page, for its views and keys: events of the state, and what is asked of the server.
/** @import { DialogName, Draft, Panel, Tab, TableStore } from "../state/table.js" */
/** @import { Goal, PieceRef } from "../state/planning.js" */
/** @import { SeatPosts } from "../shared/api.js" */
/** @import { Seat } from "./session.js" */
/** @import { History } from "./history.js" */
/** @import { OverlayLoader } from "./overlays.js" */
/** @import { Previews } from "./previews.js" */
import { sentenceOf } from "../shared/api.js";
import { store as keep, stored } from "../shared/dom.js";
import { isSettled } from "../state/choosing.js";
import { asked, decisionOf } from "../state/selectors.js";
import { focusChoices, focusField } from "./focus.js";
import { narrow } from "./reading.js";
import { readStep } from "./tabletop.js";

const QUICK = "phaseline-quick";
const COMMANDS = "phaseline-orders";

/** Whether one click does it, as this browser has kept it. */
export const keptQuick = () => stored(QUICK, false);

/** Whether pieces are given orders on the board, as this browser has kept it. */
export const keptCommands = () => stored(COMMANDS, true);

/** @typedef {ReturnType<typeof actsOn>} Acts */

/**
 * @param {TableStore} store
 * @param {Seat} seat
 * @param {History} history
 * @param {Previews} previews
 * @param {OverlayLoader} overlays
 */
export function actsOn(store, seat, history, previews, overlays) {
  const { dispatch } = store;

  /**
   * Does something that may fail, and shows the sentence that says why.
   *
   * @param {() => Promise<unknown>} deed
   */
  async function trying(deed) {
    dispatch({ type: "trying" });
    try {
      await deed();
    } catch (problem) {
      dispatch({ type: "failed", problem: sentenceOf(problem) });
    }
  }

  /**
   * @template {keyof SeatPosts} What
   * @param {What} what
   * @param {SeatPosts[What]["body"]} body
   */
  const post = (what, body) => trying(() => seat.post(what, body));

  /** @param {Tab} tab */
  const show = (tab) => dispatch({ type: "show", tab });

  const openNote = () => {
    dispatch({ type: "open-note" });
    // The field is drawn in between.
    setTimeout(() => focusField("note"));
  };
  const closeNote = () => dispatch({ type: "close-note" });

  return {
    /** @param {string} word */
    pick(word) {
      const { alike } = store.state();
      // On the screen for several alike answers a click counts one of them.
      if (alike.found && !alike.apart) dispatch({ type: "alike-pick", word });
      else dispatch({ type: "pick", word, at: Date.now() });
    },
    /**
     * Answers as a hint says. It speaks of the present question alone, so this is answered alone, also where several
     * alike stand on one screen.
     *
     * @param {string} word
     */
    takeHint(word) {
      const { alike } = store.state();
      if (alike.found && !alike.apart) dispatch({ type: "alike-apart" });
      dispatch({ type: "pick", word, at: Date.now() });
    },
    /** @param {string} word */
    look: (word) => previews.prepare(word),
    doIt: () => dispatch({ type: "act" }),
    drop: () => dispatch({ type: "drop" }),
    giveUp: () => dispatch({ type: "give-up" }),
    /** @param {string} id */
    pickDecision: (id) => dispatch({ type: "pick-decision", id }),
    back: () => dispatch({ type: "take-back", at: Date.now() }),
    /**
     * @param {string} choice
     * @param {boolean} [forGood] until the game ends
     */
    stand(choice, forGood = false) {
      const decision = decisionOf(store.state());
      if (!decision || !isSettled(store.state(), Date.now())) return;
      post("standing", { decision: decision.id, choice, ...(forGood ? { forGood } : {}) });
    },
    /** @param {number} step */
    stop: (step) => post("stop", { step }),
    /**
     * @param {"agree" | "refuse" | "withdraw"} what
     * @param {string} ask
     */
    consent: (what, ask) => post(what, { ask }),
    /** Asks what a bot would do here. */
    hint: () =>
      trying(async () => {
        const now = asked(decisionOf(store.state()));
        dispatch({ type: "hint", asked: now, hint: null });
        try {
          dispatch({ type: "hint", asked: now, hint: await seat.get("hint") });
        } catch (problem) {
          dispatch({ type: "no-hint" });
          throw problem;
        }
      }),
    /**
     * Hands the seat to a bot, or takes it back without a level.
     *
     * @param {string} level
     */
    bot: (level) => post("bot", { level }),
    openNote,
    closeNote,
    note: () => (store.state().noteOpen ? closeNote() : openNote()),
    /** @param {string} text */
    setNote: (text) => dispatch({ type: "note", text }),
    focusChoices,
    show,
    chat() {
      const { tab, sheet } = store.state();
      if (tab !== "chat" || sheet !== "chat") show("chat");
      setTimeout(() => focusField("say"));
    },
    /** @param {Partial<Draft>} change */
    draft: (change) => dispatch({ type: "draft", change }),
    async say() {
      const { text, mine, busy } = store.state().draft;
      if (!text.trim() || busy) return;
      dispatch({ type: "draft", change: { busy: true, problem: "" } });
      try {
        await seat.post(mine ? "keep" : "say", { text: text.trim() });
        dispatch({ type: "said", text });
      } catch (problem) {
        dispatch({ type: "draft", change: { busy: false, problem: sentenceOf(problem) } });
      }
    },
    /** @param {DialogName} dialog */
    open: (dialog) => dispatch({ type: "open", dialog }),
    close: () => dispatch({ type: "open", dialog: null }),
    /** @param {number} step */
    explain: (step) => dispatch({ type: "explain", step }),
    /** @param {number} step */
    light: (step) => dispatch({ type: "light", step, narrow: narrow() }),
    /** @param {boolean} open */
    rail: (open) => dispatch({ type: "rail", open }),
    /** What there is to lay over the boards. */
    listOverlays: () => overlays.ask(),
    /**
     * @param {string} id
     * @param {boolean} on
     */
    overlay: (id, on) => dispatch({ type: "overlay", id, on }),
    orders: {
      /**
       * @param {PieceRef} piece
       * @param {PieceRef[]} [others] those that go with it
       */
      pickUp: (piece, others) => dispatch({ type: "order-piece", piece, others }),
      /**
       * @param {Goal} goal
       * @param {boolean} commit
       * @param {boolean} [dropped]
       */
      aim: (goal, commit, dropped) => dispatch({ type: "order-goal", goal, commit, dropped }),
      /** @param {number | null} style */
      style: (style) => dispatch({ type: "order-style", style }),
      send: () => dispatch({ type: "order-send" }),
      drop: () => dispatch({ type: "order-drop" }),
      /** What is dragged was pointed at something, and is no longer. */
      away: () => dispatch({ type: "order-away" }),
    },
    /**
     * Leaves a step out of the game, or takes it in again; the others are asked.
     *
     * @param {number} step
     * @param {boolean} out
     */
    leaveOut: (step, out) => post("leave-out", { step, out }),
    tabletop: {
      /** @param {boolean} on */
      set: (on) => dispatch({ type: "tabletop", on }),
      /** @param {boolean} on */
      aloud: (on) => dispatch({ type: "aloud", on }),
      /**
       * @param {string} key
       * @param {boolean} on
       */
      pin: (key, on) => dispatch({ type: "pin", key, on }),
      read: () => readStep(store),
    },
    alike: {
      /**
       * @param {string} word
       * @param {1 | -1} by
       */
      count: (word, by) => dispatch({ type: "alike-count", word, by }),
      apart: () => dispatch({ type: "alike-apart" }),
      send: () => dispatch({ type: "alike-send" }),
    },
    /**
     * A click where nothing can be done is answered by why.
     *
     * @param {string} [place] board/number
     */
    miss: (place) => dispatch({ type: "missed", place }),
    /** @param {string} key the piece to look at, or empty for none */
    inspect(key) {
      dispatch({ type: "inspect", key });
      if (key && store.state().game.overlays && store.state().overlays === null) overlays.ask();
    },
    /** @param {string} key the piece under the pointer, or empty */
    point: (key) => dispatch({ type: "point", key: key || store.state().inspected }),
    /** @param {number} quarters */
    turn: (quarters) => dispatch({ type: "turn", quarters }),
    /**
     * @param {Panel} panel
     * @param {boolean} away
     */
    fold: (panel, away) => dispatch({ type: "fold", panel, away }),
    coach: {
      /** @param {string} key */
      told: (key) => dispatch({ type: "coach-told", key }),
      /** @param {string} key */
      again: (key) => dispatch({ type: "coach-again", key }),
      /** Points out what can be clicked. */
      show: () => dispatch({ type: "coach-show", on: true }),
      /** @param {boolean} on */
      set: (on) => dispatch({ type: "coach", on }),
    },
    diceAway: () => dispatch({ type: "dice-away" }),
    /** @param {boolean} open */
    diceOpen: (open) => dispatch({ type: "dice-open", open }),
    seen: () => dispatch({ type: "away-seen" }),
    /** @param {boolean} on */
    setQuick(on) {
      keep(QUICK, on);
      dispatch({ type: "quick", on });
    },
    /** @param {boolean} on */
    setCommands(on) {
      keep(COMMANDS, on);
      dispatch({ type: "commands", on });
    },
    film: {
      begin: () => trying(() => history.begin()),
      /**
       * @param {number} at
       * @param {boolean} [playing]
       */
      go: (at, playing) => trying(() => history.go(at, playing)),
      /**
       * Shows a moment from now on, or from whatever is shown.
       *
       * @param {number} at
       */
      at: (at) =>
        trying(async () => {
          await history.count();
          await history.go(at);
        }),
      /** @param {number} turn */
      toTurn: (turn) => trying(() => history.toTurn(turn)),
      /** @param {1 | -1} by */
      toDecision: (by) => trying(() => history.toDecision(by)),
      /** @param {1 | -1} by */
      toBattle: (by) => trying(() => history.toBattle(by)),
      /** @param {number} speed */
      setSpeed: (speed) => history.setSpeed(speed),
      since: () => trying(() => history.beginAfter(store.state().away?.from ?? 0)),
      end: () => history.end(),
    },
  };
}
