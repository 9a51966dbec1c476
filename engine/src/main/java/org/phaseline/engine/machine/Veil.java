package org.phaseline.engine.machine;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.Report;

/**
 * Pieces of a kind that only their own side sees while a formula holds (with {@link Machine#it} the piece). Everything that
 * would name such a piece to somebody else asks here first.
 *
 * @param side where the state keeps whose each piece is
 */
public record Veil(String kind, int side, Formula unseen) {

    /** The parties that may know of a member of a kind, as a mask. */
    public static long audience(Machine m, String kind, long member) {
        Veil veil = of(m.rulebook, kind);
        return veil == null || member < 0 || !veil.hides(m, member)
                ? Report.EVERYONE
                : 1L << m.position.slots[veil.side + (int) member];
    }

    /** The pieces that not everybody sees now, numbered through all kinds. */
    public static BitSet unseen(Machine m) {
        BitSet unseen = new BitSet();
        int first = 0;
        if (!m.rulebook.veils().isEmpty()) {
            for (PieceKind kind : m.rulebook.outline().pieces()) {
                Veil veil = of(m.rulebook, kind.name());
                int members = kind.members().size();
                for (int i = 0; veil != null && i < members; i++) {
                    unseen.set(first + i, veil.hides(m, i));
                }
                first += members;
            }
        }
        return unseen;
    }

    /** Whether one of these parties has a piece of a kind that not everybody sees now. */
    public static boolean hidesSomeOf(Machine m, String kind, long parties) {
        Veil veil = of(m.rulebook, kind);
        if (veil != null) {
            for (PieceKind each : m.rulebook.outline().pieces()) {
                for (int i = 0; each.name().equals(kind) && i < each.members().size(); i++) {
                    long owner = m.position.slots[veil.side + i];
                    if (owner >= 0 && (parties & 1L << owner) != 0 && veil.hides(m, i)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether pieces of a kind can be unseen at all. */
    public static boolean over(CompiledRulebook rulebook, String kind) {
        return of(rulebook, kind) != null;
    }

    /** The parties that may know that a holder has none, as a mask: its own side; nobody where it belongs to none. */
    public static long holders(Machine m, StateField field, int holder) {
        return switch (field.owner()) {
            case GAME -> 0;
            case SIDE, FACTION -> 1L << m.rulebook.outline().parties().sideOf(holder) | 1L << holder;
            case MEMBER -> {
                for (PieceKind kind : m.rulebook.outline().pieces()) {
                    if (kind.name().equals(field.kind()) && kind.side() >= 0) {
                        yield 1L << m.position.slots[kind.side() + holder];
                    }
                }
                yield 0;
            }
        };
    }

    private static @Nullable Veil of(CompiledRulebook rulebook, String kind) {
        for (Veil veil : rulebook.veils()) {
            if (veil.kind.equals(kind)) {
                return veil;
            }
        }
        return null;
    }

    private boolean hides(Machine m, long member) {
        m.looksAt(1);
        return unseen.holds(m, member);
    }

    /** The parties that may know a value: of a piece nobody else sees, or of several, only their side. */
    public static long audience(Machine m, ValueType type, long value) {
        return audience(m, type, value, 0);
    }

    /** Of a large set, one word: {@code first} is the member its lowest bit stands for. */
    public static long audience(Machine m, ValueType type, long value, int first) {
        return switch (type.form()) {
            case WORD -> audience(m, type.kind(), value);
            case SET -> ofAll(m, type.kind(), value, first);
            case NUMBER, LEDGER, FLAG -> Report.EVERYONE;
        };
    }

    /** The parties that may know what a holder of a field has. */
    public static long audience(Machine m, StateField field, int holder) {
        long audience = field.owner() == StateField.Owner.MEMBER ? audience(m, field.kind(), holder) : Report.EVERYONE;
        for (int i = 0; i < field.width(); i++) {
            long value = m.position.slots[field.slot() + holder * field.width() + i];
            audience &= field.width() == 1
                    ? audience(m, field.type(), value)
                    : ofAll(m, field.type().kind(), value, i << 6);
        }
        return audience;
    }

    private static long ofAll(Machine m, String kind, long members, int from) {
        if (of(m.rulebook, kind) == null) {
            return Report.EVERYONE;
        }
        long audience = Report.EVERYONE;
        for (long rest = members; rest != 0; rest &= rest - 1) {
            audience &= audience(m, kind, from + Long.numberOfTrailingZeros(rest));
        }
        return audience;
    }
}
