package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Units that are dragged with the mouse and with a finger: where they can go, at an enemy, and where they cannot go. */
class DraggingTest extends AtThePage {

    private static final String RIDERS = ".board [data-word='order/Unit/2']";
    private static final String COHORT = ".board [data-word='order/Unit/0']";
    private static final String ENEMY_IN_TOUCH = ".board [data-piece='Unit/4']";
    private static final int STEPS = 6;

    private record Point(double x, double y) {}

    /** Rome in the lesson of Legions, where enemies stand before the cohort. */
    private static Page rome(boolean phone) {
        Page lobby = browsers().open(server.address());
        Object link = lobby.evaluate("""
                async (order) => {
                  const made = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" },
                    body: JSON.stringify(order) });
                  return (await made.json()).seats[0].link;
                }""", Map.of("game", "legions", "scenario", "Lesson"));
        lobby.close();
        Page seat = browsers()
                .commander(
                        server.address().replaceAll("/$", "") + link,
                        new Browser.NewContextOptions()
                                .setViewportSize(phone ? 390 : 1280, phone ? 844 : 900)
                                .setHasTouch(phone)
                                .setIsMobile(phone));
        seat.locator(RIDERS).waitFor();
        return seat;
    }

    private static Point middle(Locator what) {
        BoundingBox box = atRest(what);
        return new Point(box.x + box.width / 2, box.y + box.height / 2);
    }

    /** Presses, waits until it is known what the unit can do, and drags it; does not let it go yet. */
    private static void drag(Page seat, Point from, Point to) {
        seat.mouse().move(from.x, from.y);
        seat.mouse().down();
        seat.mouse().move(from.x + 16, from.y - 16, new Mouse.MoveOptions().setSteps(3));
        seat.locator(".board .place[data-word^='go/']").first().waitFor();
        seat.mouse().move(to.x, to.y, new Mouse.MoveOptions().setSteps(STEPS));
    }

    private static void touch(CDPSession session, String type, Point... points) {
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        JsonArray touches = new JsonArray();
        for (Point point : points) {
            JsonObject touch = new JsonObject();
            touch.addProperty("x", point.x);
            touch.addProperty("y", point.y);
            touches.add(touch);
        }
        event.add("touchPoints", touches);
        session.send("Input.dispatchTouchEvent", event);
    }

    private static void dragByFinger(Page seat, Point from, Point to) {
        CDPSession session = seat.context().newCDPSession(seat);
        touch(session, "touchStart", from);
        for (int i = 1; i <= STEPS; i++) {
            double part = i / (double) STEPS;
            touch(session, "touchMove", new Point(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part));
        }
        touch(session, "touchEnd");
        session.detach();
    }

    @Test
    void aUnitThatIsDroppedBesideTheBoardStaysWhereItIsAndThatIsTold() {
        Page seat = rome(false);
        Point riders = middle(seat.locator(RIDERS));
        Point panel = middle(seat.locator(".log").first());
        drag(seat, riders, panel);
        assertThat(seat.locator(".carried .counter, .carried rect").first()).isAttached();
        Point carried = middle(seat.locator(".carried > *").first());
        assertThat(Math.hypot(carried.x - panel.x, carried.y - panel.y)).isLessThan(60);
        seat.mouse().up();
        assertThat(seat.locator(".carried > *")).hasCount(0);

        assertThat(seat.locator(".why-not")).containsText("Numidian riders cannot end an order there now");
        assertThat(seat.locator(".order-bar")).containsText("Choose where it goes");
        assertThat(seat.locator(".preview .ghost")).hasCount(0);
        assertThat(middle(seat.locator(RIDERS))).isEqualTo(riders);
    }

    @Test
    void whatADragOnlyPassesOverIsNotAttacked() {
        Page seat = rome(false);
        Point enemy = middle(seat.locator(ENEMY_IN_TOUCH).first());
        drag(seat, middle(seat.locator(COHORT)), enemy);
        assertThat(seat.locator(".order-bar .odds")).isVisible();
        BoundingBox board = atRest(seat.locator(".board rect.paper"));
        seat.mouse().move(board.x + board.width - 20, board.y + 20, new Mouse.MoveOptions().setSteps(STEPS));
        seat.mouse().up();

        assertThat(seat.locator(".why-not")).containsText("cannot end an order there now");
        assertThat(seat.locator("[data-action=order-do]")).hasCount(0);
    }

    @Test
    void aChargeIsAimedAtAnEnemyByADragAndDoneByOneClick() {
        Page seat = rome(false);
        drag(
                seat,
                middle(seat.locator(COHORT)),
                middle(seat.locator(ENEMY_IN_TOUCH).first()));
        seat.mouse().up();
        assertThat(seat.locator(".order-bar .odds")).containsText("Spears of Memphis");
        assertThat(seat.locator(".order-bar .consequences")).containsText("close combat");
        seat.locator("[data-action=order-do]").click();

        assertThat(seat.locator(".log")).containsText("First cohort is ordered: close combat");
    }

    @Test
    void aFingerDragsAUnitAndTheBoardStaysWhereItIs() {
        Page seat = rome(true);
        String seen = seat.locator("svg.board").first().getAttribute("viewBox");
        Point riders = middle(seat.locator(RIDERS));
        dragByFinger(seat, riders, new Point(riders.x, riders.y - 40));

        until(seat, () -> middle(seat.locator(RIDERS)).y < riders.y - 20);
        assertThat(seat.locator("svg.board").first().getAttribute("viewBox")).isEqualTo(seen);
    }

    @Test
    void aFingerAimsAUnitAtAnEnemyAndNothingIsDoneBeforeThatIsSaidSo() {
        Page seat = rome(true);
        dragByFinger(
                seat,
                middle(seat.locator(COHORT)),
                middle(seat.locator(ENEMY_IN_TOUCH).first()));
        assertThat(seat.locator(".order-bar .odds")).containsText("Spears of Memphis");
        seat.locator("[data-action=order-do]").tap();

        until(seat, () -> seat.locator(".order-bar").count() == 0);
        seat.locator("text=LOG").first().tap();
        assertThat(seat.locator(".log")).containsText("First cohort is ordered: close combat");
    }
}
