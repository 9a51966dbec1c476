package org.phaseline.engine.code;

import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.ForkKind;

/** Fork and join: several branches at the same time. */
public final class Forks {

    private Forks() {}

    /** One branch for each party of a set, all running the same code, each for its own party. */
    public record Each(ForkKind kind, Formula parties, int role, int body, int join) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            long mask = parties.of(m);
            if (mask == 0) {
                return join;
            }
            m.branch.moment++;
            if (kind == ForkKind.SEALED) {
                begin(m);
            }
            int index = 1;
            for (long rest = mask; rest != 0; rest &= rest - 1) {
                int party = Long.numberOfTrailingZeros(rest);
                Branch child = m.fork(party, body, index++);
                if (role >= 0) {
                    child.roles[role] = party;
                }
            }
            return forked(m, kind, join);
        }

        /** What was set and told under seal before and never revealed is void once the step begins anew. */
        private void begin(Machine m) {
            int step = m.rulebook.stepAt()[join];
            m.position.sealed.removeIf(value -> value.isIn(step, step));
            m.position.sentences.removeIf(each -> each.isIn(step, step));
        }

        @Override
        public int[] next(int here) {
            return new int[] {body, join};
        }
    }

    /** One branch for each of several stretches of code. */
    public record Block(ForkKind kind, int[] bodies, int join) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            m.branch.moment++;
            for (int i = 0; i < bodies.length; i++) {
                m.fork(m.branch.party, bodies[i], i + 1);
            }
            return forked(m, kind, join);
        }

        @Override
        public int[] next(int here) {
            int[] all = java.util.Arrays.copyOf(bodies, bodies.length + 1);
            all[bodies.length] = join;
            return all;
        }
    }

    private static int forked(Machine m, ForkKind kind, int join) {
        m.branch.fork = kind;
        m.branch.address = join;
        m.branch.status = Branch.Status.FORKED;
        return Instruction.WAIT;
    }

    public record EndBranch() implements Instruction {
        @Override
        public int run(Machine m, int here) {
            m.branch.status = Branch.Status.ENDED;
            return WAIT;
        }

        @Override
        public int[] next(int here) {
            return new int[0];
        }
    }

    /** The end of a phase: in a turn played in step, nobody goes on before all have come here. */
    public record Barrier() implements Instruction {
        @Override
        public int run(Machine m, int here) {
            Branch parent = m.branch.parent;
            if (parent == null || parent.fork != ForkKind.IN_STEP) {
                return here + 1;
            }
            m.branch.address = here + 1;
            m.branch.status = Branch.Status.AT_BARRIER;
            return WAIT;
        }
    }
}
