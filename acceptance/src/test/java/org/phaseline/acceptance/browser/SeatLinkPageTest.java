package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Links that work once, and the devices of a player, in the browser. */
class SeatLinkPageTest extends AtThePage {

    private static List<String> links() {
        return MadeTables.links(server.address(), "Border Skirmish", "");
    }

    private static Page seated(String link) {
        Page seat = browsers().open(link);
        seat.locator(".page").waitFor();
        return seat;
    }

    /** Opens the part of the menu that is about devices. */
    private static Locator devices(Page seat) {
        seat.locator("[data-action=menu]").click();
        seat.locator("[data-action=devices-open]").click();
        Locator devices = seat.locator(".devices");
        devices.waitFor();
        return devices;
    }

    @Test
    void aUsedLinkSaysSoOnAnotherDeviceAndStillLeadsBackOnItsOwn() {
        String link = links().getFirst();
        Page seat = seated(link);
        assertThat(seat.url()).doesNotContain("#");
        assertThat(seat.locator(".log")).containsText("Somebody sat down as The Raiders");

        Page stranger = browsers().open(link);
        assertThat(stranger.locator(".problem")).containsText("This link has already been used on another device.");
        assertThat(stranger.url()).doesNotContain("#");
        // That it is refused is what this is about.
        browsers().complaints();

        seat.navigate("about:blank");
        seat.navigate(link);
        seat.locator(".page").waitFor();
        assertThat(seat.url()).doesNotContain("#");
    }

    /** The seat was taken and the answer got lost; then somebody loads the page again. */
    @Test
    void aReloadAfterALostAnswerShutsNobodyOut() {
        String link = links().getFirst();
        Page seat = browsers().human().newPage();
        seat.route("**/sit", SeatLinkPageTest::arriveAndAnswerNothing, new Page.RouteOptions().setTimes(1));
        seat.navigate(link);
        assertThat(seat.locator("#app .problem")).containsText("There is no connection. Trying again");
        seat.reload();
        seat.locator(".page").waitFor();
        assertThat(seat.locator(".log li.is-seat")).hasCount(1);
        assertThat(seat.evaluate("localStorage['phaseline-signing-in']")).isEqualTo("{}");
        // That an answer got lost is what this is about.
        browsers().complaints();
    }

    private static void arriveAndAnswerNothing(Route route) {
        route.fetch();
        route.abort();
    }

    @Test
    void aSecondDeviceIsLinkedAndSignedOutAgain() {
        Page seat = seated(links().getFirst());
        Locator devices = devices(seat);
        assertThat(devices).containsText("Signed in on this device only.");
        devices.locator("[data-action=device]").click();
        String link = devices.locator("input").inputValue();

        Page phone = seated(link);
        assertThat(seat.locator(".log")).containsText("The Raiders' seat was opened on another device");
        devices.locator("[data-action=sign-out-others]").click();
        assertThat(devices.locator("[data-said]")).containsText("All your other devices are signed out.");
        assertThat(phone.locator("h1")).hasText("You are signed out of this seat");
        seat.reload();
        seat.locator(".page").waitFor();
        assertThat(seat.locator(".log")).containsText("The Raiders signed out their other devices");
        // That the other device is refused is what this is about.
        browsers().complaints();
    }

    @Test
    void theMakerSitsDownFromTheLobbyAndTheOwnersPageKnowsIt() {
        Page lobby = browsers().open(server.address());
        links(lobby, "Border Skirmish", "");
        Page seat = lobby.waitForPopup(
                () -> lobby.locator("#made [data-link='1'] [data-action=sit]").click());
        seat.locator(".page").waitFor();
        assertThat(lobby.locator("#made [data-link='1']")).containsText("This is your seat.");
        assertThat(lobby.locator("#made [data-link='1'] input")).hasCount(0);

        Page owner = lobby.waitForPopup(
                () -> lobby.locator("#made [data-link=owner] a").click());
        assertThat(owner.locator("[data-seat='1'] [data-action=link]")).hasText("Free the seat");
        assertThat(owner.locator("[data-seat='2']")).containsText("the link has not been used yet");
        assertThat(owner.locator("[data-seat=owner] .devices")).containsText("Signed in on this device only.");

        owner.locator("[data-seat='1'] [data-action=link]").click();
        owner.locator("[data-seat='1'] [data-action=really]").click();
        assertThat(seat.locator("h1")).hasText("You are signed out of this seat");
        Page next = seated(owner.locator("[data-seat='1'] input").inputValue());
        assertThat(next.locator(".log")).containsText("The table's owner has freed The Raiders' seat");
        // That whoever sat there is refused is what this is about.
        browsers().complaints();
    }
}
