// @ts-check
// Elements by name, and what every page does: the look that was chosen, and what this browser has sat down at.
/** @import { VNode } from "preact" */
import { h, render, Component, Fragment } from "./preact.js";
import { store, stored } from "./storage.js";

export { h, Component, Fragment, store, stored };

const LOOK = "phaseline-look";
const TABLES = "phaseline-tables";

export function applyLook() {
  const look = stored(LOOK, "");
  if (look) document.documentElement.dataset.look = look;
}

export function toggleLook() {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const now = document.documentElement.dataset.look || (dark ? "dark" : "light");
  const next = now === "dark" ? "light" : "dark";
  document.documentElement.dataset.look = next;
  store(LOOK, next);
}

/** @typedef {{ path: string, title: string, seat: string, seats?: string[] }} KeptTable */

/**
 * The tables this browser has sat down at, latest first. Addresses only: the secrets are in cookies no script can read.
 */
export const myTables = () => stored(TABLES, /** @type {KeptTable[]} */ ([]));

/** @param {KeptTable} table */
export function remember(table) {
  store(TABLES, [table, ...myTables().filter((other) => other.path !== table.path)].slice(0, 50));
}

/**
 * Takes a table off that list; it stays where it is.
 *
 * @param {string} path
 */
export function forget(path) {
  store(
    TABLES,
    myTables().filter((other) => other.path !== path),
  );
}

export const lookButton = () =>
  h("button", { class: "plain", title: "Light or dark", "aria-label": "Light or dark", onClick: toggleLook }, "◐");

/**
 * A day as people write it where this browser is.
 *
 * @param {number} millis
 */
export const day = (millis) =>
  new Date(millis).toLocaleDateString(undefined, { year: "numeric", month: "long", day: "numeric" });

/**
 * For attributes that say true or false in words.
 *
 * @param {unknown} value
 */
export const trueOrFalse = (value) => (value ? "true" : "false");

/** Where the page is drawn; before that, a sentence stands there. */
export const app = () => /** @type {HTMLElement} */ (document.getElementById("app"));

/**
 * Says something while there is no page yet.
 *
 * @param {string} sentence
 * @param {string} kind
 */
export function sayInstead(sentence, kind) {
  const place = app().querySelector("p");
  if (!place) return;
  place.textContent = sentence;
  place.className = kind;
}

/**
 * Says why there is no page, and leads back.
 *
 * @param {string} sentence
 */
export const drawProblem = (sentence) =>
  draw(
    h(
      "section",
      { class: "dead-end" },
      h("p", { class: "problem", role: "alert" }, sentence),
      h("p", null, h("a", { class: "button", href: "/" }, "Back to the lobby")),
    ),
  );

/** @param {VNode} page */
export function draw(page) {
  app().replaceChildren();
  render(page, app());
}
