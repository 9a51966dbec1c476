package org.phaseline.language.checked;

import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Expression;

/** Something that is changed. */
public sealed interface Target {

    Expression source();

    Type type();

    /** A name. */
    record OfName(Expression source, Variable variable) implements Target {
        @Override
        public Type type() {
            return variable.type();
        }
    }

    /** The name of a party of which each has its own. */
    record OfParty(Expression source, Variable variable, Expr party) implements Target {
        @Override
        public Type type() {
            return variable.type();
        }
    }

    /** What the game has ({@code holder} is null), or what a party or a member of a kind has; a marker is such a thing too. */
    record OfState(
            Expression source,
            Symbols.Field field,
            @Nullable Expr holder) implements Target {
        @Override
        public Type type() {
            return field.type();
        }
    }

    record OfRole(Expression source, Symbols.Role role, Type type) implements Target {}
}
