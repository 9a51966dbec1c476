package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.MouseButton;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a player has in sight without asking for it: the sides, the hand, any piece; and how they have arranged the page. */
class InSightTest extends AtThePage {

    @Test
    void aPlayerSeesTheSidesAndTheirHandAndLooksAtAnyPiece() {
        List<String> links = MadeTables.links(server.address(), "Drum and Banner", "The three towns");
        Page seat = browsers().open(links.getFirst());
        seat.locator(CHOICES).first().waitFor();

        assertThat(seat.locator(".powers li")).hasCount(2);
        assertThat(seat.locator(".powers [data-awaited=true]")).containsText("North");
        assertThat(seat.locator("[data-card]").first()).isVisible();

        Locator inspector = seat.locator(".inspector");
        seat.locator(".board .piece.side1").first().click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
        assertThat(inspector).containsText("South");
        assertThat(inspector).containsText("Strength");
        AccessTest.expectNoBarrier(seat, ".middle");
        seat.keyboard().press("Escape");
        assertThat(inspector).hasCount(0);

        seat.keyboard().press("i");
        String first = inspector.getAttribute("data-inspected");
        assertThat(inspector.locator("[aria-label='The next piece']")).isFocused();
        seat.keyboard().press("Enter");
        assertThat(inspector).not().hasAttribute("data-inspected", first);
    }

    @Test
    void theBoardStaysTurnedAndThePanelsStayFolded() {
        List<String> links = MadeTables.links(server.address(), "Drum and Banner", "The three towns");
        Page seat = browsers().open(links.getFirst());
        Locator piece = seat.locator(".board .piece.side1").first();
        piece.waitFor();
        double before = piece.boundingBox().y;
        seat.locator("[data-action=turn]").click();
        seat.locator("[data-action=fold-rail]").click();
        assertThat(seat.locator(".side")).not().isVisible();
        until(seat, () -> Math.abs(piece.boundingBox().y - before) > 50);

        seat.reload();
        piece.waitFor();
        assertThat(seat.locator(".page")).hasClass(Pattern.compile(".*no-rail.*"));
        until(seat, () -> Math.abs(piece.boundingBox().y - before) > 50);
    }

    @Test
    void howToDeclineLiesOverNothingThatCanBeClicked() {
        Page seat = browsers()
                .open(server.address() + "games/legions", new Browser.NewContextOptions().setViewportSize(1366, 768));
        seat.locator("[data-action=first-game]").click();
        seat.locator(CHOICES).first().waitFor();
        assertThat(seat.locator(".choices .declines")).isVisible();
        until(seat, () -> seat.evaluate("""
                        [...document.querySelectorAll(".now .acts button, .choices .declines")].every((each) => {
                          const { left, top, width, height } = each.getBoundingClientRect();
                          return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
                        })""").equals(true));
    }
}
