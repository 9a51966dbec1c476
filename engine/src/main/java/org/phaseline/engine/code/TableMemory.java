package org.phaseline.engine.code;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.table.Base;
import org.phaseline.boards.table.Walk;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/**
 * What a machine remembers about a table. A condition such as {@code fits(u, it, u.facing, bodies)} is asked of hundreds of places, and the bodies
 * are the same for all of them; and whoever looks ahead asks again and again how far the same piece comes. What is remembered counts as much as when
 * it was worked out, so that limits do not depend on it.
 */
final class TableMemory {

    private static final int SETS = 8;
    private static final int WAYS = 256;

    /** Some pieces that stand somewhere: their numbers, and what each covers. */
    record Standing(int[] members, Base[] bases) {}

    /** A set of a formula with a name and values, of a state as it was after so many writes. */
    private record KeptSet(
            Formula body,
            TablePlacement standing,
            long[] values,
            long[] slots,
            long writes,
            Standing found,
            int lookedAt) {

        boolean isOf(Machine m, Formula asked, TablePlacement where, long[] given) {
            return writes == m.changes.writes()
                    && slots == m.position.slots
                    && body == asked
                    && standing.equals(where)
                    && Arrays.equals(values, given);
        }
    }

    /** Where something can go, or the way to a place; the other of the two is {@link #NONE}. */
    private record Way(Base from, int units, int place, List<Base> slow, List<Base> impassable) {}

    private record Places(long[] words, int lookedAt) {}

    private static final int NONE = -1;

    private final @Nullable KeptSet[] sets = new KeptSet[SETS];
    private int next;

    /** Those that were not asked for in a long time are forgotten. */
    private final LinkedHashMap<Way, Places> ways = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Way, Places> eldest) {
            return size() > WAYS;
        }
    };

    static TableMemory of(Machine m, MeasuredTable table) {
        return m.caches.kept(table, TableMemory.class, TableMemory::new);
    }

    // ---- sets of pieces

    /** Those of a set; of a formula with a name the same as last time if it has the same values and nothing was written since. */
    Standing standing(Machine m, TablePlacement.Some some) {
        if (!(some.set() instanceof PartyFormulas.Defined call) || !isPlain(call.arguments())) {
            return found(m, some, (int) some.set().of(m));
        }
        long[] values = call.values(m);
        for (KeptSet kept : sets) {
            if (kept != null && kept.isOf(m, call.body()[0], some.standing(), values)) {
                m.looksAt(kept.lookedAt);
                return kept.found;
            }
        }
        long before = m.limits.lookedAt();
        Standing found = found(m, some, (int) call.of(m, values));
        sets[next] =
                new KeptSet(call.body()[0], some.standing(), values, m.position.slots, m.changes.writes(), found, (int)
                        (m.limits.lookedAt() - before));
        next = (next + 1) % SETS;
        return found;
    }

    /** Whether the values say everything: that of a set is only where it begins in the scratch. */
    private static boolean isPlain(Formula[] arguments) {
        for (Formula argument : arguments) {
            boolean plain = switch (argument) {
                case PartyFormulas.OpponentOf party -> true;
                case PartyFormulas.It it -> true;
                case Arithmetic.Constant number -> true;
                case Slots.StateSlot slot -> true;
                default -> false;
            };
            if (!plain) {
                return false;
            }
        }
        return true;
    }

    private static Standing found(Machine m, TablePlacement.Some some, int set) {
        int size = m.scratch.size(set, some.words());
        m.looksAt(size);
        int[] members = new int[size];
        Base[] bases = new Base[size];
        int found = 0;
        for (int at = m.scratch.next(set, some.words(), 0); at >= 0; at = m.scratch.next(set, some.words(), at + 1)) {
            Base base = some.standing().base(m, at);
            if (base != null) {
                members[found] = at;
                bases[found++] = base;
            }
        }
        return new Standing(Arrays.copyOf(members, found), Arrays.copyOf(bases, found));
    }

    // ---- ways

    /** Puts the places within so many units of movement into a blank set. */
    void reach(Machine m, MeasuredTable table, Base from, int units, Base[] slow, Base[] walls, int set, int words) {
        Way way = new Way(from, units, NONE, List.of(slow), List.of(walls));
        remember(
                m,
                way,
                set,
                words,
                () -> Walk.reach(table, from, units, slow, walls, m.scratch.words, set, m::looksAt));
    }

    /** Puts the places of a way into a blank set. */
    void path(Machine m, MeasuredTable table, Base from, int place, Base[] slow, Base[] walls, int set, int words) {
        Way way = new Way(from, NONE, place, List.of(slow), List.of(walls));
        remember(
                m, way, set, words, () -> Walk.path(table, from, place, slow, walls, m.scratch.words, set, m::looksAt));
    }

    private void remember(Machine m, Way way, int set, int words, Runnable search) {
        Places known = ways.get(way);
        if (known != null) {
            m.looksAt(known.lookedAt);
            System.arraycopy(known.words, 0, m.scratch.words, set, words);
            return;
        }
        long before = m.limits.lookedAt();
        search.run();
        ways.put(way, new Places(Arrays.copyOfRange(m.scratch.words, set, set + words), (int)
                (m.limits.lookedAt() - before)));
    }
}
