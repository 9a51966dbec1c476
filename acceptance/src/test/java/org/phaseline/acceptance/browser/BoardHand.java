package org.phaseline.acceptance.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who plays with mouse or finger on the board alone, as a newcomer would: reads what the coach says, clicks a unit that glows, then
 * whom it can attack or a place it can go to, reads what that would do, and does it; what else is asked they answer on the board or right
 * below it. Counts the clicks.
 */
final class BoardHand {

    /** So many units are tried before the question is declined or answered otherwise. */
    private static final int MOST_UNITS = 2;

    /**
     * Where the next click goes, and what it is for; nothing where there is nothing to click. Only the board counts, what is asked below
     * it, and what the coach says.
     */
    private static final String NEXT = """
            ([most, which]) => {
              const shown = (selector) => [...document.querySelectorAll(selector)]
                .filter((each) => !each.disabled && each.getClientRects().length > 0);
              const asked = document.querySelector("#now")?.dataset.asked ?? "";
              const memory = (window.played ??= { asked: "", tried: new Set(), since: 0 });
              if (memory.asked !== asked) Object.assign(memory, { asked, tried: new Set(), since: performance.now() });
              const one = (from) => from[Math.floor(which * from.length)];
              const spot = (chosen, what) => {
                const middle = () => {
                  const { left, top, width, height } = chosen.getBoundingClientRect();
                  return { x: left + width / 2, y: top + height / 2 };
                };
                const hit = () => {
                  const under = document.elementFromPoint(middle().x, middle().y);
                  return under && (chosen === under || chosen.contains(under));
                };
                if (!hit()) chosen.scrollIntoView({ block: "center", behavior: "instant" });
                return { ...middle(), what };
              };
              const unless = (from, ...not) => from.filter((each) => !not.some((word) => each.dataset.word.startsWith(word)));
              const main = shown("[data-action=coach-next]")
                .concat(shown(["order-do", "do", "alike-do"].map((each) => `.at-board [data-action=${each}]`).join()));
              if (main.length) return spot(main[0], main[0].dataset.action);
              if (shown(".order-bar [role=status]").length) return null;
              if (shown(".order-bar").length) {
                const own = shown("[data-action=order-choose]");
                if (own.length && memory.tried.size > most) return spot(own[0], "own");
                for (const goal of ["face/", "at/", "go/"]) {
                  const found = shown(`.board [data-word^="${goal}"]`);
                  if (found.length) return spot(one(found), goal);
                }
                const orders = shown(".order-kind");
                if (orders.length) return spot(one(orders), "order");
                const down = own.concat(shown("[data-action=order-drop]"));
                return down.length ? spot(down[0], own.length ? "own" : "down") : null;
              }
              if (!document.querySelector("#now.mine")) return null;
              const units = shown('.board [data-word^="order/"]');
              const untried = units.filter((each) => !memory.tried.has(each.dataset.word));
              if (untried.length && memory.tried.size < most) {
                const unit = one(untried);
                memory.tried.add(unit.dataset.word);
                return spot(unit, "unit");
              }
              // Which units can be ordered is known a moment after the question.
              if (performance.now() - memory.since < 800) return null;
              const answers = shown(".at-board .answers [data-choice]");
              const declines = answers.filter((each) => each.matches(".declines"));
              // Nobody goes on for ever with what leads nowhere.
              if (declines.length && (memory.tried.size >= most || which > 0.85)) return spot(declines[0], "declines");
              const placed = unless(shown(".board [data-word]"), "stack/", "look/", "order/", "orders/")
                .concat(shown(".cards .choice"));
              const does = answers.filter((each) => !each.matches(".declines")).concat(placed);
              if (does.length) {
                const choice = one(does);
                return spot(choice, choice.matches(".at-board *") ? "answer" : "on the board");
              }
              const stacks = shown(".board .pile.glowing .height");
              if (stacks.length && !shown(".fan").length) return spot(one(stacks), "stack");
              if (units.length) {
                const unit = one(untried.length ? untried : units);
                memory.tried.add(unit.dataset.word).add("again");
                return spot(unit, "unit");
              }
              const figure = shown(".at-board [data-action=figure]");
              if (figure.length) return spot(figure[0], "figure");
              return declines.length ? spot(declines[0], "declines") : null;
            }""";

    /** What is clicked beside the board; to have read what the coach says is no answer. */
    private static final String COUNT = """
            () => {
              window.besides = 0;
              addEventListener("click", ({ target }) => {
                if (!target.closest(".middle, .coach")) window.besides++;
              }, true);
            }""";

    private final Page page;
    private final boolean touch;
    private final Random random;
    private int clicks;

    BoardHand(Page page, boolean touch, long seed) {
        this.page = page;
        this.touch = touch;
        this.random = new Random(seed);
        page.evaluate(COUNT);
    }

    /** Clicks once, if there is anything to click on; what for. */
    @Nullable
    String click() {
        if (!(page.evaluate(NEXT, List.of(MOST_UNITS, random.nextDouble())) instanceof Map<?, ?> spot)
                || !(spot.get("x") instanceof Number x)
                || !(spot.get("y") instanceof Number y)) {
            return null;
        }
        if (touch) {
            page.touchscreen().tap(x.doubleValue(), y.doubleValue());
        } else {
            page.mouse().click(x.doubleValue(), y.doubleValue());
        }
        clicks++;
        return String.valueOf(spot.get("what"));
    }

    int clicks() {
        return clicks;
    }

    /** How many clicks hit something else than the board and what is asked right below it. */
    int besides() {
        return ((Number) page.evaluate("window.besides")).intValue();
    }

    boolean over() {
        return page.locator(".now.over").count() > 0;
    }
}
