package org.phaseline.language.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The right column of a heading. {@code actor} is null when the heading names none; {@code mode} is null when it says
 * neither may, must nor automatic. {@code by} is the actor of everything inside.
 */
public record Clauses(
        @Nullable Expression by,
        @Nullable Expression actor,
        @Nullable Mode mode,
        boolean anyone,
        @Nullable InTurn inTurn,
        boolean secretly,
        boolean revealedTogether,
        boolean meanwhile,
        List<Guard> guards,
        @Nullable Expression compulsory,
        @Nullable Times times,
        @Nullable Expression until,
        @Nullable Statement otherwise) {

    public static final Clauses NONE =
            new Clauses(null, null, null, false, null, false, false, false, List.of(), null, null, null, null);

    /** {@code by x} and nothing else. */
    public static Clauses playedBy(Expression by) {
        return new Clauses(by, null, null, false, null, false, false, false, List.of(), null, null, null, null);
    }

    /** {@code x must} and nothing else. */
    public static Clauses mustBy(Expression actor) {
        return new Clauses(null, actor, Mode.MUST, false, null, false, false, false, List.of(), null, null, null, null);
    }

    /** The same with one guard more. */
    public Clauses guardedBy(Guard guard) {
        List<Guard> all = new java.util.ArrayList<>(guards);
        all.add(guard);
        return new Clauses(
                by,
                actor,
                mode,
                anyone,
                inTurn,
                secretly,
                revealedTogether,
                meanwhile,
                List.copyOf(all),
                compulsory,
                times,
                until,
                otherwise);
    }

    public enum Mode {
        MAY,
        MUST,
        AUTOMATIC
    }

    /** {@code if x}, {@code unless x}. */
    public record Guard(Place place, Expression condition, boolean unless) {}

    /** {@code any number of times} has no limit, {@code up to 3 times} has one. */
    public record Times(Place place, @Nullable Expression limit) {}

    /** {@code in turn}, {@code in turn from x}. */
    public record InTurn(Place place, @Nullable Expression from) {}
}
