package org.phaseline.journal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.journal.format.RecordedRoll;

/**
 * Throws again what a journal says was thrown, so that a game can be replayed while its seed is still secret. A die the
 * journal does not know shows a 1; whoever replays sees then that it threw something else than was recorded.
 */
final class RecordedDice implements Dice {

    private final Map<String, RecordedRoll> rolls = new HashMap<>();

    void add(List<RecordedRoll> more) {
        for (RecordedRoll roll : more) {
            rolls.put(roll.roll(), roll);
        }
    }

    @Override
    public int face(RollNumber number, int die, int sides) {
        RecordedRoll roll = rolls.get(number.text());
        if (roll == null || die >= roll.faces().size() || roll.sides() != sides) {
            return 1;
        }
        int face = roll.faces().get(die);
        return face < 1 || face > sides ? 1 : face;
    }
}
