package org.phaseline.language.tree;

import org.jspecify.annotations.Nullable;

/** A type as it is written: {@code number}, {@code 0..10}, {@code set of Weather}, {@code Side or none}. */
public sealed interface TypeName {

    Place place();

    record Named(Place place, String name) implements TypeName {}

    record Range(Place place, Expression low, @Nullable Expression high) implements TypeName {}

    record SetOf(Place place, TypeName member) implements TypeName {}

    /** {@code 0..99 in quarters}. */
    record InUnit(Place place, TypeName type, Word unit) implements TypeName {}

    record OrNone(Place place, TypeName type) implements TypeName {}
}
