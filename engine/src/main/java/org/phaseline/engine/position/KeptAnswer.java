package org.phaseline.engine.position;

/**
 * An answer that somebody has given under seal and wants to give again, or the one among them that they want to change.
 *
 * @param address where it was asked for
 * @param about the members of the loops it was asked in; empty outside of loops
 * @param question what was asked, in words
 * @param item what was answered
 * @param title what people read in its place
 * @param changes whether it is the one that is to be changed: the question is asked again
 */
public record KeptAnswer(int address, String about, String question, long item, String title, boolean changes) {

    public KeptAnswer changed() {
        return new KeptAnswer(address, about, question, item, title, true);
    }

    /** Whether it answered the same question. */
    public boolean answers(int asked, String subject, String prompt) {
        return address == asked && about.equals(subject) && question.equals(prompt);
    }
}
