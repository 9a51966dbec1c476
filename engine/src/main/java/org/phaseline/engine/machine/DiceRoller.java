package org.phaseline.engine.machine;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.dice.RollNumbering;

/** Numbers the rolls of a game, throws their dice, and notes them where somebody wants to know. */
public final class DiceRoller {

    private final Machine m;
    private final Dice dice;
    private @Nullable RollRecorder recorder;

    DiceRoller(Machine m, Dice dice) {
        this.m = m;
        this.dice = dice;
    }

    void recordWith(RollRecorder rolls) {
        recorder = rolls;
    }

    /** The number of the next roll of the branch that runs. */
    public RollNumber next(int many) {
        m.limits.rolls(many);
        m.branch.moment++;
        m.exposed = true;
        if (dice.numbering() == RollNumbering.BY_MOMENT) {
            return new RollNumber(m.position.take, m.branch.path, m.branch.moment);
        }
        String stream = RollNumber.stream(m.branch.path);
        m.position.rolls = m.position.rolls.after(stream);
        return new RollNumber(m.position.take, m.branch.path, m.branch.moment, m.position.rolls.of(stream));
    }

    /** Throws one die of a roll. */
    public int face(RollNumber roll, int die, int sides) {
        int face = dice.face(roll, die, sides);
        if (recorder != null) {
            recorder.note(dice.numbering().text(roll), sides, face);
        }
        return face;
    }

    /** Brings to light what an earlier roll has settled: like a roll, nobody can take it back freely. */
    public void uncover() {
        m.exposed = true;
        dice.uncover();
    }
}
