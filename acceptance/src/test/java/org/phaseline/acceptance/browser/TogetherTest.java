package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
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
        assertThat(raiders.locator("[data-action=back]")).isEnabled();
        raiders.keyboard().press("u");
        assertThat(raiders.locator("[data-ask]")).containsText("You ask");
        assertThat(garrison).hasTitle(Pattern.compile("^● .*"));
        assertThat(garrison.locator("p.unseen[role=status]").first()).containsText("ask you to agree");
        garrison.locator("[data-action=agree]").click();

        assertThat(raiders.locator(".choices [data-word=ready], .choices [data-word=raid]")
                        .first())
                .isVisible();
        assertThat(garrison.locator(".log li.is-back").last()).containsText("as all agreed");
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

        assertThat(garrison.locator("[data-unread='1']")).isVisible();
        garrison.reload();
        assertThat(garrison.locator("[data-unread='1']")).isVisible();
        garrison.locator("[data-tab=chat]").first().click();
        assertThat(garrison.locator("body")).containsText("Good luck!");
        garrison.reload();
        garrison.locator(".page").waitFor();
        assertThat(garrison.locator("[data-unread]")).hasCount(0);
        assertThat(raiders.locator("body")).containsText("Watch the ford");
        assertThat(garrison.content()).doesNotContain("Watch the ford");
    }

    @Test
    void wordsThatNobodyKnowsToHaveArrivedAreKeptAndSaidOnce() {
        Page raiders = seat();
        raiders.keyboard().press("c");
        raiders.locator("#say").fill("Is anybody there?");
        // They arrive, and nothing comes back.
        raiders.route(
                "**/say",
                route -> {
                    route.fetch();
                    route.abort();
                },
                new Page.RouteOptions().setTimes(2));
        raiders.locator("[data-action=say]").click();
        assertThat(raiders.locator(".talk .problem")).containsText("not known whether this arrived");

        raiders.locator("[data-tab=log]").first().click();
        raiders.locator("[data-tab=chat]").first().click();
        assertThat(raiders.locator("#say")).hasValue("Is anybody there?");
        raiders.locator("[data-action=say]").click();
        assertThat(raiders.locator("#say")).hasValue("");
        assertThat(raiders.locator(".talk li.is-chat")).hasCount(1);
        browsers().complaints();
    }
}
