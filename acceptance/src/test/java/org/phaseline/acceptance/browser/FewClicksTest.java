package org.phaseline.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many clicks an order takes in the games that are played on a board, and how soon its menu is there; printed. */
class FewClicksTest extends AtThePage {

    private static final int MOST_CLICKS = 3;

    /** Ten a second. */
    private static final int MOST_LOOKS = 600;

    /** Answers what comes first until a piece that lies open can do what is wanted; says which, and where it can. */
    private static final String UNTIL_POSSIBLE = """
            async ([wanted, most]) => {
              const at = location.pathname;
              const get = async (what) => (await fetch(`${at}/${what}`)).json();
              const lies = (word) => document.querySelector(`.board [data-word="${word}"]`);
              for (let i = 0; i < most; i++) {
                await new Promise((resume) => setTimeout(resume, 250));
                const { sighting } = await get("sighting");
                const decision = sighting.decisions.find((each) => each.awaited);
                if (sighting.over) return null;
                if (!decision) continue;
                const { movable = [] } = decision.sealed ? {} : await get("plans");
                if (movable.length > 0) await new Promise((resume) => setTimeout(resume, 600));
                for (const { kind, number } of movable) {
                  const word = `order/${kind}/${number}`;
                  if (!lies(word)) continue;
                  const own = sighting.pieces.find((each) => each.kind === kind && each.number === number);
                  const began = performance.now();
                  const menu = await get(`plans?pieces=${encodeURIComponent(kind)}:${number}`);
                  const took = Math.round(performance.now() - began);
                  const move = menu.moves?.find((row) => row[0] !== own.spot?.space && !(row[5] & 3));
                  const shot = menu.targets?.find((each) => lies(`look/${each.kind}/${each.number}`)
                    || document.querySelector(`.board [data-piece="${each.kind}/${each.number}"]`));
                  if (wanted === "move" && move) return { word, goal: `go/${move[0]}`, took };
                  if (wanted === "shot" && shot) return { word, goal: `at/${shot.kind}/${shot.number}`, took };
                }
                // To agree to something may mean that nobody attacks.
                const choice = decision.choices.at(wanted === "shot" && decision.kind === "step" ? -1 : 0).word;
                await fetch(`${at}/answer`, { method: "POST", headers: { "Content-Type": "application/json" },
                  body: JSON.stringify({ decision: decision.id, choice }) });
              }
              return null;
            }""";

    static Page player(String game, String scenario, String side, String other) {
        return player(game, scenario, side, other, "random");
    }

    static Page player(String game, String scenario, String side, String other, String bot) {
        Page lobby = browsers().open(server.address());
        Object link = lobby.evaluate(
                """
                async (order) => {
                  const made = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" },
                    body: JSON.stringify(order) });
                  return (await made.json()).seats[0].link;
                }""",
                Map.of(
                        "game",
                        game,
                        "scenario",
                        scenario,
                        "seats",
                        List.of(Map.of("for", List.of(side)), Map.of("for", List.of(other), "bot", bot))));
        Page seat = browsers().commander(server.address().replaceAll("/$", "") + link);
        seat.locator(".board .piece").first().waitFor();
        return seat;
    }

    /** How many clicks it takes until something else is asked. */
    private static int clicks(Page page, Map<?, ?> order) {
        String asked = page.locator("#now").getAttribute("data-asked");
        clickOn(
                page,
                page.locator(".board [data-word='" + order.get("word") + "']").first());
        Locator goal =
                page.locator(".board [data-word='" + order.get("goal") + "']").first();
        goal.waitFor();
        clickOn(page, goal);
        int clicks = 2;
        // In one look: the button goes as soon as the order is under way.
        Locator doIt = page.locator("[data-action=order-do]:enabled");
        for (int i = 0; i < MOST_LOOKS; i++) {
            if (!asked.equals(page.locator("#now").getAttribute("data-asked"))) {
                return clicks;
            }
            if (clicks == 2 && doIt.count() > 0) {
                clickOn(page, doIt.first());
                clicks++;
            }
            page.waitForTimeout(100);
        }
        throw new AssertionError("nothing came of " + order + " after " + clicks + " clicks");
    }

    private static @Nullable Map<?, ?> possible(Page page, String wanted, int most) {
        return (Map<?, ?>) page.evaluate(UNTIL_POSSIBLE, List.of(wanted, most));
    }

    @ParameterizedTest
    @CsvSource({
        "legions, Duel, Rome, Egypt",
        "rof, Patrol, British, German",
        "ocs, Lesson, Axis, Allied",
        "fe, Lesson, Coalition, Alliance"
    })
    void aUsualMoveTakesAtMostThreeClicks(String game, String scenario, String side, String other) {
        Page page = player(game, scenario, side, other);
        Map<?, ?> order = possible(page, "move", 120);
        assertThat(order).as("a piece that can move").isNotNull();
        int clicks = clicks(page, order);
        System.out.printf(
                "clicks         %-10s a move: %d clicks, its menu %s ms with the request%n",
                game, clicks, order.get("took"));
        assertThat(clicks).isLessThanOrEqualTo(MOST_CLICKS);
    }

    @ParameterizedTest
    @CsvSource({"legions, ProvingGround, Rome, Egypt", "rof, Patrol, British, German", "ocs, River, Axis, Soviet"})
    void aUsualShotTakesAtMostThreeClicks(String game, String scenario, String side, String other) {
        Page page = player(game, scenario, side, other);
        Map<?, ?> order = possible(page, "shot", 120);
        assertThat(order).as("a piece that can shoot or strike").isNotNull();
        int clicks = clicks(page, order);
        System.out.printf(
                "clicks         %-10s a shot: %d clicks, its menu %s ms with the request%n",
                game, clicks, order.get("took"));
        assertThat(clicks).isLessThanOrEqualTo(MOST_CLICKS);
    }

    /** From the click to the first change that can be seen; a click that nothing comes of fails. */
    static double feedback(Page page, Locator what) {
        page.evaluate("""
                () => {
                  window.answered = new Promise((resolve, fail) => {
                    let clicked = 0;
                    setTimeout(() => fail(new Error("nothing can be seen of the click")), 60000);
                    addEventListener("click", () => { clicked = performance.now(); }, { capture: true, once: true });
                    const seeing = new MutationObserver(() => {
                      if (!clicked) return;
                      seeing.disconnect();
                      resolve(performance.now() - clicked);
                    });
                    seeing.observe(document.getElementById("app"),
                      { subtree: true, childList: true, attributes: true, characterData: true });
                  });
                }""");
        clickOn(page, what);
        return ((Number) page.evaluate("() => window.answered")).doubleValue();
    }

    /** As seen from a page whose server says nothing at all, since no time is short enough on a machine that has other things to do. */
    @Test
    void aClickIsAnsweredAtOnceAlsoWhenTheServerIsFarAway() {
        Page page = player("legions", "Duel", "Rome", "Egypt");
        page.locator("[data-word='order/Unit/0']").waitFor();
        page.evaluate("() => { window.fetch = () => new Promise(() => {}); }");
        double unit = feedback(page, page.locator("[data-word='order/Unit/0']").first());
        page.keyboard().press("Escape");
        double choice = feedback(page, page.locator(".choices [data-choice]").first());
        System.out.printf(
                "clicks         feedback without the server: a unit %.0f ms, a choice %.0f ms%n", unit, choice);
    }
}
