// @ts-check
// What somebody has written of a rulebook of their own: it outlives another card, a table that was made, and a reload,
// because this browser keeps it. The server keeps none of it before a table is made.
/** @import { RulebookDraft } from "../state/lobby.js" */
import { store, stored } from "../shared/dom.js";
import { withBrought } from "../state/lobby.js";

const DRAFT = "phaseline-rulebook";
const MOST = 1024 * 1024;
/** @type {RulebookDraft} */
const EMPTY = { files: [], open: "" };

export function draft() {
  const kept = stored(DRAFT, EMPTY);
  return Array.isArray(kept.files) ? kept : EMPTY;
}

/**
 * @param {Api.File[]} files
 * @param {string} open
 */
export const keepDraft = (files, open) => store(DRAFT, { files, open });

/**
 * Whether what is dragged are files, and not a piece of text.
 *
 * @param {DragEvent} event
 */
export const carriesFiles = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");

/**
 * The draft with files of this device put in.
 *
 * @param {Api.File[]} files
 * @param {Iterable<File>} list
 */
export async function withFiles(files, list) {
  const read = await Promise.all(
    [...list].map(async (file) => ({ name: file.name, text: (await file.text()).replace(/\r\n/g, "\n") })),
  );
  const all = withBrought(files, read);
  if (all.reduce((sum, file) => sum + file.text.length, 0) > MOST)
    throw new Error("A rulebook can be at most 1 MB, all its files together.");
  return { files: all, open: read[0]?.name ?? "" };
}

/**
 * Gives the files to this device, each by its name.
 *
 * @param {Api.File[]} files
 */
export function saveFiles(files) {
  for (const { name, text } of files) {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    Object.assign(document.createElement("a"), { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }
}
