package org.phaseline.server;

import java.util.Random;
import org.phaseline.language.RulebookText;

/**
 * A rulebook on a map of 60 x 40 hexes with 312 units: ground, rivers and roads are drawn, and hexes show who holds them. A unit that moves
 * holds where it comes to; one that comes into a wood cuts it down, and one that comes to a river builds a bridge.
 */
final class LargeMap {

    private static final int COLUMNS = 60;
    private static final int ROWS = 40;
    private static final int UNITS = 312;

    private static final String DECLARATIONS = """
            rulebook "A front"
            language 2
            kind Ground: clear, wood, hill, stumps
            board Map: hexes 60 x 40
            side North
            side South
            length 6 game turns
            Map has
              ground: Ground = clear
              holder: Side or none
            symbols Map by ground, showing holder
              wood: wood
              hill: hill
              stumps: rough
            sides of Map have
              river: flag
              road: flag
            symbols sides of Map
              river: water
              road: road
            piece Unit on Map
            Unit has
              side: Side
              strength: 0..4 = 4
              moved: flag
            symbols Unit, showing strength: infantry
            define enemies (s: Side): set of Unit = Unit where it.side is not s and it.at is not none
            define step (s: Side, hex: Map): number = (0 if some (enemies(s) where it.at is hex) else 1)
            """;

    private static final String TURN = """
            game turn "A day at the front"
              for each phasing in sides
                player turn "Player turn"                by phasing
                  "Move"                                 phasing may, any number of times
                    choose u from Unit where it.side is phasing and not it.moved
                    choose hex from reach(u.at, 6, step(phasing))
                    u.at = hex
                    u.moved = yes
                    hex.holder = phasing
                    if hex.ground is wood: hex.ground = stumps
                    for each bank in Map where distance(it, hex) is 1 and side(it, hex).river
                      side(bank, hex).river = no
                      side(bank, hex).road = yes
            """;

    private LargeMap() {}

    static RulebookText rulebook() {
        return RulebookText.of("front.sop", text());
    }

    private static String text() {
        StringBuilder text = new StringBuilder(DECLARATIONS);
        Random random = new Random(COLUMNS);
        text.append("map Map: ground\n");
        for (int row = 0; row < ROWS; row++) {
            text.append("  ");
            random.ints(COLUMNS, 0, 10).forEach(each -> text.append(each < 6 ? '.' : each < 9 ? 'w' : 'h'));
            text.append('\n');
        }
        text.append("roster sides of Map: river\n");
        for (int column = 0; column < COLUMNS; column += 3) {
            text.append("  ").append(space(column, 1));
            for (int row = 2; row <= ROWS; row++) {
                text.append(" - ").append(space(column, row));
            }
            text.append(": yes\n");
        }
        text.append("roster Unit: side, at\n");
        int apart = COLUMNS * (ROWS / 2) / (UNITS / 2);
        for (int i = 0; i < UNITS; i++) {
            int place = i / 2 * apart;
            int row = i % 2 == 0 ? ROWS - place / COLUMNS : 1 + place / COLUMNS;
            text.append("  unit")
                    .append(i)
                    .append(" \"Division ")
                    .append(100 + i)
                    .append("\": ");
            text.append(i % 2 == 0 ? "North, " : "South, ");
            text.append(space(place % COLUMNS, row)).append('\n');
        }
        return text.append(TURN).toString();
    }

    /** The letters of the columns go a to z, then aa, ab and on. */
    private static String space(int column, int row) {
        String letters = column < 26 ? "" : String.valueOf((char) ('a' + column / 26 - 1));
        return letters + (char) ('a' + column % 26) + row;
    }
}
