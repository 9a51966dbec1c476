package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.Server;
import org.phaseline.server.Settings;
import org.phaseline.server.StartProblem;
import org.phaseline.server.web.AddressLimits;

/** A server and browsers for one class of tests. Skipped where there is no Chromium. */
abstract class AtThePage {

    static final String CHOICES = ".choices button:not([disabled])";

    @TempDir
    private static Path folder;

    static Server server;
    static Browsers browsers;

    @BeforeAll
    static void open() throws StartProblem {
        Optional<Path> chromium = Browsers.installed();
        assumeTrue(chromium.isPresent(), "there is no Chromium here");
        server = serve(folder.resolve("data"), 0);
        browsers = Browsers.start(chromium.get());
    }

    static Server serve(Path data, int port) throws StartProblem {
        return Server.start(
                new Settings("localhost", port, data, AddressLimits.NONE), new PrintWriter(new StringWriter()));
    }

    @AfterAll
    static void close() {
        if (browsers != null) {
            browsers.close();
        }
        if (server != null) {
            server.close();
        }
    }

    @AfterEach
    void nothingIsComplainedAbout() {
        List<String> complaints = browsers.complaints();
        browsers.everybodyLeaves();
        assertThat(complaints).isEmpty();
    }

    /** Makes a table in the lobby, with the mouse, and says where each seat finds it. */
    static List<String> links(Page lobby, String game, String scenario) {
        lobby.locator(".card", new Page.LocatorOptions().setHasText(game)).click();
        lobby.locator(".card[aria-checked=true]", new Page.LocatorOptions().setHasText(game))
                .waitFor();
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
        Object made = browsers.open(server.address())
                .evaluate("""
                async ({ name, text }) => {
                  const reply = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" },
                    body: JSON.stringify({ files: [{ name, text }] }) });
                  const made = await reply.json();
                  if (!made.seats) throw new Error(JSON.stringify(made));
                  return made.seats.map((seat) => new URL(seat.link, location).href);
                }""", Map.of("name", rulebook.replaceAll(".*/", ""), "text", text(rulebook)));
        return ((List<?>) Objects.requireNonNull(made))
                .stream().map(String::valueOf).toList();
    }

    private static String text(String rulebook) {
        try (InputStream in = Objects.requireNonNull(AtThePage.class.getResourceAsStream("/" + rulebook))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Each of two seats in a browser of its own. */
    static List<Page> seats(String game, String scenario) {
        List<String> links = links(browsers.open(server.address()), game, scenario);
        List<Page> seats = new ArrayList<>();
        for (String link : links.subList(0, 2)) {
            Page seat = browsers.open(link);
            seat.locator(".page").waitFor();
            seats.add(seat);
        }
        return seats;
    }

    /** Two who play the smallest game there is. */
    static List<Page> seats() {
        return seats("Border Skirmish", "");
    }

    /** Clicks on a choice and, where the page first shows what it would do, on the button that does it; waits until that is done. */
    static void choose(Page seat, String word) {
        Locator choice = seat.locator(".choices [data-word='" + word + "']:not([disabled])");
        choice.waitFor();
        Object asked = asked(seat);
        Locator act = seat.locator("[data-action=do]");
        choice.click();
        seat.waitForCondition(() -> act.count() > 0 || !asked(seat).equals(asked));
        if (act.count() > 0 && asked(seat).equals(asked)) {
            act.click();
        }
        seat.waitForCondition(() -> !asked(seat).equals(asked));
    }

    /** What is asked; nothing where nothing is, or the device is being passed on. */
    private static Object asked(Page seat) {
        return seat.evaluate("document.querySelector('.now')?.dataset.asked ?? ''");
    }
}
