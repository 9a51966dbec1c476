package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Clock;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The live line of a page, one that has died silently and one that nobody looks at; and coming back. */
class LineTest extends AtThePage {

    private static final long SILENCE = 41_000;
    private static final long UNSEEN = 61_000;
    private static final long GLANCE = 31_000;
    private static final long THREE_DAYS = 3 * 24 * 3_600_000L;

    /** What the browser would show and sound, written down. */
    private static final String LISTENING = """
            window.told = [];
            window.Notification = class {
              static permission = "granted";
              static async requestPermission() { return "granted"; }
              constructor(title) { told.push(title); }
            };
            const tone = AudioContext.prototype.createOscillator;
            AudioContext.prototype.createOscillator = function () { told.push("a tone"); return tone.call(this); };
            """;

    private static boolean isLine(Request request) {
        return request.url().contains("/events?");
    }

    /** A seat whose time can be made to pass. */
    private static Page seat(String link, AtomicInteger lines, AtomicInteger closed) {
        Page seat = browsers().human().newPage();
        seat.addInitScript(LISTENING);
        seat.clock().install();
        seat.onRequestFailed(request -> {
            if (isLine(request)) {
                closed.incrementAndGet();
            }
        });
        seat.onRequest(request -> {
            if (isLine(request)) {
                lines.incrementAndGet();
            }
        });
        seat.navigate(link);
        seat.locator(".page").waitFor();
        // The line is opened when the page has been drawn.
        until(seat, () -> lines.get() == 1);
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

        seat.clock().fastForward(SILENCE);
        until(seat, () -> lines.get() == 2);
        assertThat(seat.locator(".line.lost")).hasCount(0);
    }

    @Test
    void aPageThatNobodyLooksAtLetsGoOfItsLineAndStillSaysWhoseMoveItIs() {
        List<String> links = linksFor("tables/bridge.sop");
        AtomicInteger lines = new AtomicInteger();
        AtomicInteger closed = new AtomicInteger();
        Page south = seat(links.get(1), lines, closed);
        Page north = browsers().open(links.get(0));
        south.locator("[data-action=menu]").click();
        south.locator("#alert-sound").check();
        south.locator("#alert-notify").check();
        south.keyboard().press("Escape");
        south.evaluate("told.length = 0");

        looked(south, "hidden");
        south.clock().fastForward(UNSEEN);
        until(south, () -> closed.get() == lines.get());
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
        assertThat(south.evaluate("told.join()")).isEqualTo("a tone,a tone,The bridge, At the bridge");
        assertThat(lines).hasValue(before);

        looked(south, "visible");
        assertThat(south.locator(".now.mine h2")).containsText("Rest");
        until(south, () -> lines.get() == before + 1);
    }

    @Test
    void whoComesBackIsToldSinceWhenTheTableWaitsAndWhatHappenedMeanwhile() {
        List<String> links = linksFor("tables/bridge.sop");
        Page north = browsers().open(links.get(0));
        north.locator(CHOICES).first().waitFor();
        String awaited = north.url();
        north.navigate("about:blank");
        Page south = browsers().human().newPage();
        south.clock().install(new Clock.InstallOptions().setTime(System.currentTimeMillis() + THREE_DAYS));
        south.navigate(links.get(1));
        assertThat(south.locator(".since")).hasText("for 3 days");
        String seat = south.url();
        south.navigate("about:blank");
        north.navigate(awaited);
        choose(north, "left");
        choose(north, "right");
        assertThat(north.locator(".now")).containsText("How many points?");

        south.navigate(seat);
        south.locator("[data-away='2'] summary").click();
        assertThat(south.locator("[data-away] li").last()).containsText("'Where then?': right");
        south.locator("[data-action=film-since]").click();
        assertThat(south.locator(".past-banner")).containsText("You are looking at the past");
    }
}
