package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** A phone: the board on top, the decision within reach of a thumb, nothing beyond the edge. */
class PhoneTest extends AtThePage {

    private static final double THUMB = 44;
    private static final int WIDE = 390;
    private static final int HIGH = 844;

    private static Browser.NewContextOptions phone() {
        return new Browser.NewContextOptions()
                .setViewportSize(WIDE, HIGH)
                .setHasTouch(true)
                .setIsMobile(true)
                .setDeviceScaleFactor(2);
    }

    @Test
    void aSeatIsPlayedWithAThumb() {
        Page lobby = browsers().open(server.address(), phone());
        String link = links(lobby, "Arcane Legions", "Toe to toe").getFirst();
        Page seat = browsers().open(link, phone());
        Locator choice = seat.locator(CHOICES).first();
        choice.waitFor();

        BoundingBox box = choice.boundingBox();
        assertThat(box.height).isGreaterThanOrEqualTo(THUMB);
        assertThat(box.y + box.height).isLessThanOrEqualTo(HIGH);
        assertThat(seat.locator(".board").first()).isVisible();
        assertThat(wider(seat)).as("scrolls sideways").isFalse();
        String before = seat.locator(".now").textContent();
        choice.tap();
        Locator act = seat.locator("[data-action=do]");
        until(seat, () -> act.count() > 0 || !before.equals(seat.locator(".now").textContent()));
        if (act.count() > 0) {
            act.tap();
        }
        assertThat(seat.locator(".now")).not().hasText(before);
    }

    @Test
    void whatIsTappedOnTheBoardIsShownOnTheSheetAndTheFilmLeavesRoomForIt() {
        List<String> links = MadeTables.links(server.address(), "Arcane Legions", "Toe to toe");
        Page seat = browsers().open(links.getFirst(), phone());
        seat.locator(CHOICES).first().waitFor();
        seat.locator("[data-tab=log]").tap();
        assertThat(seat.locator(".now")).isHidden();
        seat.locator(".board [data-word]").first().tap();
        assertThat(seat.locator(".now")).isVisible();
        Locator act = seat.locator("[data-action=do]");
        until(seat, () -> act.count() > 0 || seat.locator(".log li.is-answer").count() > 0);
        if (act.count() > 0) {
            act.tap();
        }

        seat.locator("[data-action=film]").tap();
        BoundingBox strip = Objects.requireNonNull(seat.locator(".film.on").boundingBox());
        BoundingBox sheet = Objects.requireNonNull(seat.locator(".right").boundingBox());
        assertThat(strip.y + strip.height).isLessThanOrEqualTo(sheet.y + 1);
        assertThat(wider(seat)).as("scrolls sideways").isFalse();
        assertThat(seat.locator("[data-tab=log]")).isInViewport();
    }

    @Test
    void aStackThatIsPickedUpNoLongerLiesOverThePlacesItCanGoTo() {
        Page seat = browsers()
                .commander(
                        MadeTables.links(server.address(), "Federation and Empire", "A lesson")
                                .getFirst(),
                        phone());
        seat.locator("[data-action=coach-off]:visible").tap();
        seat.locator(".board [data-word^='stack/']").first().tap();
        seat.locator(".fan-all").tap();

        Locator station = seat.locator(".board .place[aria-label^='0704']");
        station.waitFor();
        assertThat(seat.locator(".fan")).hasCount(0);
        BoundingBox box = Objects.requireNonNull(station.boundingBox());
        seat.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
        assertThat(seat.locator(".order-bar .consequences, .log li.is-answer").first())
                .isAttached();
    }

    @Test
    void howeverMuchThereIsToChooseTheRowBelowItIsInSightAndPlacesAreNoLongList() {
        for (boolean narrow : new boolean[] {true, false}) {
            Browser.NewContextOptions screen =
                    narrow ? phone() : new Browser.NewContextOptions().setViewportSize(1280, 800);
            Page seat = browsers()
                    .open(
                            MadeTables.linksFor(server.address(), "boards/many.sop", "umpire")
                                    .getFirst(),
                            screen);
            assertThat(seat.locator(CHOICES)).hasCount(9);
            assertThat(rowInSight(seat)).isEqualTo(true);
            choose(seat, "thursday");

            seat.locator(".find input").waitFor();
            assertThat(seat.locator(".find")).containsText("108 choices");
            // A thumb has each place on the board, and none in a list of 108 lines.
            assertThat(seat.locator(".choices li:visible").count()).isLessThan(narrow ? 20 : 109);
            assertThat(seat.locator(".find input").boundingBox().width).isGreaterThan(100);
            assertThat(rowInSight(seat)).isEqualTo(true);
        }
    }

    /** Whether why, undo and the others can be clicked without scrolling. */
    private static Object rowInSight(Page seat) {
        return seat.evaluate("""
                () => [...document.querySelectorAll(".now .acts button")].every((button) => {
                  const { left, top, width, height } = button.getBoundingClientRect();
                  const under = document.elementFromPoint(left + width / 2, top + height / 2);
                  return under && (button === under || button.contains(under));
                })""");
    }

    @Test
    void diceCoverNeitherTheBoardNorTheChoices() {
        for (boolean narrow : new boolean[] {true, false}) {
            Browser.NewContextOptions screen =
                    narrow ? phone() : new Browser.NewContextOptions().setViewportSize(1280, 800);
            Page seat = browsers()
                    .open(
                            MadeTables.linksFor(server.address(), "boards/dice.sop", "umpire")
                                    .getFirst(),
                            screen);
            seat.locator(CHOICES).first().click();
            Locator act = seat.locator("[data-action=do]");
            until(seat, () -> act.count() > 0 || seat.locator(".tray").count() > 0);
            if (act.count() > 0) {
                act.click();
            }
            seat.locator(".tray").waitFor();
            BoundingBox dice = Objects.requireNonNull(seat.locator(".tray").boundingBox());
            BoundingBox board = Objects.requireNonNull(seat.locator(".slide").boundingBox());
            BoundingBox now = Objects.requireNonNull(seat.locator(".now").boundingBox());
            assertThat(apart(dice, board)).as("the board is free").isTrue();
            assertThat(apart(dice, now)).as("the choices are free").isTrue();
            assertThat(seat.locator(".tray .came")).containsText("The reds hit");
            assertThat(seat.locator(".tray li")).hasCount(0);
            seat.locator("[data-action=dice]").click();
            assertThat(seat.locator(".tray li")).hasCount(2);
            seat.locator("[data-action=dice-away]").click();
            assertThat(seat.locator(".tray")).hasCount(0);
        }
    }

    private static boolean apart(BoundingBox one, BoundingBox other) {
        return one.x + one.width <= other.x
                || other.x + other.width <= one.x
                || one.y + one.height <= other.y + 1
                || other.y + other.height <= one.y + 1;
    }

    @Test
    void theLobbyFits() {
        Page lobby = browsers().open(server.address(), phone());
        lobby.locator(".card").first().waitFor();

        assertThat(wider(lobby)).as("scrolls sideways").isFalse();
    }

    private static boolean wider(Page page) {
        return Boolean.TRUE.equals(
                page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"));
    }
}
