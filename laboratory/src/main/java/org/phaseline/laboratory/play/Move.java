package org.phaseline.laboratory.play;

/** What a player has decided: an item of the menu of an open question. Reused, so that deciding allocates nothing. */
public final class Move {

    int question;
    long item;

    public void set(int question, long item) {
        this.question = question;
        this.item = item;
    }
}
