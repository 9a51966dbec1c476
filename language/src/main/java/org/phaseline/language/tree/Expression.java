package org.phaseline.language.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is said: values, sets and conditions. */
public sealed interface Expression {

    Place place();

    /** {@code 21} */
    record Number(Place place, long value) implements Expression {

        /** As it is written, with zeros in front: those count where it is the printed number of a space. */
        public String figures() {
            String plain = Long.toString(value);
            return "0".repeat(Math.max(0, place.length() - plain.length())) + plain;
        }
    }

    /** {@code 3.5}: in a place on a table, or a number in halves, quarters or tenths. */
    record Decimal(Place place, String text) implements Expression {}

    /** {@code (6, 3.5)}: a place on a table. */
    record Point(Place place, Expression x, Expression y) implements Expression {}

    /** {@code yes}, {@code no} */
    record Flag(Place place, boolean value) implements Expression {}

    /** {@code none} */
    record None(Place place) implements Expression {}

    /** {@code "Spring Y181"}, only beside {@code date}. */
    record Text(Place place, String text) implements Expression {}

    /** {@code it}: the member a {@code where}, {@code sum of} or {@code counting} is looking at. */
    record It(Place place) implements Expression {}

    /** {@code phasing}, {@code mud}, {@code plan}. */
    record Name(Place place, String name) implements Expression {}

    /** {@code opponent(phasing)}. */
    record Call(Place place, Word name, List<Expression> arguments) implements Expression {}

    /** {@code odds shifted 2}, in the brackets of a table: so many keys further to the right or down. */
    record Shifted(Place place, Expression value, Expression by) implements Expression {}

    /** {@code stopping in zone(enemies)}, in the brackets of a way: what is entered but not left. */
    record Stopping(Place place, Expression set) implements Expression {}

    /** {@code phasing.points}. */
    record Field(Place place, Expression owner, Word field) implements Expression {}

    /** {@code plan of attacker}, {@code factions of x}, {@code side of x}: the part of something that belongs to a party. */
    record Of(Place place, Word name, Expression party) implements Expression {}

    /** {@code x has tired}, {@code x lacks tired}. */
    record Has(Place place, Expression owner, Word marker, boolean lacks) implements Expression {}

    /** {@code using Fog}. */
    record Using(Place place, Word option) implements Expression {}

    /**
     * {@code [5-1A] was done}, {@code was not done}; with an option: {@code was "Reject"}, {@code was not "Reject"}; for a
     * step in a loop with the member whose pass is meant: {@code was done for raider}.
     */
    record Was(
            Place place,
            Word step,
            @Nullable Word option,
            boolean not,
            @Nullable Expression member) implements Expression {}

    /** {@code attacker did [5-6X3]}. */
    record Did(Place place, Expression party, Word step) implements Expression {}

    /** {@code defender says "There is a base here"}. */
    record Says(Place place, Expression party, Template statement) implements Expression {}

    /** {@code not x}, {@code -x}. */
    record Not(Place place, Expression operand) implements Expression {}

    record Minus(Place place, Expression operand) implements Expression {}

    record Binary(Place place, Operator operator, Expression left, Expression right) implements Expression {}

    /** {@code (a if c else b)}. */
    record Conditional(Place place, Expression condition, Expression then, Expression otherwise)
            implements Expression {}

    /** {@code {a, b}}. */
    record SetOf(Place place, List<Expression> members) implements Expression {}

    /** {@code 0..5}. */
    record Range(Place place, Expression low, Expression high) implements Expression {}

    /** {@code sides where it.points > 3}; the member can have a name: {@code Map where h: some neighbours(h)}. */
    record Where(Place place, Expression set, @Nullable Word name, Expression condition) implements Expression {}

    /** {@code some s}, {@code no s}. */
    record Some(Place place, Expression set, boolean none) implements Expression {}

    /** {@code first of s}: the first member in printed order, or none. */
    record First(Place place, Expression set) implements Expression {}

    /** {@code best of s by it.rating}, {@code worst of s by it.rating}: the member with the highest or lowest value, or none. */
    record Best(Place place, Expression set, Expression value, boolean highest) implements Expression {}

    /** {@code count of s}. */
    record Count(Place place, Expression set) implements Expression {}

    /** {@code sum of v over s}, {@code highest of v over s}; {@code highest of pool} has no value of its own. */
    record Over(Place place, Fold fold, @Nullable Expression value, Expression set) implements Expression {}

    enum Fold {
        SUM,
        HIGHEST,
        LOWEST
    }

    enum Operator {
        OR,
        AND,
        LESS,
        AT_MOST,
        MORE,
        AT_LEAST,
        IS,
        IS_NOT,
        IN,
        NOT_IN,
        PLUS,
        MINUS,
        TIMES,
        DIVIDED,
        DIVIDED_DOWN,
        DIVIDED_UP,
        DIVIDED_TO_NEAREST,
        REMAINDER
    }
}
