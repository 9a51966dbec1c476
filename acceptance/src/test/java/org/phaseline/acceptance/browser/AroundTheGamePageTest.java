package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Two strangers: an open table, clocks, a draw that is refused, a resignation, a rematch and a game that is shared. */
class AroundTheGamePageTest extends AtThePage {

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
        }

        raiders.locator("[data-action=rematch]").click();
        assertThat(garrison.locator("[data-rematch=asked]")).hasCount(1);
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
        stranger.locator("[data-action=film]").click();
        stranger.locator(".page").waitFor();
        assertThat(stranger.locator(".mast .me")).containsText("You are watching");
        assertThat(stranger.locator(".ending")).containsText("The Raiders have resigned.");
    }
}
