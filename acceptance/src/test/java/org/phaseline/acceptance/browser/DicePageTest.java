package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What browsers add to the dice and keep of them, and what they say when somebody has exchanged them. */
class DicePageTest extends AtThePage {

    /** The rolls of the game as the page's server tells them, and how many shares each has. */
    private static final String SHARES =
            "async () => (await (await fetch(location.pathname + '/dice')).json()).rolls.map((roll) => roll.shares.length)";

    private static final String KEPT = "localStorage.getItem('phaseline-dice-' + location.pathname)";

    @Test
    void inTheLobbyOneChoosesDiceThatAllAddTo() {
        Page lobby = browsers().open(server.address());
        setUp(lobby, "Border Skirmish");
        lobby.locator("[data-dice=shared]").check();
        Request order = lobby.waitForRequest(
                "**/api/tables", () -> lobby.locator("button.main").click());
        lobby.locator("#made").waitFor();
        assertThat(order.postData()).contains("\"dice\":\"shared\"");
    }

    private static void playToTheEnd(List<Page> seats) {
        for (Page seat : seats) {
            choose(seat, "1");
            choose(seat, "ready");
        }
    }

    @Test
    void everyRollOfALiveGameHasAShareOfEachBrowserAndIsComparedAtTheEnd() throws Exception {
        List<Page> seats = seats(MadeTables.linksFor(server.address(), "tables/two-rolls.sop", "shared"));
        for (Page seat : seats) {
            until(seat, () -> String.valueOf(seat.evaluate(KEPT)).contains("\"added\":[\""));
        }
        playToTheEnd(seats);
        for (Page seat : seats) {
            assertThat(seat.locator(".ending [data-dice]")).hasAttribute("data-dice", "good");
            assertThat(seat.locator(".ending [data-dice]")).containsText("as this browser saw them");
        }
        assertThat((List<?>) seats.getFirst().evaluate(SHARES)).isNotEmpty().allMatch(count -> count.equals(2));
        Download receipt = seats.getFirst()
                .waitForDownload(() -> seats.getFirst()
                        .locator(".ending [data-action=receipt]")
                        .click());
        assertThat(Files.readString(receipt.path())).contains("\"phaseline-receipt\": 1", "\"shares\"");
    }

    @Test
    void aBrowserKeepsTheCommitmentBeforeItAddsToTheDiceAndSaysWhenItWasExchanged() {
        Page red = seat();
        until(red, () -> String.valueOf(red.evaluate(KEPT)).contains("\"added\":[\""));
        red.evaluate("""
                () => {
                  const key = 'phaseline-dice-' + location.pathname;
                  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), commitment: 'ab' }));
                }""");
        red.reload();
        assertThat(red.getByText("The dice of this game have been tampered with")
                        .first())
                .isVisible();
    }
}
