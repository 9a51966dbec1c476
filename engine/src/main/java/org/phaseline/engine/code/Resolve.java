package org.phaseline.engine.code;

import java.util.List;
import org.phaseline.engine.machine.Handler;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.position.Trigger;
import org.phaseline.engine.position.Window;
import org.phaseline.engine.report.Report;

/**
 * Halts the sequence until the queue of triggers is empty: automatic ones first, then party by party in the declared
 * order, each in the order it likes. Then goes on, or at {@code cancelled} when a reaction called the event off.
 */
public record Resolve(int cancelled) implements Question {

    @Override
    public int run(Machine m, int here) {
        int top = m.branch.windows.size() - 1;
        Window window = m.branch.windows.get(top);
        if (window.waiting.isEmpty()) {
            m.branch.windows.remove(top);
            return window.cancelled ? cancelled : here + 1;
        }
        m.looksAt(window.waiting.size());
        for (int i = 0; i < window.waiting.size(); i++) {
            if (window.waiting.get(i).owner() < 0) {
                return react(m, here, window, i);
            }
        }
        if (!has(window, window.current)) {
            window.current = nextOwner(m, window);
        }
        int only = -1;
        for (int i = 0; i < window.waiting.size(); i++) {
            if (window.waiting.get(i).owner() == window.current) {
                if (only >= 0) {
                    return m.ask();
                }
                only = i;
            }
        }
        return react(m, here, window, only);
    }

    private static boolean has(Window window, int party) {
        for (Trigger trigger : window.waiting) {
            if (trigger.owner() == party && party >= 0) {
                return true;
            }
        }
        return false;
    }

    private static int nextOwner(Machine m, Window window) {
        int first = (int) m.rulebook.triggerOrder().from().of(m);
        int best = -1;
        int bestRank = Integer.MAX_VALUE;
        for (Trigger trigger : window.waiting) {
            int rank = Turns.rank(m, trigger.owner(), first);
            if (rank < bestRank) {
                bestRank = rank;
                best = trigger.owner();
            }
        }
        return best;
    }

    /** Plays a reaction in a frame of its own: the event's values first, then its owner; afterwards we are here again. */
    private static int react(Machine m, int here, Window window, int index) {
        Trigger trigger = window.waiting.remove(index);
        Handler handler = m.rulebook.handlers().get(trigger.handler());
        Frame frame = newFrame(m, here, trigger);
        if (m.reporting()) {
            String party = trigger.owner() < 0
                    ? ""
                    : m.rulebook.outline().parties().get(trigger.owner()).title();
            m.telling(
                    () -> m.report(new Report.Reacted(handler.step(), m.audience(), party, called(m, handler, frame))));
        }
        frame.window = m.branch.windows.size() - 1;
        frame.toOpening = trigger.toOpening();
        m.enter(frame);
        return handler.entry();
    }

    private static Frame newFrame(Machine m, int here, Trigger trigger) {
        Handler handler = m.rulebook.handlers().get(trigger.handler());
        long[] locals = new long[handler.frameSize()];
        System.arraycopy(trigger.values(), 0, locals, 0, trigger.values().length);
        locals[trigger.values().length] = trigger.owner();
        return new Frame(locals, m.branch.frame, here, StepPlace.ofHandler(trigger.handler()));
    }

    /** What a reaction is called: with the values of its event, as far as everybody may read them. */
    private static String called(Machine m, Handler handler, Frame frame) {
        if (handler.spoken().equals(StepTitle.PRINTED)) {
            return handler.title();
        }
        Frame before = m.frame;
        m.frame = frame;
        try {
            String said = handler.spoken().said(m);
            return said.isEmpty() ? m.rulebook.outline().step(handler.step()).title() : said;
        } finally {
            m.frame = before;
        }
    }

    private static Window top(Machine m) {
        List<Window> windows = m.branch.windows;
        return windows.get(windows.size() - 1);
    }

    @Override
    public long asked(Machine m) {
        return 1L << top(m).current;
    }

    @Override
    public void offer(Machine m, Menu menu) {
        Window window = top(m);
        for (int i = 0; i < window.waiting.size(); i++) {
            if (window.waiting.get(i).owner() == window.current) {
                menu.add(i);
            }
        }
    }

    @Override
    public int answer(Machine m, int here, long item) {
        return react(m, here, top(m), (int) item);
    }

    @Override
    public String prompt(Machine m) {
        return "Which reaction comes next?";
    }

    @Override
    public String word(Machine m, long item) {
        Trigger trigger = top(m).waiting.get((int) item);
        return m.rulebook.handlers().get(trigger.handler()).title();
    }

    @Override
    public String title(Machine m, long item) {
        Trigger trigger = top(m).waiting.get((int) item);
        Handler handler = m.rulebook.handlers().get(trigger.handler());
        return called(m, handler, newFrame(m, m.branch.address, trigger));
    }

    @Override
    public Kind kind() {
        return Kind.TRIGGER;
    }

    @Override
    public int[] next(int here) {
        return new int[] {here + 1, cancelled};
    }

    @Override
    public int[] answers(int here) {
        return new int[0];
    }
}
