// Elements by name, and what every page does: the look that was chosen, and what this browser has sat down at.
import { h, render, Component, Fragment } from "./preact.js";

export { h, render, Component, Fragment };

const LOOK = "phaseline-look";
const TABLES = "phaseline-tables";

export function stored(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

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

/** The tables this browser has sat down at, latest first. Addresses only: the secrets are in cookies no script can read. */
export const myTables = () => stored(TABLES, []);

export function remember(table) {
  store(TABLES, [table, ...myTables().filter((other) => other.path !== table.path)].slice(0, 50));
}

/** Takes a table off that list; it stays where it is. */
export function forget(path) {
  store(
    TABLES,
    myTables().filter((other) => other.path !== path),
  );
}

export async function ask(path, body) {
  const answer = await fetch(
    path,
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
  );
  const json = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
  if (!answer.ok) {
    throw Object.assign(new Error(json.problem ?? "The server did not understand."), { status: answer.status });
  }
  return json;
}

export const lookButton = () =>
  h("button", { class: "plain", title: "Light or dark", "aria-label": "Light or dark", onClick: toggleLook }, "◐");

/** A day as people write it where this browser is. */
export const day = (millis) =>
  new Date(millis).toLocaleDateString(undefined, { year: "numeric", month: "long", day: "numeric" });
