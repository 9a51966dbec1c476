package org.phaseline.engine.machine;

import java.util.List;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.engine.report.Report;

/** What happens between branches when none of them can run on: joins, phases finished in step, last calls, digressions. */
final class Joins {

    private Joins() {}

    /** Does one such thing; false when everybody really waits. */
    static boolean settle(Machine m) {
        Branch root = m.position.active();
        if (root.status == Branch.Status.ENDED) {
            return resume(m);
        }
        return settle(m, root);
    }

    /** A digression has ended: the sequence below it goes on where it was. */
    private static boolean resume(Machine m) {
        List<Branch> roots = m.position.roots;
        if (roots.size() == 1) {
            throw new IllegalStateException("the game turn ended without a next one");
        }
        roots.remove(roots.size() - 1);
        m.focus(m.position.active());
        m.report(new Report.Resumed(-1, Report.EVERYONE));
        StaleQuestions.wake(m, m.position.active());
        return true;
    }

    private static boolean settle(Machine m, Branch at) {
        for (Branch child : at.children) {
            if (settle(m, child)) {
                return true;
            }
        }
        if (at.status != Branch.Status.FORKED) {
            return false;
        }
        if (at.fork == ForkKind.MEANWHILE && lastCalls(m, at)) {
            return true;
        }
        boolean allOver = true;
        boolean allAtBarrier = true;
        for (Branch child : at.children) {
            allOver &= child.status == Branch.Status.ENDED || child.status == Branch.Status.READY;
            allAtBarrier &= child.status == Branch.Status.ENDED || child.status == Branch.Status.AT_BARRIER;
        }
        if (allOver) {
            join(at);
            return true;
        }
        if (allAtBarrier) {
            for (Branch child : at.children) {
                if (child.status == Branch.Status.AT_BARRIER) {
                    child.status = Branch.Status.RUNNING;
                }
            }
            return true;
        }
        return false;
    }

    private static void join(Branch at) {
        // Who finished last must leave no trace, except for the main activity of a meanwhile.
        boolean mainActivity = at.fork == ForkKind.MEANWHILE;
        at.lastParty = mainActivity ? at.children.get(0).lastParty : -1;
        if (mainActivity) {
            at.roles = at.children.get(0).roles;
        }
        at.children.clear();
        at.fork = null;
        at.status = Branch.Status.RUNNING;
    }

    /** The main activity has ended: what was open beside it closes, unless its actor deserves a last call. */
    private static boolean lastCalls(Machine m, Branch at) {
        Branch host = at.children.get(0);
        if (host.status != Branch.Status.ENDED) {
            return false;
        }
        for (int i = 1; i < at.children.size(); i++) {
            Branch guest = at.children.get(i);
            if (guest.status == Branch.Status.ASKED
                    && m.rulebook.code()[guest.address] instanceof OpenQuestion open
                    && closes(m, guest, open, host.lastParty)) {
                guest.address = open.closing();
                guest.status = Branch.Status.RUNNING;
                return true;
            }
        }
        return false;
    }

    private static boolean closes(Machine m, Branch guest, OpenQuestion open, int lastParty) {
        m.focus(guest);
        long asked = open.asked(m);
        boolean itsOwn = lastParty >= 0 && asked == 1L << lastParty;
        return asked == 0 || itsOwn || !open.applies(m);
    }
}
