package org.phaseline.engine.code;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.position.Branch;

/**
 * The end of a sealed branch, always asked, so that nobody can count the questions before it. A branch that is ready can
 * be changed until all are. Who ended it by saying that there is no more to write goes back to the question they ended, with all that
 * is written; who has answered several questions says which answer they change; anybody else begins anew.
 *
 * @param changes whether {@link AskChange} stands behind it, so that single answers can be changed
 * @param reopening where the last question stands, if it can be gone back to at all
 */
public record AskReady(
        Wording title,
        int body,
        Stretch page,
        int firstStep,
        int lastStep,
        boolean changes,
        @Nullable Reopening reopening)
        implements Question {

    /**
     * The way back to the question that ended what is written.
     *
     * @param address where it is asked again
     * @param possible whether it was asked and ended, with something written before
     */
    public record Reopening(int address, Formula possible) {}

    private static final long READY = 1;

    /** Makes void what was decided before. */
    public static final long ANEW = 2;

    private static final long REOPEN = 3;
    private static final long CHANGE_ONE = 4;

    public AskReady(Wording title, int body, Stretch page, int firstStep, int lastStep) {
        this(title, body, page, firstStep, lastStep, false, null);
    }

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
        if (keeps(m)) {
            menu.add(REOPEN);
            menu.add(ANEW);
        } else {
            menu.add(changes && m.branch.given.length > 1 ? CHANGE_ONE : ANEW);
        }
    }

    private boolean keeps(Machine m) {
        return reopening != null && reopening.possible.of(m) != 0;
    }

    @Override
    public int answer(Machine m, int here, long item) {
        if (item == READY) {
            m.branch.status = Branch.Status.READY;
            return WAIT;
        }
        if (item == CHANGE_ONE) {
            return here + 1;
        }
        if (item == REOPEN && reopening != null) {
            // The answer that ended it is not given any more.
            m.branch.given = Arrays.copyOf(m.branch.given, Math.max(0, m.branch.given.length - 1));
            return reopening.address;
        }
        return beginAnew(m);
    }

    /** What was decided is as if it had never been, and so is what was written beside it. */
    int beginAnew(Machine m) {
        m.position.notes.removeIf(
                note -> note.party() == m.branch.party && note.step() >= firstStep && note.step() <= lastStep);
        return beginAgain(m);
    }

    /** The same, but what was written beside it stays. */
    int beginAgain(Machine m) {
        page.forget(m);
        m.sealing.unset(m.branch.party, firstStep, lastStep);
        m.branch.given = Branch.EMPTY;
        m.branch.kept = List.of();
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
        if (item == READY) {
            return "ready";
        }
        return item == ANEW && keeps(m) ? "start over" : "change";
    }

    /** What is lost by it, and what is not, is said before it is done. */
    @Override
    public String title(Machine m, long item) {
        if (item == REOPEN) {
            return "change, keeping what is written";
        }
        return item == ANEW && keeps(m) ? "start over: all that is written is void" : word(m, item);
    }

    @Override
    public boolean isDecision() {
        return false;
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
        int again = reopening == null ? body : reopening.address;
        return changes ? new int[] {body, again, here + 1} : new int[] {body, again};
    }
}
