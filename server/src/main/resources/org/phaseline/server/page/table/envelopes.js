// @ts-check
// Unseen choices: an envelope per seat, which all open together.
import { h } from "../shared/dom.js";
import { capital } from "./words.js";

/**
 * An envelope per seat: open while it is being filled, closed when it is ready. They open together.
 *
 * @param {{ game: Api.Game, sighting: Api.Sighting }} props
 */
export function Envelopes({ game, sighting }) {
  const mine = sighting.decisions.find((each) => each.sealed);
  const others = sighting.awaited.filter((each) => each.sealed);
  if (!mine && others.length === 0) return null;
  const closed = mine?.kind === "ready" && !mine.awaited;
  /**
   * @param {string} who
   * @param {boolean} ready
   * @param {boolean} own
   */
  const envelope = (who, ready, own) =>
    h(
      "li",
      { key: who, class: ready ? "closed" : "open", "data-envelope": ready ? "closed" : "open" },
      h(
        "svg",
        { viewBox: "0 0 32 24", "aria-hidden": "true" },
        h("rect", { class: "paper", x: 1.5, y: 5.5, width: 29, height: 17, rx: 2 }),
        ready
          ? h("path", { class: "flap", d: "M2 6 L16 17 L30 6" })
          : h("path", { class: "flap", d: "M2 6 L16 -3 L30 6" }),
        ready && h("circle", { class: "wax", cx: 16, cy: 15, r: 3.2 }),
      ),
      h(
        "span",
        null,
        h("b", null, capital(own ? `${who} (you)` : who)),
        ready ? (own ? " ready, can still change" : " ready") : " choosing in secret",
      ),
    );
  return h(
    "ul",
    { class: "envelopes", "aria-label": "Secret choices", title: "Choices stay secret until everybody is ready" },
    mine && envelope(game.me, closed, true),
    others.map((each) => envelope(each.who, each.ready, false)),
  );
}

/**
 * All are ready: the envelopes open together.
 *
 * @param {{ names: string[] | null }} props
 */
export function Opened({ names }) {
  return (
    names &&
    h(
      "ul",
      { class: "envelopes opened", role: "status" },
      names.map((who) =>
        h(
          "li",
          { key: who },
          h(
            "svg",
            { viewBox: "0 0 32 24", "aria-hidden": "true" },
            h("rect", { class: "paper", x: 1.5, y: 5.5, width: 29, height: 17, rx: 2 }),
            h("path", { class: "flap lid", d: "M2 6 L16 17 L30 6" }),
            h("path", { class: "letter-in", d: "M6 14 L6 1 L26 1 L26 14" }),
          ),
          h("span", null, h("b", null, capital(who)), " revealed"),
        ),
      ),
    )
  );
}
