package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;

/**
 * Where the outcomes of steps stand. A sequence has one table; a range of steps that is conducted again has one of its own for
 * the steps it repeats. A step may be asked about before it is compiled, because it can be printed further down.
 */
final class StepTable {

    /** {@code width} is 1, or the number of parties for a step whose actor is a set; {@code fork} the together it is for. */
    record Entry(int base, int width, int fork, List<String> options, boolean secret) {}

    /** What became of a step in each pass of a loop: a mask of the members it was done for, then one for each option. */
    record Members(List<Slots.Slot> masks, Formula member, Type type) {}

    private final TreeMap<Integer, Members> members = new TreeMap<>();
    private final @Nullable StepTable outer;
    private final int first;
    private final int last;
    private final TreeMap<Integer, Entry> entries = new TreeMap<>();
    private final TreeMap<Integer, List<Consumer<Entry>>> waiting = new TreeMap<>();

    StepTable(@Nullable StepTable outer, int first, int last) {
        this.outer = outer;
        this.first = first;
        this.last = last;
    }

    /** Whether this is the table of steps that are conducted again. */
    boolean copy() {
        return outer != null;
    }

    StepTable owning(int step) {
        return outer == null || step >= first && step <= last ? this : outer.owning(step);
    }

    void put(int step, Members ofLoop) {
        members.put(step, ofLoop);
    }

    @Nullable
    Members members(int step) {
        return members.get(step);
    }

    void put(int step, Entry entry) {
        entries.put(step, entry);
        List<Consumer<Entry>> asked = waiting.remove(step);
        if (asked != null) {
            asked.forEach(consumer -> consumer.accept(entry));
        }
    }

    @Nullable
    Entry get(int step) {
        return entries.get(step);
    }

    /** Hands over the entry, now or as soon as it is known. */
    void ask(int step, Consumer<Entry> consumer) {
        Entry entry = entries.get(step);
        if (entry != null) {
            consumer.accept(entry);
        } else {
            waiting.computeIfAbsent(step, unused -> new ArrayList<>()).add(consumer);
        }
    }
}
