package org.phaseline.engine.compiled;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.phaseline.engine.code.Events;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Handler;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.SequenceInfo;

/**
 * Where play can go from some addresses without anybody being asked, through sequences that are conducted and back. What is
 * missed here costs speed, not correctness.
 */
final class ReachableCode {

    private static final int[] NOWHERE = {};

    /** A sequence conducted from more places than these returns to any of them by way of the machine. */
    private static final int FEW_CALLERS = 3;

    private final CompiledRulebook rulebook;
    private final Instruction[] code;
    private final int[] entries;

    ReachableCode(CompiledRulebook rulebook) {
        this.rulebook = rulebook;
        this.code = rulebook.code();
        this.entries = rulebook.sequences().stream()
                .mapToInt(SequenceInfo::entry)
                .sorted()
                .toArray();
    }

    /** At most so many addresses, the nearest: in an order in which play goes on only forwards, except for what loops. */
    List<Integer> from(List<Integer> entries, int most) {
        boolean[] near = near(entries, most);
        List<Integer> order = new ArrayList<>();
        for (int entry : entries) {
            if (near[entry]) {
                follow(entry, near, order);
            }
        }
        Collections.reverse(order);
        return order;
    }

    private boolean[] near(List<Integer> entries, int most) {
        boolean[] near = new boolean[code.length];
        ArrayDeque<Integer> waiting = new ArrayDeque<>();
        int found = 0;
        for (int entry : entries) {
            near[entry] = true;
            found++;
            waiting.add(entry);
        }
        while (!waiting.isEmpty()) {
            for (int next : next(waiting.remove())) {
                if (next >= 0 && !near[next] && found < most) {
                    near[next] = true;
                    found++;
                    waiting.add(next);
                }
            }
        }
        return near;
    }

    /** Each address after all that it leads to. No deeper than there are addresses near. */
    private void follow(int here, boolean[] near, List<Integer> order) {
        near[here] = false;
        for (int next : next(here)) {
            if (next >= 0 && near[next]) {
                follow(next, near, order);
            }
        }
        order.add(here);
    }

    /** The addresses that can come right after one. */
    int[] next(int here) {
        return switch (code[here]) {
            case Flow.Call call -> new int[] {call.table()[call.sequence()].entry()};
            case Flow.Return _ -> callers(here);
            case Events.Announce announce when !isHeard(announce.event()) -> new int[] {here + 2};
            default -> code[here].next(here);
        };
    }

    /** Whether anybody reacts to an event. */
    boolean isHeard(int event) {
        for (Handler handler : rulebook.handlers()) {
            if (handler.event() == event) {
                return true;
            }
        }
        return false;
    }

    /** Where the sequence that ends here can have been conducted from: it is the last one that begins before. */
    private int[] callers(int end) {
        int found = Arrays.binarySearch(entries, end);
        int sequence = found >= 0 ? found : -found - 2;
        if (sequence < 0) {
            return NOWHERE;
        }
        int[] callers = new int[FEW_CALLERS];
        int count = 0;
        for (int here = 0; here < code.length; here++) {
            if (code[here] instanceof Flow.Call call && call.table()[call.sequence()].entry() == entries[sequence]) {
                if (count == FEW_CALLERS) {
                    return NOWHERE;
                }
                callers[count++] = here + 1;
            }
        }
        return Arrays.copyOf(callers, count);
    }
}
