package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Keys alone: from the lobby to the end of a game, and every dialog. */
class KeysTest extends AtThePage {

    private static final boolean LONG = Boolean.getBoolean("long");

    @Test
    void aTableIsMadeWithKeysAlone() {
        Page lobby = browsers().open(server.address());
        lobby.locator(".card").first().waitFor();

        tabTo(lobby, "el => el.classList.contains('card') && el.textContent.includes('Border')");
        lobby.keyboard().press("Enter");
        lobby.locator(".game-page").waitFor();
        tabTo(lobby, "el => el.matches('[data-action=set-up]')");
        lobby.keyboard().press("Enter");
        tabTo(lobby, "el => el.matches('button.main')");
        lobby.keyboard().press("Enter");

        lobby.locator("#made").waitFor();
    }

    @Test
    void aGameIsPlayedToItsEndWithKeysAlone() {
        List<Page> seats = LONG ? seats() : seats(linksFor("tables/two-rolls.sop"));
        for (int i = 0; i < 3000 && !seats.stream().allMatch(KeysTest::over); i++) {
            Page seat = seats.get(i % 2);
            if (seat.locator(CHOICES).count() > 0) {
                seat.keyboard().press(i % 7 == 0 ? "2" : "1");
                seat.keyboard().press("Enter");
            } else {
                seat.waitForTimeout(20);
            }
        }

        assertThat(seats)
                .allSatisfy(
                        seat -> assertThat(seat.locator(".now").textContent()).contains("The game is over"));
        Page seat = seats.getFirst();
        assertThat(seat.locator(".ending h2")).hasText(Pattern.compile(".* won|A draw"));
        assertThat(seat.locator(".ending .scores")).containsText("oints");
        seat.locator("[data-action=ending-close]").press("Enter");
        assertThat(seat.locator(".ending")).hasCount(0);
    }

    @Test
    void enterDoesWhatTheKeyOfANumberHasSelected() {
        Page north = browsers().open(linksFor("tables/bridge.sop").getFirst());
        choose(north, "left");
        choose(north, "left");
        assertThat(north.locator(".now")).containsText("How many points?");

        north.keyboard().press("2");
        assertThat(north.locator("[data-would='2']")).isVisible();
        north.keyboard().press("Enter");
        assertThat(north.locator(".now")).containsText("How many for the South?");
        assertThat(north.locator(".log")).containsText("'How many points?': 2");
    }

    @Test
    void helpListsTheKeysAndEscapeLeavesIt() {
        Page seat = seat();
        seat.locator(CHOICES).first().waitFor();

        seat.keyboard().press("?");
        assertThat(seat.locator("dialog[data-dialog=help]")).containsText("Esc");
        seat.keyboard().press("Escape");
        assertThat(seat.locator("dialog[data-dialog=help]")).hasCount(0);
    }

    private static boolean over(Page seat) {
        return seat.locator(".now.over").count() > 0;
    }

    private static void tabTo(Page page, String wanted) {
        for (int i = 0; i < 200; i++) {
            page.keyboard().press("Tab");
            if (Boolean.TRUE.equals(page.evaluate("(" + wanted + ")(document.activeElement)"))) {
                return;
            }
        }
        throw new AssertionError("Tab never came to it");
    }
}
