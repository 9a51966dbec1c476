package org.phaseline.engine.machine;

import java.util.Arrays;
import java.util.function.Supplier;

/** What was worked out from values of the state and is kept until they change. */
public final class StateCaches {

    private final Machine m;
    private FieldIndex[] indexes = {};
    private Object[] keepers = {};
    private Object[] kept = {};

    StateCaches(Machine m) {
        this.m = m;
    }

    /** What a machine keeps for somebody, a formula for instance; the first time it is made. */
    public <T> T kept(Object keeper, Class<T> type, Supplier<T> made) {
        for (int i = 0; i < keepers.length; i++) {
            if (keepers[i] == keeper) {
                return type.cast(kept[i]);
            }
        }
        T fresh = made.get();
        keepers = Arrays.copyOf(keepers, keepers.length + 1);
        kept = Arrays.copyOf(kept, kept.length + 1);
        keepers[keepers.length - 1] = keeper;
        kept[kept.length - 1] = fresh;
        return fresh;
    }

    /** Which members have which value of a field of one slot each. It is to be asked at once: what is written later it does not know. */
    public FieldIndex index(int base, int members) {
        for (FieldIndex index : indexes) {
            if (index.base == base) {
                index.follow(m.position.slots, m.changes.writes());
                return index;
            }
        }
        indexes = Arrays.copyOf(indexes, indexes.length + 1);
        indexes[indexes.length - 1] = new FieldIndex(base, members);
        return index(base, members);
    }
}
