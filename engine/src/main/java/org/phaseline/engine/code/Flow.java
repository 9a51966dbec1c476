package org.phaseline.engine.code;

import java.util.Arrays;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Rulebook;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.report.Report;

/** Going on elsewhere. */
public final class Flow {

    private Flow() {}

    public record Jump(int target) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            return target;
        }

        @Override
        public int[] next(int here) {
            return new int[] {target};
        }
    }

    public record JumpUnless(Formula condition, int target) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            return condition.of(m) != 0 ? here + 1 : target;
        }

        @Override
        public int[] next(int here) {
            return new int[] {here + 1, target};
        }
    }

    /** Forgets names and outcomes of a stretch of the page; with a stride, only those of the branch's own party. */
    public record Forget(int from, int to, int stride) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            forget(m, from, to, stride);
            return here + 1;
        }
    }

    static void forget(Machine m, int from, int to, int stride) {
        long[] locals = m.frame.locals;
        if (stride == 0) {
            Arrays.fill(locals, from, to, 0);
        } else {
            for (int i = from; i < to; i += stride) {
                locals[i + m.branch.party] = 0;
            }
        }
    }

    public record BeginGameTurn(int frameSize) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            Arrays.fill(m.frame.locals, 0);
            long number = ++m.position.slots[Rulebook.GAME_TURN_SLOT];
            if (m.reporting()) {
                m.report(new Report.GameTurnBegan(number, m.rulebook.calendar().name(number)));
            }
            return here + 1;
        }
    }

    /** The game ends with its last game turn, if it has one; else the next one begins. */
    public record EndGameTurn(int first, Formula length) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            long last = length.of(m);
            if (last > 0 && m.position.slots[Rulebook.GAME_TURN_SLOT] >= last) {
                m.endGame(0);
                return WAIT;
            }
            return first;
        }

        @Override
        public int[] next(int here) {
            return new int[] {first};
        }
    }

    public record EndGame(Formula winners) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            m.endGame(winners.of(m));
            return WAIT;
        }

        @Override
        public int[] next(int here) {
            return new int[0];
        }
    }

    /** Plays a sequence and comes back to the next address. The page is made by the callee's final size. */
    public record Call(SequenceInfo[] table, int sequence, Formula[] arguments) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            SequenceInfo callee = table[sequence];
            long[] locals = new long[callee.frameSize()];
            for (int i = 0; i < arguments.length; i++) {
                locals[i] = arguments[i].of(m);
            }
            m.call(callee, sequence, locals, here + 1);
            return callee.entry();
        }
    }

    public record Return() implements Instruction {
        @Override
        public int run(Machine m, int here) {
            return m.giveBack();
        }

        @Override
        public int[] next(int here) {
            return new int[0];
        }
    }
}
