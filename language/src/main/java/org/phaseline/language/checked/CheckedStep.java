package org.phaseline.language.checked;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Place;

/**
 * A heading or step where play comes to it.
 *
 * @param title what it is called, where that speaks of values; null where it stands as it is printed
 * @param copy whether it is printed elsewhere and conducted again here
 * @param guards conditions that are looked at when play comes to it, one after the other
 * @param applies conditions that are looked at while it is offered: of an option, of a step that is open meanwhile, of a reaction
 * @param memory what its loop remembers of it, or null
 * @param round the rounds it is played in, or null
 * @param revealed what is opened when all have decided, where it says so, else null
 * @param otherwise what is done if it was not done, or null
 */
public record CheckedStep(
        Headings.Entry entry,
        @Nullable Text title,
        boolean copy,
        Manner manner,
        Actors actors,
        Outcome outcome,
        List<Guard> guards,
        List<Expr> applies,
        @Nullable Expr compulsory,
        Repeat repeat,
        @Nullable Round round,
        @Nullable LoopMemory memory,
        Block body,
        @Nullable Revealed revealed,
        @Nullable Action otherwise)
        implements CheckedLine {

    public enum Manner {
        /** By one actor, or by nobody. */
        ALONE,
        /** One of several things to choose, once it is chosen: nobody is asked again. */
        OPTION,
        /** In answer to an event. */
        REACTION,
        /** By several at the same time. */
        TOGETHER,
        /** By one or several, unseen by the others. */
        SEALED,
        /** By several, one after the other. */
        IN_TURN,
        /** Open beside the rest of its block. */
        MEANWHILE
    }

    /**
     * Who acts.
     *
     * @param actor all who act; null when nobody does
     * @param each one of several, by themselves; the same as {@code actor} where one acts
     * @param inside who acts in the body unless a line says otherwise
     * @param from with whom the turn order begins, or null
     * @param fork the branching of those who act at the same time or in turn; 0 where one acts
     */
    public record Actors(
            @Nullable Actor actor,
            @Nullable Actor each,
            @Nullable Actor inside,
            @Nullable Expr from,
            int fork) {}

    /** {@code if x}, {@code unless x}. */
    public record Guard(Condition condition, boolean unless) {}

    /** {@code several} when it may be done more than once, then at most {@code limit} times unless that is null. */
    public record Repeat(
            boolean several, @Nullable Expr limit, @Nullable Condition until) {

        public static final Repeat ONCE = new Repeat(false, null, null);

        public boolean repeated() {
            return several || until != null;
        }
    }

    @Override
    public Place place() {
        return heading().place();
    }

    public int index() {
        return entry.index();
    }

    public Heading heading() {
        return entry.heading();
    }

    /** Whether its actors are asked about the step itself. */
    public boolean asks() {
        Clauses.Mode mode = heading().clauses().mode();
        return switch (manner) {
            case OPTION -> false;
            case REACTION -> mode != Clauses.Mode.AUTOMATIC;
            case ALONE, TOGETHER, SEALED, IN_TURN, MEANWHILE ->
                mode == Clauses.Mode.MAY
                        || mode == Clauses.Mode.MUST
                        || mode == null && !heading().hasBody();
        };
    }
}
