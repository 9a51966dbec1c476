package org.phaseline.engine.dice;

/**
 * The umpire's dice: a face depends on the roll's number, the die's place in the roll and its sides, never on time or on who asked before.
 * What was thrown is told by the ruling, never kept by the dice, so that whoever tries or replays something leaves no trace.
 */
public interface Dice {

    /** How the rolls of the game these dice belong to are numbered. */
    default RollNumbering numbering() {
        return RollNumbering.BY_MOMENT;
    }

    /**
     * What an earlier roll has settled and nobody knows comes to light, such as the top card of a shuffled deck: whoever only tries an
     * answer stops here, as before a roll.
     */
    default void uncover() {}

    /** A face from 1 to {@code sides}. */
    int face(RollNumber roll, int die, int sides);

    /** Throws all dice of a roll and adds one to the number of those that show each face; that of the ones stands at {@code ones}. */
    default void tally(RollNumber roll, int count, int sides, long[] into, int ones) {
        for (int die = 0; die < count; die++) {
            into[ones + face(roll, die, sides) - 1]++;
        }
    }
}
