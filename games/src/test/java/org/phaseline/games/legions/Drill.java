package org.phaseline.games.legions;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.phaseline.games.Games;
import org.phaseline.games.Played;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;
import org.phaseline.language.problem.Problem;

/**
 * A field of 16 by 12 steps with just the units a test needs. Unless the test says otherwise the ambush is over, so the first player
 * has all eight order points, and abilities that answer orders are not in play.
 */
final class Drill {

    private static final Set<String> FORMATIONS = Set.of(
            "legionaries", "spearmen", "archers", "lancers", "elephants", "cataphracts", "phalangites", "colossi");

    private final String sides;
    private final List<String> lines = new ArrayList<>();
    private final List<String> units = new ArrayList<>();
    private final List<String> terrains = new ArrayList<>();
    private boolean ambush;
    private boolean reactions;

    private Drill(String sides) {
        this.sides = sides;
    }

    static Drill duel() {
        return new Drill("Rome, Egypt");
    }

    static Drill of(String sides) {
        return new Drill(sides);
    }

    /** A unit whose middle is at "x, y". */
    Drill unit(String title, String side, String card, String at, String facing) {
        int wide = FORMATIONS.contains(card) ? 24 : 12;
        String name = "unit" + (units.size() + 1);
        units.add(name + " \"" + title + "\": " + String.join(", ", side, card, "" + wide, "(" + at + ")", facing));
        return this;
    }

    /** Terrain of so many steps whose middle is at "x, y". */
    Drill terrain(String title, String nature, int wide, int deep, String at) {
        String name = "terrain" + (terrains.size() + 1);
        terrains.add(name + " \"" + title + "\": "
                + String.join(", ", nature, "" + 12 * wide, "" + 12 * deep, "(" + at + ")"));
        return this;
    }

    Drill line(String line) {
        lines.add(line);
        return this;
    }

    Drill ambush() {
        ambush = true;
        return this;
    }

    Drill reactions() {
        reactions = true;
        return this;
    }

    Played begins() {
        return Played.of(text(), "Drill");
    }

    /** Every problem of the rules with this scenario. */
    List<String> problems() {
        return Loader.load(text(), "Drill", List.of(), List.of()).problems().stream()
                .map(Problem::toString)
                .toList();
    }

    private RulebookText text() {
        StringBuilder text = new StringBuilder("scenario Drill \"A drill\" for " + sides + "\n");
        lines.forEach(line -> text.append("  ").append(line).append('\n'));
        text.append(ambush ? "" : "  ambush = no\n").append(reactions ? "" : "  without Reactions\n");
        roster(text, "Unit: side, card, wide, at, facing", units);
        roster(text, "Terrain: nature, wide, deep, at", terrains);
        RulebookText rules = Games.text(Games.find("legions").orElseThrow());
        Map<String, String> others = new TreeMap<>(rules.others());
        others.put("scenarios/drill.sop", text.toString());
        return new RulebookText(rules.file(), rules.text(), others);
    }

    private static void roster(StringBuilder text, String head, List<String> rows) {
        if (!rows.isEmpty()) {
            text.append("  roster ").append(head).append('\n');
            rows.forEach(row -> text.append("    ").append(row).append('\n'));
        }
    }
}
