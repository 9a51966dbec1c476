package org.phaseline.journal.format;

import java.util.List;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.umpire.Correction;

/** One line of a journal after the first. The hash is that of the position it led to. */
public sealed interface Event {

    /** What the umpire rolled in the ruling. */
    default List<DiceRoll> rolls() {
        return List.of();
    }

    /** Set up, and played to the first question. */
    record Began(List<DiceRoll> rolls, long hash) implements Event {

        /** Before anybody knows what comes of it. */
        public static final Began UNKNOWN = new Began(List.of(), 0);

        public Began {
            rolls = List.copyOf(rolls);
        }
    }

    /** {@code n} is the number of this answer among those that stand, counted from 1. */
    record Answered(int n, String decision, String seat, String choice, String note, List<DiceRoll> rolls, long hash)
            implements Event {

        public Answered {
            rolls = List.copyOf(rolls);
        }
    }

    /** The sequence was halted by hand. Counts as an answer. */
    record Raised(int n, String digression, String seat, String note, List<DiceRoll> rolls, long hash)
            implements Event {

        public Raised {
            rolls = List.copyOf(rolls);
        }
    }

    /** Something was put right that the table had agreed on, {@code seat} who asked for it. Counts as an answer. */
    record Corrected(int n, String seat, Correction correction, String note, List<DiceRoll> rolls, long hash)
            implements Event {

        public Corrected {
            rolls = List.copyOf(rolls);
        }
    }

    /** After this only the first {@code to} answers stand. The seat that asked for it is empty where nobody said. */
    record TakenBack(int to, String seat, long hash) implements Event {

        public TakenBack(int to, long hash) {
            this(to, "", hash);
        }
    }

    /** A seat added bytes of its own to the dice, in hexadecimal digits: they count for every roll after this line. */
    record Added(String seat, String bytes) implements Event {}

    /**
     * What the present seats added to the rolls of one answer, written down before it: it counts for the answer with this digest, if that is
     * the next one, and for no other.
     *
     * @param answer see {@link AnswerDigest}
     */
    record Shared(String answer, List<DiceShare> shares) implements Event {

        public Shared {
            shares = List.copyOf(shares);
        }
    }

    /** The game is over; the seed in hexadecimal digits, empty when the dice were typed in. */
    record Ended(String seed) implements Event {}
}
