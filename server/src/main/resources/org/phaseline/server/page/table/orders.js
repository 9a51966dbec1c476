// @ts-check
// What is about to be submitted, above the buttons that do it or change it.
import { h } from "../shared/dom.js";
import { ordersOf } from "../state/orders.js";
import { capital } from "./words.js";

/** @param {{ sighting: Api.Sighting, decision: Api.Decision }} props */
export function Orders({ sighting, decision }) {
  const orders = decision.sealed ? ordersOf(sighting) : [];
  if (orders.length === 0) return null;
  const done = decision.kind === "ready";
  return h(
    "section",
    { class: "orders", "aria-label": "Your orders" },
    h("h3", null, done ? (decision.awaited ? "You are about to submit" : "You have submitted") : "Written so far"),
    h(
      "ul",
      null,
      orders.map(({ key, title, texts }) =>
        h("li", { key }, title && h("b", null, `${capital(title)}: `), texts.join(", ")),
      ),
    ),
  );
}
