// What the page says to those who hear it: what is asked of whom, what a selected choice would do, what was rolled.
import { h, Fragment } from "../shared/dom.js";
import { called, readable, seatName, waiting } from "./words.js";

/** Requests of the others that wait for my word. */
export const toConsent = (desk) => (desk?.asked ?? []).filter((each) => !each.mine && !each.answered);

/** What now, in a sentence or two. */
export function nowInWords(game, sighting, desk, decision) {
  const requests = game.me
    ? toConsent(desk).map((each) => `${seatName(game, desk, each.by)} asks you to agree: ${each.text}.`)
    : [];
  const now = sighting.over
    ? `The game is over. ${sighting.winner ? `Won by ${sighting.winner}.` : "Nobody has won."}`
    : decision
      ? `You are asked: ${decision.prompt || called(game, decision.step)}`
      : `Waiting for ${waiting(game, sighting)}.`;
  return [...requests, now].join(" ");
}

function preview(selected, { lines = [], unknown, final }) {
  const does = unknown
    ? "what it would do cannot be shown now"
    : lines.slice(0, 8).map(readable).join("; ") || "nothing more to show";
  return `${selected}: ${does}.${final ? " This cannot be taken back freely." : ""} Once more does it.`;
}

/** Three places that are always there, because what comes with its words is not always read out. */
export function Said({ said, selected, would, rolls }) {
  const line = (text) => h("p", { class: "unseen", "aria-live": "polite", role: "status" }, text);
  return h(
    Fragment,
    null,
    line(said),
    line(would ? preview(selected, would) : ""),
    line(rolls ? rolls.map((each) => each.text).join("; ") : ""),
  );
}
