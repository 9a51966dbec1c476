// @ts-check
// Which dialog is open.
/** @import { Parts } from "./view.js" */
import { h } from "../shared/dom.js";
import { AboutDialog } from "./about.js";
import { Corrections, Raise } from "./umpire.js";
import { Help, Menu, StepDialog } from "./help.js";
import { WhyDialog } from "./why.js";

/** @param {Parts} parts */
export function Dialogs(parts) {
  const { state, act, sighting, at } = parts;
  const { dialog, game } = state;
  switch (dialog) {
    case null:
      return null;
    case "about":
      return h(AboutDialog, parts);
    case "why":
      return h(WhyDialog, { ...parts, index: at });
    case "help":
      return h(Help, { close: act.close });
    case "menu":
      return h(Menu, parts);
    case "correct":
      return h(Corrections, parts);
    case "raise":
      return h(Raise, parts);
    default:
      return h(StepDialog, { game, sighting, index: dialog.step, close: act.close });
  }
}
