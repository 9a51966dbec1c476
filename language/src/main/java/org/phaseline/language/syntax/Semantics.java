package org.phaseline.language.syntax;

/**
 * Versions of what rulebooks mean. Now and then a line must come to mean something else although its words stay the same, because what it meant was a
 * defect. A game is played to its end by the version it was begun with, which its journal carries; every new game begins with
 * the latest. Not to be mixed up with the version of the language, which says what words there are and is the author's choice.
 */
public final class Semantics {

    public static final int FIRST = 1;

    /**
     * What is answered about a piece that not everybody sees is unseen, whatever the question says; in a loop, a choice with nothing to
     * choose from ends the pass, not the step; a single value in a scenario holds against the rulebook's roster.
     */
    public static final int SECOND = 2;

    /** Who has unseen pieces is asked to choose among them also when there is nothing to choose, so that others do not learn it. */
    public static final int THIRD = 3;

    /** A question that loses its last choice by what somebody else does while it is open is passed over; play stood still there. */
    public static final int FOURTH = 4;

    /** In a step that is offered several times, an event that is called off ends this time, not the step, and counts as one of the times. */
    public static final int FIFTH = 5;

    /**
     * Who changes their mind under seal keeps what they have written: after "no more" they go back to that question, and otherwise they say
     * which of their answers they change.
     */
    public static final int SIXTH = 6;

    /** A rulebook of language 2 with lines that do not do what they say is refused: an automatic step that asks, a comparison that never holds. */
    public static final int SEVENTH = 7;

    public static final int LATEST = SEVENTH;

    private Semantics() {}

    public static boolean isKnown(int version) {
        return version >= FIRST && version <= LATEST;
    }
}
