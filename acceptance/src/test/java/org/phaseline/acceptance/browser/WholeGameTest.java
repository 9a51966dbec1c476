package org.phaseline.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two browsers play whole games against each other, with the mouse alone. */
class WholeGameTest extends AtThePage {

    private static final Duration LONGEST = Duration.ofMinutes(4);

    @Test
    void aGameOfUnitsOnATable() {
        play("Arcane Legions", "Toe to toe");
    }

    @Test
    void aGameOfHiddenMenAndSimultaneousFire() {
        play("Rate of Fire", "The patrol at the crossroads");
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
        long end = System.nanoTime() + LONGEST.toNanos();
        while (!hands.stream().allMatch(Hand::over) && System.nanoTime() < end) {
            boolean clicked = false;
            for (Hand hand : hands) {
                clicked |= hand.click();
            }
            if (!clicked) {
                seats.getFirst().waitForTimeout(20);
            }
        }
        assertThat(seats)
                .allSatisfy(
                        seat -> assertThat(seat.locator(".now").textContent()).contains("The game is over"));
        return seats;
    }
}
