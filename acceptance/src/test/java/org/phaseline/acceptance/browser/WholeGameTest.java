package org.phaseline.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Two browsers play against each other, with the mouse alone: for a while, and by the long tests whole games. (How a game ends on
 * the page, {@link DicePageTest} sees with a very short one.)
 */
@Tag("slow")
class WholeGameTest extends AtThePage {

    private static final boolean LONG = Boolean.getBoolean("long");
    private static final Duration LONGEST = Duration.ofMinutes(LONG ? 10 : 4);

    /** Of both together, when not to its end: a few orders, with what the other may do about them. */
    private static final int CLICKS = 24;

    private static final int FEW = CLICKS / 10;

    @Test
    void aGameOfUnitsOnATable() {
        play("Arcane Legions", "Toe to toe");
    }

    @Test
    void aGameOfHiddenMenAndSimultaneousFire() {
        play("Rate of Fire", "The patrol at the crossroads");
    }

    @Test
    void aGameOfFleetsOnAStarMapWithSealedBattleForces() {
        play("Federation and Empire", "A lesson");
    }

    @Test
    void aGameWithoutABoard() {
        List<Page> seats = play("Border Skirmish", "");

        seats.get(0).locator("[data-tab=log]").first().click();
        assertThat(seats.get(0).locator(".log").textContent()).contains("The Raiders", "The Garrison");
    }

    private static List<Page> play(String game, String scenario) {
        List<Page> seats = seats(game, scenario);
        List<Hand> hands = new ArrayList<>();
        for (Page seat : seats) {
            hands.add(new Hand(seat, hands.size()));
        }
        int clicks = 0;
        long end = System.nanoTime() + LONGEST.toNanos();
        while (!hands.stream().allMatch(Hand::over)
                && (LONG || clicks < CLICKS || !haveAllAnswersInTheLog(seats))
                && System.nanoTime() < end) {
            int before = clicks;
            for (Hand hand : hands) {
                clicks += hand.click() ? 1 : 0;
            }
            if (clicks == before) {
                seats.getFirst().waitForTimeout(20);
            }
        }
        for (Page seat : seats) {
            assertThat(seat.evaluate("document.documentElement.scrollHeight <= innerHeight"))
                    .as("the page fits its window; only its parts scroll")
                    .isEqualTo(true);
            if (LONG) {
                assertThat(seat.locator(".now").textContent()).contains("The game is over");
            } else {
                assertThat(answersInTheLog(seat))
                        .as("answers in the log after %s clicks", clicks)
                        .isGreaterThan(FEW);
            }
        }
        return seats;
    }

    /** On a slow machine many clicks come while an answer is still on its way, and do nothing. */
    private static boolean haveAllAnswersInTheLog(List<Page> seats) {
        return seats.stream().allMatch(seat -> answersInTheLog(seat) > FEW);
    }

    private static int answersInTheLog(Page seat) {
        seat.locator("[data-tab=log]").first().click();
        return seat.locator(".log li.is-answer").count();
    }
}
