package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.phaseline.games.Games;
import org.phaseline.games.Played;
import org.phaseline.language.RulebookText;

/** What the tests of this game do again and again. */
final class War {

    static final String COALITION = "the Coalition";
    static final String ALLIANCE = "the Alliance";

    /** Lines of a scenario: the Klingons and the Kzintis have something of each kind on the books. */
    static final String FULL_BOOKS = fullBooks();

    private static final List<String> BESIDE = List.of(
            "beside-books.sop",
            "beside-combat.sop",
            "beside-economics.sop",
            "beside-movement.sop",
            "beside-pirates.sop",
            "beside-production.sop",
            "beside-raids.sop",
            "beside-retrograde.sop",
            "beside-small-scale.sop");

    private War() {}

    private static String fullBooks() {
        StringBuilder lines = new StringBuilder("roster Entry: empire, what, amount, hex");
        for (String empire : List.of("Klingon", "Kzinti")) {
            for (String what : List.of(
                    "annexation",
                    "presence",
                    "admiral",
                    "general",
                    "expedition",
                    "site",
                    "waiting",
                    "mending",
                    "pooled",
                    "primes")) {
                lines.append("\n    %1$s%2$s \"%2$s %1$s\": %2$s, %1$s, 1, 1411".formatted(what, empire));
            }
        }
        return lines + "\n  pirates = 3\n  leased = 1\n  hurtPirates = 1";
    }

    /** A game of one game turn with these expansions. */
    static Played using(String... options) {
        return of("use " + String.join(", ", options), "length 1 game turns");
    }

    /** A game whose scenario has these lines; the Coalition goes first. */
    static Played of(String... lines) {
        return of("Coalition, Alliance", lines);
    }

    /** A game in which the sides take their turns in this order. */
    static Played inOrder(String sides, String... lines) {
        return of(sides, lines);
    }

    /** Late in the war, with these lines. */
    static Played late(String... lines) {
        return of("scenario Trial \"A trial\" like Late\n  " + String.join("\n  ", lines) + "\n");
    }

    private static Played of(String sides, String[] lines) {
        String scenario =
                "scenario Trial \"A trial\" for " + sides + "\n  ownMap = yes\n  board Map: hexes 1 x 1, numbered 0101"
                        + " from the north\n  roster Entry: empire\n    line_ x 40 \"Line {n}\": none\n  "
                        + String.join("\n  ", lines) + "\n";
        return of(scenario);
    }

    private static Played of(String scenario) {
        RulebookText rules = Games.text(Games.find("fe").orElseThrow());
        Map<String, String> others = new TreeMap<>(rules.others());
        others.put("scenarios/trial.sop", scenario);
        return beside(Played.of(new RulebookText(rules.file(), rules.text(), others), "Trial"));
    }

    /** The steps of the form beside a real board go by their printed ids; those of the star map have the same. */
    static Played beside(Played game) {
        BESIDE.forEach(game::namingStepsOf);
        return game;
    }

    /** All players do as little as they may until this step is entered, or the game is over. */
    static Played to(Played game, String step) {
        game.look();
        for (int i = 0; !game.over() && !game.entered().contains(step); i++) {
            assertThat(i).as("answers without coming to " + step).isLessThan(1000);
            game.leastAnswer();
        }
        return game;
    }

    /** A whole small-scale combat at intensity 2 on both sides: who has how many ships crippled, and is driven off. */
    static Played skirmish(Played game, String coalition, String alliance) {
        game.does(COALITION, "10").does(ALLIANCE, "10");
        game.does(COALITION, "2", "ready").does(ALLIANCE, "2", "ready");
        game.does(COALITION, coalition.split(" ")[0]).does(ALLIANCE, alliance.split(" ")[0]);
        return game.does(COALITION, coalition.endsWith(" driven") ? "yes" : "no")
                .does(ALLIANCE, alliance.endsWith(" driven") ? "yes" : "no");
    }

    /** A whole special raid: how strong each side is. */
    static Played raid(Played game, String coalition, String alliance) {
        game.does(COALITION, coalition).does(ALLIANCE, alliance);
        return game.does(COALITION, "0", "0").does(ALLIANCE, "0", "0");
    }

    static String date(Played game) {
        return game.sighting(COALITION).date();
    }
}
