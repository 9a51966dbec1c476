package org.phaseline.engine.dice;

/** The umpire's dice: a face depends on the roll's number, the die's place in the roll and its sides, never on time. */
public interface Dice {

    /** A face from 1 to {@code sides}. */
    int face(RollNumber roll, int die, int sides);
}
