package org.phaseline.language.checked;

import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;

/**
 * A condition where people can be asked in the middle of it, from left to right and no further than needed. Where nobody is asked
 * the whole of it is one {@link Holds}.
 */
public sealed interface Condition {

    Expression source();

    default Place place() {
        return source().place();
    }

    /** Whether somebody is asked. */
    default boolean asks() {
        return !(this instanceof Holds);
    }

    record Holds(Expr value) implements Condition {
        @Override
        public Expression source() {
            return value.source();
        }
    }

    /** {@code defender says "There is a base here"}. */
    record Says(Expression source, Expr party, Text statement) implements Condition {}

    record Not(Expression source, Condition operand) implements Condition {}

    record Both(Expression source, Condition left, Condition right) implements Condition {}

    record Either(Expression source, Condition left, Condition right) implements Condition {}
}
