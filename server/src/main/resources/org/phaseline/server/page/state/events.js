// @ts-check
// What can happen to a table page: what comes from the server, what a player chooses, and what is shown.
/** @import { DialogName, Draft, Film, Panel, Preview, Sending, Tab } from "./table.js" */

/**
 * @typedef {| { type: "view", view: Api.View, at: number, writing: boolean }
 *   | { type: "change", change: Api.Change, at: number, writing: boolean }
 *   | { type: "line-opened" }
 *   | { type: "connection", holds: boolean }
 *   | { type: "gone", sentence: string }
 *   | { type: "summary", mine: boolean }
 *   | { type: "log-page", page: Pick<Api.Log, "since" | "log"> }
 *   | { type: "waiting-since", since: number }
 *   | { type: "looked", narrow: boolean }
 *   | { type: "away-seen" }} SeeingEvent
 */

/**
 * @typedef {| { type: "pick", word: string, at: number }
 *   | { type: "act" }
 *   | { type: "drop" }
 *   | { type: "pick-decision", id: string }
 *   | { type: "previewed", asked: string, word: string, preview: Preview }
 *   | { type: "hint", asked: string, hint: Api.Hint | null }
 *   | { type: "no-hint" }
 *   | { type: "finals", asked: string, words: string[] }
 *   | { type: "answer-trouble", attempt: number, trouble: string }
 *   | { type: "answered", sent: Sending }
 *   | { type: "answer-refused", sent: Sending, problem: string }
 *   | { type: "answer-slow", asked: string }
 *   | { type: "give-up" }
 *   | { type: "take-back", at: number }
 *   | { type: "take-back-heard" }
 *   | { type: "take-back-slow" }
 *   | { type: "trying" }
 *   | { type: "failed", problem: string }
 *   | { type: "warning", problem: string }
 *   | { type: "open-note" }
 *   | { type: "close-note" }
 *   | { type: "note", text: string }
 *   | { type: "draft", change: Partial<Draft> }
 *   | { type: "said", text: string }
 *   | { type: "commands", on: boolean }
 *   | { type: "quick", on: boolean }} ChoosingEvent
 */

/**
 * @typedef {| { type: "show", tab: Tab }
 *   | { type: "open", dialog: DialogName }
 *   | { type: "rail", open: boolean }
 *   | { type: "explain", step: number }
 *   | { type: "light", step: number, narrow: boolean }
 *   | { type: "dice-away" }
 *   | { type: "dice-open", open: boolean }
 *   | { type: "envelopes-open" }
 *   | { type: "overlay", id: string, on: boolean }
 *   | { type: "inspect", key: string }
 *   | { type: "missed", place?: string }
 *   | { type: "why-not", asked: string, why: Api.WhyNot }
 *   | { type: "card-away" }
 *   | { type: "turn", quarters: number }
 *   | { type: "fold", panel: Panel, away: boolean }
 *   | { type: "overlays", overlays: Api.Overlay[] }
 *   | { type: "film", film: Film | null }} ShowingEvent
 */

export {};
