package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The lobby as people meet it: what options do, a rulebook of one's own, one's tables, and the owner's page. */
class LobbyPageTest extends AtThePage {

    private static Page lobby() {
        Page lobby = browsers.open(server.address());
        lobby.locator("button.main").waitFor();
        return lobby;
    }

    private static void takeUp(Page lobby, String game) {
        lobby.locator(".card", new Page.LocatorOptions().setHasText(game)).click();
        assertThat(lobby.locator(".choices-made h2")).hasText(game);
    }

    @Test
    void theOutlineShowsWhatAnOptionSwitches() {
        Page lobby = lobby();
        takeUp(lobby, "Federation and Empire");
        lobby.locator(".outline .out").first().waitFor();
        assertThat(lobby.locator(".outline .changed")).hasCount(0);

        lobby.locator(".options summary").click();
        lobby.locator("[data-option=Raids]").click();
        lobby.locator(".outline .changed").first().waitFor();
        assertThat(lobby.locator(".outline .changed.out")).hasCount(0);
        assertThat(lobby.locator(".outline header")).containsText("changed");
    }

    @Test
    void factionsSitWherePeopleLike() {
        Page lobby = lobby();
        takeUp(lobby, "Federation and Empire");
        lobby.locator("[data-seating=free]").click();
        lobby.locator("[data-party=Hydran]").selectOption("2");
        lobby.locator("[data-player='2']").fill("Ann");
        lobby.locator("button.main").click();
        lobby.locator("#made").waitFor();
        assertThat(lobby.locator("#made [data-link='3'] strong")).hasText("Hydran");
    }

    @Test
    void aRulebookOfOnesOwnIsMendedAndPlayed() {
        Page lobby = lobby();
        lobby.locator("[data-card=own]").click();
        lobby.locator("[data-action=example]").click();
        lobby.locator("button.main").waitFor();
        Locator text = lobby.locator(".editor textarea");
        String good = text.inputValue();

        text.fill(good.replace("both may", "everbody may"));
        assertThat(lobby.locator(".editor .mark")).hasCount(1);
        assertThat(lobby.locator(".editor .said")).containsText("everbody");
        assertThat(lobby.locator("button.main")).hasCount(0);
        lobby.locator("[data-action=next-problem]").click();
        assertThat(lobby.locator(".own footer")).containsText("1 of 1: ");

        text.fill(good);
        assertThat(lobby.locator(".own footer")).containsText("can be played");
        lobby.locator("button.main").click();
        Page seat = browsers.open(lobby.locator("#made input").first().inputValue());
        seat.locator(".page").waitFor();
        assertThat(seat.locator("h1")).hasText("My game");
    }

    @Test
    void myTablesSayWhoseMoveItIsAndCanBeForgotten() {
        Page lobby = lobby();
        List<String> links = links(lobby, "Border Skirmish", "");
        lobby.navigate(links.getFirst());
        lobby.locator(".page").waitFor();
        lobby.navigate(server.address());
        Locator mine = lobby.locator(".mine [data-state=yours]");
        assertThat(mine).containsText("your move");

        lobby.locator(".mine [data-action=forget]").click();
        assertThat(lobby.locator(".mine")).hasCount(0);
    }

    @Test
    void theOwnerMakesANewLink() {
        Page lobby = lobby();
        links(lobby, "Border Skirmish", "");
        Page owner = browsers.open(lobby.locator("[data-link=owner] input").inputValue());
        owner.locator("[data-seat='1'] [data-action=link]").click();
        String fresh = owner.locator("[data-seat='1'] input").inputValue();
        assertThat(owner).not().hasURL(Pattern.compile(".*#.*"));

        Page again = browsers.open(fresh);
        again.locator(".page").waitFor();
    }
}
