// @ts-check
// The game's history as a film: what this seat has seen, moment by moment. Nothing can be answered meanwhile.
/** @import { Acts } from "../effects/acts.js" */
/** @import { Film } from "../state/table.js" */
import { h } from "../shared/dom.js";

const SPEEDS = [0.5, 1, 2, 4];

/**
 * How fast it plays, and the way to a game turn.
 *
 * @param {{ film: Film, reel: Acts["film"], turns: number }} props
 */
function Pace({ film, reel, turns }) {
  /** @param {(value: number) => void} set */
  const chosen = (set) => (/** @type {{ currentTarget: HTMLSelectElement }} */ event) =>
    set(Number(event.currentTarget.value));
  return [
    h(
      "select",
      {
        key: "turn",
        "aria-label": "Go to turn",
        "data-action": "film-turn",
        value: String(film.sighting.gameTurn),
        onChange: chosen(reel.toTurn),
      },
      Array.from({ length: Math.max(turns, film.sighting.gameTurn) }, (_, i) =>
        h("option", { key: i, value: String(i + 1) }, `Turn ${i + 1}`),
      ),
    ),
    h(
      "select",
      {
        key: "speed",
        "aria-label": "Speed",
        "data-action": "film-speed",
        value: String(film.speed),
        onChange: chosen(reel.setSpeed),
      },
      SPEEDS.map((speed) => h("option", { key: speed, value: String(speed) }, `${speed}×`)),
    ),
  ];
}

/** @param {{ film: Film | null, reel: Acts["film"], turns: number }} props */
export function FilmStrip({ film, reel, turns }) {
  if (!film) {
    return h(
      "div",
      { class: "film", role: "group", "aria-label": "History" },
      h(
        "button",
        {
          class: "link",
          "data-action": "film",
          "aria-keyshortcuts": "h",
          title: "Go back through the game (h)",
          onClick: reel.begin,
        },
        "◀ ▮▮ ▶ history",
      ),
    );
  }
  const { at, moments, playing } = film;
  /**
   * @param {string} action
   * @param {string} name
   * @param {string} sign
   * @param {() => void} to
   * @param {boolean} [disabled]
   */
  const button = (action, name, sign, to, disabled) =>
    h(
      "button",
      { class: "plain", "data-action": action, "aria-label": name, title: name, disabled, onClick: to },
      sign,
    );
  return h(
    "div",
    { class: "film on", role: "group", "aria-label": "History" },
    button("film-first", "Go to the beginning", "|◀", () => reel.go(0), at === 0),
    button("film-decision-back", "Previous decision", "◀?", () => reel.toDecision(-1), at === 0),
    button("film-battle-back", "Previous dice", "◀⚄", () => reel.toBattle(-1), at === 0),
    button("film-back", "Previous moment", "◀", () => reel.go(at - 1), at === 0),
    button("film-play", playing ? "Pause" : "Play", playing ? "▮▮" : "▷", () =>
      reel.go(playing ? at : at >= moments - 1 ? 0 : at, !playing),
    ),
    button("film-on", "Next moment", "▶", () => reel.go(at + 1), at >= moments - 1),
    button("film-battle", "Next dice", "⚄▶", () => reel.toBattle(1), at >= moments - 1),
    button("film-decision", "Next decision", "?▶", () => reel.toDecision(1), at >= moments - 1),
    h(Pace, { film, reel, turns }),
    h("input", {
      type: "range",
      "aria-label": "Moment",
      min: 0,
      max: moments - 1,
      value: at,
      onInput: (event) => reel.go(Number(event.currentTarget.value)),
    }),
    h("span", { class: "at" }, `${at + 1} of ${moments}`),
    h("button", { "data-action": "film-now", onClick: reel.end }, "Back to now"),
  );
}
