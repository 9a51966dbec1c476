package org.phaseline.server.view;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What makes one list of another, as splices: at which place of the old list how many elements go, and which ones come. It is found in
 * one walk through both, so it takes as long as the lists are; elements that only change places go and come.
 */
final class ListDifference {

    /** Writes an element that has come. */
    interface Arrival {
        void write(int i, ByteArrayOutputStream to);
    }

    private final ElementList before;
    private final ElementList now;
    private final Arrival arrival;
    private final ByteArrayOutputStream out;

    /** Where the splice begins that is being collected. */
    private int oldFrom;

    private int newFrom;
    private boolean any;

    /** The hashes of all elements, made when the nearest ones do not tell what has happened. */
    private @Nullable Set<Long> hashesBefore;

    private @Nullable Set<Long> hashesNow;

    private ListDifference(ElementList before, ElementList now, Arrival arrival, ByteArrayOutputStream out) {
        this.before = before;
        this.now = now;
        this.arrival = arrival;
        this.out = out;
    }

    /** Writes the list of splices, an empty one where nothing has changed. */
    static void write(ElementList before, ElementList now, Arrival arrival, ByteArrayOutputStream out) {
        out.write('[');
        new ListDifference(before, now, arrival, out).walk();
        out.write(']');
    }

    private void walk() {
        int i = 0;
        int j = 0;
        while (i < before.size() || j < now.size()) {
            if (before.same(i, now, j)) {
                splice(i, j);
                i++;
                j++;
                oldFrom = i;
                newFrom = j;
            } else if (before.same(i + 1, now, j + 1) || i == before.size() || j == now.size()) {
                // One in place of another, or what is left of the longer list.
                i = Math.min(i + 1, before.size());
                j = Math.min(j + 1, now.size());
            } else if (before.same(i + 1, now, j)) {
                i++;
            } else if (before.same(i, now, j + 1)) {
                j++;
            } else {
                boolean goes = !hashesNow().contains(before.hash(i));
                boolean comes = !hashesBefore().contains(now.hash(j));
                // Where both are in the other list, they have changed places: the old one goes, to come again later.
                i += goes || !comes ? 1 : 0;
                j += comes ? 1 : 0;
            }
        }
        splice(i, j);
    }

    /** Tells of what has changed since the last element that stays; the next that stays is {@code i}, which is {@code j} now. */
    private void splice(int i, int j) {
        if (i == oldFrom && j == newFrom) {
            return;
        }
        text((any ? ",{\"at\":" : "{\"at\":") + oldFrom + ",\"drop\":" + (i - oldFrom) + ",\"add\":[");
        any = true;
        for (int k = newFrom; k < j; k++) {
            if (k > newFrom) {
                out.write(',');
            }
            arrival.write(k, out);
        }
        text("]}");
    }

    private void text(String ascii) {
        out.writeBytes(ascii.getBytes(StandardCharsets.US_ASCII));
    }

    private Set<Long> hashesBefore() {
        Set<Long> known = hashesBefore;
        return known != null ? known : (hashesBefore = hashes(before));
    }

    private Set<Long> hashesNow() {
        Set<Long> known = hashesNow;
        return known != null ? known : (hashesNow = hashes(now));
    }

    private static Set<Long> hashes(ElementList list) {
        Set<Long> hashes = HashSet.newHashSet(list.size());
        for (int i = 0; i < list.size(); i++) {
            hashes.add(list.hash(i));
        }
        return hashes;
    }
}
