package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Table mode: one tablet beside a real board. */
class TableModeTest extends AtThePage {

    /** A tablet that both play on, lying down, at its address for table mode. */
    private static Page tablet(int width, int height) {
        Page lobby = browsers().open(server.address());
        Object link = lobby.evaluate("""
                async (order) => {
                  const made = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" },
                    body: JSON.stringify(order) });
                  return (await made.json()).hot;
                }""", Map.of("game", "fe", "scenario", "Basic"));
        String address =
                server.address().replaceAll("/$", "") + String.valueOf(link).replace("#", "?mode=table#");
        Page page = browsers()
                .open(
                        address,
                        new Browser.NewContextOptions()
                                .setViewportSize(width, height)
                                .setHasTouch(true));
        take(page);
        return page;
    }

    private static void take(Page page) {
        page.locator("[data-action=take], .tabletop").first().waitFor();
        if (page.locator("[data-action=take]").count() > 0) {
            page.locator("[data-action=take]").click();
        }
        page.locator(".tabletop .now h2").waitFor();
    }

    @Test
    void aTabletHasALargeCardAndLargeButtonsAlsoAfterAReload() {
        for (int[] size : new int[][] {{1024, 768}, {1180, 820}}) {
            Page page = tablet(size[0], size[1]);
            Locator button = page.locator(".tabletop .choices [data-choice]").first();
            assertThat(button.boundingBox().height).as("for a thumb").isGreaterThanOrEqualTo(60);
            assertThat(page.locator(".board")).hasCount(0);
            assertThat(page.locator(".tabletop .pins [data-pin]").first()).isVisible();
            assertThat((Boolean) page.evaluate(
                            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
                    .as("nothing is cut off at %s", size[0])
                    .isTrue();

            page.reload();
            take(page);
            assertThat(page.locator(".tabletop")).isVisible();
            page.locator("[data-action=tabletop-off]").click();
            assertThat(page.locator(".page .step-card")).isVisible();
            assertThat(page.url()).doesNotContain("mode=table");
        }
    }

    @Test
    void nobodyIsHandedATabletOnWhichAllMaySeeTheSame() {
        Page page = tablet(1180, 820);
        page.reload();
        page.locator("[data-action=take], .tabletop .now h2").first().waitFor();
        assertThat(page.locator("[data-action=take]").count()).isZero();
    }

    @Test
    void theTableChoosesWhatIsPinned() {
        Page page = tablet(1180, 820);
        int before = page.locator("[data-pin]").count();
        page.locator("[data-action=pins]").click();
        page.locator(".pin-list input:not(:checked)").first().check();
        page.locator("dialog [data-action=close]").click();
        assertThat(page.locator("[data-pin]")).hasCount(before + 1);
        page.reload();
        take(page);
        assertThat(page.locator("[data-pin]")).hasCount(before + 1);
    }

    @Test
    void aStepThatAllLeaveOutIsStruckInTheSequenceAndAsksNobody() {
        Page page = tablet(1180, 820);
        String step = page.locator(".tabletop .now h2").textContent();
        page.locator("[data-action=not-in-our-game]").click();
        page.locator("[data-action=agree], [data-action=take]").first().waitFor();
        take(page);
        page.locator("[data-action=agree]").first().click();
        assertThat(page.locator(".tabletop .rail .left-out").first()).containsText("not in our game");
        assertThat(page.locator(".tabletop .now h2")).not().hasText(step);
    }

    @Test
    void aSeatGetsALinkForAPhone() {
        Page page = tablet(1024, 768);
        page.locator("[data-action=phones]").click();
        page.locator("[data-action=phone-link]").first().click();
        assertThat(page.locator(".phone input").first()).hasValue(java.util.regex.Pattern.compile(".*/t/.*#.*"));
    }
}
