package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The past as a film, the proof of a roll, and one device for two. */
class HandToHandTest extends AtThePage {

    /** Both have chosen unseen, and it is opened: the first seat is asked. */
    private static Page opened() {
        List<Page> seats = seats();
        for (Page seat : seats) {
            choose(seat, "raid");
            choose(seat, "ready");
        }
        Page raiders = seats.getFirst();
        assertThat(raiders.locator(".log")).containsText("reveals plan: raid");
        return raiders;
    }

    @Test
    void nothingIsAnsweredInThePast() {
        Page raiders = opened();
        raiders.keyboard().press("h");

        assertThat(raiders.locator(".past-banner")).containsText("You are looking at the past");
        assertThat(raiders.locator(".choices")).hasCount(0);
        raiders.keyboard().press("Escape");
        assertThat(raiders.locator(".past-banner")).hasCount(0);
        assertThat(raiders.locator(".choices")).hasCount(1);
    }

    @Test
    void aRollShowsWhatTheUmpireCommittedItselfToAndWhatEachBrowserAdded() {
        Page raiders = opened();
        choose(raiders, "done");
        choose(raiders, "done");
        Page proof = raiders.waitForPopup(() -> raiders.locator(".log .proof").click());

        assertThat(proof.locator(".roll h1")).containsText("Roll");
        assertThat(proof.locator(".verdict")).containsText("still secret");
        assertThat(proof.locator(".roll code").allTextContents())
                .hasSize(3)
                .allSatisfy(digits -> assertThat(digits).matches("[0-9a-f]{64}"));
    }

    @Test
    void oneDeviceGoesFromHandToHandAndShowsNothingBetween() {
        Page device = browsers().open(linkForOneDevice());
        device.locator("[data-action=take]").click();
        choose(device, "ambush");
        choose(device, "ready");

        assertThat(device.locator(".pass-on h1")).containsText("The Garrison");
        assertThat(device.content()).doesNotContain("ambush");
        device.reload();
        device.locator("[data-action=take]").click();
        assertThat(device.locator(".me")).containsText("The Garrison");

        choose(device, "hold");
        choose(device, "ready");
        // All is open now, so the device need not be hidden while it goes back.
        assertThat(device.locator(".me")).containsText("The Raiders");
        choose(device, "done");
        choose(device, "done");
        Page proof = device.waitForPopup(() -> device.locator(".log .proof").click());
        proof.locator(".mast a").click();
        assertThat(proof.locator(".pass-on h1")).isVisible();
    }

    @Test
    void aDeviceThatKeepsNothingIsHandedRoundAsWell() {
        BrowserContext forgetful = browsers().person(new Browser.NewContextOptions());
        forgetful.addInitScript("Storage.prototype.setItem = () => { throw new Error('full'); };");
        Page without = forgetful.newPage();
        without.navigate(anotherLinkForOneDevice());
        assertThat(without.locator("[data-action=take]")).isVisible();
    }

    /** One of the seats is already somebody else's; the device plays the other. */
    @Test
    void aSeatThatIsTakenElsewhereIsNotOnTheDevice() {
        String all = anotherLinkForOneDevice();
        String[] codes = all.substring(all.indexOf('#') + 1).split(",");
        Page garrison = browsers().open(all.replaceAll("/hot#.*", "/2#") + codes[1]);
        garrison.locator(".page").waitFor();

        Page device = browsers().open(all);
        device.locator("[data-action=take]").click();
        assertThat(device.locator(".me")).containsText("The Raiders");
        assertThat(device.locator("#hand option")).hasCount(1);
        // That the code of the other seat is refused is what this is about.
        browsers().complaints();
    }

    /** As the lobby makes it. */
    private static String linkForOneDevice() {
        Page lobby = browsers().open(server.address());
        links(lobby, "Border Skirmish", "");
        return server.address().replaceAll("/$", "")
                + lobby.locator("#made [data-action=start]").getAttribute("href");
    }

    /** The same, of a table that no lobby has made. */
    private static String anotherLinkForOneDevice() {
        List<String> links = MadeTables.links(server.address(), "Border Skirmish", "");
        return links.get(0).replace("/1#", "/hot#") + "," + links.get(1).replaceAll(".*#", "");
    }
}
