package org.phaseline.bots;

import org.phaseline.engine.machine.Menu;

/**
 * What somebody is to answer next, in order, each answer with the question it is for: so a plan still says something when play takes another
 * course. Answers to questions that are not asked are left out, and questions it has no answer for are answered besides. An answer can be open:
 * then it is chosen when a question is asked there.
 */
final class AnswerPlan {

    /** No question stands there in the code. */
    private static final int OPEN = -1;

    /** So far ahead an answer is looked for that fits a question; those before it are left out. */
    private static final int REACH = 6;

    private final int[] addresses;
    private final long[] items;
    private int size;

    /** An empty one. @param most so many answers at most */
    AnswerPlan(int most) {
        addresses = new int[most];
        items = new long[most];
    }

    AnswerPlan copy() {
        AnswerPlan copy = new AnswerPlan(addresses.length);
        System.arraycopy(addresses, 0, copy.addresses, 0, size);
        System.arraycopy(items, 0, copy.items, 0, size);
        copy.size = size;
        return copy;
    }

    int size() {
        return size;
    }

    boolean isOpen(int at) {
        return at < size && addresses[at] == OPEN;
    }

    long item(int at) {
        return items[at];
    }

    /** Where the answer to a question stands, from a place on and before anything open; or -1. */
    int find(int from, int address, Menu menu) {
        int end = Math.min(size, from + REACH);
        for (int i = from; i < end && addresses[i] != OPEN; i++) {
            if (addresses[i] == address && menu.has(items[i])) {
                return i;
            }
        }
        return -1;
    }

    /** Whether it begins with an answer to this question, whatever it is. */
    boolean beginsAt(int address) {
        return size > 0 && addresses[0] == address;
    }

    boolean beginsWith(int address, long item) {
        return beginsAt(address) && items[0] == item;
    }

    void clear() {
        size = 0;
    }

    /** Adds an answer at its end; what does not fit in is dropped. */
    void add(int address, long item) {
        if (size < addresses.length) {
            addresses[size] = address;
            items[size] = item;
            size++;
        }
    }

    /** Opens an answer, or one more after the last. */
    void open(int at) {
        if (at < size) {
            addresses[at] = OPEN;
        } else {
            add(OPEN, 0);
        }
    }

    /** Puts an open answer before another. */
    void insertOpen(int at) {
        if (at < size) {
            int moved = Math.min(size, addresses.length - 1) - at;
            System.arraycopy(addresses, at, addresses, at + 1, moved);
            System.arraycopy(items, at, items, at + 1, moved);
            size = Math.min(size + 1, addresses.length);
        }
        open(at);
    }

    void remove(int at) {
        if (at < size) {
            System.arraycopy(addresses, at + 1, addresses, at, size - at - 1);
            System.arraycopy(items, at + 1, items, at, size - at - 1);
            size--;
        }
    }

    /** Leaves out everything from here on. */
    void cut(int at) {
        size = Math.min(size, at);
    }
}
