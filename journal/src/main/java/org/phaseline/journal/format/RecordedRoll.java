package org.phaseline.journal.format;

import java.util.List;

/** A roll the umpire made: its number, the sides of its dice, and the faces in the order of the dice. */
public record RecordedRoll(String roll, int sides, List<Integer> faces) {

    public RecordedRoll {
        faces = List.copyOf(faces);
    }
}
