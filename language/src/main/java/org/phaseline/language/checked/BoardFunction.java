package org.phaseline.language.checked;

import static org.phaseline.language.checked.BoardFunction.Wants.*;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A formula over boards that every rulebook with a board can call: an example of a call, and what stands in its brackets. */
public enum BoardFunction {
    TOUCHING("touching(unit, enemy)", PIECE, PIECE),
    EDGE_TO("edge(unit, enemy)", PIECE, PIECE),
    DISTANCE("distance(unit, enemy)", SPOT, SPOT),
    RANGE("range(unit, front, enemy, rear)", PIECE, EDGE, PIECE, EDGE),
    LOOKS("looks(unit, front, enemy)", PIECE, EDGE, PIECE),
    BETWEEN("between(unit, enemy, Unit)", SPOT, SPOT, PIECES),
    BETWEEN_EDGES("between(unit, front, enemy, rear, Unit)", PIECE, EDGE, PIECE, EDGE, PIECES),
    OVERLAPPING("overlapping(unit, Unit)", SPOT, PIECES),
    NEAR("near(unit, Unit, 3)", SPOT, PIECES, NUMBER),
    FITS("fits(unit, place, north, Unit)", true, PIECE, PLACE, FACING),
    TOUCHES("touches(unit, place, north, Unit)", true, PIECE, PLACE, FACING),
    STEPPED("stepped(unit, front, Unit)", true, PIECE, EDGE),
    SWUNG("swung(unit, front, right, 1)", PIECE, EDGE, EDGE, NUMBER),
    ACROSS("across(unit, front, rear, 1)", PIECE, EDGE, EDGE, NUMBER),
    TURNED("turned(unit.facing, 1)", Wants.FACING, NUMBER),
    REACH("reach(unit, 4)", PIECE, NUMBER),
    REACH_OVER_GROUND("reach(unit, 4, woods, rivers)", true, PIECE, NUMBER, PIECES),
    PATH("path(unit, place)", PIECE, PLACE),
    PATH_OVER_GROUND("path(unit, place, woods, rivers)", true, PIECE, PLACE, PIECES),
    WHOLE("whole(reach(unit, 4))", PLACES),
    SPACES_APART("distance(here, there)", SPACE, SPACE),
    NEIGHBOURS("neighbours(here)", SPACE),
    WITHIN("within(here, 2)", SPACE, NUMBER),
    AHEAD("ahead(here, north)", CELL, FACING),
    TOWARDS("towards(here, there)", CELL, CELL),
    LINE("line(here, there)", CELL, CELL),
    BLOCKED("blocked(here, there, mountains)", CELL, CELL, SPACES),
    HINDERED("hindered(here, there, woods)", CELL, CELL, SPACES),
    ARC("arc(here, north, 2, there)", HEX, FACING, NUMBER, HEX),
    COLUMN("column(here)", CELL),
    ROW("row(here)", CELL),
    REACH_BY_COST("reach(here, 4, cost)", STARTS, BUDGET, COST),
    PATH_BY_COST("path(here, there, cost)", STARTS, SPACE, COST),
    PRICE("price(here, there, cost)", STARTS, SPACE, COST),
    ZONE("zone(Unit)", COUNTERS),
    OCCUPIED("occupied(Unit)", COUNTERS),
    SIDE_BETWEEN("side(here, there)", SPACE, SPACE);

    /** What stands in one place of the brackets. */
    public enum Wants {
        PIECE("a piece on a table"),
        PIECES("a set of pieces on a table"),
        SPOT("a piece or a place on a table"),
        PLACES("a set of places on a table"),
        EDGE("an edge"),
        PLACE("a place on a table"),
        FACING("a facing"),
        NUMBER("a number"),
        BUDGET("a number"),
        SPACE("a space"),
        CELL("a space of hexes or squares"),
        HEX("a hex"),
        SPACES("a set of spaces"),
        STARTS("a space or a set of spaces"),
        COUNTERS("a set of pieces on hexes, squares or areas"),
        COST("a formula for what a step costs");

        private final String said;

        Wants(String said) {
            this.said = said;
        }

        public String said() {
            return said;
        }

        /** Whether a space is wanted, for which a piece may stand that is on it. */
        public boolean isSpace() {
            return this == SPACE || this == CELL || this == HEX || this == STARTS;
        }
    }

    private final String example;
    private final boolean more;
    private final List<Wants> wants;

    BoardFunction(String example, Wants... wants) {
        this(example, false, wants);
    }

    /** {@code more} when further sets of pieces may follow. */
    BoardFunction(String example, boolean more, Wants... wants) {
        this.example = example;
        this.more = more;
        this.wants = List.of(wants);
    }

    public String example() {
        return example;
    }

    /** The name it is called by; several share one. */
    public String called() {
        return example.substring(0, example.indexOf('('));
    }

    public boolean more() {
        return more;
    }

    public List<Wants> wants() {
        return wants;
    }

    public Wants wants(int argument) {
        return argument < wants.size() ? wants.get(argument) : PIECES;
    }

    public boolean takes(int arguments) {
        return more ? arguments >= wants.size() : arguments == wants.size();
    }

    /** Whether it is about spaces, not about pieces on a table. */
    public boolean ofGrid() {
        return wants.getFirst().isSpace() || wants.getFirst() == COUNTERS;
    }

    /** Whether it is about ways: then a formula says what each step costs, and it can be said where ways stop. */
    public boolean ofWays() {
        return wants.contains(COST);
    }

    private static final NavigableSet<String> NAMES = Collections.unmodifiableNavigableSet(
            Arrays.stream(values()).map(BoardFunction::called).collect(Collectors.toCollection(TreeSet::new)));

    public static NavigableSet<String> names() {
        return NAMES;
    }

    public static boolean exists(String name) {
        return NAMES.contains(name);
    }
}
