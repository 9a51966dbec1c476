package org.phaseline.engine.machine;

import java.util.List;

/** What can be laid over a board for whoever wants to look at it. Play never works it out. */
public interface OverlayRule {

    /** The name of the board, or of the kind of pieces on it that are pointed at: whom a unit can shoot at, who is next to it. */
    String of();

    /** The kind whose members it is about, one overlay for each; empty for parties, and where there is one overlay only. */
    String about();

    /** One that can be shown: the member it is about, or -1, the party if the member is one, or -1, and what people call it. */
    record Offer(int member, int party, String title) {}

    /** At most as many as somebody would look through. */
    List<Offer> offers(Machine m);

    /** The one of a member, if there is one. */
    List<Offer> offers(Machine m, int member);

    /**
     * The spaces it covers, or the numbers of the pieces it points at, in order; with a number for each, or without any.
     *
     * @param unit how many of what the numbers are counted in make one
     */
    record Cover(List<Integer> members, List<Long> numbers, int unit) {}

    /** Looks at one of the members that were offered, or at -1. */
    Cover cover(Machine m, int member);
}
