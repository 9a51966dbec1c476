package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.LoopMemory;
import org.phaseline.language.checked.Outcome;

/**
 * The outcomes of steps. A routine has one table; a range of steps that is conducted again has one of its own for the steps it
 * repeats. A step may be asked about before it is read, because it can be printed further down.
 */
final class OutcomeTable {

    private final @Nullable OutcomeTable outer;
    private final int first;
    private final int last;
    private final TreeMap<Integer, LoopMemory> memories = new TreeMap<>();
    private final TreeMap<Integer, Outcome> outcomes = new TreeMap<>();
    private final TreeMap<Integer, List<Consumer<Outcome>>> waiting = new TreeMap<>();

    /** The table of a routine. */
    OutcomeTable() {
        this(null, 0, -1);
    }

    /** The table of the steps from one index to another, which are conducted again. */
    OutcomeTable(@Nullable OutcomeTable outer, int first, int last) {
        this.outer = outer;
        this.first = first;
        this.last = last;
    }

    boolean isCopy() {
        return outer != null;
    }

    OutcomeTable owning(int step) {
        return outer == null || step >= first && step <= last ? this : outer.owning(step);
    }

    void put(LoopMemory memory) {
        memories.put(memory.step(), memory);
    }

    @Nullable
    LoopMemory memory(int step) {
        return memories.get(step);
    }

    void put(Outcome outcome) {
        outcomes.put(outcome.step(), outcome);
        List<Consumer<Outcome>> asked = waiting.remove(outcome.step());
        if (asked != null) {
            asked.forEach(consumer -> consumer.accept(outcome));
        }
    }

    @Nullable
    Outcome get(int step) {
        return outcomes.get(step);
    }

    /** Hands over the outcome, now or as soon as it is known. */
    void ask(int step, Consumer<Outcome> consumer) {
        Outcome outcome = outcomes.get(step);
        if (outcome != null) {
            consumer.accept(outcome);
        } else {
            waiting.computeIfAbsent(step, unused -> new ArrayList<>()).add(consumer);
        }
    }
}
