package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** From selecting a choice to what it led to: nothing is done that was not meant, and what fails is said. */
class ChoosingTest extends AtThePage {

    /** Presses or clicks until it counts, and once more in the very moment in which the next question is there. */
    private static final String TWICE = """
            ([first, next, then]) => new Promise((done, fail) => {
              const press = (what) => (what.length === 1
                ? document.body.dispatchEvent(new KeyboardEvent("keydown", { key: what, bubbles: true, cancelable: true }))
                : document.querySelector(what).click());
              const again = setInterval(() => press(first), 100);
              setTimeout(() => fail(new Error("never asked: " + next)), 60000);
              const watch = new MutationObserver(() => {
                if (!document.querySelector(".now").textContent.includes(next)) return;
                watch.disconnect();
                clearInterval(again);
                press(then);
                done();
              });
              watch.observe(document.body, { subtree: true, childList: true, characterData: true });
            })""";

    private static final String LOOK_FIRST = "Where do you look first?";
    private static final String THEN = "Where then?";
    private static final String POINTS = "How many points?";
    private static final String FOR_THE_SOUTH = "How many for the South?";

    private static Page north() {
        return north(browsers().open(linksFor("tables/bridge.sop").getFirst()));
    }

    private static Page north(Page seat) {
        assertThat(seat.locator(".now")).containsText(LOOK_FIRST);
        return seat;
    }

    /** Clicks until it counts, as somebody does who notices that it did not. */
    private static void choosesMiddle(Page seat) {
        until(seat, () -> {
            seat.evaluate("document.querySelector('.choices [data-word=middle]:not([disabled])')?.click()");
            return seat.locator(".now").textContent().contains(POINTS);
        });
    }

    @Test
    void aSecondClickOrPressDoesNotCountForWhatIsAskedNext() {
        Page seat = browsers().human().newPage();
        seat.navigate(linksFor("tables/bridge.sop").getFirst());
        north(seat);

        seat.evaluate(TWICE, new String[] {".choices [data-word=left]", THEN, ".choices [data-word=right]"});
        choosesMiddle(seat);
        assertThat(seat.locator(".log")).not().containsText(": right");

        seat.evaluate(TWICE, new String[] {"u", THEN, "u"});
        choosesMiddle(seat);
        assertThat(seat.locator(".log li.is-back")).hasCount(1);
    }

    @Test
    void whatCannotBeShownIsNotDoneAndWhatCannotBeSentIsSaid() {
        Page seat = north();
        choose(seat, "left");
        choose(seat, "left");
        assertThat(seat.locator(".now")).containsText(POINTS);

        seat.route("**/preview?*choice=*", Route::abort);
        seat.locator(".choices [data-word='2']").click();
        assertThat(seat.locator("[data-would='2']")).containsText("cannot be shown now");
        seat.locator("[data-action=drop]").click();
        seat.unroute("**/preview?*choice=*");
        seat.locator(".choices [data-word='2']").click();
        assertThat(seat.locator("[data-would='2'] li")).hasCount(1);

        seat.route("**/answer", route -> answer(route, 503, "The disk is full."));
        seat.locator("[data-action=do]").click();
        assertThat(seat.locator(".trouble")).containsText("The disk is full. Trying again");
        seat.locator("[data-action=give-up]").click();
        assertThat(seat.locator(".trouble")).hasCount(0);

        seat.unroute("**/answer");
        seat.route("**/answer", route -> answer(route, 409, "Not that."), new Page.RouteOptions().setTimes(1));
        seat.locator("[data-action=do]").click();
        assertThat(seat.locator(".now .problem")).hasText("Not that.");
        choose(seat, "2");
        assertThat(seat.locator(".now")).containsText(FOR_THE_SOUTH);
        assertThat(seat.locator(".now .problem")).hasCount(0);
        // What was made to fail is what this is about.
        browsers().complaints();
    }

    private static void answer(Route route, int status, String sentence) {
        route.fulfill(new Route.FulfillOptions()
                .setStatus(status)
                .setContentType("application/json")
                .setBody("{\"problem\":\"" + sentence + "\"}"));
    }

    @Test
    void aLateReplyTakesNothingAwayAndAnotherFigureIsAnotherChoice() {
        Page seat = north();
        choose(seat, "left");
        AtomicReference<Route> held = new AtomicReference<>();
        AtomicReference<APIResponse> reply = new AtomicReference<>();
        seat.route(
                "**/answer",
                route -> {
                    reply.set(route.fetch());
                    held.set(route);
                },
                new Page.RouteOptions().setTimes(1));
        choose(seat, "left");
        assertThat(seat.locator(".now")).containsText(POINTS);
        seat.locator(".choices [data-word='2']").click();
        seat.locator("[data-would='2']").waitFor();
        held.get().fulfill(new Route.FulfillOptions().setResponse(reply.get()));
        seat.waitForResponse(
                "**/preview?*", () -> seat.locator(".choices [data-word='3']").hover());
        assertThat(seat.locator("[data-would='2']")).isVisible();
        seat.locator("[data-action=do]").click();

        assertThat(seat.locator(".now")).containsText(FOR_THE_SOUTH);
        seat.locator("[data-figure]").fill("5");
        seat.locator("[data-action=figure]").click();
        seat.locator("[data-would='5']").waitFor();
        seat.locator("[data-figure]").fill("8");
        assertThat(seat.locator("[data-would]")).hasCount(0);
        seat.locator("[data-action=figure]").click();
        seat.locator("[data-action=do]").click();
        assertThat(seat.locator(".log")).containsText("'" + FOR_THE_SOUTH + "': 8");
    }

    @Test
    void aNoteGoesWithItsAnswerUnlessItIsClosedAndPlayIsFollowedAgainAfterALookBack() {
        Page seat = north();
        seat.locator("[data-action=note]").click();
        seat.locator("#note").fill("never mind");
        seat.locator("[data-action=note]").click();
        choose(seat, "left");
        assertThat(seat.locator(".now")).containsText(THEN);
        seat.locator("[data-action=note]").click();
        seat.locator("#note").fill("smoke over there");
        choose(seat, "right");
        assertThat(seat.locator(".log")).containsText("smoke over there");
        assertThat(seat.locator(".log")).not().containsText("never mind");

        seat.locator(".log button.tag").first().click();
        assertThat(seat.locator(".step.lit")).hasCount(1);
        choose(seat, "1");
        assertThat(seat.locator(".now")).containsText(FOR_THE_SOUTH);
        assertThat(seat.locator(".step.lit")).hasCount(0);
    }

    @Test
    void allDiceOfAnAnswerAreShownAndAMarkerOnAPieceSaysWhenItComesOff() {
        Page seat = north();
        choose(seat, "left");
        choose(seat, "left");
        choose(seat, "1");
        seat.locator("[data-figure]").fill("5");
        seat.locator("[data-action=figure]").click();
        seat.locator("[data-action=do]").click();
        // To skip lets dice fall: that is not done for the whole turn by a single click either.
        assertThat(seat.locator(".choices .for-good")).hasCount(2);
        assertThat(seat.locator(".always")).hasCount(0);
        choose(seat, "The red band");

        assertThat(seat.locator(".tray li")).hasCount(2);
        seat.locator("[data-tab=state]").click();
        assertThat(seat.locator(".pieces").first()).containsText("tired until the end of “Rest”");
    }
}
