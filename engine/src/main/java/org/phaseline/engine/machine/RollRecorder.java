package org.phaseline.engine.machine;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.dice.DiceRoll;

/** Collects what is thrown in one ruling. It lives as long as that ruling is made, and nobody else has it. */
public final class RollRecorder {

    private final List<DiceRoll> finished = new ArrayList<>();
    private final List<Integer> faces = new ArrayList<>();
    private String number = "";
    private int sides;

    void note(String roll, int ofSides, int face) {
        if (!roll.equals(number) || sides != ofSides) {
            finish();
            number = roll;
            sides = ofSides;
        }
        faces.add(face);
    }

    private void finish() {
        if (!faces.isEmpty()) {
            finished.add(new DiceRoll(number, sides, faces));
            faces.clear();
        }
    }

    public List<DiceRoll> rolls() {
        finish();
        return List.copyOf(finished);
    }
}
