package org.phaseline.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages as axe finds them: names, roles, contrast, landmarks, in both looks. */
@Tag("slow")
class AccessTest extends AtThePage {

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
}
