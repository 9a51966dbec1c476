package org.phaseline.benchmarks;

import java.util.Random;
import org.phaseline.language.RulebookText;

/**
 * Rulebooks on maps of hexes, of any size: units of two sides with zones of control, stacking, and supply over ways. The ground and where
 * units stand are settled by the size.
 */
public final class MapTexts {

    /** A map and how many units stand on it. */
    public record Size(int columns, int rows, int units) {}

    static final Size SMALL = new Size(20, 15, 60);
    public static final Size LARGE = new Size(60, 40, 312);

    private static final int DEPOTS = 4;

    private static final String DECLARATIONS = """
            side North
            side South
            length 6 game turns
            Map has
              ground: Ground = clear
            piece Unit on Map
            Unit has
              side: Side
              strength: 0..4 = 4
              moved: flag
              supplied: flag = yes
            piece Depot on Map
            Depot has
              side: Side
            define enemies (s: Side): set of Unit = Unit where it.side is not s and it.at is not none
            define standing (hex: Map): number = count of (Unit where it.at is hex)
            define step (s: Side, hex: Map): number =
              (0 if some (enemies(s) where it.at is hex) else (1 if hex.ground is clear else 2))
            """;

    private static final String TURN = """
            game turn "A day at the front"
              for each phasing in sides
                player turn "Player turn"                by phasing
                  "Supply"                               automatic
                    let net = reach(Depot where it.side is phasing, 14, step(phasing))
                    for each u in Unit where it.side is phasing and it.at is not none
                      u.supplied = u.at in net
                      u.moved = no
                  "Move"                                 phasing may, any number of times
                    choose u from Unit where it.side is phasing and not it.moved and it.at is not none
                    choose hex from reach(u.at, (6 if u.supplied else 2), step(phasing), stopping in zone(enemies(phasing))) where standing(it) < 2
                    u.at = hex
                    u.moved = yes
                  "Fight"                                phasing may, any number of times
                    choose d from enemies(phasing) where t: some (Unit where it.side is phasing and it.at is not none and distance(it.at, t.at) is 1)
                    roll die: 1d6
                    if die > 3
                      d.strength -= 1
                      if d.strength is 0: d.at = none
            """;

    private MapTexts() {}

    public static RulebookText of(Size size) {
        StringBuilder text = new StringBuilder("rulebook \"A front\"\nlanguage 2\nkind Ground: clear, wood, hill\n");
        text.append("board Map: hexes ")
                .append(size.columns)
                .append(" x ")
                .append(size.rows)
                .append('\n');
        text.append(DECLARATIONS);
        Random random = new Random(size.columns);
        text.append("map Map: ground\n");
        for (int row = 0; row < size.rows; row++) {
            text.append("  ");
            random.ints(size.columns, 0, 10).forEach(each -> text.append(each < 7 ? '.' : each < 9 ? 'w' : 'h'));
            text.append('\n');
        }
        rosters(size, text);
        return RulebookText.of("front.sop", text.append(TURN).toString());
    }

    /** North stands in the upper half, South in the lower one, two in a hex at most. */
    private static void rosters(Size size, StringBuilder text) {
        text.append("roster Unit: side, at\n");
        int half = size.rows / 2 * size.columns;
        for (int i = 0; i < size.units; i++) {
            int place = i / 2 * (2 * half / size.units) % half;
            String side = i % 2 == 0 ? "North" : "South";
            int row = i % 2 == 0 ? size.rows - place / size.columns : 1 + place / size.columns;
            text.append("  unit").append(i).append(": ").append(side).append(", ");
            text.append(space(place % size.columns, row)).append('\n');
        }
        text.append("roster Depot: side, at\n");
        for (int i = 0; i < DEPOTS; i++) {
            int column = (1 + i / 2 * 2) * size.columns / DEPOTS;
            text.append("  depot").append(i).append(": ").append(i % 2 == 0 ? "North, " : "South, ");
            text.append(space(column, i % 2 == 0 ? size.rows : 1)).append('\n');
        }
    }

    /** The letters of the columns go a to z, then aa, ab and on. */
    private static String space(int column, int row) {
        String letters = column < 26 ? "" : String.valueOf((char) ('a' + column / 26 - 1));
        return letters + (char) ('a' + column % 26) + row;
    }
}
