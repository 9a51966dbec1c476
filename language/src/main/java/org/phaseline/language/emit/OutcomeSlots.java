package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.code.Wording;
import org.phaseline.language.checked.Outcome;

/** Which slots of the call frame the outcomes of steps have. A step may be asked about before its code is emitted. */
final class OutcomeSlots {

    private final ByNumber<Integer> bases = new ByNumber<>();
    private final ByNumber<Steps.Result> results = new ByNumber<>();
    private final TreeMap<Integer, TreeMap<Integer, Wording>> wordings = new TreeMap<>();
    private final TreeMap<Integer, List<Runnable>> waiting = new TreeMap<>();

    void put(Outcome outcome, int base) {
        bases.put(outcome.id(), base);
        List<Runnable> asked = waiting.remove(outcome.id());
        if (asked != null) {
            asked.forEach(Runnable::run);
        }
    }

    boolean isKnown(Outcome outcome) {
        return bases.get(outcome.id()) != null;
    }

    /** The first of its slots. */
    int base(Outcome outcome) {
        return bases.known(outcome.id());
    }

    /** Does something as soon as it is known where the outcome stands; never, if play does not come to the step. */
    void whenKnown(Outcome outcome, Runnable then) {
        waiting.computeIfAbsent(outcome.id(), unused -> new ArrayList<>()).add(then);
    }

    void put(Outcome outcome, Steps.Result result) {
        results.put(outcome.id(), result);
    }

    /** The title of an option, by its number in the step, speaks of values that are still known when the step is over. */
    void put(Outcome outcome, int option, Wording title) {
        wordings.computeIfAbsent(outcome.id(), unused -> new TreeMap<>()).put(option, title);
    }

    /** Null where the title stands as it is, or its values may be others by then. */
    @Nullable
    Wording wording(Outcome outcome, int option) {
        TreeMap<Integer, Wording> titles = wordings.get(outcome.id());
        return titles == null ? null : titles.get(option);
    }

    /** Where it is noted which option of the step was taken. */
    Slots.@Nullable Slot taken(Outcome outcome) {
        return results.known(outcome.id()).taken();
    }
}
