package org.phaseline.language.resolve;

import java.util.SortedSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Outcome;
import org.phaseline.language.tree.Place;

/** What stands around a line, from the inside out: where a jump can go, and what it cannot leave. */
sealed interface Scope {

    @Nullable
    Scope outer();

    /** A block with the places of its headings. */
    record Block(@Nullable Scope outer, SortedSet<Place> headings) implements Scope {}

    /** A step being carried out. */
    record Step(@Nullable Scope outer, Headings.Entry entry, Outcome outcome, boolean rounds) implements Scope {}

    /** Those who act in turn are a loop without a name. */
    record Loop(@Nullable Scope outer, String name) implements Scope {}

    /** Branches: no jump crosses this. */
    record Fork(@Nullable Scope outer, String said) implements Scope {}

    /** A range of steps conducted again: no jump leaves it. */
    record Range(@Nullable Scope outer, String said) implements Scope {}
}
