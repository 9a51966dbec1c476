package org.phaseline.engine.dice;

import java.util.List;
import java.util.TreeMap;

/**
 * Replays recorded dice. A die that was not thrown then shows a 1, so that a
 * replay ends; whoever compares sees that it threw something else. Immutable, so any number of threads may use it.
 */
public final class PastDice implements Dice {

    private final RollNumbering numbering;
    private final TreeMap<String, DiceRoll> rolls = new TreeMap<>();

    public PastDice(RollNumbering numbering, List<DiceRoll> rolls) {
        this.numbering = numbering;
        rolls.forEach(roll -> this.rolls.put(roll.roll(), roll));
    }

    @Override
    public RollNumbering numbering() {
        return numbering;
    }

    @Override
    public int face(RollNumber number, int die, int sides) {
        DiceRoll roll = rolls.get(numbering.text(number));
        if (roll == null || die >= roll.faces().size() || roll.sides() != sides) {
            return 1;
        }
        int face = roll.faces().get(die);
        return face < 1 || face > sides ? 1 : face;
    }
}
