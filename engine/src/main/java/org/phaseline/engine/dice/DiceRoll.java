package org.phaseline.engine.dice;

import java.util.List;

/** A roll that was made: its number, the sides of its dice, and the faces in the order of the dice. */
public record DiceRoll(String roll, int sides, List<Integer> faces) {

    public DiceRoll {
        faces = List.copyOf(faces);
    }
}
