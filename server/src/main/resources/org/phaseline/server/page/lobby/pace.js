// @ts-check
// How fast a table plays: live or over days, with or without clocks, and who may join.
//
// What tests can hold on to: [data-pace=none|live|daily] #clock-kind #clock-total #clock-increment #clock-each
// #clock-zero #open-table
/** @import { Pace } from "../state/pace.js" */
import { h, Fragment } from "../shared/dom.js";
import { NO_HURRY } from "../state/pace.js";

/** @type {Record<Pace["pace"], [string, string]>} */
const PACES = {
  none: ["As it comes", "no clocks; answer whenever you like"],
  live: ["Live", "everybody is there until the game is over"],
  daily: ["A few moves a day", "over days or weeks"],
};

/** @param {{ pace: Pace, change: (pace: Pace) => void }} props */
export function PaceChoice({ pace, change }) {
  /** @param {Partial<Pace>} what */
  const set = (what) => change({ ...pace, ...what });
  const daily = pace.pace === "daily";
  return h(
    "fieldset",
    { class: "pace" },
    h("legend", null, "Pace"),
    Object.entries(PACES).map(([value, [title, about]]) =>
      h(
        "label",
        { key: value },
        h("input", {
          type: "radio",
          name: "pace",
          "data-pace": value,
          checked: pace.pace === value,
          onChange: () =>
            set({
              ...NO_HURRY,
              pace: /** @type {Pace["pace"]} */ (value),
              ...(value === "daily" ? { total: 14, increment: 12, each: 3 } : {}),
            }),
        }),
        h("span", null, title, h("small", null, about)),
      ),
    ),
    pace.pace !== "none" &&
      h(
        "div",
        { class: "clock-rules" },
        h(
          "label",
          { for: "clock-kind" },
          "Clocks ",
          h(
            "select",
            {
              id: "clock-kind",
              value: pace.kind,
              onChange: (event) => set({ kind: /** @type {Pace["kind"]} */ (event.currentTarget.value) }),
            },
            h("option", { value: "none" }, "none"),
            h("option", { value: "total" }, "a time for the whole game"),
            h("option", { value: "each" }, "a time for each answer"),
          ),
        ),
        pace.kind === "total" &&
          h(
            Fragment,
            null,
            amount("clock-total", daily ? "Days for each player" : "Minutes for each player", pace.total, (total) =>
              set({ total }),
            ),
            amount(
              "clock-increment",
              daily ? "Hours added for each turn" : "Seconds added for each turn",
              pace.increment,
              (increment) => set({ increment }),
              0,
            ),
          ),
        pace.kind === "each" &&
          amount("clock-each", daily ? "Days for each answer" : "Minutes for each answer", pace.each, (each) =>
            set({ each }),
          ),
        pace.kind !== "none" &&
          h(
            "label",
            { for: "clock-zero" },
            "When the time is over ",
            h(
              "select",
              {
                id: "clock-zero",
                value: pace.atZero,
                onChange: (event) => set({ atZero: /** @type {Pace["atZero"]} */ (event.currentTarget.value) }),
              },
              h("option", { value: "nothing" }, "the clock turns red"),
              h("option", { value: "bot" }, "a bot takes over"),
              h("option", { value: "lost" }, "the game is lost"),
            ),
          ),
      ),
  );
}

/**
 * @param {string} id
 * @param {string} title
 * @param {number} value
 * @param {(value: number) => void} set
 */
const amount = (id, title, value, set, least = 1) =>
  h(
    "label",
    { for: id },
    `${title} `,
    h("input", {
      id,
      type: "number",
      min: least,
      max: 300,
      value,
      onChange: (event) => set(Math.min(300, Math.max(least, Number(event.currentTarget.value) || least))),
    }),
  );

/** @param {{ open: boolean, change: (open: boolean) => void }} props */
export const OpenChoice = ({ open, change }) =>
  h(
    "fieldset",
    null,
    h("legend", null, "Who may join"),
    h(
      "label",
      null,
      h("input", {
        type: "checkbox",
        id: "open-table",
        checked: open,
        onChange: (event) => change(event.currentTarget.checked),
      }),
      h(
        "span",
        null,
        "Open to anybody here",
        h("small", null, "the lobby lists the table until its seats are taken or you close it again"),
      ),
    ),
  );
