package org.phaseline.journal.format;

import java.util.Optional;
import org.phaseline.engine.dice.RollNumbering;

/** How a game's dice follow from what its players and its umpire committed to; docs/journal.md has the formulas. */
public enum DiceProtocol {

    /** Rolls are numbered by the moment they are made at. Games from before the others were there. */
    BY_MOMENT(1, RollNumbering.BY_MOMENT),

    /** Rolls are counted, so that nothing but a roll changes what the next one will be. */
    BY_COUNT(2, RollNumbering.BY_COUNT),

    /** The same, and every seat that is present adds a share to each roll that nobody knew before, not even who runs the server. */
    SHARED(3, RollNumbering.BY_COUNT);

    private final int number;
    private final RollNumbering numbering;

    DiceProtocol(int number, RollNumbering numbering) {
        this.number = number;
        this.numbering = numbering;
    }

    public int number() {
        return number;
    }

    public RollNumbering numbering() {
        return numbering;
    }

    static Optional<DiceProtocol> of(int number) {
        for (DiceProtocol each : values()) {
            if (each.number == number) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
