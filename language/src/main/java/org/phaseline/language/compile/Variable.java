package org.phaseline.language.compile;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.tree.Place;

/**
 * A name on a page. Outside a together it has one slot; a name made in the branch of one party has a slot a party, and
 * {@code base} is the first of them. {@code fork} is the number of the together it was made in, or 0. A name that cannot be
 * written (the loop's party of a together) has a formula only. A set of pieces has a slot for each of its {@code words}.
 */
record Variable(
        String name,
        Type type,
        Place place,
        int base,
        int fork,
        Slots.@Nullable Slot slot,
        Slots.Slot[] words,
        @Nullable Formula formula,
        @Nullable Pools pool,
        int sealedIn,
        Footprint.Owner owner) {

    Variable(
            String name,
            Type type,
            Place place,
            int base,
            int fork,
            Slots.@Nullable Slot slot,
            Slots.Slot[] words,
            @Nullable Formula formula,
            @Nullable Pools pool,
            int sealedIn) {
        this(name, type, place, base, fork, slot, words, formula, pool, sealedIn, Footprint.Owner.ANY);
    }

    /** The same name, for pieces that are known to belong to somebody. */
    Variable owned(Footprint.Owner whose) {
        return new Variable(name, type, place, base, fork, slot, words, formula, pool, sealedIn, whose);
    }

    /** What tells this name from all others. */
    String key() {
        return name + " " + place;
    }

    private static final Slots.Slot[] NO_WORDS = {};

    /** A name that holds one value. */
    static Variable of(
            String name, Type type, Place place, int base, int fork, Slots.@Nullable Slot slot, int sealedIn) {
        return new Variable(name, type, place, base, fork, slot, NO_WORDS, null, null, sealedIn);
    }

    /** A name that stands for a formula. */
    static Variable formula(String name, Type type, Place place, Formula formula) {
        return new Variable(name, type, place, -1, 0, null, NO_WORDS, formula, null, -1);
    }

    static Variable dice(String name, Type type, Place place, int base, int fork, Pools pool, int sealedIn) {
        return new Variable(name, type, place, base, fork, null, NO_WORDS, null, pool, sealedIn);
    }

    Formula read() {
        if (type.crowd()) {
            return words.length == 0
                    ? new Crowds.Copy(java.util.Objects.requireNonNull(formula), type.width())
                    : new Crowds.Stored(words);
        }
        if (pool != null) {
            return new Pools.Total(pool);
        }
        return slot != null ? slot : java.util.Objects.requireNonNull(formula);
    }
}
