// @ts-check
// What has happened, on the board: the way that others went, shots as lines, losses on the counter, crosses where
// something was taken off.
/** @import { Happened } from "../state/happened.js" */
/** @import { Entry } from "./counters.js" */
/** @import { Geometry, Point } from "./geometry.js" */
import { h } from "../shared/dom.js";
import { sideClass } from "./counters.js";
import { Arrow } from "./ghosts.js";

/** @param {Point[]} points */
const lineThrough = (points) => points.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");

/** @typedef {{ g: Geometry, board: Api.Board, happened: Happened, entries: Entry[], scale: number }} HappenedProps */

/** Below the counters: where they came from. @param {HappenedProps} props */
export function Traces({ g, board, happened, scale }) {
  const traces = happened.traces.filter((trace) => trace.board === board.name);
  return h(
    "g",
    { class: "traces", "aria-hidden": "true" },
    traces.map(({ key, side, spaces }) => {
      const points = spaces.map((space) => g.at(space));
      const [from, to] = points.slice(-2);
      return h(
        "g",
        { key, class: `trace ${sideClass({ side })}`, "data-trace": key },
        h("path", { class: "way", d: lineThrough(points) }),
        h("circle", { class: "start", cx: points[0][0], cy: points[0][1], r: 5 / scale }),
        h(Arrow, { from, to, scale, gap: g.measured ? g.unit * 0.4 : g.unit * 0.34 }),
      );
    }),
  );
}

/**
 * Who has provoked the reaction that is asked for.
 *
 * @param {{ entry: Entry, size: number }} props
 */
function Provoker({ entry: { key, x, y, size: counter }, size }) {
  return h(
    "g",
    { class: "provoker", transform: `translate(${x} ${y})`, "data-provoker": key },
    h("circle", { class: "around", r: counter.small * 0.72 }),
    h(
      "g",
      { transform: `translate(${-counter.halfWide} ${-counter.halfHigh})` },
      h("circle", { class: "badge", r: size * 0.62 }),
      h("text", { y: size * 0.36, "font-size": size }, "!"),
    ),
  );
}

/** Above the counters: what they have lost, and who shot at whom. @param {HappenedProps} props */
export function Hits({ g, board, happened, entries, scale }) {
  const size = Math.max(13 / scale, g.measured ? 0 : g.unit * 0.26);
  const shots = happened.shots.filter((shot) => shot.from.board === board.name);
  const gone = happened.gone.filter((each) => each.board === board.name);
  return h(
    "g",
    { class: "hits", "aria-hidden": "true" },
    shots.map(({ from, to }, i) => {
      const [[x1, y1], [x2, y2]] = [g.at(from.space), g.at(to.space)];
      return h("line", { key: `s${i}`, class: "shot", x1, y1, x2, y2 });
    }),
    gone.map(({ key, side, space, name }) => {
      const [x, y] = g.at(space);
      const r = g.measured ? 9 / scale : g.unit * 0.22;
      return h(
        "g",
        { key: `g${key}`, class: `gone ${sideClass({ side })}`, transform: `translate(${x} ${y})`, "data-gone": key },
        h("title", null, `${name} was taken off here`),
        h("path", { d: `M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}` }),
      );
    }),
    (happened.provokers ?? []).flatMap((key) => {
      const entry = entries.find((each) => each.key === key);
      return entry ? [h(Provoker, { key: `p${key}`, entry, size })] : [];
    }),
    happened.drops.flatMap(({ key, name, by }, i) => {
      const entry = entries.find((each) => each.key === key);
      if (!entry) return [];
      const above = happened.drops.slice(0, i).filter((each) => each.key === key).length;
      const y = entry.y - entry.size.halfHigh - size * (0.2 + above);
      const x = entry.x + entry.size.halfWide;
      return [
        h(
          "g",
          { key: `d${key}${name}`, class: "drop", transform: `translate(${x} ${y})`, "data-drop": key },
          h("circle", { class: "ring", cx: entry.x - x, cy: entry.y - y, r: entry.size.small * 0.62 }),
          h("text", { "font-size": size }, `−${-by}`),
        ),
      ];
    }),
  );
}
