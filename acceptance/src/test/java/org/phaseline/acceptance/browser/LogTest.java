package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** The log: a step named once, and what an answer changed under that answer. */
class LogTest extends AtThePage {

    @Test
    void whatAnAnswerChangedLiesUnderItAndMuchOfItIsFolded() {
        Page seat = browsers.open(linksFor("tables/camp.sop").getFirst());
        choose(seat, "2");
        Locator tents = seat.locator(".log li.is-answer", new Page.LocatorOptions().setHasText("How many tents?"));
        assertThat(tents.locator("summary")).hasText("3 changes");
        // What has just come is open.
        assertThat(tents.locator(".changes li").first()).isVisible();

        choose(seat, "3");
        Locator fires = seat.locator(".log li.is-answer", new Page.LocatorOptions().setHasText("How many fires?"));
        assertThat(fires.locator(".changes li")).hasCount(1);
        assertThat(fires.locator(".changes li")).isVisible();
        assertThat(fires.locator("summary")).hasCount(0);
        assertThat(tents.locator(".changes li").first()).isHidden();
        tents.locator("summary").click();
        assertThat(tents.locator(".changes li").first()).isVisible();
        assertThat(seat.locator(".log li.is-answer button.tag")).hasCount(1);

        seat.locator("[data-filter=change]").click();
        assertThat(seat.locator(".log ol > li.is-change")).hasCount(4);
    }
}
