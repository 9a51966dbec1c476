package org.phaseline.engine.code;

import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.position.Branch;

/**
 * The end of a sealed branch, always asked, so that nobody can count the questions before it. A branch that is ready can
 * be reopened until all are: what it did is forgotten and it begins again.
 */
public record AskReady(Wording title, int body, Stretch page, int firstStep, int lastStep) implements Question {

    private static final long READY = 1;
    private static final long CHANGE = 2;

    @Override
    public int run(Machine m, int here) {
        return m.ask();
    }

    @Override
    public long asked(Machine m) {
        return 1L << m.branch.party;
    }

    @Override
    public void offer(Machine m, Menu menu) {
        if (m.branch.status != Branch.Status.READY) {
            menu.add(READY);
        }
        menu.add(CHANGE);
    }

    @Override
    public int answer(Machine m, int here, long item) {
        if (item == READY) {
            m.branch.status = Branch.Status.READY;
            return WAIT;
        }
        page.forget(m);
        m.position.notes.removeIf(
                note -> note.party() == m.branch.party && note.step() >= firstStep && note.step() <= lastStep);
        m.sealing.unset(m.branch.party, firstStep, lastStep);
        return body;
    }

    @Override
    public boolean awaited(Machine m) {
        return m.branch.status != Branch.Status.READY;
    }

    @Override
    public String prompt(Machine m) {
        return title.say(m);
    }

    @Override
    public String word(Machine m, long item) {
        return item == READY ? "ready" : "change";
    }

    @Override
    public Kind kind() {
        return Kind.READY;
    }

    /** Going on after the join is the fork's business. */
    @Override
    public int[] next(int here) {
        return new int[0];
    }

    @Override
    public int[] answers(int here) {
        return new int[] {body};
    }
}
