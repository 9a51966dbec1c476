// @ts-check
// The order that is being given, below the board: which piece, what it can do, and before it is done, what that would
// change, what it costs and how the dice may fall.
/** @import { Orders } from "../state/planning.js" */
/** @import { Acts } from "../effects/acts.js" */
import { h } from "../shared/dom.js";
import { shortOdds } from "../state/odds.js";
import { choiceOf, isDoneAtOnce, isEmpty, isSame, MOVE } from "../state/planning.js";

/** So many of the likeliest outcomes are shown. */
const MOST_ODDS = 4;

/** @param {number} share */
const percent = (share) => (share > 0 && share < 0.01 ? "under 1 %" : `${Math.round(share * 100)} %`);

/** @param {{ plan: Api.Plan }} props */
function Odds({ plan }) {
  if (plan.odds.length === 0) return null;
  const likely = [...plan.odds].sort((a, b) => b.share - a.share).slice(0, MOST_ODDS);
  return h(
    "ul",
    { class: "odds", "aria-label": "How the dice may fall" },
    likely.map((each, i) =>
      h("li", { key: i }, h("span", { class: "share" }, percent(each.share)), ` ${each.name}: ${shortOdds(each.text)}`),
    ),
  );
}

/** @param {string[]} parts */
const inARow = (parts) => [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" and ");

/** @param {{ plan: Api.Plan }} props */
function Consequences({ plan }) {
  const left = plan.leaves.map((each) => `“${each}”`).join(" and ");
  const warnings = [
    plan.costs.length > 0 ? `Costs ${inARow(plan.costs)}.` : "",
    plan.interruptedBy ? `${plan.interruptedBy} may decide something first.` : "",
    plan.open ? "Something on the way could be decided otherwise: use the list to decide it yourself." : "",
    left ? `First you are done with ${left}.` : "",
    plan.ends && !left ? "This ends what another piece is doing." : "",
    plan.final ? "This cannot simply be undone." : "",
  ].filter(Boolean);
  return h(
    "div",
    { class: "consequences" },
    plan.lines.slice(0, 6).map((line, i) => h("p", { key: i }, line)),
    plan.notes.slice(0, 3).map((line, i) => h("p", { key: `n${i}`, class: "quiet" }, line)),
    plan.modifiers.length > 0 && h("p", { class: "quiet" }, `Counts: ${plan.modifiers.join(", ")}`),
    h(Odds, { plan }),
    warnings.length > 0 && h("p", { class: "warnings" }, warnings.join(" ")),
  );
}

/**
 * What a way is called that chooses nothing: alone where others could come along.
 *
 * @param {Api.PlanTarget["ways"]} ways
 */
const withoutMore = (ways) => (ways.some(({ style }) => /\bwith /.test(style)) ? "alone" : "nothing more");

/**
 * The ways to attack whom is aimed at, where there are several: alone or with others, with this weapon or that.
 *
 * @param {{ orders: Orders, act: Acts["orders"] }} props
 */
function Attacks({ orders: { menu, goal }, act }) {
  const ways = menu?.targets?.find((each) => isSame(each, goal?.at))?.ways ?? [];
  if (!goal?.at || ways.length < 2) return null;
  return h(
    "div",
    { class: "order-kinds", role: "group", "aria-label": "Ways to attack" },
    ways.map(({ style }) =>
      h(
        "button",
        {
          key: style,
          class: "order-kind",
          "aria-pressed": goal.style === style ? "true" : "false",
          onClick: () => act.aim({ at: goal.at, style }, true),
        },
        style || withoutMore(ways),
      ),
    ),
  );
}

/** @param {{ orders: Orders, act: Acts["orders"] }} props */
function OrderKinds({ orders, act }) {
  const { menu, style, goal } = orders;
  const styles = (menu?.styles ?? []).map((name, i) => ({ name, i })).filter(({ name }) => name);
  const others = menu?.orders ?? [];
  if (goal?.at || (styles.length < 2 && others.length === 0)) return null;
  return h(
    "div",
    { class: "order-kinds", role: "group", "aria-label": "Kinds of orders" },
    styles.length > 1 &&
      styles.map(({ name, i }) =>
        h(
          "button",
          {
            key: i,
            class: "order-kind",
            "aria-pressed": style === i ? "true" : "false",
            onClick: () => act.style(style === i ? null : i),
          },
          name,
        ),
      ),
    others.map((each) =>
      h(
        "button",
        {
          key: each.style,
          class: "order-kind",
          "aria-pressed": goal?.style === each.style && goal.to === undefined ? "true" : "false",
          onClick: () => act.aim({ style: each.style }, true),
        },
        each.style,
        each.cost > 0 ? ` (${each.cost})` : "",
      ),
    ),
  );
}

/**
 * What the player can do next, as long as no goal is chosen.
 *
 * @param {Orders} orders
 * @param {number | undefined} spot where the piece stands
 */
function invitation({ others, menu, goal }, spot) {
  const many = others.length > 0;
  if (!menu) return many ? "Finding what they can do together…" : "Finding what it can do…";
  if (isEmpty(menu)) {
    return many ? "They can do nothing together on the board now." : "There is no order for it now.";
  }
  if (goal) return "";
  return [
    menu.moves?.some((row) => row[MOVE.space] !== spot) && `choose where ${many ? "they go" : "it goes"}`,
    menu.targets?.length && `whom ${many ? "they attack" : "it attacks"}`,
    (menu.orders?.length || menu.moves?.some((row) => row[MOVE.space] === spot)) &&
      `what ${many ? "they do" : "it does"} here`,
  ]
    .filter(Boolean)
    .join(", or ")
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/.$/, "$&.");
}

/**
 * What is asked may be for more than an order tells: the piece in hand can be the answer, too.
 *
 * @param {{ orders: Orders, decision: Api.Decision | undefined, pick: Acts["pick"] }} props
 */
function OwnChoice({ orders: { piece, others, menu, goal }, decision, pick }) {
  const own = piece && menu && !goal && others.length === 0 ? choiceOf(decision, piece) : undefined;
  if (!menu || own === undefined) return null;
  return h(
    "button",
    { "data-action": "order-choose", class: isEmpty(menu) ? "main" : "link", onClick: () => pick(own) },
    `Choose it: ${decision?.prompt}`,
  );
}

/**
 * @typedef {object} OrderBarProps
 * @property {Orders} orders
 * @property {Api.Sighting} sighting
 * @property {Api.Decision | undefined} decision
 * @property {Acts} acts
 */

/** @param {OrderBarProps} props */
export function OrderBar({ orders, sighting, decision, acts }) {
  const act = acts.orders;
  const { piece, others, menu, goal, plan, chosen, sending } = orders;
  if (!piece) return null;
  const held = sighting.pieces.find((each) => isSame(each, piece));
  const lead = held?.name ?? "";
  const many = others.length > 0;
  const name = many ? `${lead} and ${others.length} more` : lead;
  const says = invitation(orders, held?.spot?.space);
  return h(
    "section",
    { class: "order-bar", "aria-label": `Order for ${name}` },
    h(
      "p",
      { class: "head" },
      h("strong", null, name),
      says && h("span", { class: "quiet" }, ` ${says}`),
      menu?.cut && h("span", { class: "quiet" }, " There may be more than is shown."),
    ),
    // Above all that can be long: the button is in the same place for every order.
    h(
      "div",
      { class: "buttons" },
      plan &&
        (chosen || !isDoneAtOnce(goal, plan)) &&
        h(
          "button",
          { class: "main", "data-action": "order-do", disabled: sending, onClick: act.send },
          sending ? "Sending…" : "Do it",
        ),
      goal && !plan && h("span", { class: "quiet", role: "status" }, sending ? "Sending…" : "Looking…"),
      h(
        "button",
        { "data-action": "order-drop", disabled: sending, onClick: act.drop },
        goal ? "Back" : many ? "Put them down" : "Put it down",
      ),
    ),
    h(Attacks, { orders, act }),
    plan && h(Consequences, { plan }),
    h(OrderKinds, { orders, act }),
    h(OwnChoice, { orders, decision, pick: acts.pick }),
  );
}
