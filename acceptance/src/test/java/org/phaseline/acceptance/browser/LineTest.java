package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The live line of a page: one that has died silently, and one that nobody looks at. */
class LineTest extends AtThePage {

    private static final long SILENCE = 41_000;
    private static final long UNSEEN = 61_000;
    private static final long GLANCE = 31_000;

    /** A seat whose time can be made to pass. */
    private static Page seat(String link, AtomicInteger lines, AtomicInteger closed) {
        Page seat = browsers.human().newPage();
        seat.clock().install();
        seat.onRequestFailed(request -> {
            if (request.url().endsWith("/events")) {
                closed.incrementAndGet();
            }
        });
        seat.onRequest(request -> {
            if (request.url().endsWith("/events")) {
                lines.incrementAndGet();
            }
        });
        seat.navigate(link);
        seat.locator(".page").waitFor();
        return seat;
    }

    private static void looked(Page seat, String state) {
        seat.evaluate("""
                (state) => {
                  Object.defineProperty(document, "visibilityState", { get: () => state, configurable: true });
                  document.dispatchEvent(new Event("visibilitychange"));
                }""", state);
    }

    @Test
    void aLineOnWhichNothingComesIsOpenedAgain() {
        AtomicInteger lines = new AtomicInteger();
        Page seat = seat(linksFor("tables/bridge.sop").getFirst(), lines, new AtomicInteger());
        assertThat(lines).hasValue(1);

        seat.clock().fastForward(SILENCE);
        seat.waitForCondition(() -> lines.get() == 2);
        assertThat(seat.locator(".line.lost")).hasCount(0);
    }

    @Test
    void aPageThatNobodyLooksAtLetsGoOfItsLineAndStillSaysWhoseMoveItIs() {
        List<String> links = linksFor("tables/bridge.sop");
        AtomicInteger lines = new AtomicInteger();
        AtomicInteger closed = new AtomicInteger();
        Page south = seat(links.get(1), lines, closed);
        Page north = browsers.open(links.get(0));

        looked(south, "hidden");
        south.clock().fastForward(UNSEEN);
        south.waitForCondition(() -> closed.get() == lines.get());
        int before = lines.get();
        choose(north, "left");
        choose(north, "left");
        choose(north, "1");
        north.locator("[data-figure]").fill("5");
        north.locator("[data-action=figure]").click();
        north.locator("[data-action=do]").click();
        choose(north, "skip");
        assertThat(north.locator(".awaited")).containsText("The South");
        assertThat(south).not().hasTitle(Pattern.compile("^● .*"));
        south.clock().fastForward(GLANCE);
        assertThat(south).hasTitle(Pattern.compile("^● .*"));
        assertThat(lines).hasValue(before);

        looked(south, "visible");
        assertThat(south.locator(".now.mine h2")).containsText("Rest");
        assertThat(lines).hasValue(before + 1);
    }
}
