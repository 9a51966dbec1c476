package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Boards of every form, looked at and chosen from. */
class BoardTest extends AtThePage {

    private static final String FOCUS_IS_SEEN = """
            () => {
              const [at, board] = [document.activeElement, document.querySelector('.board')].map((each) => each.getBoundingClientRect());
              return at.left >= board.left && at.right <= board.right && at.top >= board.top && at.bottom <= board.bottom;
            }""";

    /** The first seat of a table for a small rulebook of ours, with its board drawn. */
    private static Page seat(String rulebook) {
        Page seat = browsers().open(linksFor("boards/" + rulebook).getFirst());
        seat.locator(".board .piece").first().waitFor();
        return seat;
    }

    private static String seen(Page seat) {
        return seat.locator(".board").getAttribute("viewBox");
    }

    private static BoundingBox box(Locator locator) {
        return Objects.requireNonNull(locator.boundingBox());
    }

    /** Presses, leaves the board before that is a drag, lets go outside, and comes back. */
    private static void flickOut(Page seat, double x, double y) {
        BoundingBox rail = box(seat.locator(".rail-frame"));
        seat.mouse().down();
        seat.mouse().move(rail.x + 20, rail.y + 20);
        seat.mouse().up();
        seat.mouse().move(x, y);
        seat.mouse().move(x + 30, y + 30, new Mouse.MoveOptions().setSteps(5));
        seat.evaluate("new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
    }

    @Test
    void countersAndSpacesCarryTheSymbolsOfTheRulebook() {
        Page seat = seat("hexes.sop");

        assertThat(seat.locator(".terrain.wood")).hasCount(5);
        assertThat(seat.locator(".terrain.mountain")).hasCount(2);
        assertThat(seat.locator(".piece[data-word='1st Foot']"))
                .hasAttribute("aria-label", Pattern.compile(".*3 supply.*"));
        // Of those that share a hex the uppermost is seen.
        assertThat(seat.locator(".piece .symbol.modern")).hasCount(8);
        // Small counters show their symbol only; what they are worth and how they are is there to be read when one
        // comes nearer.
        seat.locator(".board-foot button").first().click();
        seat.locator(".board-foot button").first().click();
        assertThat(seat.locator(".piece .chips")).hasCount(2);
    }

    @Test
    void whatLiesBetweenSpacesIsDrawnAsLinesAndToldBelowTheBoard() {
        Page seat = seat("sides.sop");
        Locator legend = seat.locator(".side-legend li");
        assertThat(legend).hasText(new String[] {"river", "Old road", "bridge"});
        BoundingBox river = box(seat.locator(".sides .water:not(.bed)"));
        BoundingBox road = box(seat.locator(".sides .road:not(.bed)"));
        assertThat(river.height)
                .as("the river runs from north to south, the road from west to east")
                .isGreaterThan(2 * river.width);
        assertThat(road.width).isGreaterThan(2 * road.height);

        choose(seat, "do it");

        assertThat(legend.last()).hasText("Stone wall");
        assertThat(seat.locator(".sides .wall")).hasCount(1);
        assertThat(seat.evaluate("""
                new Set([...document.querySelectorAll('.sides path:not(.bed)')].map(it => getComputedStyle(it).stroke)).size""")).as("each has a colour of its own").isEqualTo(4);
    }

    @Test
    void aWheelComesNearerAndADragMovesTheBoardAndChoosesNothing() {
        Page seat = seat("table.sop");
        String whole = seen(seat);
        BoundingBox red = box(seat.locator(".piece.choice").first());
        double x = red.x + red.width / 2;
        double y = red.y + red.height / 2;

        seat.mouse().move(x, y);
        seat.mouse().wheel(0, -400);
        until(seat, () -> !seen(seat).equals(whole));
        String near = seen(seat);
        flickOut(seat, x, y);
        assertThat(seen(seat)).as("nothing is held any more").isEqualTo(near);
        seat.mouse().move(x, y);
        seat.mouse().down();
        seat.mouse().move(x + 60, y - 40, new Mouse.MoveOptions().setSteps(5));
        seat.mouse().up();
        until(seat, () -> !seen(seat).equals(near));
        assertThat(seat.locator(".now")).containsText("Which band marches?");

        seat.locator(".board-foot button").last().click();
        until(seat, () -> seen(seat).equals(whole));
    }

    @Test
    void whatCannotBeChosenLetsAClickThroughToWhatCanBeBelowIt() {
        Page seat = seat("camp.sop");
        BoundingBox band = box(seat.locator(".piece.choice"));
        seat.mouse().click(band.x + band.width / 2, band.y + band.height / 2);
        assertThat(seat.locator(".choices .selected, .log li.is-answer").first())
                .containsText("The red band");
        assertThat(seat.locator(".inspector")).hasCount(0);
    }

    @Test
    void besideAPlaceMeansThatPlaceAndTheUnitIsShownThereBeforeItGoes() {
        Page seat = seat("table.sop");
        seat.locator(".piece.choice").first().click();
        Locator place = seat.locator(".points .place[data-word='4,3']");
        BoundingBox at = box(place);

        seat.mouse().move(at.x + at.width / 2 + 7, at.y + at.height / 2 + 6);
        seat.locator(".hovering .ghost").waitFor();
        seat.mouse().down();
        seat.mouse().up();
        seat.locator(".preview .ghost").waitFor();
        assertThat(seat.locator(".preview .arrow")).hasCount(1);
        seat.mouse().down();
        seat.mouse().up();
        assertThat(seat.locator(".log")).containsText(": 4,3");
    }

    @Test
    void arrowKeysWalkFromChoiceToChoiceAndEnterTakesOne() {
        Page seat = seat("table.sop");
        seat.locator(".piece.choice[data-word='The red band']").focus();

        seat.keyboard().press("ArrowRight");
        assertThat(seat.locator(".piece.choice[data-word='The grey band']")).isFocused();
        seat.keyboard().press("Enter");
        assertThat(seat.locator(".now")).containsText("Where does The grey band go?");
    }

    @Test
    void whoWalksTheBoardWithKeysStaysOnItAndSeesWhereTheyAre() {
        Page seat = seat("hexes.sop");
        assertThat(seat.locator(".board [data-word]")).hasCount(6);
        assertThat(seat.locator(".board [data-word][tabindex='0']")).hasCount(1);
        for (int i = 0; i < 4; i++) {
            seat.keyboard().press("+");
        }
        seat.locator(".board .piece[data-word='1st Foot']").focus();
        seat.keyboard().press("ArrowUp");
        seat.locator(".board .piece[data-word='1st Foot']").focus();
        seat.keyboard().press("Enter");
        assertThat(seat.locator(".board .place:focus")).hasCount(1);

        for (int i = 0; i < 6; i++) {
            seat.keyboard().press("ArrowDown");
            until(seat, () -> Boolean.TRUE.equals(seat.evaluate(FOCUS_IS_SEEN)));
        }
        seat.keyboard().press("Enter");
        seat.locator(".preview .ghost").waitFor();
        seat.keyboard().press("Enter");
        assertThat(seat.locator(".board .facing:focus")).hasCount(1);
    }

    @Test
    void aWayToFaceIsAnArrowAroundThePiece() {
        Page seat = seat("hexes.sop");
        seat.locator(".piece.choice[data-word='1st Foot']").click();
        seat.locator(".place[data-word='c6']").click();
        seat.locator(".preview .ghost").waitFor();
        seat.locator(".place[data-word='c6']").click();

        assertThat(seat.locator(".facing")).hasCount(6);
        seat.locator(".facing[data-word='southeast'] .reach").click();
        seat.locator(".preview .ghost").waitFor();
        seat.locator(".facing[data-word='southeast'] .reach").click();
        assertThat(seat.locator(".log")).containsText(": southeast");
    }
}
