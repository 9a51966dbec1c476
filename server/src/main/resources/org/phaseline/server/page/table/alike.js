// @ts-check
// One screen for questions that ask the same several times.
/** @import { Alike } from "../state/alike.js" */
/** @import { Acts } from "../effects/acts.js" */
import { h } from "../shared/dom.js";
import { countsOf, isAll, leftOf, promptOf, rowsOf } from "../state/alike.js";
import { capital } from "./words.js";

/**
 * @typedef {object} AlikeProps
 * @property {Alike} alike
 * @property {Api.Decision} decision
 * @property {Acts["alike"]} act
 */

/** @param {AlikeProps & { row: { word: string, title: string } }} props */
function Row({ alike, act, row: { word, title } }) {
  const count = countsOf(alike)[word] ?? 0;
  const busy = alike.sending !== null;
  /**
   * @param {1 | -1} by
   * @param {string} sign
   * @param {boolean} disabled
   */
  const step = (by, sign, disabled) =>
    h(
      "button",
      {
        class: "step-count",
        disabled: disabled || busy,
        "aria-label": `${by > 0 ? "Once more" : "Once less"}: ${title}`,
        onClick: () => act.count(word, by),
      },
      sign,
    );
  return h(
    "li",
    { class: count > 0 ? "some" : "", "data-alike": word },
    h("span", { class: "title" }, capital(title)),
    step(-1, "−", count === 0),
    h("output", { "aria-label": `${title}: ${count}` }, count),
    step(1, "+", leftOf(alike) <= 0),
  );
}

/** @param {AlikeProps} props */
export function AlikeQuestions(props) {
  const { alike, decision, act } = props;
  if (!alike.found) return null;
  const { questions } = alike.found;
  const rows = rowsOf(alike, decision);
  const left = leftOf(alike);
  const all = !alike.counts && isAll(alike, decision);
  const busy = alike.sending !== null;
  return h(
    "section",
    { class: "alike", "aria-label": `${promptOf(alike.found)} ${questions} times` },
    h(
      "p",
      null,
      h("b", null, all ? `All ${questions}: ` : `${questions} times. `),
      all ? rows.map(({ title }) => title).join(", ") : "A proposal; change it as you like:",
    ),
    // Above what can be long: nobody should have to look for it.
    h(
      "div",
      { class: "row" },
      h(
        "button",
        { class: "main", "data-action": "alike-do", disabled: busy || left !== 0, onClick: act.send },
        busy ? "Sending…" : left > 0 ? `${left} still to choose` : `Do all ${questions}`,
      ),
      h("button", { class: "link", "data-action": "alike-apart", disabled: busy, onClick: act.apart }, "one by one"),
    ),
    !all &&
      h(
        "ul",
        null,
        rows.map((row) => h(Row, { key: row.word, ...props, row })),
      ),
  );
}
