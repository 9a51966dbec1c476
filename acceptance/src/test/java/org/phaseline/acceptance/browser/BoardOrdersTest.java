package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A move on a hex map as people give it: with the mouse, on the board. */
class BoardOrdersTest extends AtThePage {

    private static final String FIRST = ".choices [data-word='To go first']";

    @Test
    void aUnitIsChosenByItsCounterAndGoesToTheHexThatIsClicked() {
        List<Page> seats = seats("Operational Combat Series", "A lesson");
        seats.forEach(seat -> choose(seat, "skip"));
        until(
                seats.getFirst(),
                () -> seats.stream().anyMatch(seat -> seat.locator(FIRST).count() > 0));
        boolean axis = seats.getFirst().locator(FIRST).count() > 0;
        Page seat = axis ? seats.getFirst() : seats.getLast();
        String unit = axis ? "90th Infantry Division" : "8th Infantry Division";
        choose(seat, "To go first");
        choose(seat, "Move a unit or stack");

        click(seat, seat.locator(".board .piece[data-word='" + unit + "']"));
        assertThat(seat.locator(".now h2")).containsText("What does " + unit + " do?");
        choose(seat, "Go to a hex");
        Locator hex = seat.locator(".board .place[data-word='0503']");
        click(seat, hex);
        assertThat(seat.locator("[data-would='0503']")).containsText(unit + " goes to 0503");
        click(seat, hex);

        assertThat(seat.locator(".now h2")).containsText("What does " + unit + " do?");
        assertThat(seat.locator(".choices [data-word='no more']")).containsText("nothing more");
        assertThat(seats.get(axis ? 1 : 0).locator(".log")).containsText(unit + " goes to 0503");
    }

    private static void click(Page seat, Locator what) {
        what.waitFor();
        clickOn(seat, what);
    }
}
