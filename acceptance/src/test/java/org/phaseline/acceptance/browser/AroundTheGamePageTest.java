package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Two strangers: an open table, clocks, a draw that is refused, a resignation, a rematch and a game that is shared. */
class AroundTheGamePageTest extends AtThePage {

    private static final String HILL = """
            rulebook "Hill"
            language 2
            Side has
              points: 0..9 = 0 "victory points"
            length 3 game turns
            game turn "Turn"
              1 "Wait" (1.1) Red may
              2 "Storm the hill" (2.1) automatic
                Red.points += 3
                tell "Red storms the hill"
              3 "Count" (3.1) automatic
                about "Three points win at once."
                if Red.points >= 3
                  tell "Red has {Red.points} points, and 3 win"
                  end game won by Red
            scenario Plain "Plain" for Red, Blue
            """;

    /** Makes an open table with clocks in this browser, which owns it then, and gives the link of its first seat. */
    private static String made(Page lobby) {
        return String.valueOf(lobby.evaluate("""
                async () => {
                  const order = { game: "border", open: true, clock: { pace: "live", total: 600, atZero: "lost" } };
                  const headers = { "Content-Type": "application/json" };
                  const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(order) });
                  return (await answer.json()).seats[0].link;
                }"""));
    }

    @Test
    void strangersMeetAtAnOpenTablePlayWithClocksAndGoToARematch() {
        Page maker = browsers().open(server.address());
        String link = made(maker);
        Page raiders = browsers().open(server.address() + link.substring(1));
        raiders.locator(".page").waitFor();
        assertThat(raiders.locator(".clocks")).containsText("The clocks start when everybody has sat down");

        assertThat(raiders.locator(".others")).containsText("Garrison: nobody has sat down yet");

        Page garrison = browsers().open(server.address());
        String table = link.split("/")[2];
        garrison.locator("#joining-name").fill("Bea");
        garrison.locator("[data-open='" + table + "'] [data-action=join]").click();
        garrison.locator(".page").waitFor();
        assertThat(raiders.locator(".clocks li[data-runs=true]")).hasCount(2);
        assertThat(raiders.locator(".clocks")).containsText("Bea");
        assertThat(raiders.locator(".others")).containsText("Bea is here");
        assertThat(raiders.locator(".log")).containsText("Bea sat down as The Garrison");

        raiders.locator("[data-action=menu]").click();
        raiders.locator("[data-action=end-open]").click();
        raiders.locator("[data-action=draw]").click();
        assertThat(garrison.locator("[data-ask]")).containsText("end the game in a draw");
        garrison.locator("[data-action=refuse]").click();
        assertThat(garrison.locator(".ending")).hasCount(0);

        raiders.locator("[data-action=resign]").click();
        raiders.locator("[data-action=resign-not]").click();
        assertThat(garrison.locator(".ending")).hasCount(0);
        raiders.locator("[data-action=resign]").click();
        raiders.locator("[data-action=resign-really]").click();
        for (Page seat : new Page[] {raiders, garrison}) {
            assertThat(seat.locator(".ending")).containsText("The Garrison won");
            assertThat(seat.locator(".ending")).containsText("The Raiders have resigned.");
            assertThat(seat.locator(".clocks li[data-runs=true]")).hasCount(0);
            assertThat(seat.locator("#now")).containsText("The Raiders have resigned.");
        }

        raiders.locator("[data-action=rematch]").click();
        assertThat(garrison.locator("[data-rematch=asked]")).hasCount(1);
        assertThat(garrison.locator(".after")).containsText("The Raiders ask for a rematch");
        garrison.locator(".after [data-action=rematch]").click();
        raiders.locator("[data-action=rematch-go]").click();
        raiders.waitForURL(Pattern.compile(".*/t/[^/]+/2$"));
        raiders.locator(".page").waitFor();
        assertThat(raiders.locator(".mast .me")).containsText("The Garrison");
        assertThat(raiders.url()).doesNotContain(table);
    }

    @Test
    void aSharedGameIsShownToAStrangerWithItsResultAndItsFilm() {
        Page maker = browsers().open(server.address());
        String link = made(maker);
        Page raiders = browsers().open(server.address() + link.substring(1));
        raiders.locator(".page").waitFor();
        raiders.locator("[data-action=menu]").click();
        raiders.locator("[data-action=end-open]").click();
        raiders.locator("[data-action=resign]").click();
        raiders.locator("[data-action=resign-really]").click();
        raiders.locator("[data-action=publish]").click();
        String address = raiders.locator(".shared-game input").inputValue();

        Page stranger = browsers().open(address);
        assertThat(stranger.locator(".finished h2").first()).containsText("The Garrison won");
        assertThat(stranger.locator("[data-verified=true]")).isVisible();
        assertThat(stranger.locator("[data-action=play-it]")).hasAttribute("href", "/games/border");
        stranger.locator("[data-action=film]").click();
        stranger.locator(".page").waitFor();
        assertThat(stranger.locator(".mast .me")).containsText("You are watching");
        assertThat(stranger.locator(".ending")).containsText("The Raiders have resigned.");
    }

    @Test
    void aSharedGameTellsWhyItWasWonAndLeadsToTheMomentsThatDecidedIt() {
        Page maker = browsers().open(server.address());
        Object link = maker.evaluate("""
                async (text) => {
                  const body = JSON.stringify({ scenario: "Plain", files: [{ name: "hill.sop", text }] });
                  const headers = { "Content-Type": "application/json" };
                  const made = await (await fetch("/api/tables", { method: "POST", headers, body })).json();
                  return made.seats[0].link;
                }""", HILL);
        Page red = browsers().open(server.address() + String.valueOf(link).substring(1));
        red.locator(".choices .declines").click();
        red.locator("[data-action=do]").click();
        red.locator("[data-action=publish]").click();
        Page stranger = browsers().open(red.locator(".shared-game input").inputValue());
        assertThat(stranger.locator(".because")).hasText("Red has 3 points, and 3 win.");
        assertThat(stranger.locator(".reason")).containsText("By the rule 3 Count");
        assertThat(stranger.locator(".reason")).containsText("Three points win at once.");
        assertThat(stranger.locator(".scores")).containsText("Victory points");
        assertThat(stranger.locator("[data-action=play-it]")).hasCount(0);
        stranger.locator("[data-moment]").first().click();
        assertThat(stranger.locator(".page")).containsText("You are looking at the past");
        assertThat(stranger.locator("#now")).not().containsText("to answer");
        stranger.reload();
        assertThat(stranger.locator(".ending")).containsText("Red won");
    }
}
