package org.phaseline.engine.umpire;

import java.util.List;

/** A value of the state as somebody sees it, by what it is. A kind without a name is that of the parties. */
public sealed interface SeenValue {

    record Number(long value) implements SeenValue {}

    /** A number in halves, quarters or tenths. */
    record Decimal(java.math.BigDecimal value) implements SeenValue {}

    record Flag(boolean value) implements SeenValue {}

    /** A word of a kind, a piece, a space of a board or a party, by its number. */
    record Member(String kind, int number) implements SeenValue {}

    /** A set of such, ascending. */
    record Members(String kind, List<Integer> numbers) implements SeenValue {}

    record None() implements SeenValue {}

    /** The viewer is not told. */
    record Untold() implements SeenValue {}
}
