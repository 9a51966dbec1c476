package org.phaseline.server.table;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.phaseline.engine.machine.Rulebook;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;

/**
 * A position in which the pieces a seat does not see are as the scenario set them up, which everybody may know. Whoever tries an
 * answer there cannot learn from what it would do, or from where it would stop, what stands unseen in its way.
 */
final class HiddenPieceMask {

    private final Rulebook rulebook;
    private final long[] initial;
    private final Map<String, BitSet> unseen = new HashMap<>();

    private HiddenPieceMask(Umpire umpire, Sighting sighting) {
        this.rulebook = umpire.rulebook();
        this.initial = rulebook.initial();
        for (PieceKind kind : rulebook.outline().pieces()) {
            BitSet members = new BitSet();
            members.set(0, kind.members().size());
            unseen.put(kind.name(), members);
        }
        sighting.pieces().forEach(piece -> unseen(piece.kind()).clear(piece.number()));
        unseen.values().removeIf(BitSet::isEmpty);
    }

    /** The same position when the seat sees everything there is. */
    static Position on(Umpire umpire, Position position, Sighting sighting) {
        HiddenPieceMask blindfold = new HiddenPieceMask(umpire, sighting);
        if (blindfold.unseen.isEmpty()) {
            return position;
        }
        Position blinded = position.copy();
        blindfold.put(blinded.slots);
        return blinded;
    }

    private BitSet unseen(String kind) {
        return unseen.getOrDefault(kind, new BitSet());
    }

    private void put(long[] slots) {
        for (PieceKind kind : rulebook.outline().pieces()) {
            unseen(kind.name()).stream().forEach(member -> {
                for (int from : new int[] {kind.side(), kind.at(), kind.facing(), kind.wide(), kind.deep()}) {
                    if (from >= 0) {
                        slots[from + member] = initial[from + member];
                    }
                }
            });
        }
        for (StateField field : rulebook.outline().state()) {
            unseen(field.kind()).stream().forEach(member -> {
                int from = field.slot() + member * field.width();
                System.arraycopy(initial, from, slots, from, field.width());
            });
            if (unseen.containsKey(field.type().kind())) {
                forget(slots, field, unseen(field.type().kind()));
            }
        }
    }

    /** What names pieces that are not seen. */
    private void forget(long[] slots, StateField field, BitSet members) {
        int end = field.slot() + field.slots(rulebook.outline().parties());
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
