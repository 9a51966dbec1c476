package org.phaseline.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The first game of each game that has one, against a bot, with the mouse on a large screen and with a finger on a phone: for a while,
 * and by the long tests to its end. Prints how many clicks it took.
 */
@Tag("slow")
class FirstGamesTest extends AtThePage {

    private static final boolean LONG = Boolean.getBoolean("long");
    private static final Duration LONGEST = Duration.ofMinutes(LONG ? 20 : 3);

    /** When not to the end. */
    private static final int CLICKS = 20;

    private static final int MOST_CLICKS_OF_A_DUEL = 150;

    private static Page firstGame(String game, boolean phone) {
        Page page = browsers()
                .commander(
                        server.address() + "games/" + game,
                        new Browser.NewContextOptions()
                                .setViewportSize(phone ? 390 : 1440, phone ? 844 : 900)
                                .setHasTouch(phone)
                                .setIsMobile(phone));
        page.locator("[data-action=first-game]").click();
        page.locator(".board").first().waitFor();
        return page;
    }

    /** Plays until the game is over, or for a while; says for what was clicked how often. */
    private static Map<String, Integer> play(Page page, BoardHand hand, int most) {
        Map<String, Integer> counted = new TreeMap<>();
        long end = System.nanoTime() + LONGEST.toNanos();
        while (!hand.over() && hand.clicks() < most && System.nanoTime() < end) {
            String what = hand.click();
            if (what != null) {
                counted.merge(what, 1, Integer::sum);
            }
            page.waitForTimeout(what == null ? 100 : 250);
        }
        return counted;
    }

    @ParameterizedTest
    @CsvSource({
        "legions, false",
        "rof, false",
        "ocs, false",
        "fe, false",
        "legions, true",
        "rof, true",
        "ocs, true",
        "fe, true"
    })
    void aNewcomerPlaysTheFirstGame(String game, boolean phone) {
        Page page = firstGame(game, phone);
        BoardHand hand = new BoardHand(page, phone, 7);
        Map<String, Integer> counted = play(page, hand, LONG ? Integer.MAX_VALUE : CLICKS);
        System.out.printf(
                "first game     %-8s %-8s %d clicks%s, for %s%n",
                game, phone ? "phone" : "desktop", hand.clicks(), hand.over() ? " to its end" : "", counted);
        assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .as("nothing lies beyond the edge")
                .isEqualTo(true);
        assertThat(counted).containsKey("unit");
        if (LONG) {
            assertThat(hand.over()).as("the game is over").isTrue();
        }
    }

    @Test
    void aWholeDuelTakesFewerThanAHundredAndFiftyClicks() {
        Page page = FewClicksTest.player("legions", "Duel", "Rome", "Egypt");
        BoardHand hand = new BoardHand(page, false, 11);
        play(page, hand, LONG ? MOST_CLICKS_OF_A_DUEL : CLICKS);
        System.out.printf(
                "clicks         a whole duel of legions: %d%s%n", hand.clicks(), hand.over() ? "" : ", not to its end");
        if (LONG) {
            assertThat(hand.over()).as("over after %s clicks", hand.clicks()).isTrue();
        }
    }
}
