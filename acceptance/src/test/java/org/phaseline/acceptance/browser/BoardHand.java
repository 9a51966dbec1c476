package org.phaseline.acceptance.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who plays with mouse or finger as a newcomer would: reads what the coach says, clicks a unit that glows, then whom it can attack or
 * a place it can go to, reads what that would do, and does it. Counts the clicks.
 */
final class BoardHand {

    /** So many units are tried before the question is declined or answered in the list. */
    private static final int MOST_UNITS = 2;

    /** Where the next click goes, and what it is for; nothing where there is nothing to click. */
    private static final String NEXT = """
            ([most, which]) => {
              const shown = (selector) => [...document.querySelectorAll(selector)]
                .filter((each) => !each.disabled && each.getClientRects().length > 0);
              const asked = document.querySelector("#now")?.dataset.asked ?? "";
              const memory = (window.played ??= { asked: "", tried: new Set(), since: 0 });
              if (memory.asked !== asked) Object.assign(memory, { asked, tried: new Set(), since: performance.now() });
              const one = (from) => from[Math.floor(which * from.length)];
              const spot = (chosen, what) => {
                const hits = (x, y) => {
                  const under = document.elementFromPoint(x, y);
                  return under && (chosen === under || chosen.contains(under));
                };
                const middle = () => {
                  const { left, top, width, height } = chosen.getBoundingClientRect();
                  return { x: left + width / 2, y: top + height / 2 };
                };
                if (!hits(middle().x, middle().y)) chosen.scrollIntoView({ block: "center", behavior: "instant" });
                return { ...middle(), what };
              };
              const main = shown("[data-action=coach-next], [data-action=order-do], [data-action=do], [data-action=alike-do]");
              if (main.length) return spot(main[0], main[0].dataset.action);
              if (shown(".order-bar [role=status]").length) return null;
              if (shown(".order-bar").length) {
                for (const goal of ["face/", "at/", "go/"]) {
                  const found = shown(`.board [data-word^="${goal}"]`);
                  if (found.length) return spot(one(found), goal);
                }
                const orders = shown(".order-kind");
                if (orders.length) return spot(one(orders), "order");
                const down = shown("[data-action=order-drop]");
                return down.length ? spot(down[0], "down") : null;
              }
              const own = document.querySelector("#now.mine");
              if (!own) return null;
              const units = shown('.board [data-word^="order/"]').filter((each) => !memory.tried.has(each.dataset.word));
              if (units.length && memory.tried.size < most) {
                const unit = one(units);
                memory.tried.add(unit.dataset.word);
                return spot(unit, "unit");
              }
              // Which units can be ordered is known a moment after the question.
              if (performance.now() - memory.since < 800) return null;
              const list = shown(".choices [data-choice]");
              const declines = list.filter((each) => each.matches(".declines"));
              const places = shown('.board .space[data-word], .board .place[data-word]');
              if (memory.tried.size >= most && declines.length) return spot(declines[0], "declines");
              const does = list.filter((each) => !each.matches(".declines"));
              if (list.length) return spot(one(does.length ? does : list), "choice");
              if (places.length) return spot(one(places), "place");
              const figure = shown("[data-action=figure]");
              return figure.length ? spot(figure[0], "figure") : null;
            }""";

    private final Page page;
    private final boolean touch;
    private final Random random;
    private int clicks;

    BoardHand(Page page, boolean touch, long seed) {
        this.page = page;
        this.touch = touch;
        this.random = new Random(seed);
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

    boolean over() {
        return page.locator(".now.over").count() > 0;
    }
}
