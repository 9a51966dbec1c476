package org.phaseline.journal;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.journal.format.RecordedRoll;

/** Notes down every face that is thrown, so that it can be written beside the answer that led to it. */
final class RecordingDice implements Dice {

    private final Dice dice;
    private final List<RecordedRoll> rolls = new ArrayList<>();
    private @Nullable String roll;
    private int sides;
    private final List<Integer> faces = new ArrayList<>();

    RecordingDice(Dice dice) {
        this.dice = dice;
    }

    @Override
    public int face(RollNumber number, int die, int ofSides) {
        int face = dice.face(number, die, ofSides);
        String text = number.text();
        if (!text.equals(roll) || sides != ofSides) {
            finish();
            roll = text;
            sides = ofSides;
        }
        faces.add(face);
        return face;
    }

    private void finish() {
        if (roll != null) {
            rolls.add(new RecordedRoll(roll, sides, faces));
            roll = null;
            faces.clear();
        }
    }

    /** What was thrown since this was last asked. */
    List<RecordedRoll> taken() {
        finish();
        if (rolls.isEmpty()) {
            return List.of();
        }
        List<RecordedRoll> taken = List.copyOf(rolls);
        rolls.clear();
        return taken;
    }
}
