package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.Server;
import org.phaseline.server.StartProblem;

/** What everybody meets first. */
class PageTest extends AtThePage {

    @Test
    void theSecretLeavesTheAddressBarAndNoScriptCanReadIt() {
        Page seat = seat();

        assertThat(seat.url()).doesNotContain("#");
        assertThat(seat.evaluate("document.cookie")).isEqualTo("");
        seat.reload();
        seat.locator(".page").waitFor();
    }

    @Test
    void aSeatIsTakenThoughTheServerIsBusyAtFirst() {
        String link = linksFor("tables/bridge.sop").getFirst();
        Page seat = browsers().human().newPage();
        seat.route("**/sit", route -> busy(route, "Too many at once."), new Page.RouteOptions().setTimes(1));
        seat.route("**/game", Route::abort, new Page.RouteOptions().setTimes(1));
        seat.navigate(link);

        assertThat(seat.locator("#app .problem")).containsText("Too many at once. Trying again");
        assertThat(seat.locator("#app .problem")).containsText("There is no connection. Trying again");
        seat.locator(".page").waitFor();
        assertThat(seat.url()).doesNotContain("#");
        // That it was busy is what this is about.
        browsers().complaints();
    }

    private static void busy(Route route, String sentence) {
        route.fulfill(new Route.FulfillOptions()
                .setStatus(503)
                .setContentType("application/json")
                .setBody("{\"problem\":\"" + sentence + "\"}"));
    }

    @Test
    void aKeyAnswersWithTheChoiceOfItsNumber() {
        Page seat = seat();
        Locator first = seat.locator(CHOICES).first();
        String word = first.locator("span").first().textContent();

        seat.keyboard().press("1");
        assertThat(seat.locator(".log")).containsText(": " + word);
    }

    @Test
    void whyTellsTheWayToAQuestionAndWhatWaitsForIt() {
        Page seat = seat();
        seat.locator("[data-action=why]").first().click();
        Locator strand = seat.locator("dialog[data-dialog=why] .strand").first();

        assertThat(strand.locator("h3")).containsText("The Raiders");
        assertThat(strand.locator(".way .here")).containsText("Write down a plan for the day");
        assertThat(strand.locator(".halt").first()).containsText("is revealed when all are ready");
    }

    @Test
    void aDialogClosesByAClickBesideItAndNotByMarkingItsText() {
        Page seat = seat();
        seat.locator("[data-action=menu]").click();
        Locator menu = seat.locator("dialog[data-dialog=menu]");
        BoundingBox field = Objects.requireNonNull(menu.locator("#player").boundingBox());
        seat.mouse().move(field.x + 40, field.y + field.height / 2);
        seat.mouse().down();
        seat.mouse().move(5, field.y, new Mouse.MoveOptions().setSteps(3));
        seat.mouse().up();
        assertThat(menu).isVisible();

        seat.mouse().click(5, field.y);
        assertThat(menu).hasCount(0);
    }

    @Test
    void aLostConnectionSaysSoAndHealsByItself(@TempDir Path data) throws StartProblem {
        int port = portNobodyElseIsGiven();
        Server before = serve(data, port);
        List<String> links = MadeTables.links(before.address(), "Border Skirmish", "");
        Page seat = browsers()
                .person(new Browser.NewContextOptions().setViewportSize(1280, 900))
                .newPage();
        // Only a choice that is known to need no preview is answered by its key alone; which ones are final is another
        // request, and either may be answered first.
        seat.waitForRequestFinished(
                asking(".*/preview\\?.*&choice=.*"),
                () -> seat.waitForRequestFinished(asking(".*/preview\\?[^&]*"), () -> seat.navigate(links.getFirst())));
        String word = seat.locator(CHOICES).first().locator("span").first().textContent();

        before.close();
        seat.locator(".line.lost").waitFor();
        seat.keyboard().press("1");
        assertThat(seat.locator(".trouble")).containsText("no connection");

        try (Server after = serve(data, port)) {
            assertThat(seat.locator(".line.lost")).hasCount(0);
            assertThat(seat.locator(".log")).containsText(": " + word);
            assertThat(after.port()).isEqualTo(port);
        }
        // That it could not connect is what this is about.
        browsers().complaints();
    }

    private static Page.WaitForRequestFinishedOptions asking(String address) {
        return new Page.WaitForRequestFinishedOptions()
                .setPredicate(request -> request.url().matches(address));
    }

    /**
     * A free port below those the system hands out. One of its own could be given to another test's server while this one's is down.
     */
    private static int portNobodyElseIsGiven() {
        return new Random()
                .ints(10_000, 20_000)
                .filter(PageTest::isFree)
                .findFirst()
                .orElseThrow();
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket(port)) {
            return socket.isBound();
        } catch (IOException taken) {
            return false;
        }
    }
}
