package org.phaseline.language.compile;

import static org.phaseline.language.compile.BoardFunction.Wants.COST;
import static org.phaseline.language.compile.BoardFunction.Wants.COUNTERS;
import static org.phaseline.language.compile.BoardFunction.Wants.EDGE;
import static org.phaseline.language.compile.BoardFunction.Wants.FACING;
import static org.phaseline.language.compile.BoardFunction.Wants.NUMBER;
import static org.phaseline.language.compile.BoardFunction.Wants.PIECE;
import static org.phaseline.language.compile.BoardFunction.Wants.PIECES;
import static org.phaseline.language.compile.BoardFunction.Wants.PLACE;
import static org.phaseline.language.compile.BoardFunction.Wants.PLACES;
import static org.phaseline.language.compile.BoardFunction.Wants.SPACE;
import static org.phaseline.language.compile.BoardFunction.Wants.SPACES;
import static org.phaseline.language.compile.BoardFunction.Wants.SPOT;

import java.util.List;
import java.util.TreeSet;

/**
 * A formula over boards that every rulebook with a board can call: what stands in its brackets, and an example.
 *
 * @param more whether further sets of pieces may follow
 */
record BoardFunction(String name, List<Wants> wants, boolean more, String example) {

    enum Wants {
        PIECE("a piece on a table"),
        PIECES("a set of pieces on a table"),
        SPOT("a piece or a place on a table"),
        PLACES("a set of places on a table"),
        EDGE("an edge"),
        PLACE("a place on a table"),
        FACING("a facing"),
        NUMBER("a number"),
        SPACE("a space"),
        SPACES("a set of spaces"),
        COUNTERS("a set of pieces on hexes or squares"),
        COST("the name of a formula 'cost (space: Map): number'");

        final String said;

        Wants(String said) {
            this.said = said;
        }
    }

    static final List<BoardFunction> ALL = List.of(
            of("touching(unit, enemy)", PIECE, PIECE),
            of("edge(unit, enemy)", PIECE, PIECE),
            of("distance(unit, enemy)", SPOT, SPOT),
            of("range(unit, front, enemy, rear)", PIECE, EDGE, PIECE, EDGE),
            of("looks(unit, front, enemy)", PIECE, EDGE, PIECE),
            of("between(unit, enemy, Unit)", SPOT, SPOT, PIECES),
            of("between(unit, front, enemy, rear, Unit)", PIECE, EDGE, PIECE, EDGE, PIECES),
            of("overlapping(unit, Unit)", SPOT, PIECES),
            of("near(unit, Unit, 3)", SPOT, PIECES, NUMBER),
            andMore("fits(unit, place, north, Unit)", PIECE, PLACE, FACING),
            andMore("touches(unit, place, north, Unit)", PIECE, PLACE, FACING),
            andMore("stepped(unit, front, Unit)", PIECE, EDGE),
            of("swung(unit, front, right, 1)", PIECE, EDGE, EDGE, NUMBER),
            of("turned(unit.facing, 1)", FACING, NUMBER),
            of("reach(unit, 4)", PIECE, NUMBER),
            andMore("reach(unit, 4, woods, rivers)", PIECE, NUMBER, PIECES),
            of("path(unit, place)", PIECE, PLACE),
            andMore("path(unit, place, woods, rivers)", PIECE, PLACE, PIECES),
            of("whole(reach(unit, 4))", PLACES),
            of("distance(here, there)", SPACE, SPACE),
            of("neighbours(here)", SPACE),
            of("within(here, 2)", SPACE, NUMBER),
            of("ahead(here, north)", SPACE, FACING),
            of("towards(here, there)", SPACE, SPACE),
            of("line(here, there)", SPACE, SPACE),
            of("blocked(here, there, mountains)", SPACE, SPACE, SPACES),
            of("hindered(here, there, woods)", SPACE, SPACE, SPACES),
            of("reach(here, 4, cost)", SPACE, NUMBER, COST),
            of("path(here, there, cost)", SPACE, SPACE, COST),
            of("zone(Unit)", COUNTERS));

    private static BoardFunction of(String example, Wants... wants) {
        return new BoardFunction(example.substring(0, example.indexOf('(')), List.of(wants), false, example);
    }

    private static BoardFunction andMore(String example, Wants... wants) {
        return new BoardFunction(example.substring(0, example.indexOf('(')), List.of(wants), true, example);
    }

    static TreeSet<String> names() {
        TreeSet<String> names = new TreeSet<>();
        ALL.forEach(each -> names.add(each.name));
        return names;
    }

    static boolean exists(String name) {
        return ALL.stream().anyMatch(each -> each.name.equals(name));
    }

    boolean takes(int arguments) {
        return more ? arguments >= wants.size() : arguments == wants.size();
    }

    /** Whether it is about spaces of a grid, not about pieces on a table. */
    boolean ofGrid() {
        return wants.getFirst() == SPACE || wants.getFirst() == COUNTERS;
    }

    Wants wants(int argument) {
        return argument < wants.size() ? wants.get(argument) : PIECES;
    }
}
