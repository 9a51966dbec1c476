package org.phaseline.engine.code;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.report.Report;

/** The beginning and the end of a printed step. */
public final class Steps {

    private Steps() {}

    /**
     * Arrives at a step: its own names are blank. {@code due} is the due point of its start, or -1 when nothing is due there. An {@code option}
     * is come to because somebody chose it.
     */
    public record Enter(int step, StepTitle title, boolean option, Stretch page, int due) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            page.forget(m);
            if (m.reporting()) {
                m.telling(() -> {
                    // That an option is come to is an answer.
                    long audience = option ? m.audience() & title.insiders().of(m) : m.audience();
                    m.report(new Report.Entered(step, audience, title.said(m)));
                });
            }
            if (due >= 0) {
                DeferredEffects.fallDue(m, due);
            }
            return here + 1;
        }
    }

    /**
     * An option as it is told of when its step is over.
     *
     * @param general its title, with what values in it are in general
     * @param wording the title with these values, where they are still known then; else null
     */
    public record Taken(String general, @Nullable Wording wording) {

        String say(Machine m) {
            return wording == null || wording.audience(m) != Report.EVERYONE ? general : wording.say(m);
        }
    }

    /** Leaves a step, however it ended. */
    public record Leave(int step, StepTitle title, Result result, Taken[] options, int due) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            if (result.outcome.of(m) == Outcomes.UNREACHED) {
                result.succeed(m);
            }
            long value = result.outcome.of(m);
            if (m.reporting()) {
                m.telling(() -> {
                    long audience = m.audience() & title.insiders().of(m);
                    boolean passedOver = value == Outcomes.PASSED_OVER;
                    m.reports.leave(
                            new Report.Left(step, audience, title.said(m), say(m, value), passedOver),
                            Outcomes.isDone(value));
                });
            }
            if (due >= 0) {
                DeferredEffects.fallDue(m, due);
            }
            return here + 1;
        }

        private String say(Machine m, long value) {
            if (value >= Outcomes.FIRST_OPTION) {
                return options[(int) (value - Outcomes.FIRST_OPTION)].say(m);
            }
            return value == Outcomes.DONE ? "done" : "not done";
        }
    }

    /** Leaves a step in which several parties acted, each with an outcome of its own. */
    public record LeaveTogether(int step, StepTitle title, int base, int parties, int due) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            if (m.reporting()) {
                String outcome = anybody(m) ? "all have finished" : "not done";
                m.telling(() -> m.report(new Report.Left(step, m.audience(), title.said(m), outcome)));
            }
            if (due >= 0) {
                DeferredEffects.fallDue(m, due);
            }
            return here + 1;
        }

        private boolean anybody(Machine m) {
            for (int i = 0; i < parties; i++) {
                if (Outcomes.asked(m.frame.locals[base + i])) {
                    return true;
                }
            }
            return false;
        }
    }

    /**
     * Notes what became of a step in the pass of a loop's member: in the first mask when it was done, in another one for each
     * of its options.
     */
    public record Remember(Formula outcome, Formula member, List<Slots.Slot> masks) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            long value = outcome.of(m);
            if (Outcomes.isDone(value)) {
                long bit = 1L << member.of(m);
                Slots.Slot done = masks.getFirst();
                done.set(m, done.of(m) | bit);
                int option = (int) (value - Outcomes.FIRST_OPTION) + 1;
                if (option > 0 && option < masks.size()) {
                    masks.get(option).set(m, masks.get(option).of(m) | bit);
                }
            }
            return here + 1;
        }
    }

    /** Where a step's outcome stands, and which of its options was taken (counted from 1, 0 for none). */
    public record Result(Slots.Slot outcome, Slots.@Nullable Slot taken) {

        void succeed(Machine m) {
            long option = taken == null ? 0 : taken.of(m);
            outcome.set(m, option == 0 ? Outcomes.DONE : Outcomes.FIRST_OPTION + option - 1);
        }
    }

    public record Succeed(Result result) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            result.succeed(m);
            return here + 1;
        }
    }

    /** Not done, unless an earlier pass was. */
    public record Fail(Result result) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            if (!Outcomes.isDone(result.outcome.of(m))) {
                result.outcome.set(m, Outcomes.NOT_DONE);
            }
            return here + 1;
        }
    }

    /** Passed over by its guard, unless an earlier pass was done. */
    public record PassOver(Result result) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            if (!Outcomes.isDone(result.outcome.of(m))) {
                result.outcome.set(m, Outcomes.PASSED_OVER);
            }
            return here + 1;
        }
    }

    public record Count(Slots.Slot counter) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            counter.set(m, counter.of(m) + 1);
            return here + 1;
        }
    }

    /**
     * Tells the players what happened in a sentence, in place of the changes it covers. Under seal it is kept until the reveal, whoever plays: it is
     * worked out like a value of the game, not like a report.
     */
    public record TellInstead(int step, Wording wording) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            if (m.sealing.isActive()) {
                long readers = wording.audience(m);
                String text = wording.say(m);
                m.sealing.tell(step, readers, text);
                m.reports.tellInstead(
                        new Report.Told(step, m.audience() & readers, text, true, true), m.conductingSteps());
            } else if (m.reporting()) {
                m.telling(() -> m.reports.tellInstead(
                        new Report.Told(step, m.audience() & wording.audience(m), wording.say(m), true),
                        m.conductingSteps()));
            }
            return here + 1;
        }
    }

    /** Nothing is told of the changes that a sentence here would take the place of. */
    public record TellNothing(int step) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            if (m.reporting()) {
                m.reports.tellNothing(new Report.Told(step, m.audience(), "", true), m.conductingSteps());
            }
            return here + 1;
        }
    }

    /** Tells the players something. */
    public record Tell(int step, Wording wording) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            if (m.reporting()) {
                m.telling(() -> m.report(new Report.Told(step, m.audience() & wording.audience(m), wording.say(m))));
            }
            return here + 1;
        }
    }
}
