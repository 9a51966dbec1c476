package org.phaseline.engine.machine;

import org.phaseline.engine.report.Report;

/** An instruction that may wait for somebody's answer. Its menu is the only source of what is legal. */
public interface Question extends Instruction {

    /** The parties that may answer. */
    long asked(Machine m);

    /** Puts everything that may be answered now on the menu. */
    void offer(Machine m, Menu menu);

    /** Whether nothing may be answered now: the same as an empty menu, told without making it where that is faster. */
    default boolean offersNothing(Machine m) {
        Menu menu = new Menu();
        offer(m, menu);
        return menu.size() == 0;
    }

    /** Takes an item of the menu and returns the address to go on at, or WAIT. */
    int answer(Machine m, int here, long item);

    /** The question in words. */
    String prompt(Machine m);

    /** Which of several answers to it this is, "1 of 2", where that is known; else empty. It stands behind the question, and not in what is told of the answer. */
    default String progress(Machine m) {
        return "";
    }

    /** The word an item of the menu is answered by. */
    String word(Machine m, long item);

    /** What people read in its place. */
    default String title(Machine m, long item) {
        return word(m, item);
    }

    /** Every address an answer can lead to. */
    int[] answers(int here);

    /** Whether the sequence waits for this, or it is merely open. */
    default boolean awaited(Machine m) {
        return true;
    }

    /** Whether an answer settles what cannot be taken back freely: a roll or a reveal follows at once. */
    default Kind kind() {
        return Kind.CHOICE;
    }

    /** The parties that may read the question, as a mask: it may name what not everybody sees. */
    default long readers(Machine m) {
        return Report.EVERYONE;
    }

    /** The kind whose members are on the menu, so that they can be shown where they stand; empty for anything else. */
    default String from() {
        return "";
    }

    /**
     * Whether there is nothing to choose and the question is asked all the same: to go on without it would tell others something of
     * pieces that they do not see.
     */
    default boolean hidesThatNothingIsOffered(Machine m) {
        return false;
    }

    /** Whether its answer is part of what is decided under seal; else it is about the seal itself. */
    default boolean isDecision() {
        return true;
    }

    /** What kind of answer is wanted, for those who show it. */
    enum Kind {
        /** done, perhaps skip */
        STEP,
        CHOICE,
        NUMBER,
        YES_NO,
        DIE,
        READY,
        /** which of the answers given under seal is to be changed */
        CHANGE,
        TRIGGER
    }
}
