package org.phaseline.journal;

import java.util.Optional;

/**
 * Whether the hashes in a journal are those of the positions a replay led to. They always are where this Phaseline compiles the
 * rulebook to the form the game was played in: a line with another hash is refused then. In another form a position may have
 * another hash, and nobody can tell that from a line that was changed; decisions, words and dice are checked all the same.
 *
 * @param differFrom the first line whose hash is another one, 0 if all agree
 */
public record HashCheck(int differFrom) {

    public boolean complete() {
        return differFrom == 0;
    }

    /** What people should be told if the hashes could not be checked. */
    public Optional<String> notice() {
        return complete()
                ? Optional.empty()
                : Optional.of("The hashes of positions cannot be checked from line " + differFrom
                        + " on: this Phaseline compiles the rulebook to a different form from the one in the journal.");
    }
}
