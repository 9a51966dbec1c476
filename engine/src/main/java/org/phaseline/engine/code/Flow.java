package org.phaseline.engine.code;

import java.util.Arrays;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.report.Report;

/** Control flow: jumps, calls and returns. */
public final class Flow {

    private Flow() {}

    /** {@code answered} when play comes here only after somebody was asked on the way round; the checker wants to know. */
    public record Jump(int target, boolean answered) implements Instruction {

        public Jump(int target) {
            this(target, false);
        }

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

    /** Passes a step over when none of its actors takes part in the game. */
    public record PassAbsent(Formula actors, int passed) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            return actors.of(m) == 0 ? passed : here + 1;
        }

        @Override
        public int[] next(int here) {
            return new int[] {here + 1, passed};
        }
    }

    /** Forgets names and outcomes of a stretch of the frame. */
    public record Forget(Stretch stretch) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            stretch.forget(m);
            return here + 1;
        }
    }

    /** Nothing happens here; a place to come to. */
    public record Pass() implements Instruction {
        @Override
        public int run(Machine m, int here) {
            return here + 1;
        }
    }

    public record BeginGameTurn(int frameSize) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            m.looksAt(m.frame.locals.length >> 6);
            Arrays.fill(m.frame.locals, 0);
            long number = ++m.position.slots[CompiledRulebook.GAME_TURN_SLOT];
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
            if (last > 0 && m.position.slots[CompiledRulebook.GAME_TURN_SLOT] >= last) {
                m.endGame(0, false);
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
            m.endGame(winners.of(m), true);
            return WAIT;
        }

        @Override
        public int[] next(int here) {
            return new int[0];
        }
    }

    /** Plays a sequence and comes back to the next address. The frame is made by the callee's final size. */
    public record Call(SequenceInfo[] table, int sequence, Formula[] arguments) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            SequenceInfo callee = table[sequence];
            Frame frame = m.newFrame(callee, sequence, here + 1);
            for (int i = 0; i < arguments.length; i++) {
                frame.locals[i] = arguments[i].of(m);
            }
            m.enter(frame);
            return callee.entry();
        }
    }

    public record Return() implements Instruction {
        @Override
        public int run(Machine m, int here) {
            return m.leave();
        }

        @Override
        public int[] next(int here) {
            return new int[0];
        }
    }
}
