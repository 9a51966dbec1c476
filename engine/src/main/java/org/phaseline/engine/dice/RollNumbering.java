package org.phaseline.engine.dice;

/** How the rolls of a game are numbered. What a die shows follows from the number of its roll, so this decides what can change it. */
public enum RollNumbering {

    /**
     * By the moment a roll is made at, as questions are: {@code 14}, {@code 14.2.3}, {@code 1:14} after a take-back. Taking something
     * back, or a step that could have been left out, changes the number of every roll that follows.
     */
    BY_MOMENT {
        @Override
        public String text(RollNumber roll) {
            return roll.text();
        }
    },

    /**
     * By how many rolls were made before it: {@code r7} is the seventh roll of the game, {@code 2r3} the third one made in a second branch
     * of things that happen together. Rolls that were taken back count, so no number comes twice; nothing else does, so whatever players
     * do without rolling, the next roll stays the same.
     */
    BY_COUNT {
        @Override
        public String text(RollNumber roll) {
            return roll.stream() + 'r' + roll.count();
        }
    };

    public abstract String text(RollNumber roll);
}
