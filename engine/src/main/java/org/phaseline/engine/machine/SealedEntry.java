package org.phaseline.engine.machine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.position.SealedValue;
import org.phaseline.engine.report.FieldWords;

/** A value that was set under seal, with all its slots: what people are told of as one thing. */
public record SealedEntry(int step, int party, StateField field, int holder, List<SealedValue> slots) {

    /** What each party has set for one piece after the other. */
    private static final Comparator<SealedEntry> ORDER = Comparator.comparingInt(SealedEntry::party)
            .thenComparingInt(SealedEntry::step)
            .thenComparing(entry -> entry.field.owner())
            .thenComparing(entry -> entry.field.kind())
            .thenComparingInt(SealedEntry::holder)
            .thenComparingInt(entry -> entry.field.slot());

    private static SealedEntry of(SealedValue value, Outline outline) {
        StateField field = outline.fieldAt(value.slot())
                .orElseThrow(() -> new IllegalStateException("no value is kept in slot " + value.slot()));
        int holder = (value.slot() - field.slot()) / field.width();
        return new SealedEntry(value.step(), value.party(), field, holder, new ArrayList<>());
    }

    /** In the order in which they are told. */
    public static List<SealedEntry> of(Collection<SealedValue> values, Outline outline) {
        TreeMap<SealedEntry, SealedEntry> entries = new TreeMap<>(ORDER);
        for (SealedValue value : values) {
            SealedEntry entry = of(value, outline);
            entries.computeIfAbsent(entry, unused -> entry).slots.add(value);
        }
        return List.copyOf(entries.values());
    }

    /** What it is called, as in "order of Kestrel". */
    public String called(Outline outline) {
        return FieldWords.of(field, slots.getFirst().slot(), outline.parties());
    }

    /** Whether these are the values that the state has anyway. */
    public boolean isAsIn(long[] state) {
        return slots.stream().allMatch(value -> state[value.slot()] == value.value());
    }

    /** Whether it says that there is nothing: no word, no member, not marked. */
    public boolean isNothing() {
        return slots.stream().allMatch(value -> switch (field.type().form()) {
            case WORD -> value.value() < 0;
            case FLAG, SET -> value.value() == 0;
            case NUMBER, LEDGER -> false;
        });
    }
}
