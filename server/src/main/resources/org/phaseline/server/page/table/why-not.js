// @ts-check
// Why something is not offered: the condition of the rulebook that is not met, in words and as it is written.
import { h, Fragment } from "../shared/dom.js";
import { capital } from "./words.js";

/** @param {{ unmet: Api.Unmet }} props */
function Condition({ unmet: { said, written } }) {
  return h(
    Fragment,
    null,
    said ? `${capital(said)}. ` : "The rulebook asks for this: ",
    h("code", { title: "The condition, as the rulebook writes it" }, written),
  );
}

/** @param {{ why: Api.WhyNot }} props */
export function Unmet({ why: { question, unmet, options } }) {
  return h(
    "div",
    { class: "why-not", role: "status" },
    question && h("p", { class: "quiet" }, question),
    unmet.map((each) => h("p", { key: each.written }, h(Condition, { unmet: each }))),
    unmet.length === 0 && h(UnmetOptions, { options }),
  );
}

/** @param {Pick<Api.WhyNot, "options">} props */
export function UnmetOptions({ options }) {
  return h(
    "ul",
    { class: "unmet" },
    options.map((option) =>
      h(
        "li",
        { key: option.title },
        h("strong", null, option.title),
        " is not offered. ",
        option.unmet.map((each) => h("span", { key: each.written }, h(Condition, { unmet: each }), " ")),
      ),
    ),
  );
}
