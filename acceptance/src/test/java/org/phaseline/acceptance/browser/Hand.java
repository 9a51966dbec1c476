package org.phaseline.acceptance.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Somebody who plays with the mouse alone: points at what glows on the board or stands in the list, looks, and does it. */
final class Hand {

    /** Where a click would do something: the button that does what is selected, else a choice on the board or in the list. */
    private static final String WHERE_TO = """
            ([onBoard, which]) => {
              const free = (selector) => [...document.querySelectorAll(selector)].filter((each) => !each.disabled);
              const act = free('[data-action=do]');
              const board = free('.board [data-word]');
              const list = [...free('.choices [data-choice]'), ...free('[data-action=figure]')];
              const from = act.length ? act : board.length && (onBoard || !list.length) ? board : list;
              if (!from.length) return null;
              const chosen = from[Math.floor(which * from.length)];
              chosen.scrollIntoView({ block: 'nearest', behavior: 'instant' });
              const { left, top, width, height } = chosen.getBoundingClientRect();
              return { x: left + width / 2, y: top + height / 2 };
            }""";

    private static final double ON_THE_BOARD = 0.7;

    private final Page page;
    private final Random random;

    Hand(Page page, long seed) {
        this.page = page;
        this.random = new Random(seed);
    }

    /** Clicks once, if there is anything to click on. */
    boolean click() {
        if (!(where() instanceof Map<?, ?> spot)
                || !(spot.get("x") instanceof Number x)
                || !(spot.get("y") instanceof Number y)) {
            return false;
        }
        page.mouse().click(x.doubleValue(), y.doubleValue());
        return true;
    }

    private @Nullable Object where() {
        return page.evaluate(WHERE_TO, List.of(random.nextDouble() < ON_THE_BOARD, random.nextDouble()));
    }

    boolean over() {
        return page.locator(".now.over").count() > 0;
    }

    Page page() {
        return page;
    }
}
