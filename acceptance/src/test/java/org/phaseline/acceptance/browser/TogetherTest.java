package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What two at one table do with each other: sealed choices, taking back, talking. */
class TogetherTest extends AtThePage {

    @Test
    void whatIsSealedStaysUnseenCanBeChangedAndIsRevealedTogether() {
        List<Page> seats = seats();
        Page raiders = seats.get(0);
        Page garrison = seats.get(1);

        choose(raiders, "raid");
        choose(raiders, "ready");
        assertThat(raiders.locator("[data-envelope=closed]")).containsText("ready, can still change");
        assertThat(garrison.locator("[data-envelope=closed]")).containsText("The Raiders");
        assertThat(garrison.content()).doesNotContain("Red plan").doesNotContain("is raid");

        choose(raiders, "change");
        assertThat(garrison.locator("[data-envelope=closed]")).hasCount(0);
        choose(raiders, "hold");
        choose(raiders, "ready");
        choose(garrison, "ambush");
        choose(garrison, "ready");

        for (Page seat : seats) {
            assertThat(seat.locator(".log")).containsText("hold");
            assertThat(seat.locator(".log")).containsText("ambush");
        }
    }

    @Test
    void anAnswerAfterTheRevealIsTakenBackWhenTheOtherAgrees() {
        List<Page> seats = seats();
        Page raiders = seats.get(0);
        Page garrison = seats.get(1);
        for (Page seat : seats) {
            choose(seat, "raid");
            choose(seat, "ready");
        }
        choose(raiders, "done");

        raiders.keyboard().press("u");
        assertThat(raiders.locator(".choices [data-word=done]")).isVisible();
        raiders.keyboard().press("u");
        assertThat(raiders.locator("[data-ask]")).containsText("You ask");
        garrison.locator("[data-action=agree]").click();

        assertThat(raiders.locator(".choices [data-word=ready], .choices [data-word=raid]")
                        .first())
                .isVisible();
        assertThat(garrison.locator(".log")).containsText("aken back");
    }

    @Test
    void whatIsSaidReachesTheOtherAndANoteOnlyOneself() {
        List<Page> seats = seats();
        Page raiders = seats.get(0);
        Page garrison = seats.get(1);

        raiders.keyboard().press("c");
        raiders.locator("#say").fill("Good luck!");
        raiders.locator("[data-action=say]").click();
        assertThat(raiders.locator("body")).containsText("Good luck!");
        raiders.locator("#to-myself").check();
        raiders.locator("#say").fill("Watch the ford");
        raiders.locator("[data-action=keep]").click();

        garrison.locator("[data-tab=chat]").first().click();
        assertThat(garrison.locator("body")).containsText("Good luck!");
        assertThat(raiders.locator("body")).containsText("Watch the ford");
        assertThat(garrison.content()).doesNotContain("Watch the ford");
    }
}
