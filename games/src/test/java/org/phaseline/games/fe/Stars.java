package org.phaseline.games.fe;

import java.util.Map;
import java.util.TreeMap;
import org.phaseline.games.Games;
import org.phaseline.games.Played;
import org.phaseline.language.RulebookText;

/** Small star maps for one rule each: Klingons in the west, Kzintis in the east. */
final class Stars {

    private Stars() {}

    /** Two game turns with every phase; the lines say which planets and units there are. */
    static Played war(String... lines) {
        return of("length 2 game turns", lines);
    }

    /** One battle of the Coalition, whose ships stand among the enemy's: it moves nobody, and nobody withdraws. */
    static Played battle(String... units) {
        Played game = oneTurn(units);
        while (game.sighting(War.ALLIANCE).decisions().stream()
                .noneMatch(each -> each.prompt().startsWith("Which ships leave before"))) {
            game.leastAnswer();
        }
        return game.does(War.ALLIANCE, "skip");
    }

    /** The combat of one player turn of the Coalition, and nothing else. */
    static Played oneTurn(String... lines) {
        return of("""
                without [1], [2], [6], [7], [8], [9], [10]
                  Alliance.attacks = no
                  length 1 game turns
                """, lines);
    }

    private static Played of(String frame, String... lines) {
        RulebookText rules = Games.text(Games.find("fe").orElseThrow());
        Map<String, String> others = new TreeMap<>(rules.others());
        others.put("scenarios/practice.sop", """
                scenario Trial "A trial" for Coalition, Alliance
                  absent Lyran, Romulan, Federation, Gorn, Hydran, Tholian, ISC
                  board Map: hexes 12 x 6, numbered 0101 from the north
                  roster Province: empire
                    west "the West": Klingon
                    east "the East": Kzinti
                  roster Map: province
                    0101..0606: west
                    0701..1206: east
                  %s
                  %s
                """.formatted(frame.strip(), String.join("\n  ", lines)));
        return Played.of(new RulebookText(rules.file(), rules.text(), others), "Trial");
    }
}
