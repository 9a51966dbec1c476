package org.phaseline.engine.umpire;

import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.Position;

/**
 * A position in which the pieces a viewer does not see are as the scenario set them up, which everybody may know. Whoever tries an
 * answer there cannot learn from what it would do, or from where it would stop, what stands unseen in its way.
 */
final class HiddenPieceMask {

    private final CompiledRulebook rulebook;
    private final long[] initial;

    /** By kind, the members that are not seen. */
    private final Map<String, BitSet> unseen = new TreeMap<>();

    /** Every slot that is about such a piece, or could name one. */
    private final BitSet covered = new BitSet();

    HiddenPieceMask(Machine m, Visibility visibility) {
        this.rulebook = m.rulebook;
        this.initial = rulebook.initial();
        for (PieceKind kind : rulebook.outline().pieces()) {
            BitSet members = new BitSet();
            for (int i = 0; i < kind.members().size(); i++) {
                members.set(i, !visibility.maySee(m, kind.name(), i));
            }
            if (!members.isEmpty()) {
                unseen.put(kind.name(), members);
            }
        }
    }

    boolean hides(String kind, int member) {
        return unseen(kind).get(member);
    }

    /** The same position when the viewer sees everything there is. */
    Position on(Position position) {
        if (unseen.isEmpty()) {
            return position;
        }
        Position masked = position.copy();
        pieces(masked.slots);
        fields(masked.slots);
        new HiddenNameMask(rulebook.secretNames(), unseen).on(masked);
        // What was put off would put such a piece where it really goes.
        masked.deferred.removeIf(effect -> covered.get(effect.slot()));
        return masked;
    }

    /**
     * A position in which these pieces are nowhere, for looking only: a piece at its start would look as if it stood there. Working values
     * that nobody is told could tell where it stands, so a rulebook with such pieces has none here.
     */
    Position absent(Position position) {
        if (rulebook.veils().isEmpty()) {
            return position;
        }
        Position masked = unseen.isEmpty() ? position.copy() : on(position);
        for (PieceKind kind : rulebook.outline().pieces()) {
            if (kind.at() >= 0) {
                unseen(kind.name()).stream().forEach(member -> masked.slots[kind.at() + member] = -1);
            }
        }
        for (StateField field : rulebook.outline().state()) {
            if (field.untold()) {
                reset(masked.slots, field.slot(), field.slots(rulebook.outline().parties()));
            }
        }
        return masked;
    }

    private BitSet unseen(String kind) {
        return unseen.getOrDefault(kind, new BitSet());
    }

    private void pieces(long[] slots) {
        for (PieceKind kind : rulebook.outline().pieces()) {
            for (int from : new int[] {kind.side(), kind.at(), kind.facing(), kind.wide(), kind.deep()}) {
                if (from >= 0) {
                    unseen(kind.name()).stream().forEach(member -> reset(slots, from + member, 1));
                }
            }
        }
    }

    private void fields(long[] slots) {
        for (StateField field : rulebook.outline().state()) {
            unseen(field.kind()).stream()
                    .forEach(member -> reset(slots, field.slot() + member * field.width(), field.width()));
            if (unseen.containsKey(field.type().kind())) {
                forget(slots, field, unseen(field.type().kind()));
            }
        }
    }

    private void reset(long[] slots, int from, int width) {
        System.arraycopy(initial, from, slots, from, width);
        covered.set(from, from + width);
    }

    /** What names pieces that are not seen. */
    private void forget(long[] slots, StateField field, BitSet members) {
        int end = field.slot() + field.slots(rulebook.outline().parties());
        covered.set(field.slot(), end);
        for (int slot = field.slot(); slot < end; slot++) {
            if (field.type().form() == ValueType.Form.SET) {
                int first = (slot - field.slot()) % field.width() << 6;
                for (int bit = 0; bit < Long.SIZE; bit++) {
                    if (members.get(first + bit)) {
                        slots[slot] = slots[slot] & ~(1L << bit) | initial[slot] & 1L << bit;
                    }
                }
            } else if (slots[slot] < 0 || members.get((int) slots[slot])) {
                // None would tell that there is none, so it is the same.
                slots[slot] = initial[slot];
            }
        }
    }
}
