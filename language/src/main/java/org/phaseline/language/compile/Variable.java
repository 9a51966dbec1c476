package org.phaseline.language.compile;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.tree.Place;

/**
 * A name on a page. Outside a together it has one slot; a name made in the branch of one party has a slot a party, and
 * {@code base} is the first of them. {@code fork} is the number of the together it was made in, or 0. A name that cannot be
 * written (the loop's party of a together) has a formula only.
 */
record Variable(
        String name,
        Type type,
        Place place,
        int base,
        int fork,
        Slots.@Nullable Slot slot,
        @Nullable Formula formula,
        @Nullable Pools pool,
        int sealedIn) {

    Formula read() {
        if (pool != null) {
            return new Pools.Total(pool);
        }
        return slot != null ? slot : java.util.Objects.requireNonNull(formula);
    }
}
