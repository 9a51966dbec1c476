package org.phaseline.language.compile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.phaseline.engine.code.AskStep;
import org.phaseline.engine.code.Events;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Loops;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.code.Throw;
import org.phaseline.engine.machine.Handler;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.SequenceInfo;

/**
 * Looks at the compiled code as a graph: what can never be reached, and what can go round for ever without asking anybody
 * anything. Conditions are not looked into: whatever might hold, might hold.
 */
final class FlowCheck {

    private final Instruction[] code;
    private final int[] stepAt;
    private final SequenceInfo[] sequences;
    private final List<Handler> handlers;
    private final BitSet reached = new BitSet();

    FlowCheck(Instruction[] code, int[] stepAt, SequenceInfo[] sequences, List<Handler> handlers) {
        this.code = code;
        this.stepAt = stepAt;
        this.sequences = sequences;
        this.handlers = handlers;
    }

    /** Follows every way from these addresses. */
    void follow(List<Integer> entries) {
        ArrayDeque<Integer> open = new ArrayDeque<>(entries);
        while (!open.isEmpty()) {
            int at = open.pop();
            if (at >= code.length || reached.get(at)) {
                continue;
            }
            reached.set(at);
            for (int next : onward(at)) {
                open.push(next);
            }
            if (code[at] instanceof Question question) {
                for (int next : question.answers(at)) {
                    open.push(next);
                }
            }
        }
    }

    private List<Integer> onward(int at) {
        List<Integer> next = new ArrayList<>();
        for (int address : code[at].next(at)) {
            next.add(address);
        }
        if (code[at] instanceof Flow.Call call) {
            next.add(sequences[call.sequence()].entry());
        }
        if (code[at] instanceof Events.Announce announce) {
            for (Handler handler : handlers) {
                if (handler.event() == announce.event()) {
                    next.add(handler.entry());
                }
            }
        }
        return next;
    }

    boolean reached(int address) {
        return reached.get(address);
    }

    /** The steps that some way leads to. */
    BitSet stepsReached() {
        BitSet steps = new BitSet();
        for (int at = reached.nextSetBit(0); at >= 0; at = reached.nextSetBit(at + 1)) {
            if (code[at] instanceof Steps.Enter enter) {
                steps.set(enter.step());
            }
        }
        return steps;
    }

    // ---- going round in silence

    /** Steps in which play can go round for ever without a question or a roll. */
    List<Integer> silentLoops() {
        boolean[] passes = silentlyPassed();
        byte[] state = new byte[code.length];
        List<Integer> found = new ArrayList<>();
        for (int start = 0; start < code.length; start++) {
            if (reached.get(start) && state[start] == 0) {
                search(start, state, passes, found);
            }
        }
        return found;
    }

    /** Depth-first without recursion; an edge back to an address still on the way closes a silent loop. */
    private void search(int start, byte[] state, boolean[] passes, List<Integer> found) {
        ArrayDeque<Integer> way = new ArrayDeque<>();
        way.push(start);
        while (!way.isEmpty()) {
            int at = way.peek();
            if (state[at] == 0) {
                state[at] = 1;
                for (int next : silent(at, passes)) {
                    if (next < code.length && state[next] == 0) {
                        way.push(next);
                    } else if (next < code.length && state[next] == 1) {
                        found.add(Math.max(stepAt[at], stepAt[next]));
                    }
                }
            } else {
                state[at] = 2;
                way.pop();
            }
        }
    }

    /** Where play can go from an address without anybody being asked. */
    private List<Integer> silent(int at, boolean[] passes) {
        if (code[at] instanceof Throw
                || code[at] instanceof Flow.EndGameTurn
                || code[at] instanceof AskStep
                || code[at] instanceof AskStep.Says) {
            return List.of();
        }
        if (code[at] instanceof Flow.Jump jump && jump.answered()) {
            return List.of();
        }
        if (code[at] instanceof Flow.PassAbsent) {
            // Somebody plays; a rulebook all of whose actors are absent is no game.
            return List.of(at + 1);
        }
        if (code[at] instanceof Loops.Next next) {
            // Each pass works off a member, so it ends by itself.
            return List.of(next.exit());
        }
        if (code[at] instanceof Flow.Call call) {
            List<Integer> next = new ArrayList<>(List.of(sequences[call.sequence()].entry()));
            if (passes[call.sequence()]) {
                next.add(at + 1);
            }
            return next;
        }
        return onward(at);
    }

    /** For each sequence, whether it can be played from beginning to end without anybody being asked. */
    private boolean[] silentlyPassed() {
        boolean[] passes = new boolean[sequences.length];
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int i = 0; i < sequences.length; i++) {
                if (!passes[i] && passes(sequences[i].entry(), passes)) {
                    passes[i] = true;
                    changed = true;
                }
            }
        }
        return passes;
    }

    private boolean passes(int entry, boolean[] passes) {
        BitSet seen = new BitSet();
        ArrayDeque<Integer> open = new ArrayDeque<>(List.of(entry));
        while (!open.isEmpty()) {
            int at = open.pop();
            if (at >= code.length || seen.get(at)) {
                continue;
            }
            seen.set(at);
            if (code[at] instanceof Flow.Return) {
                return true;
            }
            if (code[at] instanceof Flow.Call call) {
                if (passes[call.sequence()]) {
                    open.push(at + 1);
                }
                continue;
            }
            if (code[at] instanceof Loops.Next next) {
                open.push(at + 1);
                open.push(next.exit());
                continue;
            }
            for (int next : code[at].next(at)) {
                open.push(next);
            }
        }
        return false;
    }
}
