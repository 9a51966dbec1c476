package org.phaseline.engine.code;

import java.util.List;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;

/**
 * Pieces of one kind of which several were made alike. Of those that are still alike, a choice offers only the first: no value of theirs
 * differs, and no other value tells one from the other.
 *
 * @param group for each member the first of those it was made with, or -1 when it stands alone
 * @param own the fields the pieces have
 * @param naming the fields, of whomever, whose value is a piece of this kind, or a set of them
 */
public record AlikePieces(List<Integer> group, List<Field> own, List<Field> naming) {

    /** Slots of a field, {@code width} for each of its holders; {@code set} when they are a set of pieces. */
    public record Field(int slot, int width, int holders, boolean set) {}

    /** Puts the members of a set on a menu, of pieces that are alike one. */
    void offer(Machine m, Menu menu, int set, int words) {
        for (int at = m.scratch.next(set, words, 0); at >= 0; at = m.scratch.next(set, words, at + 1)) {
            m.looksAt(1);
            if (!isOffered(m, set, words, at)) {
                menu.add(at);
            }
        }
    }

    /** Puts the members of a set on a menu, of pieces made alike that people call the same one. */
    void offerTitles(Machine m, Menu menu, int set, int words, List<String> titles) {
        for (int at = m.scratch.next(set, words, 0); at >= 0; at = m.scratch.next(set, words, at + 1)) {
            m.looksAt(1);
            int first = group.get(at) < 0 ? at : m.scratch.next(set, words, group.get(at));
            while (first < at && !shareTitle(first, at, titles)) {
                first = m.scratch.next(set, words, first + 1);
            }
            if (first == at) {
                menu.add(at);
            }
        }
    }

    /** Whether two were made alike, under one title. */
    boolean shareTitle(int one, int other, List<String> titles) {
        return group.get(one) >= 0
                && group.get(one).equals(group.get(other))
                && titles.get(one).equals(titles.get(other));
    }

    /** Whether a piece that is alike comes before it in the set. */
    private boolean isOffered(Machine m, int set, int words, int piece) {
        int first = group.get(piece);
        if (first < 0) {
            return false;
        }
        for (int at = m.scratch.next(set, words, first);
                at >= 0 && at < piece;
                at = m.scratch.next(set, words, at + 1)) {
            if (group.get(at) == first && areAlike(m, at, piece)) {
                return true;
            }
        }
        return false;
    }

    private boolean areAlike(Machine m, int one, int other) {
        long[] slots = m.position.slots;
        m.looksAt(own.size());
        for (Field field : own) {
            for (int i = 0; i < field.width; i++) {
                if (slots[field.slot + one * field.width + i] != slots[field.slot + other * field.width + i]) {
                    return false;
                }
            }
        }
        for (Field field : naming) {
            m.looksAt(field.holders);
            for (int holder = 0; holder < field.holders; holder++) {
                if (names(slots, field, holder, one) != names(slots, field, holder, other)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean names(long[] slots, Field field, int holder, int piece) {
        int from = field.slot + holder * field.width;
        return field.set ? (slots[from + (piece >> 6)] >>> piece & 1) != 0 : slots[from] == piece;
    }
}
