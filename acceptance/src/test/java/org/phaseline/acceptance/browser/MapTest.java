package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Maps as they are printed: numbers, ground, values, boxes, areas. */
class MapTest extends AtThePage {

    private static Page seat(String rulebook) {
        Page seat = browsers().open(linksFor("boards/" + rulebook).getFirst());
        seat.locator(".board .piece").first().waitFor();
        return seat;
    }

    private static BoundingBox box(Locator locator) {
        return Objects.requireNonNull(locator.boundingBox());
    }

    /** The first click shows what would be, the second takes it. */
    private static void goTo(Page seat, String space) {
        Locator place = seat.locator(".place[data-word='" + space + "']");
        place.click();
        seat.locator(".preview .ghost").waitFor();
        place.click();
    }

    private static Locator coordinate(Page seat, String name) {
        return seat.locator(".coordinate").getByText(name, new Locator.GetByTextOptions().setExact(true));
    }

    @Test
    void hexesCarryTheirPrintedNumbersWithTheFirstRowInTheNorthAndEvenColumnsLower() {
        Page seat = seat("valleys.sop");

        assertThat(seat.locator(".coordinate")).hasCount(40);
        assertThat(seat.locator(".coordinate").first()).hasText("0105");
        double first = box(coordinate(seat, "0101")).y;
        double second = box(coordinate(seat, "0201")).y;
        double below = box(coordinate(seat, "0102")).y;
        assertThat(first).isLessThan(second);
        assertThat(second).isLessThan(below);
        assertThat(seat.locator(".terrain.water")).hasCount(5);
        assertThat(seat.locator(".terrain.hill")).hasCount(3);
    }

    @Test
    void spacesShowTheirValuesAndWhoseTheyAre() {
        Page seat = seat("valleys.sop");

        assertThat(seat.locator(".space-values")).hasCount(6);
        assertThat(seat.locator(".space-values .pill.side0")).hasCount(3);
        assertThat(seat.locator(".space-values title").getByText("0801: tokens 12, holder The Blues"))
                .hasCount(1);
        assertThat(seat.locator(".space-values title").getByText("0603: burning"))
                .hasCount(1);
    }

    @Test
    void boxesLieBelowTheMapWithTheirPiecesAndAreChosenByAClick() {
        Page seat = seat("valleys.sop");
        Locator name = seat.locator(".space-name").getByText("Reserve");

        assertThat(seat.locator(".space-name")).hasCount(2);
        assertThat(box(name).y).isGreaterThan(box(coordinate(seat, "0105")).y);
        // Two stand in that hex: a click on the stack lets them be told apart.
        seat.locator("[data-stack]").first().click();
        seat.locator(".piece[data-word='Old Guard']").click();
        goTo(seat, "0102");
        assertThat(seat.locator(".log")).containsText("Old Guard at: 0202 becomes 0102");
        seat.locator(".piece[data-word='Old Guard']").click();
        goTo(seat, "reserve");
        assertThat(seat.locator(".log")).containsText("Old Guard at: 0102 becomes Reserve");
    }

    @Test
    void anAreaMapIsDrawnAsConnectedAreasWithTheirNames() {
        Page seat = seat("straits.sop");

        assertThat(seat.locator(".space-name")).hasCount(7);
        // Eight pairs are next to each other, however often that is said.
        assertThat(Objects.requireNonNull(seat.locator(".space-link").getAttribute("d"))
                        .split("M"))
                .hasSize(1 + 8);
        double london = box(seat.locator(".space-name").getByText("London")).y;
        assertThat(london).isLessThan(box(seat.locator(".space-name").getByText("Paris")).y);
        seat.locator(".piece[data-word='First army']").click();
        assertThat(seat.locator(".place")).hasCount(3);
        goTo(seat, "brest");
        assertThat(seat.locator(".log")).containsText("First army at: Paris becomes Brest");
        assertThat(seat.locator(".board .nose")).hasCount(0);
    }

    @Test
    void severalBoardsAreNamedInTheOrderOfTheRulebookAndTheLargerOneHasMoreRoom() {
        Page seat = seat("damage.sop");

        assertThat(seat.locator(".board-name")).hasText(new String[] {"Sea", "Damage track"});
        assertThat(box(seat.locator("svg.board.hexes")).y).isLessThan(box(seat.locator("svg.board.squares")).y);
        assertThat(box(seat.locator("svg.board.hexes")).height)
                .isGreaterThan(box(seat.locator("svg.board.squares")).height);
    }

    @Test
    void symbolsOfThingsAreDrawnOnSpacesAndSaidBelow() {
        Page seat = seat("damage.sop");

        assertThat(seat.locator("svg.board.squares .space-symbol")).hasCount(6);
        assertThat(seat.locator(".side-legend li")).hasText(new String[] {"mast", "gun", "flag"});
    }

    @Test
    void anArrowTellsWhichWayAPieceFacesWhereTheRulebookSpeaksOfItWhoeversItIs() {
        Page seat = seat("damage.sop");

        assertThat(seat.locator("svg.board.hexes .piece .nose")).hasCount(3);
        assertThat(seat.locator("svg.board.squares .piece")).hasCount(2);
        assertThat(seat.locator("svg.board.squares .nose")).hasCount(0);
        assertThat(seat.locator(".piece title").getByText("Vane\nfaces north")).hasCount(1);
    }

    /** The symbol of a space and the height of a stack lie above what stands there, its name below. */
    @Test
    void nothingCoversTheNamesOfPlacesWhereStacksStand() {
        Page seat = browsers()
                .open(MadeTables.links(server.address(), "Federation and Empire", "Border war")
                        .getFirst());
        seat.locator(".place-name").first().waitFor();

        assertThat((Number) seat.evaluate("""
                () => {
                  const boxes = (selector) =>
                    [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
                  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
                  const above = boxes(".board .space-badge, .board .height");
                  return boxes(".board .place-name").filter((name) => above.some((each) => meet(name, each))).length;
                }""")).isEqualTo(0);
    }
}
