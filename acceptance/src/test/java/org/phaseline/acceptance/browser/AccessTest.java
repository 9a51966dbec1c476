package org.phaseline.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages as axe finds them: names, roles, contrast, landmarks, in both looks. */
@Tag("slow")
class AccessTest extends AtThePage {

    private static final Locator.WaitForOptions GONE =
            new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);

    private static Browser.NewContextOptions in(ColorScheme look, int wide, int high) {
        return new Browser.NewContextOptions().setColorScheme(look).setViewportSize(wide, high);
    }

    private static void expectNoBarrier(Page page) {
        expectNoBarrier(page, "html");
    }

    /** In a part of the page: the rest of a large page was looked at before and is as it was. */
    static void expectNoBarrier(Page page, String part) {
        expectNothing(new AxeBuilder(page).include(part));
    }

    /** All that differs between two looks of the same page. */
    private static void expectContrast(Page page, String part) {
        expectNothing(new AxeBuilder(page).include(part).withRules(List.of("color-contrast")));
    }

    private static void expectNothing(AxeBuilder sought) {
        List<String> barriers = sought.analyze().getViolations().stream()
                .map(rule -> rule.getId() + ": " + rule.getHelp() + " at "
                        + rule.getNodes().stream()
                                .limit(3)
                                .map(node -> String.valueOf(node.getTarget()))
                                .toList())
                .toList();
        assertThat(barriers).isEmpty();
    }

    @Test
    void theLobbyInBothLooks() {
        Page lobby = browsers().open(server.address(), in(ColorScheme.LIGHT, 1280, 900));
        lobby.locator(".card").first().waitFor();
        expectNoBarrier(lobby);
        lobby.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        expectContrast(lobby, "html");

        links(lobby, "Border Skirmish", "");
        expectContrast(lobby, "#made");
        lobby.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        expectNoBarrier(lobby, "#made");
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, 1280, 900", "DARK, 390, 844"})
    void theWayFromAGameToItsFirstGame(ColorScheme look, int wide, int high) {
        Page page = browsers().open(server.address() + "games/legions", in(look, wide, high));
        page.locator("[data-action=first-game]").waitFor();
        expectNoBarrier(page);
        page.locator("[data-action=first-game]").click();
        page.locator(".coach:visible .says").waitFor();
        expectNoBarrier(page);
        page.locator("[data-action=about]").click();
        page.locator("dialog[data-dialog=about]").waitFor();
        expectNoBarrier(page, "dialog[data-dialog=about]");
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, 1280, 900", "DARK, 390, 844"})
    void aTableWithABoard(ColorScheme look, int wide, int high) {
        String link = MadeTables.links(server.address(), "Arcane Legions", "").getFirst();
        Page seat = browsers().open(link, in(look, wide, high));
        seat.locator(CHOICES).first().waitFor();
        expectNoBarrier(seat);
    }

    @Test
    void aGuidedTableItsPanelsAndDialogs() {
        String link = MadeTables.links(server.address(), "Federation", "The basic game")
                .getFirst();
        Page seat = browsers().open(link, in(ColorScheme.LIGHT, 1280, 900));
        seat.locator(".page").waitFor();
        expectNoBarrier(seat, "main");
        for (String tab : List.of("log", "state", "chat")) {
            seat.locator("[data-tab=" + tab + "]").first().click();
            expectNoBarrier(seat, "#book");
        }
        seat.keyboard().press("?");
        seat.locator("dialog[data-dialog=help]").waitFor();
        expectNoBarrier(seat, "dialog[data-dialog=help]");
        seat.keyboard().press("Escape");
        seat.locator("[data-action=menu]").click();
        seat.locator("dialog[data-dialog=menu]").waitFor();
        seat.locator("[data-action=devices-open]").click();
        seat.locator("[data-action=device]").click();
        seat.locator(".devices input").waitFor();
        expectNoBarrier(seat, "dialog[data-dialog=menu]");
    }

    /** A unit in hand, an attack before the dice, the inspector, the end, the page that is shared, and the proof of a roll. */
    @ParameterizedTest
    @CsvSource({"LIGHT, 1280, 900", "DARK, 390, 844"})
    void aGameFromTheFirstOrderToItsSharedPage(ColorScheme look, int wide, int high) {
        Page page = browsers().commander(server.address() + "games/legions", in(look, wide, high));
        page.locator("[data-action=first-game]").click();
        Locator cohort = page.locator(".board [data-word='order/Unit/0']");
        cohort.waitFor();
        cohort.dispatchEvent("click");
        Locator target = page.locator(".board [data-word^='at/']").first();
        target.waitFor();
        expectNoBarrier(page, "#app");
        target.dispatchEvent("click");
        page.locator("[data-action=order-do]").waitFor();
        expectNoBarrier(page, "#now");
        page.locator("[data-action=order-do]").click();
        page.locator(".order-bar").waitFor(GONE);
        page.keyboard().press("i");
        page.locator(".inspector").waitFor();
        expectNoBarrier(page, ".middle");
        page.locator("[data-action=inspect-close]").click();
        page.locator("[data-action=menu]").click();
        for (String action : List.of("end-open", "resign", "resign-really")) {
            page.locator("[data-action=" + action + "]").click();
        }
        page.locator(".ending").waitFor();
        expectNoBarrier(page, ".ending");
        page.locator("[data-action=publish]").click();
        String shared = page.locator(".shared-game input").inputValue();
        page.navigate(shared);
        page.locator(".finished").waitFor();
        expectNoBarrier(page);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, 1280, 900", "DARK, 390, 844"})
    void whoComesToAnAddressThatLeadsNowhere(ColorScheme look, int wide, int high) {
        for (String address : List.of("nowhere", "t/none/1", "notices/confirm?token=none")) {
            Page page = browsers().open(server.address() + address, in(look, wide, high));
            page.locator("h1").first().waitFor();
            expectNoBarrier(page);
            browsers().complaints();
        }
    }

    @Test
    void tableMode() {
        String link = MadeTables.links(server.address(), "Border Skirmish", "").getFirst();
        Page seat = browsers().open(link, in(ColorScheme.LIGHT, 1280, 900));
        seat.locator(".page").waitFor();
        seat.navigate(seat.url() + "?mode=table");
        seat.locator(".tabletop").waitFor();
        expectNoBarrier(seat);
    }
}
