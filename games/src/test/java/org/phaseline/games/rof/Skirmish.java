package org.phaseline.games.rof;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.phaseline.games.Games;
import org.phaseline.games.Played;
import org.phaseline.language.RulebookText;

/**
 * A table of 24 by 24 inches with just the elements a test needs, each 2 inches square. Unless the test says otherwise the British
 * have the initiative, and nobody has won before the tenth turn.
 */
final class Skirmish {

    static final String M = "Move & Fire (M), 8 inches";
    static final String C = "Cautious Advance (C), 4 inches";
    static final String A = "At the Double (A), 12 inches, no fire";
    static final String MOVE = "Move the element";

    private final List<String> lines = new ArrayList<>();
    private final Map<String, List<String>> rosters = new TreeMap<>();
    private int[] faces = {};

    static Skirmish table() {
        return new Skirmish()
                .line("allotted = 10")
                .line("board Table: table 24 x 24 inches, 2 points an inch")
                .row("Camp: side, at", "britishCamp", "British, (12, 1)")
                .row("Camp: side, at", "germanCamp", "German, (12, 23)");
    }

    Skirmish line(String line) {
        lines.add(line);
        return this;
    }

    private Skirmish row(String head, String title, String values) {
        List<String> rows = rosters.computeIfAbsent(head, each -> new ArrayList<>());
        String name = head.substring(0, 3).toLowerCase(java.util.Locale.ROOT) + (rows.size() + 1);
        rows.add(name + " \"" + title + "\": " + values);
        return this;
    }

    /** An element of regulars in good order; {@code at} is "x, y", or "none". */
    Skirmish element(String title, String side, int figures, String weapon, String at) {
        return element(title, side, figures, weapon, at, "regular", "good", 0);
    }

    Skirmish element(
            String title,
            String side,
            int figures,
            String weapon,
            String at,
            String training,
            String morale,
            int leadership) {
        return row(
                "Element: side, figures, weapon, at, training, morale, leadership, hidden, wide, deep",
                title,
                String.join(
                        ", ", side, "" + figures, weapon, place(at), training, morale, "" + leadership, "no, 4, 4"));
    }

    /** An element, or a decoy if it has no figures, that lies under one of the counters of its side. */
    Skirmish hidden(String title, String side, int figures, String weapon) {
        return row(
                "Element: side, figures, weapon, at, training, morale, leadership, hidden, wide, deep",
                title,
                String.join(", ", side, "" + figures, weapon, "none", "regular", "good", "0", "yes, 4, 4"));
    }

    Skirmish counter(String title, String side, String at) {
        return row("Counter: side, at, wide, deep", title, side + ", " + place(at) + ", 4, 4");
    }

    /** Ground of so many inches whose middle is at "x, y". */
    Skirmish terrain(String title, String ground, double wide, double deep, String at) {
        String size = (int) (2 * wide) + ", " + (int) (2 * deep);
        return row("Terrain: ground, wide, deep, at", title, ground + ", " + size + ", " + place(at));
    }

    Skirmish objective(String title, String at, String holder) {
        return row("Objective: at, holder", title, place(at) + ", " + holder);
    }

    private static String place(String at) {
        return at.equals("none") ? at : "(" + at + ")";
    }

    /** The first dice of the game show these faces. */
    Skirmish rolling(int... first) {
        faces = first;
        return this;
    }

    Played begins() {
        StringBuilder text = new StringBuilder("scenario Skirmish \"A skirmish\" for British, German\n");
        if (lines.stream().noneMatch(line -> line.startsWith("initiative"))) {
            text.append("  initiative = British\n");
        }
        lines.forEach(line -> text.append("  ").append(line).append('\n'));
        rosters.forEach((head, rows) -> {
            text.append("  roster ").append(head).append('\n');
            rows.forEach(row -> text.append("    ").append(row).append('\n'));
        });
        RulebookText rules = Games.text(Games.find("rof").orElseThrow());
        Map<String, String> others = new TreeMap<>(rules.others());
        others.put("scenarios/skirmish.sop", text.toString());
        return Played.rolling(new RulebookText(rules.file(), rules.text(), others), "Skirmish", faces);
    }

    // ---- what is done again and again

    /** An element moves under an order, and all the way. */
    static Played moves(Played game, String seat, String element, String order, String place) {
        return game.doesAt(seat, "Move1:activate", element)
                .doesAt(seat, "Move1:marker", order)
                .doesAt(seat, MOVE, place);
    }

    /** The side that does not move puts one of its elements on the watch for one that does. */
    static Played watches(Played game, String seat, String watcher, String prey, String spot) {
        return game.doesAt(seat, "Move1:opfire", "do it")
                .doesAt(seat, "Move1:opfire", watcher)
                .doesAt(seat, "Move1:opfire", prey)
                .doesAt(seat, "Move1:opfire", spot);
    }

    /** Stationary fire of some kind at a target that is named. */
    static Played shoots(Played game, String seat, String shooter, String kind, String target) {
        game.doesAt(seat, "SFire:eligible", shooter).doesAt(seat, "SFire:eligible", kind);
        return game.doesAt(seat, kind, target);
    }

    /** The British move first; nobody moves. */
    static Played stand(Played game) {
        return game.does("British", "First").does("British", "no more").does("German", "no more");
    }
}
