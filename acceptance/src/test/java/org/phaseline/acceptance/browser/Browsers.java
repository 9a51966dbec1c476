package org.phaseline.acceptance.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/** A Chromium of this machine, with a window for each who plays. Remembers what it complained about. */
final class Browsers implements AutoCloseable {

    private static final double PATIENCE_MILLIS = 60_000;
    private static final long PAUSE_NANOS = 20_000_000;

    /** Whoever is root has no sandbox, and nothing here comes from outside. */
    private static final List<String> QUIETLY = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    /**
     * A page keeps a new question still for a moment, lest a click answer what it was not meant for. Whoever plays here is
     * quicker than people are; so is their clock.
     */
    private static final String IN_HASTE =
            "{ const begin = Date.now(), start = performance.now(); Date.now = () => begin + 10000 * (performance.now() - start); }";

    /**
     * Most tests answer question by question, also on the board; what gives orders there is tested where they are not switched off. A page
     * that is still empty may keep nothing.
     */
    private static final String QUESTION_BY_QUESTION = "try { localStorage.getItem('phaseline-orders')"
            + " ?? localStorage.setItem('phaseline-orders', 'false'); } catch {}";

    private final Playwright playwright;
    private final Browser browser;
    private final List<String> complaints = new ArrayList<>();

    private Browsers(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    /** The Chromium that is installed here, if one is; rather the one without windows, which does a third less. */
    static Optional<Path> installed() {
        Stream<String> names =
                Stream.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome");
        List<String> folders = List.of(System.getenv().getOrDefault("PATH", "").split(":"));
        return names.flatMap(name -> folders.stream().map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    static Browsers start(Path chromium) {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
        Playwright playwright = driver();
        Browser browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium)
                        .setArgs(QUIETLY));
        return new Browsers(playwright, browser);
    }

    /** It is unpacked first, and cannot be run as long as a process that another thread starts meanwhile has its file open, too. */
    private static Playwright driver() {
        for (int left = 50; ; left--) {
            try {
                return Playwright.create(
                        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
            } catch (PlaywrightException problem) {
                if (left == 0 || !String.valueOf(problem.getCause()).contains("Text file busy")) {
                    throw problem;
                }
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    /** Somebody's own browser, which shares nothing with the others'. */
    BrowserContext person(Browser.NewContextOptions options) {
        BrowserContext person = human(options);
        person.addInitScript(IN_HASTE);
        person.addInitScript(QUESTION_BY_QUESTION);
        return person;
    }

    /** Somebody who gives orders on the board, as everybody does who has not switched that off. */
    Page commander(String address) {
        return commander(address, new Browser.NewContextOptions().setViewportSize(1280, 900));
    }

    Page commander(String address, Browser.NewContextOptions options) {
        BrowserContext person = human(options);
        person.addInitScript(IN_HASTE);
        Page page = person.newPage();
        page.navigate(address);
        return page;
    }

    /** One whose clock goes as everybody's. */
    BrowserContext human() {
        return human(new Browser.NewContextOptions().setViewportSize(1280, 900));
    }

    private BrowserContext human(Browser.NewContextOptions options) {
        // What glows would be drawn sixty times a second, without a graphics card.
        BrowserContext person = browser.newContext(options.setReducedMotion(ReducedMotion.REDUCE));
        person.setDefaultTimeout(PATIENCE_MILLIS);
        person.onConsoleMessage(this::heard);
        person.onWebError(error -> complaints.add(error.error()));
        return person;
    }

    Page open(String address) {
        return open(address, new Browser.NewContextOptions().setViewportSize(1280, 900));
    }

    Page open(String address, Browser.NewContextOptions options) {
        Page page = person(options).newPage();
        page.navigate(address);
        return page;
    }

    /** Also of what the server refused or does not have: the console tells that as an error, with its address. */
    private void heard(ConsoleMessage message) {
        if (message.type().equals("error") && !late(message)) {
            complaints.add(message.text() + " " + message.location());
        }
    }

    /**
     * What a choice would do may be asked just when it is answered: then there is nothing to tell, and nobody notices. And who is
     * quicker than the page and answers twice is told so; the first answer stands.
     */
    private static boolean late(ConsoleMessage message) {
        return message.text().contains("the server responded with a status of 409")
                && (message.location().contains("/preview?")
                        || message.location().contains("/plan")
                        || message.location().contains("/answer:"));
    }

    /** What scripts failed at, what was missing, what the policy forbade, since it was last asked. */
    List<String> complaints() {
        List<String> heard = List.copyOf(complaints);
        complaints.clear();
        return heard;
    }

    /** So that nobody still asks a server that a test has closed. */
    void everybodyLeaves() {
        List.copyOf(browser.contexts()).forEach(BrowserContext::close);
        complaints.clear();
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
