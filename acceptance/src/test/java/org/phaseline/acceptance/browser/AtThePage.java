package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.phaseline.server.Server;
import org.phaseline.server.Settings;
import org.phaseline.server.StartProblem;
import org.phaseline.server.web.AddressLimits;

/**
 * One server for all tests of this JVM, and one browser for each thread that runs some, with a window of its own for whoever plays. Skipped
 * where there is no Chromium.
 */
@Tag("browser")
abstract class AtThePage {

    static final String CHOICES = ".choices button:not([disabled])";

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    static Server server;

    /** A browser answers only the thread that started it. */
    private static final ThreadLocal<Browsers> BROWSERS = new ThreadLocal<>();

    @BeforeAll
    static void open() throws Exception {
        Optional<Path> chromium = Browsers.installed();
        assumeTrue(chromium.isPresent(), "there is no Chromium here");
        openServer();
        if (BROWSERS.get() == null) {
            Browsers started = Browsers.start(chromium.get());
            BROWSERS.set(started);
            Runtime.getRuntime().addShutdownHook(new Thread(started::close));
        }
    }

    private static synchronized void openServer() throws IOException, StartProblem {
        if (server == null) {
            Path folder = Files.createTempDirectory("phaseline-acceptance");
            server = serve(folder.resolve("data"), 0);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> close(folder)));
        }
    }

    static Browsers browsers() {
        return BROWSERS.get();
    }

    static Server serve(Path data, int port) throws StartProblem {
        return Server.start(
                new Settings("localhost", port, data, AddressLimits.NONE), new PrintWriter(new StringWriter()));
    }

    private static void close(Path folder) {
        server.close();
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        } catch (IOException left) {
            // The system tidies its folder for such files itself.
        }
    }

    @AfterEach
    void nothingIsComplainedAbout() {
        List<String> complaints = browsers().complaints();
        browsers().everybodyLeaves();
        assertThat(complaints).isEmpty();
    }

    /** Opens the page of a game in the lobby, and what there is to set up of a table. */
    static void setUp(Page lobby, String game) {
        lobby.locator(".card", new Page.LocatorOptions().setHasText(game)).click();
        lobby.locator("[data-action=set-up]").click();
        lobby.locator(".setup").waitFor();
    }

    /** Makes a table in the lobby, with the mouse, and says where each seat finds it. */
    static List<String> links(Page lobby, String game, String scenario) {
        setUp(lobby, game);
        if (!scenario.isEmpty()) {
            lobby.getByLabel(scenario).click();
            assertThat(lobby.getByLabel(scenario)).isChecked();
        }
        lobby.locator("button.main").click();
        lobby.locator("#made").waitFor();
        return lobby.locator("#made input").all().stream()
                .map(Locator::inputValue)
                .toList();
    }

    /** Where the seats of a table for a small rulebook of ours are found. */
    static List<String> linksFor(String rulebook) {
        return MadeTables.linksFor(server.address(), rulebook, "umpire");
    }

    /** Each of two seats in a browser of its own. */
    static List<Page> seats(String game, String scenario) {
        return seats(MadeTables.links(server.address(), game, scenario));
    }

    static List<Page> seats(List<String> links) {
        List<Page> seats = new ArrayList<>();
        for (String link : links.subList(0, 2)) {
            Page seat = browsers().open(link);
            seat.locator(".page").waitFor();
            seats.add(seat);
        }
        return seats;
    }

    /** The first seat of the smallest game there is; at the other nobody sits. */
    static Page seat() {
        Page seat = browsers()
                .open(MadeTables.links(server.address(), "Border Skirmish", "").getFirst());
        seat.locator(".page").waitFor();
        return seat;
    }

    /** Two who play the smallest game there is. */
    static List<Page> seats() {
        return seats("Border Skirmish", "");
    }

    /** Clicks on a choice and, where the page first shows what it would do, on the button that does it; waits until that is done. */
    static void choose(Page seat, String word) {
        Locator choice = seat.locator(".choices [data-word=\"" + word + "\"]:not([disabled])");
        choice.waitFor();
        Object asked = asked(seat);
        Locator act = seat.locator("[data-action=do]");
        choice.click();
        until(seat, () -> act.count() > 0 || !asked(seat).equals(asked));
        if (act.count() > 0 && asked(seat).equals(asked)) {
            act.click();
        }
        until(seat, () -> !asked(seat).equals(asked));
    }

    /** What is asked; nothing where nothing is, or the device is being passed on. */
    private static Object asked(Page seat) {
        return seat.evaluate("document.querySelector('.now')?.dataset.asked ?? ''");
    }

    /** Waits as Playwright does, but looks fifty times a second and not as often as it can, which would take a core of the machine. */
    static void until(Page page, BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("waited too long").isLessThan(end);
            page.waitForTimeout(20);
        }
    }

    /** Where something is once it has come to rest: while a page is being drawn, what is clicked on moves away. */
    static BoundingBox atRest(Locator what) {
        Page page = what.page();
        BoundingBox[] last = {Objects.requireNonNull(what.boundingBox())};
        until(page, () -> {
            page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
            BoundingBox before = last[0];
            BoundingBox now = Objects.requireNonNull(what.boundingBox());
            last[0] = now;
            return before.x == now.x && before.y == now.y && before.width == now.width && before.height == now.height;
        });
        return last[0];
    }

    /** Clicks where a hand would: in the middle of something, on whatever lies on top there. */
    static void clickOn(Page page, Locator what) {
        BoundingBox box = atRest(what);
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }
}
