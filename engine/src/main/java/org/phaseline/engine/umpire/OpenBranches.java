package org.phaseline.engine.umpire;

import java.util.Arrays;
import java.util.Objects;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Position;

/** The branches of play that wait for an answer, by number. It is kept from one position to the next, so that a search makes no garbage. */
final class OpenBranches {

    private Branch[] open = new Branch[4];
    private int count;

    /** Plays on where nobody may have been asked yet, until somebody is or the game is over. */
    static void playToQuestion(Machine m) {
        m.focus(m.position.active());
        if (!m.position.over) {
            m.run();
        }
    }

    /** Looks for them in a position; how many there are. */
    int find(Position position) {
        count = 0;
        if (!position.over) {
            collect(position.active());
        }
        return count;
    }

    private void collect(Branch at) {
        if (at.status == Branch.Status.ASKED || at.status == Branch.Status.READY) {
            if (count == open.length) {
                open = Arrays.copyOf(open, 2 * count);
            }
            open[count++] = at;
        }
        for (int i = 0; i < at.children.size(); i++) {
            collect(at.children.get(i));
        }
    }

    Branch get(int question) {
        return open[Objects.checkIndex(question, count)];
    }

    /** Play stands elsewhere now: there are none until they are looked for again. */
    void forget() {
        count = 0;
    }
}
