package org.phaseline.engine.code;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.EventInfo;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Handler;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.position.Trigger;
import org.phaseline.engine.position.Window;
import org.phaseline.engine.report.Report;

/** Events: announcing them and calling them off. Resolving is {@link Resolve}, which always stands right behind. */
public final class Events {

    private Events() {}

    public record Announce(int event, Formula[] arguments) implements Instruction {
        @Override
        public int run(Machine m, int here) {
            if (!m.reporting() && !heard(m)) {
                return here + 2;
            }
            long[] values = new long[arguments.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = arguments[i].of(m);
            }
            if (m.reporting()) {
                EventInfo info = m.rulebook.events().get(event);
                long audience = m.audience() & info.audience(m, values);
                m.report(new Report.Announced(m.step(), audience, info.say(values)));
            }
            Frame reaction = m.rulebook.triggerOrder().awaited(m.frame);
            List<Trigger> raised = gather(m, values, reaction == null);
            if (raised.isEmpty()) {
                return here + 2;
            }
            if (reaction != null) {
                Window heap = heap(m, reaction);
                m.limits.keepsWaiting(heap.waiting.size());
                heap.waiting.addAll(raised);
                return here + 2;
            }
            Window window = new Window(event);
            window.waiting.addAll(raised);
            m.branch.windows.add(window);
            return here + 1;
        }

        private boolean heard(Machine m) {
            List<Handler> handlers = m.rulebook.handlers();
            for (int i = 0; i < handlers.size(); i++) {
                if (handlers.get(i).event() == event) {
                    return true;
                }
            }
            return false;
        }

        private List<Trigger> gather(Machine m, long[] values, boolean toOpening) {
            List<Trigger> raised = new ArrayList<>();
            m.looksAt(m.rulebook.handlers().size());
            long[] savedArguments = m.arguments;
            long savedIt = m.it;
            // After the arguments of the event comes who would react: a guard may look at members of sets, so `it`
            // cannot hold them.
            m.arguments = java.util.Arrays.copyOf(values, values.length + 1);
            m.arguments[values.length] = -1;
            List<Handler> handlers = m.rulebook.handlers();
            for (int i = 0; i < handlers.size(); i++) {
                Handler handler = handlers.get(i);
                if (handler.event() != event) {
                    continue;
                }
                if (handler.automatic()) {
                    m.it = -1;
                    if (handler.applies().of(m) != 0) {
                        raised.add(new Trigger(i, -1, values, toOpening));
                    }
                    continue;
                }
                for (long rest = handler.owners().of(m); rest != 0; rest &= rest - 1) {
                    int party = Long.numberOfTrailingZeros(rest);
                    m.looksAt(1);
                    m.it = party;
                    m.arguments[values.length] = party;
                    if (handler.applies().of(m) != 0) {
                        raised.add(new Trigger(i, party, values, toOpening));
                    }
                }
            }
            m.arguments = savedArguments;
            m.it = savedIt;
            return raised;
        }

        @Override
        public int[] next(int here) {
            return new int[] {here + 1, here + 2};
        }
    }

    /** The heap a reaction comes from. It may have forked meanwhile, and then the heap is that of a branch further up. */
    private static Window heap(Machine m, Frame reaction) {
        Branch owner = m.branch;
        while (owner.parent != null && holds(owner.parent.frame, reaction)) {
            owner = owner.parent;
        }
        return owner.windows.get(reaction.window);
    }

    private static boolean holds(Frame top, Frame frame) {
        for (@Nullable Frame at = top; at != null; at = at.caller) {
            if (at == frame) {
                return true;
            }
        }
        return false;
    }

    /** Calls off the event that the reaction being resolved answers to. */
    public record Cancel() implements Instruction {
        @Override
        public int run(Machine m, int here) {
            for (@Nullable Frame at = m.frame; at != null; at = at.caller) {
                if (at.window >= 0) {
                    Window window = heap(m, at);
                    window.cancelled |= at.toOpening;
                    if (m.reporting() && at.toOpening) {
                        m.reports.cancel(new Report.Cancelled(
                                m.step(),
                                m.audience(),
                                m.rulebook.events().get(window.event).name()));
                    }
                    return here + 1;
                }
            }
            return here + 1;
        }
    }
}
