package org.phaseline.language.compile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
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

    /** For each event the addresses at which reactions to it begin. */
    private final TreeMap<Integer, List<Integer>> reactions = new TreeMap<>();

    private final BitSet reached = new BitSet();

    FlowCheck(Instruction[] code, int[] stepAt, SequenceInfo[] sequences, List<Handler> handlers) {
        this.code = code;
        this.stepAt = stepAt;
        this.sequences = sequences;
        for (Handler handler : handlers) {
            reactions
                    .computeIfAbsent(handler.event(), unused -> new ArrayList<>())
                    .add(handler.entry());
        }
    }

    /** An event is looked at like an address behind the code: from there every reaction to it is reached, however many announce it. */
    private int address(int event) {
        return code.length + event;
    }

    private int places() {
        return code.length + (reactions.isEmpty() ? 0 : reactions.lastKey() + 1);
    }

    /** Follows every way from these addresses. */
    void follow(List<Integer> entries) {
        ArrayDeque<Integer> open = new ArrayDeque<>(entries);
        while (!open.isEmpty()) {
            int at = open.pop();
            if (at >= places() || reached.get(at)) {
                continue;
            }
            reached.set(at);
            for (int next : onward(at)) {
                open.push(next);
            }
            if (at < code.length && code[at] instanceof Question question) {
                for (int next : question.answers(at)) {
                    open.push(next);
                }
            }
        }
    }

    private List<Integer> onward(int at) {
        if (at >= code.length) {
            return reactions.getOrDefault(at - code.length, List.of());
        }
        List<Integer> next = new ArrayList<>();
        for (int address : code[at].next(at)) {
            next.add(address);
        }
        if (code[at] instanceof Flow.Call call) {
            next.add(sequences[call.sequence()].entry());
        }
        if (code[at] instanceof Events.Announce announce && reactions.containsKey(announce.event())) {
            next.add(address(announce.event()));
        }
        return next;
    }

    boolean reached(int address) {
        return reached.get(address);
    }

    /** The steps that some way leads to. */
    BitSet stepsReached() {
        BitSet steps = new BitSet();
        for (int at = reached.nextSetBit(0); at >= 0 && at < code.length; at = reached.nextSetBit(at + 1)) {
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
        byte[] state = new byte[places()];
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
                    if (next < state.length && state[next] == 0) {
                        way.push(next);
                    } else if (next < state.length && state[next] == 1) {
                        found.add(Math.max(step(at), step(next)));
                    }
                }
            } else {
                state[at] = 2;
                way.pop();
            }
        }
    }

    private int step(int at) {
        return at < code.length ? stepAt[at] : -1;
    }

    /** Where play can go from an address without anybody being asked. */
    private List<Integer> silent(int at, boolean[] passes) {
        if (at >= code.length) {
            return onward(at);
        }
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

    /** A way through a sequence has come to an address. */
    private record Come(int sequence, int address) {}

    /**
     * For each sequence, whether it can be played from beginning to end without anybody being asked. A way that comes to a call
     * waits there until it is known that what is called can be; then it goes on where it was.
     */
    private boolean[] silentlyPassed() {
        boolean[] passes = new boolean[sequences.length];
        List<List<Come>> waiting = new ArrayList<>();
        ArrayDeque<Come> open = new ArrayDeque<>();
        for (int i = 0; i < sequences.length; i++) {
            waiting.add(new ArrayList<>());
            open.push(new Come(i, sequences[i].entry()));
        }
        BitSet seen = new BitSet();
        while (!open.isEmpty()) {
            Come come = open.pop();
            int at = come.address;
            if (at >= code.length || seen.get(at)) {
                continue;
            }
            seen.set(at);
            if (code[at] instanceof Flow.Return) {
                if (!passes[come.sequence]) {
                    passes[come.sequence] = true;
                    waiting.get(come.sequence).forEach(open::push);
                }
            } else if (code[at] instanceof Flow.Call call) {
                Come behind = new Come(come.sequence, at + 1);
                if (passes[call.sequence()]) {
                    open.push(behind);
                } else {
                    waiting.get(call.sequence()).add(behind);
                }
            } else if (code[at] instanceof Loops.Next next) {
                open.push(new Come(come.sequence, at + 1));
                open.push(new Come(come.sequence, next.exit()));
            } else {
                for (int next : code[at].next(at)) {
                    open.push(new Come(come.sequence, next));
                }
            }
        }
        return passes;
    }
}
