package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** A map of a campaign: counters with numbers, stacks, supply, what can be laid over it. */
class FrontTest extends AtThePage {

    private static Page atTheFront() {
        Page seat = browsers().open(linksFor("boards/front.sop").getFirst());
        seat.locator(".board .piece").first().waitFor();
        return seat;
    }

    @Test
    void aStackShowsItsHeightAndOpensToChooseFrom() {
        Page seat = atTheFront();
        Locator stack = seat.locator("[data-stack]");

        assertThat(stack).hasCount(1);
        assertThat(stack.locator("text")).hasText("3");
        assertThat(seat.locator(".fan")).hasCount(0);
        stack.click();
        assertThat(seat.locator(".fan .piece")).hasCount(3);
        assertThat(seat.locator(".fan .foot-figures").first()).hasText("4-6");
        seat.locator(".fan .piece[data-word='Lancers']").click();
        assertThat(seat.locator(".place")).hasCount(6);
        assertThat(seat.locator(".fan")).hasCount(0);
    }

    @Test
    void aStackIsOpenedAndClosedByKeys() {
        Page seat = atTheFront();

        seat.locator("[data-stack]").focus();
        seat.keyboard().press("Enter");
        assertThat(seat.locator(".fan .piece").first()).isFocused();
        seat.keyboard().press("Escape");
        assertThat(seat.locator(".fan")).hasCount(0);
        assertThat(seat.locator("[data-stack]")).isFocused();
    }

    @Test
    void namesAndAmountsAreOnTheMapAndModesOnTheCounters() {
        Page seat = atTheFront();

        assertThat(seat.locator(".place-name")).hasText("Marn");
        assertThat(seat.locator(".amount text")).hasText("12");
        assertThat(seat.locator(".sides .river.bed")).hasCount(1);
        seat.locator("[data-stack]").click();
        assertThat(seat.locator(".fan .band text")).hasText("Move");
        assertThat(seat.locator(".fan .pips").first().locator("circle")).hasCount(2);
    }

    @Test
    void anOverlayIsSwitchedOnAndIsStillThereAfterAReload() {
        Page seat = atTheFront();

        assertThat(seat.locator(".overlay")).hasCount(0);
        seat.locator("[data-action=overlays]").click();
        seat.getByLabel("Zone of The Blues").check();
        assertThat(seat.locator(".overlay.side1 title")).hasText("Zone of The Blues");
        seat.getByLabel("Stocks").check();
        assertThat(seat.locator(".overlay-shade")).hasCount(1);
        seat.reload();
        assertThat(seat.locator(".overlay")).hasCount(2);
        assertThat(seat.locator("[data-action=overlays]")).containsText("2");
    }
}
