package org.phaseline.engine.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
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

    static final Base[] NOTHING = {};

    private static final int SETS = 8;
    private static final int WAYS = 256;

    /** Some pieces that stand somewhere: their numbers, and what each covers. */
    private record Standing(int[] members, Base[] bases) {}

    /** What follows from formulas and the values they are asked with, of a state as it was after so many writes. */
    private record Kept<T>(
            Object formulas, TablePlacement standing, long[] values, long[] slots, long writes, T found, int lookedAt) {

        boolean isOf(Machine m, Object asked, TablePlacement where, long[] given) {
            return writes == m.changes.writes()
                    && slots == m.position.slots
                    && formulas == asked
                    && standing.equals(where)
                    && Arrays.equals(values, given);
        }
    }

    /** The last few that were asked for. */
    private static final class LastKept<T> {

        private final List<Kept<T>> kept = new ArrayList<>(SETS);
        private int next;

        T of(Machine m, Object formulas, TablePlacement standing, long[] values, Supplier<T> search) {
            for (Kept<T> each : kept) {
                if (each.isOf(m, formulas, standing, values)) {
                    m.looksAt(each.lookedAt);
                    return each.found;
                }
            }
            long before = m.limits.lookedAt();
            T found = search.get();
            int lookedAt = (int) (m.limits.lookedAt() - before);
            Kept<T> fresh =
                    new Kept<>(formulas, standing, values, m.position.slots, m.changes.writes(), found, lookedAt);
            if (kept.size() < SETS) {
                kept.add(fresh);
            } else {
                kept.set(next, fresh);
                next = (next + 1) % SETS;
            }
            return found;
        }
    }

    /** Where something can go, or the way to a place; the other of the two is {@link #NONE}. */
    private record Way(Base from, int units, int place, List<Base> slow, List<Base> impassable) {}

    private record Places(long[] words, int lookedAt) {}

    private static final int NONE = -1;

    private final LastKept<Standing> sets = new LastKept<>();
    private final LastKept<Base[]> obstacles = new LastKept<>();
    private long @Nullable [] wholePlaces;

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

    // ---- places

    /** The places of the table on whole units, as a set. */
    long[] wholePlaces(MeasuredTable table, int words) {
        long[] known = wholePlaces;
        if (known == null) {
            known = new long[words];
            for (int place = 0; place < table.spaces(); place++) {
                if (table.isWhole(place)) {
                    known[place >> 6] |= 1L << place;
                }
            }
            wholePlaces = known;
        }
        return known;
    }

    // ---- sets of pieces

    /** What the pieces of all of these sets cover, but for one of them: the same as last time if all values are, and nothing was written since. */
    Base[] bases(Machine m, TablePlacement.Some[] all, TablePlacement.One but) {
        TablePlacement standing = but.standing();
        boolean isAmong = false;
        int count = 1;
        for (TablePlacement.Some some : all) {
            isAmong |= some.standing().at() == standing.at();
            int values = countOfValues(some.set());
            count = values < 0 || count < 0 ? -1 : count + values;
        }
        long left = isAmong ? but.member().of(m) : -1;
        if (count < 0) {
            return found(m, all, standing, left);
        }
        long[] values = new long[count];
        values[0] = left;
        int at = 1;
        for (TablePlacement.Some some : all) {
            at = putValues(m, some.set(), values, at);
        }
        return obstacles.of(m, all, standing, values, () -> found(m, all, standing, left));
    }

    private Base[] found(Machine m, TablePlacement.Some[] all, TablePlacement standing, long left) {
        int mark = m.scratch.top;
        List<Base> bases = new ArrayList<>();
        for (TablePlacement.Some some : all) {
            Standing those = standing(m, some);
            for (int i = 0; i < those.members.length; i++) {
                if (some.standing().at() != standing.at() || those.members[i] != left) {
                    bases.add(those.bases[i]);
                }
            }
        }
        m.scratch.top = mark;
        return bases.toArray(NOTHING);
    }

    /** Those of a set; of a formula with a name the same as last time if it has the same values and nothing was written since. */
    private Standing standing(Machine m, TablePlacement.Some some) {
        if (!(some.set() instanceof PartyFormulas.Defined call) || !isPlain(List.of(call.arguments()))) {
            return found(m, some, (int) some.set().of(m));
        }
        long[] values = call.values(m);
        return sets.of(m, call.body()[0], some.standing(), values, () -> found(m, some, (int) call.of(m, values)));
    }

    /** How many values say which set it is, besides the state; -1 if more than values must be known. */
    private static int countOfValues(Formula set) {
        return switch (set) {
            case Crowds.All all -> 0;
            case Crowds.Listed listed
            when isPlain(listed.members()) -> listed.members().size();
            case PartyFormulas.Defined call when isPlain(List.of(call.arguments())) -> call.arguments().length;
            default -> -1;
        };
    }

    private static int putValues(Machine m, Formula set, long[] values, int from) {
        List<Formula> those = switch (set) {
            case Crowds.Listed listed -> listed.members();
            case PartyFormulas.Defined call -> List.of(call.arguments());
            default -> List.of();
        };
        for (int i = 0; i < those.size(); i++) {
            values[from + i] = those.get(i).of(m);
        }
        return from + those.size();
    }

    /** Whether the values say everything: that of a set is only where it begins in the scratch. */
    private static boolean isPlain(List<Formula> formulas) {
        for (Formula formula : formulas) {
            boolean plain = switch (formula) {
                case PartyFormulas.OpponentOf party -> true;
                case PartyFormulas.It it -> true;
                case PartyFormulas.Argument argument -> true;
                case Arithmetic.Constant number -> true;
                case Slots.StateSlot slot -> true;
                case Slots.Local name -> true;
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
