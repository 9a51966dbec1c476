package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Who has never played finds a game, is told what it is about, and gives the first order on the board. */
class LearnPageTest extends AtThePage {

    private static final String SAYS = ".coach:visible .says";
    private static final String RIDERS = ".board [data-word='order/Unit/2']";

    private static Page firstGame() {
        Page page = browsers().commander(server.address());
        page.locator("[data-action=play-now]").click();
        page.locator(RIDERS).waitFor();
        return page;
    }

    @Test
    void threeClicksLeadFromTheFirstVisitToTheFirstOrder() {
        Page page = firstGame();
        clickOn(page, page.locator(RIDERS));
        Locator place = page.locator(".board .place[data-word^='go/']");
        place.first().waitFor();
        // In front of them nobody can face several ways.
        clickOn(page, place.last());
        assertThat(page.locator(".order-bar, .log").first()).containsText("Numidian riders");
    }

    @Test
    void theCoachSaysEachThingOnceAndCanBeReadAgainOrSwitchedOff() {
        Page page = firstGame();
        assertThat(page.locator(SAYS)).containsText("You are Rome");
        page.locator("[data-action=coach-next]:visible").click();
        assertThat(page.locator(SAYS)).containsText("counts 2 points");

        page.reload();
        assertThat(page.locator(SAYS)).containsText("counts 2 points");
        page.locator("[data-action=about]").click();
        assertThat(page.locator("dialog[data-dialog=about]")).containsText("You are Rome");
        page.keyboard().press("Escape");

        page.locator("[data-action=coach-off]:visible").click();
        assertThat(page.locator(".coach")).hasCount(0);
        page.reload();
        page.locator(RIDERS).waitFor();
        assertThat(page.locator(".coach")).hasCount(0);
    }

    @Test
    void aGameHasAPageOfItsOwnAndEveryAddressLeadsSomewhere() {
        Page page = browsers().open(server.address());
        page.locator(".card", new Page.LocatorOptions().setHasText("Rate of Fire"))
                .click();
        assertThat(page).hasURL(Pattern.compile(".*/games/rof$"));
        assertThat(page.locator("[data-scenario=Patrol]")).containsText("first game");
        page.reload();
        assertThat(page.locator(".game-page h2").first()).hasText("Rate of Fire");
        page.goBack();
        assertThat(page.locator(".games")).isVisible();

        page.navigate(server.address() + "games/chess");
        assertThat(page.locator(".problem")).containsText("There is no game “chess” here");
        assertThat(page.locator(".games")).isVisible();
        assertThat(page.url()).endsWith("/");

        for (String nothing : List.of("g/none", "t/none/owner", "t/none/1", "none")) {
            page.navigate(server.address() + nothing);
            page.locator("a[href='/']:has-text('lobby')").click();
            assertThat(page.locator(".games")).isVisible();
        }
        // That it is not there is in the console, too.
        browsers().complaints();
    }

    @Test
    void whoIsNewToAGameIsLedToItsFirstGameAndFromThereOn() {
        Page page = browsers().open(server.address() + "games/legions");
        Locator main = page.locator(".starts .first");
        assertThat(main).hasText("First game");
        main.click();
        page.locator(".page").waitFor();
        page.locator("[data-action=menu]").click();
        page.locator("[data-action=end-open]").click();
        page.locator("[data-action=resign]").click();
        page.locator("[data-action=resign-really]").click();
        assertThat(page.locator(".ending .scores")).not().containsText("[");
        page.locator("[data-action=play-next]").click();
        assertThat(page.locator(".mast h1")).containsText("The ford at noon");

        page.navigate(server.address() + "games/legions");
        assertThat(main).hasText("Play now");
    }
}
