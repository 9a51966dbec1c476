package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Slots;
import org.phaseline.language.checked.LoopMemory;
import org.phaseline.language.checked.Round;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;

/**
 * Which slots of the call frame names, rounds and the memories of loops have. A name gets its slots from the first line that makes
 * it.
 */
final class NameSlots {

    /**
     * Where a name stands.
     *
     * @param sequence the number its frame goes under
     * @param copies as many as there are parties where each has its own, else 1
     * @param base the first of its slots; one that each party has for itself has as many as there are parties
     * @param words one slot for each word of a set of pieces, else the one slot; none for dice
     * @param made in a sealed step, what tells whether the name was really made; else null
     */
    @SuppressWarnings("ArrayRecordComponent") // Only ever looked at, never compared.
    record Kept(
            int sequence,
            int copies,
            int base,
            Slots.Slot[] words,
            @Nullable Pools pool,
            Slots.@Nullable Slot made) {

        Slots.Slot slot() {
            return words[0];
        }

        Pools dice() {
            return java.util.Objects.requireNonNull(pool);
        }
    }

    /** What became of a step in each pass of a loop: a mask of the members it was done for, then one for each option. */
    record Remembered(List<Slots.Slot> masks, Slots.Slot member) {}

    /** Where a loop keeps members of a set of this type. */
    record LoopSet(Type type, Kept kept) {}

    private final List<LoopSet> loopSets = new ArrayList<>();
    private final ByNumber<Kept> names = new ByNumber<>();
    private final ByNumber<Slots.Slot> rounds = new ByNumber<>();
    private final ByNumber<Remembered> memories = new ByNumber<>();

    /** Null when no line that is played has made it. */
    @Nullable
    Kept find(Variable variable) {
        return names.get(variable.id());
    }

    Kept get(Variable variable) {
        Kept kept = names.get(variable.id());
        if (kept == null) {
            throw new IllegalStateException("no line has made " + variable.key());
        }
        return kept;
    }

    /** A name is read or set: whoever plays the step this stands in by itself would lack it. */
    Kept reading(Variable variable, CodeContext c) {
        Kept kept = get(variable);
        c.frame().reads(kept.base());
        return kept;
    }

    /** A value handed over by whoever plays a routine: the next slots of its frame. */
    void parameter(Variable variable, CallFrame frame) {
        int width = variable.type().width();
        int base = frame.take(width);
        Slots.Slot[] words = new Slots.Slot[width];
        for (int i = 0; i < width; i++) {
            words[i] = new Slots.Local(base + i);
        }
        names.put(variable.id(), new Kept(frame.number(), 1, base, words, null, null));
    }

    /** A line makes a name, perhaps once more. */
    Kept declare(Variable variable, CodeContext c) {
        Kept before = names.get(variable.id());
        if (before != null) {
            return before;
        }
        int base = c.frame().slots();
        Slots.Slot[] words = c.newSlots(variable.type().width());
        Kept made =
                new Kept(c.frame().number(), c.width(), base, words, null, c.sealedStep() >= 0 ? c.newSlot() : null);
        names.put(variable.id(), made);
        return made;
    }

    /** A line makes a name for dice: a slot for each face. */
    Kept declareDice(Variable variable, CodeContext c) {
        Kept before = names.get(variable.id());
        if (before != null) {
            return before;
        }
        int sides = ((Type.Dice) variable.type()).sides();
        int base = c.frame().take(sides * c.width());
        Pools pool = new Pools(base, c.stride(), sides, c.strideParty());
        Kept made = new Kept(c.frame().number(), c.width(), base, new Slots.Slot[0], pool, null);
        names.put(variable.id(), made);
        return made;
    }

    /** The member a loop is at, which stands in a slot of the loop. */
    void loopMember(Variable variable, int base, Slots.Slot slot, CodeContext c) {
        names.put(variable.id(), new Kept(c.frame().number(), c.width(), base, new Slots.Slot[] {slot}, null, null));
    }

    /** Slots in which a loop keeps members of its set. */
    Slots.Slot[] loopSet(Type type, CodeContext c) {
        int base = c.frame().slots();
        Slots.Slot[] words = c.newSlots(type.width());
        loopSets.add(new LoopSet(type, new Kept(c.frame().number(), c.width(), base, words, null, null)));
        return words;
    }

    List<LoopSet> loopSets() {
        return loopSets;
    }

    /** Notes, in a sealed step, that a name was really made: nobody must be said to have chosen what they never came to. */
    static void note(Kept kept, CodeContext c, CodeBuffer code) {
        if (c.sealedStep() >= 0 && kept.made() != null) {
            code.emit(new Effects.Change(kept.made(), Effects.Operation.SET, new Arithmetic.Constant(1), 0, -1));
        }
    }

    void count(Round round, Slots.Slot slot) {
        rounds.put(round.id(), slot);
    }

    Slots.Slot rounds(Round round) {
        return rounds.known(round.id());
    }

    void remember(LoopMemory memory, Remembered where) {
        memories.put(memory.id(), where);
    }

    Remembered remembered(LoopMemory memory) {
        return memories.known(memory.id());
    }
}
