package org.phaseline.acceptance.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Two browsers play two turns of a war with its economics, and a battle that takes its longest way: a fleet goes to a station and
 * offers an approach battle, which is accepted; it comes to the station itself in a second round, then retreats and is pursued. Whether
 * the pursuers catch it, the dice say.
 */
@Tag("slow")
class BorderWarTest extends AtThePage {

    private static final Duration LONGEST = Duration.ofMinutes(4);

    /** By a part of what is asked, the answers that are given once each, in this order; after them, or where there is none, what declines. */
    private static final Map<String, List<String>> ANSWERS = new LinkedHashMap<>();

    static {
        ANSWERS.put("Move a ship or fleet", List.of("Northern D7C"));
        ANSWERS.put("What does the fleet of Northern D7C do?", List.of("Take all along", "Go to a hex"));
        ANSWERS.put("Go to a hex", List.of("1003"));
        ANSWERS.put("Build a ship", List.of("New D7 1", "no more", "New CM 1"));
        ANSWERS.put("Offer an Approach Battle?", List.of("do it"));
        ANSWERS.put("Accept or reject the Approach Battle", List.of("Accept: the base stays out"));
        // So much damage that there is somebody to aim at.
        ANSWERS.put("Your part of the intensity", List.of("4", "4", "4", "4"));
        ANSWERS.put("Pursue?", List.of("do it"));
    }

    private static final List<String> DECLINING = List.of("skip", "no more", "nothing more", "that is all", "ready");

    private static final Pattern BOOKS = Pattern.compile(
            "The (\\w+) treasury: ([\\d.]+) brought forward, ([\\d.]+) from .*?, ([\\d.]+) from planets, ([\\d.]+) from the neutral zone,"
                    + " ([\\d.]+) from off the map: ([\\d.]+) Economic Points");
    private static final Pattern SPENT =
            Pattern.compile(" for ([\\d.]+); the (\\w+) treasury has ([\\d.]+) Economic Points");

    private final Map<String, Integer> given = new HashMap<>();
    private boolean atTheStation;
    private int clicksOfAShot;

    @Test
    void aBattleWithApproachRetreatAndPursuitAndBooksThatBalance() {
        List<Page> seats = seats("Federation and Empire", "Border war");
        long end = System.nanoTime() + LONGEST.toNanos();
        while (!seats.getFirst().locator("header").first().innerText().contains("Turn 3 of 6")) {
            assertThat(System.nanoTime()).as("played too long").isLessThan(end);
            boolean answered = false;
            for (Page seat : seats) {
                answered |= answer(seat);
            }
            if (!answered) {
                seats.getFirst().waitForTimeout(20);
            }
        }

        System.out.printf("clicks         %-10s a shot: %d clicks%n", "fe", clicksOfAShot);
        assertThat(clicksOfAShot).as("clicks of directed damage on the board").isBetween(1, 3);
        for (Page seat : seats) {
            seat.locator("[data-tab=log]").first().click();
            Locator earlier = seat.getByText("earlier…");
            while (earlier.count() > 0) {
                earlier.click();
            }
            List<String> log = seat.locator(".log li").allInnerTexts();
            assertThat(String.join("\n", log))
                    .containsSubsequence(
                            "The Coalition offers an approach battle",
                            "The Alliance accepts: the base stays out of this round",
                            "The Coalition scores",
                            "Count's station",
                            "The Coalition scores",
                            "The Alliance pursues",
                            " from 1003 to ");
            assertThat(booksOf(log)).as("accounts that were looked at").isGreaterThanOrEqualTo(7);
        }
    }

    /** Answers what this seat is asked, with the mouse, if play waits for it. */
    private boolean answer(Page seat) {
        if (seat.locator("[data-action=hint]").count() == 0) {
            return false;
        }
        String asked = seat.locator(".now h2").first().innerText() + " "
                + seat.locator(".now .prompt").allInnerTexts();
        @SuppressWarnings("unchecked")
        List<String> words = (List<String>)
                seat.evaluate(
                        "[...document.querySelectorAll('.choices [data-word]:not([disabled])')].map(each => each.dataset.word)");
        if (words.isEmpty()) {
            return false;
        }
        if (asked.contains("Which unit is aimed at") && clicksOfAShot == 0) {
            clicksOfAShot = aim(seat, words.getFirst());
        } else {
            choose(seat, wordFor(asked, words));
        }
        return true;
    }

    /** Chooses a unit on the board: opens its stack, clicks it, and does what that would do; says with how many clicks. */
    private static int aim(Page seat, String word) {
        String asked = String.valueOf(seat.locator("#now").getAttribute("data-asked"));
        Locator unit = seat.locator(".board [data-word=\"" + word + "\"]");
        Locator stack = seat.locator(".board .pile.glowing .height");
        Locator act = seat.locator("[data-action=do]");
        until(seat, () -> unit.count() + stack.count() > 0);
        int clicks = 1;
        if (unit.count() == 0) {
            clickOn(seat, stack.first());
            clicks++;
        }
        clickOn(seat, unit.first());
        until(seat, () -> act.count() > 0 || !asked.equals(seat.locator("#now").getAttribute("data-asked")));
        if (act.count() > 0 && asked.equals(seat.locator("#now").getAttribute("data-asked"))) {
            act.first().click();
            clicks++;
        }
        until(seat, () -> !asked.equals(seat.locator("#now").getAttribute("data-asked")));
        return clicks;
    }

    private String wordFor(String asked, List<String> words) {
        // If the dice are against the approach, another one comes before the battle at the station.
        atTheStation |= asked.contains("Retreat before combat at the base?");
        if (asked.contains("Attacker's option: retreat?")) {
            return atTheStation ? "do it" : "skip";
        }
        for (var each : ANSWERS.entrySet()) {
            int next = given.getOrDefault(each.getKey(), 0);
            if (asked.contains(each.getKey()) && next < each.getValue().size()) {
                String word = each.getValue().get(next);
                if (words.contains(word)) {
                    given.put(each.getKey(), next + 1);
                    return word;
                }
            }
        }
        return DECLINING.stream().filter(words::contains).findFirst().orElse(words.getFirst());
    }

    /** Checks all treasuries of a log; gives how many lines were about them. */
    private static int booksOf(List<String> log) {
        Map<String, BigDecimal> has = new HashMap<>();
        int lines = 0;
        for (String line : log) {
            Matcher books = BOOKS.matcher(line);
            Matcher spent = SPENT.matcher(line);
            if (books.find()) {
                BigDecimal before = new BigDecimal(books.group(2));
                assertThat(has.getOrDefault(books.group(1), before)).as(line).isEqualByComparingTo(before);
                BigDecimal sum = before;
                for (int group = 3; group <= 6; group++) {
                    sum = sum.add(new BigDecimal(books.group(group)));
                }
                assertThat(sum).as(line).isEqualByComparingTo(books.group(7));
                has.put(books.group(1), sum);
                lines++;
            } else if (spent.find()) {
                BigDecimal left = has.get(spent.group(2)).subtract(new BigDecimal(spent.group(1)));
                assertThat(left).as(line).isEqualByComparingTo(spent.group(3));
                has.put(spent.group(2), left);
                lines++;
            }
        }
        return lines;
    }
}
