package org.phaseline.engine.position;

import java.util.Comparator;

/**
 * What a rulebook tells of a sealed choice: its own party reads it at once, the others when the step is revealed. It follows from what
 * was chosen and set, and changes nothing, so it is no part of the hash of a position.
 *
 * @param sealed the sealed step it was told in
 * @param step the step, inside that one, that tells it
 * @param readers who may read it when it is revealed, as a mask
 */
public record SealedSentence(int sealed, int party, int step, long readers, String text)
        implements Comparable<SealedSentence> {

    private static final Comparator<SealedSentence> ORDER =
            Comparator.comparingInt(SealedSentence::sealed).thenComparingInt(SealedSentence::party);

    /** By step and party, never by who was first; the sentences of one party stay in the order they were told in. */
    @Override
    public int compareTo(SealedSentence other) {
        return ORDER.compare(this, other);
    }

    /** Whether it was told in one of these sealed steps. */
    public boolean isIn(int firstStep, int lastStep) {
        return sealed >= firstStep && sealed <= lastStep;
    }
}
