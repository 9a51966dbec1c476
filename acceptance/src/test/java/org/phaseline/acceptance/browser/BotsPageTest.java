package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** Who comes alone plays at once, is given hints, and may leave the rest of the game to a bot. */
class BotsPageTest extends AtThePage {

    @Test
    void oneClickBeginsAGameAgainstABotThatGoesToItsEnd() {
        Page page = browsers().open(server.address());
        page.locator(".card", new Page.LocatorOptions().setHasText("Border Skirmish"))
                .click();
        assertThat(page.locator(".game-page h2").first()).hasText("Border Skirmish");
        page.locator("[data-action=play-now]").click();

        assertThat(page.locator(".others")).containsText("Garrison (bot, normal)");
        page.locator("[data-action=hint]").click();
        assertThat(page.locator(".hint")).containsText("A bot would choose");
        page.locator("[data-action=take-hint]").click();
        assertThat(page.locator(".log")).containsText("The Raiders answer 'What is your plan?'");

        page.locator("[data-action=menu]").click();
        page.locator("#bot-level").selectOption("easy");
        page.locator("[data-action=hand-over]").click();
        page.keyboard().press("Escape");
        assertThat(page.locator(".now.over")).containsText("The game is over");
    }

    /** Below many choices a hint would be out of sight, or behind the line of what else can be done. */
    @Test
    void aHintComesIntoViewWhereverItStands() {
        Page page = browsers().commander(server.address(), new Browser.NewContextOptions().setViewportSize(1280, 700));
        page.locator(".card", new Page.LocatorOptions().setHasText("Arcane Legions"))
                .click();
        page.locator("[data-action=play-now]").click();
        page.locator("[data-action=hint]").click();

        page.locator("[data-action=take-hint]").waitFor();
        until(page, () -> (Boolean) page.evaluate("""
                () => {
                  const button = document.querySelector("[data-action=take-hint]");
                  const { left, top, width, height } = button.getBoundingClientRect();
                  return document.elementFromPoint(left + width / 2, top + height - 2) === button;
                }"""));
    }
}
