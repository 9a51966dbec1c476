package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known of things that are numbered from 0 on, by their numbers. A rulebook asks for such things at every line. */
final class ByNumber<V> {

    private final List<@Nullable V> values = new ArrayList<>();

    void put(int number, V value) {
        while (values.size() <= number) {
            values.add(null);
        }
        values.set(number, value);
    }

    /** Null if nothing was put there, or it has no number (-1). */
    @Nullable
    V get(int number) {
        return number >= 0 && number < values.size() ? values.get(number) : null;
    }

    /** What must have been put there. */
    V known(int number) {
        return java.util.Objects.requireNonNull(get(number));
    }
}
