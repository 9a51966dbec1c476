package org.phaseline.engine.umpire;

import java.util.Arrays;
import java.util.Optional;

/**
 * What the table has agreed to put right in a game that stands otherwise on the real table. Steps, fields and holders are called
 * as the outline calls them: a step by its key, its printed id or its title.
 */
public sealed interface Correction {

    /**
     * Leaves the step that asks now, not done, and goes on after it.
     *
     * @param decision the id of the question whose step it is; empty where only one can be meant
     */
    record Skip(String decision) implements Correction {

        public Skip() {
            this("");
        }
    }

    /** Goes on at a step of what is being played. */
    record GoTo(String step) implements Correction {}

    /** Does a step, or a whole sequence, now, and then returns to exactly here. */
    record Insert(String step) implements Correction {}

    /** Sets a value of the state; the holder is empty for one of the game. */
    record SetValue(String field, String holder, String value) implements Correction {}

    /** Why a game ends that no rule of its rulebook has ended. */
    enum Ending {
        /** The seat that asks for it gives up. */
        RESIGNED("resigned"),
        /** The clock of the seat that is named has run out. */
        OUT_OF_TIME("out of time"),
        /** All have agreed. */
        DRAWN("drawn");

        private final String word;

        Ending(String word) {
            this.word = word;
        }

        /** How it is called in a journal. */
        public String word() {
            return word;
        }

        public static Optional<Ending> of(String word) {
            return Arrays.stream(values())
                    .filter(each -> each.word.equals(word))
                    .findFirst();
        }
    }

    /**
     * The game is over.
     *
     * @param winners the names of the sides that have won, with blanks between them; empty for a draw
     */
    record End(Ending how, String winners) implements Correction {}
}
