package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Orders given on the board: many answers with two clicks or one drag, taken back at once. */
class PlanOrdersTest extends AtThePage {

    private static final String COHORT = "[data-word='order/Unit/0']";
    private static final String IS_SENT = "First cohort takes a step to the rear";

    /** The first seat of a table of its own, with pieces that can be given orders. */
    private static Page commander() {
        Page lobby = browsers().open(server.address());
        Object link = lobby.evaluate("""
                async (order) => {
                  const made = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" },
                    body: JSON.stringify(order) });
                  return (await made.json()).seats[0].link;
                }""", Map.of("game", "legions", "scenario", "Duel"));
        Page seat = browsers().commander(server.address().replaceAll("/$", "") + link);
        seat.locator(".board " + COHORT).waitFor();
        return seat;
    }

    private static Mouse.MoveOptions inSteps() {
        return new Mouse.MoveOptions().setSteps(4);
    }

    /** The place behind the cohort: the lowest that glows. */
    private static double[] behind(Page seat) {
        seat.locator(".board .place[data-word^='go/']").first().waitFor();
        double[] lowest = {0, 0};
        for (Locator place : seat.locator(".board .place[data-word^='go/']").all()) {
            double[] at = middle(place);
            lowest = at[1] > lowest[1] ? at : lowest;
        }
        return lowest;
    }

    private static double[] middle(Locator what) {
        BoundingBox box = atRest(what);
        return new double[] {box.x + box.width / 2, box.y + box.height / 2};
    }

    @Test
    void aUnitIsPickedUpAndGoesWhereTheNextClickIsAndAllOfItIsTakenBackAtOnce() {
        Page seat = commander();
        double[] unit = middle(seat.locator(COHORT));

        seat.mouse().click(unit[0], unit[1]);
        assertThat(seat.locator(".order-bar")).containsText("First cohort");
        double[] place = behind(seat);
        seat.mouse().click(place[0], place[1]);

        assertThat(seat.locator(".log")).containsText(IS_SENT);
        assertThat(seat.locator(".now h2")).containsText("Step or turn");
        seat.locator("[data-action=back]").click();
        assertThat(seat.locator(".log")).containsText("Taken back");
        assertThat(seat.locator(".now h2")).containsText("Give an order to a unit");
    }

    @Test
    void aUnitIsDraggedWithItsGhostAndWhatItWouldDoIsRead() {
        Page seat = commander();
        double[] unit = middle(seat.locator(COHORT));
        seat.mouse().move(unit[0], unit[1]);
        seat.mouse().down();
        seat.mouse().move(unit[0] + 12, unit[1] + 12, inSteps());
        double[] place = behind(seat);
        seat.mouse().move(place[0], place[1], inSteps());
        assertThat(seat.locator(".order-bar")).containsText(IS_SENT);
        assertThat(seat.locator(".preview .ghost")).hasCount(1);

        seat.mouse().up();

        assertThat(seat.locator(".log")).containsText(IS_SENT);
    }

    @Test
    void keysAloneGiveAnOrderAndEscapePutsTheUnitDown() {
        Page seat = commander();
        seat.locator(COHORT).focus();
        seat.keyboard().press("Enter");
        assertThat(seat.locator(".order-bar")).containsText("First cohort");
        seat.keyboard().press("Escape");
        assertThat(seat.locator(".order-bar")).hasCount(0);

        seat.locator(COHORT).focus();
        seat.keyboard().press("Enter");
        behind(seat);
        seat.locator(".board .place[data-word^='go/']").first().focus();
        seat.keyboard().press("Enter");
        assertThat(seat.locator(".log")).containsText("First cohort is ordered: ");
    }

    @Test
    void anEnemyOutOfRangeIsToldWithTheConditionItDoesNotMeet() {
        Page seat = FewClicksTest.player("legions", "Lesson", "Rome", "Egypt");
        seat.locator("[data-word='order/Unit/1']").waitFor();
        clickOn(seat, seat.locator("[data-word='order/Unit/1']").first());
        assertThat(seat.locator(".order-bar")).containsText("Cretan archers");
        Locator guards = seat.locator(".board [data-piece='Unit/7']").first();
        clickOn(seat, guards);
        assertThat(seat.locator(".inspector .why-not"))
                .containsText("Distance from Cretan archers to the vizier's guards: 9, at most 6 allowed");
        assertThat(seat.locator(".inspector code")).hasText("distance(u, t) <= longestShot");
        assertThat(seat.locator(".inspector summary").first()).hasText("All about it");
    }
}
