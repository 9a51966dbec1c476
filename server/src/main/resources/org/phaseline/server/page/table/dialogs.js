// Which dialog is open.
import { h } from "../shared/dom.js";
import { Corrections, Raise } from "./umpire.js";
import { Help, Menu, StepDialog } from "./help.js";
import { WhyDialog } from "./why.js";

const BY_NAME = { help: Help, menu: Menu, correct: Corrections, raise: Raise };

export function Dialogs({ dialog, ...all }) {
  if (dialog === "why") return h(WhyDialog, { ...all, index: all.at });
  if (dialog?.step >= 0) return h(StepDialog, { ...all, index: dialog.step });
  return BY_NAME[dialog] ? h(BY_NAME[dialog], all) : null;
}
