package org.phaseline.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The first game of each game that has one, against a bot, with the mouse on a large screen and with a finger on a phone, on the board
 * alone: for a while, and by the long tests to its end. Prints how many clicks it took.
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

    private static Stream<Arguments> games() {
        Stream<Arguments> usual = Stream.of(
                arguments("legions", true), arguments("rof", false), arguments("ocs", true), arguments("fe", false));
        Stream<Arguments> others = Stream.of(
                arguments("legions", false), arguments("rof", true), arguments("ocs", false), arguments("fe", true));
        return LONG ? Stream.concat(usual, others) : usual;
    }

    @ParameterizedTest
    @MethodSource("games")
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
        assertThat(hand.over() || hand.clicks() >= CLICKS)
                .as("there always was something to click on")
                .isTrue();
        assertThat(hand.besides())
                .as("clicks beside the board, such as in the list of choices")
                .isZero();
        if (LONG) {
            assertThat(hand.over())
                    .as("the game is over; asked: %s", page.locator(".at-board").allTextContents())
                    .isTrue();
        }
    }

    @Test
    void aWholeDuelTakesFewerThanAHundredAndFiftyClicks() {
        if (!LONG) {
            System.out.println("How many clicks a whole duel takes is counted by the long tests only.");
        }
        assumeTrue(LONG, "counted by the long tests only");
        Page page = FewClicksTest.player("legions", "Duel", "Rome", "Egypt", "easy");
        BoardHand hand = new BoardHand(page, false, 11);
        Map<String, Integer> counted = play(page, hand, MOST_CLICKS_OF_A_DUEL);
        System.out.printf(
                "clicks         a whole duel of legions against easy: %d%s, for %s%n",
                hand.clicks(), hand.over() ? "" : ", not to its end", counted);
        assertThat(hand.over()).as("over after %s clicks", hand.clicks()).isTrue();
    }

    /** What the first button of a game's page begins, is played to its end. */
    @Test
    void playNowAgainstABotGoesToTheEndOfTheGame() {
        if (!LONG) {
            System.out.println("A game from 'Play now' to its end is played by the long tests only.");
        }
        assumeTrue(LONG, "played by the long tests only");
        Page page = browsers()
                .commander(
                        server.address() + "games/legions", new Browser.NewContextOptions().setViewportSize(1440, 900));
        page.locator("[data-action=play-now]").click();
        page.locator(".board").first().waitFor();
        assertThat(page.locator(".others").textContent()).contains("(bot, normal)");
        BoardHand hand = new BoardHand(page, false, 5);
        Map<String, Integer> counted = play(page, hand, Integer.MAX_VALUE);
        System.out.printf("play now       legions against normal: %d clicks, for %s%n", hand.clicks(), counted);

        assertThat(hand.over()).as("over after %s clicks", hand.clicks()).isTrue();
        assertThat(page.locator(".now.over").textContent()).contains("The game is over", "Won by");
    }
}
