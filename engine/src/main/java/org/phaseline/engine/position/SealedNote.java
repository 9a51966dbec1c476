package org.phaseline.engine.position;

/** What somebody wrote down unseen, until its step is revealed. */
public record SealedNote(int step, int party, String text) implements Comparable<SealedNote> {

    @Override
    public int compareTo(SealedNote other) {
        int byStep = Integer.compare(step, other.step);
        return byStep != 0 ? byStep : Integer.compare(party, other.party);
    }
}
