package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.JSHandle;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The lobby as people meet it: what options do, a rulebook of one's own, one's tables, and the owner's page. */
@Tag("slow")
class LobbyPageTest extends AtThePage {

    private static final String SMALL = """
            rulebook "Small"
            side North "North"
            side South "South"
            length 2 game turns

            game turn "Day"
              for each phasing in sides
                1 "Move"      phasing may
            """;

    private static BoundingBox box(Locator locator) {
        return Objects.requireNonNull(locator.boundingBox());
    }

    private static Page lobby() {
        Page lobby = browsers().open(server.address());
        lobby.locator(".card").first().waitFor();
        return lobby;
    }

    private static void takeUp(Page lobby, String game) {
        setUp(lobby, game);
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
        lobby.getByLabel("Great war").click();
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

        double deep = box(text).height;
        text.fill(good.replace("both may", "everbody may"));
        assertThat(lobby.locator(".editor .mark")).hasCount(1);
        assertThat(box(text).height).as("nothing moves while one writes").isEqualTo(deep);
        assertThat(lobby.locator(".editor .said")).containsText("everbody");
        assertThat(lobby.locator("button.main")).hasCount(0);
        lobby.locator("[data-action=next-problem]").click();
        assertThat(lobby.locator(".own footer")).containsText("1 of 1: ");

        text.fill(good);
        assertThat(lobby.locator(".own footer")).containsText("can be played");
        lobby.locator("button.main").click();
        Page seat = browsers().open(lobby.locator("#made input").first().inputValue());
        seat.locator(".page").waitFor();
        assertThat(seat.locator("h1")).hasText("My game");
    }

    @Test
    void aRulebookOfOnesOwnOutlivesATableAndAReload() {
        Page lobby = lobby();
        lobby.locator("[data-card=own]").click();
        lobby.locator("[data-action=example]").click();
        Locator text = lobby.locator(".editor textarea");
        String mine = text.inputValue().replace("My game", "The long afternoon");
        text.fill(mine);
        assertThat(lobby.locator(".own footer")).containsText("The long afternoon");
        lobby.locator("button.main").click();
        lobby.locator("[data-action=again]").click();
        assertThat(text).hasValue(mine);
        takeUp(lobby, "Border Skirmish");

        lobby.navigate(server.address());
        assertThat(lobby.locator("[data-card=own]")).containsText("my-game.sop");
        lobby.locator("[data-card=own]").click();
        assertThat(text).hasValue(mine);
        assertThat(lobby.locator("button.main")).isVisible();
        Download saved =
                lobby.waitForDownload(() -> lobby.locator("[data-action=save]").click());
        assertThat(saved.suggestedFilename()).isEqualTo("my-game.sop");
        assertThat(saved.path()).hasContent(mine);
    }

    @Test
    void aFileIsDroppedOnTheCardAndChosenAgainWhenItHasChanged() {
        Page lobby = lobby();
        JSHandle dropped = lobby.evaluateHandle(
                "text => { const data = new DataTransfer(); data.items.add(new File([text], 'small.sop')); return data; }",
                SMALL);
        lobby.locator("[data-card=own]").dispatchEvent("drop", Map.of("dataTransfer", dropped));
        assertThat(lobby.locator(".own footer")).containsText("“Small” can be played");

        Locator files = lobby.locator("[data-action=files]");
        files.setInputFiles(new FilePayload(
                "small.sop", "text/plain", SMALL.replace("Small", "Smaller").getBytes(UTF_8)));
        assertThat(lobby.locator(".own footer")).containsText("“Smaller” can be played");
        assertThat(files).hasValue("");
    }

    @Test
    void theLinksOfATableThatWasMadeOutliveAReloadAndSayThatAnybodyMayJoin() {
        Page lobby = lobby();
        takeUp(lobby, "Border Skirmish");
        lobby.getByText("Open to anybody here").click();
        lobby.locator("button.main").click();
        assertThat(lobby.locator("#made")).containsText("Open to anybody");
        String link = lobby.locator("#made input").nth(1).inputValue();
        Page seat = lobby.context()
                .waitForPage(
                        () -> lobby.locator("#made [data-action=sit]").first().click());
        seat.locator(".page").waitFor();

        lobby.reload();
        assertThat(lobby.locator("[data-link='1']")).containsText("This is your seat");
        assertThat(lobby.locator("[data-link='2'] input")).hasValue(link);
        lobby.goBack();
        assertThat(lobby.locator("#game-title")).hasText("Border Skirmish");
        lobby.goForward();
        assertThat(lobby.locator("[data-link='2'] input")).hasValue(link);

        lobby.locator("[data-action=again]").click();
        Locator own = lobby.locator("[data-open='" + link.replaceAll(".*/t/([^/]+)/.*", "$1") + "']");
        assertThat(own).containsText("your table");
        assertThat(own.locator("[data-action=join]")).hasCount(0);
        own.locator("[data-action=my-seat]").click();
        lobby.locator(".page").waitFor();
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
        Page owner = browsers().open(lobby.locator("[data-link=owner] input").inputValue());
        Locator seat = owner.locator("[data-seat='1']");
        seat.locator("[data-action=link]").click();
        seat.locator("[data-action=rather-not]").click();
        assertThat(seat.locator("[data-action=link]")).isFocused();
        assertThat(seat.locator("input")).hasCount(0);
        seat.locator("[data-action=link]").click();
        assertThat(seat).containsText("Everybody at the table is told");
        seat.locator("[data-action=really]").click();
        String fresh = seat.locator("input").inputValue();
        assertThat(owner).not().hasURL(Pattern.compile(".*#.*"));

        Page again = browsers().open(fresh);
        again.locator(".page").waitFor();
    }

    @Test
    void anOwnerDeletesATableAndWhoeverSitsThereIsTold() {
        Page lobby = lobby();
        links(lobby, "Border Skirmish", "");
        Page red = browsers().open(lobby.locator("[data-link='1'] input").inputValue());
        red.locator(".page").waitFor();
        Page owner = browsers().open(lobby.locator("[data-link=owner] input").inputValue());
        owner.locator("[data-action=delete]").click();
        owner.locator("[data-action=delete-not]").click();
        assertThat(owner.locator("[data-action=delete]")).isFocused();
        owner.locator("[data-action=delete]").click();
        owner.locator("[data-action=delete-really]").click();
        assertThat(owner.locator("h1")).hasText("The table has been deleted");
        assertThat(red.getByText("The owner has deleted this table.")).isVisible();
    }

    @Test
    void allLinksButTheOwnersGoIntoOneMessage() {
        BrowserContext person = browsers()
                .person(new Browser.NewContextOptions().setPermissions(List.of("clipboard-read", "clipboard-write")));
        person.addInitScript("navigator.share = (what) => { window.shared = what; return Promise.resolve(); };");
        Page lobby = person.newPage();
        lobby.navigate(server.address());
        List<String> links = links(lobby, "Border Skirmish", "");
        lobby.locator("[data-action=copy-all]").click();
        assertThat(lobby.locator("[data-action=copy-all]")).containsText("Copied");

        Object copied = lobby.evaluate("navigator.clipboard.readText()");
        assertThat(copied.toString())
                .contains("The Raiders: " + links.get(0), links.get(1), "Watching: " + links.get(2))
                .doesNotContain("/owner");
        lobby.locator("[data-link='2'] [data-action=share]").click();
        assertThat(lobby.evaluate("window.shared.url")).isEqualTo(links.get(1));
        lobby.locator(".message [data-action=share]").click();
        assertThat(lobby.evaluate("window.shared.text")).isEqualTo(copied);
    }

    @Test
    void whoMakesATableComesBackToItsLinksAlsoIfTheyKeptNone() {
        Page lobby = lobby();
        links(lobby, "Border Skirmish", "");
        until(
                lobby,
                () -> lobby.evaluate("localStorage['phaseline-tables'] ?? ''")
                        .toString()
                        .contains("/owner"));
        lobby.navigate(server.address());
        lobby.locator(".mine a[href$='/owner']").click();
        assertThat(lobby.locator("h2").first()).hasText("You own this table");
    }
}
