package org.phaseline.laboratory.tally;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A hash table of what was used, by its key: looked up with every answer, so nothing is boxed. */
public final class UsageTable implements Serializable {

    private static final long serialVersionUID = 1;

    private @Nullable Usage[] entries = new Usage[1024];
    private int size;

    Usage of(long key) {
        int at = place(key, entries.length);
        while (true) {
            Usage found = entries[at];
            if (found == null) {
                return insert(key);
            }
            if (found.key == key) {
                return found;
            }
            at = at + 1 & entries.length - 1;
        }
    }

    private static int place(long key, int length) {
        long mixed = key * 0x9E3779B97F4A7C15L;
        return (int) (mixed >>> 40) & length - 1;
    }

    private Usage insert(long key) {
        if (2 * size >= entries.length) {
            @Nullable Usage[] old = entries;
            entries = new Usage[2 * old.length];
            for (Usage each : old) {
                if (each != null) {
                    put(each);
                }
            }
        }
        Usage fresh = new Usage(key);
        put(fresh);
        size++;
        return fresh;
    }

    private void put(Usage usage) {
        int at = place(usage.key, entries.length);
        while (entries[at] != null) {
            at = at + 1 & entries.length - 1;
        }
        entries[at] = usage;
    }

    void addAll(UsageTable other) {
        other.all().forEach(each -> of(each.key).add(each));
    }

    /** All of them, in the order of their keys. */
    public List<Usage> all() {
        return Arrays.stream(entries)
                .filter(Objects::nonNull)
                .map(Objects::requireNonNull)
                .sorted(Comparator.comparingLong(Usage::key))
                .toList();
    }
}
