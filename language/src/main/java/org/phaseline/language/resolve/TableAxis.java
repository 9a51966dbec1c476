package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.PrintedTable;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Place;

/** Reads the keys of a table's rows, or of its columns: each stands for the values from {@code low} to {@code high}. */
final class TableAxis {

    /** {@code printing} counts what was read one after the other: the rulebook's own lines, then the scenario's. */
    record Key(Place place, String text, long low, long high, int printing) {

        boolean before(Key other) {
            return printing < other.printing || printing == other.printing && place.compareTo(other.place) < 0;
        }
    }

    private final String said;
    private final Type type;
    private final List<Key> keys = new ArrayList<>();
    private final TreeMap<String, Integer> numbers = new TreeMap<>();

    /** {@code said} is what a message calls one of them: row or column. */
    TableAxis(String said, Type type) {
        this.said = said;
        this.type = type;
    }

    Type type() {
        return type;
    }

    List<Key> keys() {
        return keys;
    }

    /** The number of a key, which is a new one when no other stands for the same. */
    int number(Key key) {
        Integer known = numbers.putIfAbsent(key.low + ".." + key.high, keys.size());
        if (known != null) {
            return known;
        }
        keys.add(key);
        return keys.size() - 1;
    }

    /**
     * Puts numbers in the order they are printed in, also those a scenario adds. Gives for each key the number it had before.
     */
    int[] arranged() {
        int[] order = new int[keys.size()];
        boolean numbers = type instanceof Type.Num;
        boolean descending = numbers && keys.size() > 1 && keys.getFirst().low > keys.get(1).low;
        int[] sorted = sorted();
        for (int i = 0; i < order.length; i++) {
            order[i] = !numbers ? i : descending ? sorted[order.length - 1 - i] : sorted[i];
        }
        List<Key> before = List.copyOf(keys);
        for (int i = 0; i < order.length; i++) {
            keys.set(i, before.get(order[i]));
        }
        return order;
    }

    /** The keys by what they stand for, smallest first, as numbers of the printed order. */
    private int[] sorted() {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            order.add(i);
        }
        order.sort(Comparator.comparing((Integer i) -> keys.get(i).low));
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    /** For each key in sorted order, the highest value that belongs to it; beyond the last one nothing comes. */
    private long[] bounds() {
        int[] order = sorted();
        long[] bounds = new long[order.length];
        for (int i = 0; i < order.length; i++) {
            bounds[i] = i == order.length - 1 ? Long.MAX_VALUE : keys.get(order[i]).high;
        }
        return bounds;
    }

    /** Says what is in no key, and what is in two. */
    void check(Place table, List<String> words, long first, Problems problems) {
        Key before = null;
        for (int at : sorted()) {
            Key key = keys.get(at);
            if (before != null && key.low <= before.high) {
                Key later = key.before(before) ? before : key;
                Key earlier = later == key ? before : key;
                problems.add(
                        Code.DECLARATION,
                        later.place,
                        later.text + " overlaps " + earlier.text + " on line " + earlier.place.line()
                                + (earlier.place.file().equals(later.place.file())
                                        ? ""
                                        : " of " + earlier.place.file()));
            } else if (before != null && type instanceof Type.Num && key.low > before.high + 1) {
                problems.add(
                        Code.DECLARATION,
                        key.place,
                        "there is no " + said + " for " + stretch(before.high + 1, key.low - 1) + ", between "
                                + before.text + " and " + key.text);
            }
            before = before == null || key.high > before.high ? key : before;
        }
        List<String> missing = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            if (holding(first + i) == null) {
                missing.add("'" + words.get(i) + "'");
            }
        }
        if (!missing.isEmpty()) {
            problems.add(Code.DECLARATION, table, "there is no " + said + " for " + String.join(", ", missing));
        }
    }

    PrintedTable.Axis axis() {
        return new PrintedTable.Axis(keys.size(), bounds(), sorted());
    }

    private static String stretch(long from, long to) {
        return from == to ? Long.toString(from) : from + " to " + to;
    }

    private @Nullable Key holding(long value) {
        for (Key key : keys) {
            if (key.low <= value && value <= key.high) {
                return key;
            }
        }
        return null;
    }
}
