package org.phaseline.boards.grid;

import java.util.Arrays;

/** A priority queue of spaces by cost, the cheapest first, of equals the lowest number: a binary heap. */
final class Queue {
    private static final int SPACE_BITS = 24;

    private long[] heap = new long[64];
    private int size;

    static int space(long entry) {
        return (int) (entry & (1L << SPACE_BITS) - 1);
    }

    static long cost(long entry) {
        return entry >>> SPACE_BITS;
    }

    boolean isEmpty() {
        return size == 0;
    }

    void add(long cost, int space) {
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, 2 * size);
        }
        long entry = cost << SPACE_BITS | space;
        int at = size++;
        while (at > 0 && heap[(at - 1) / 2] > entry) {
            heap[at] = heap[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        heap[at] = entry;
    }

    long poll() {
        long first = heap[0];
        long last = heap[--size];
        int at = 0;
        for (int child = 1; child < size; child = 2 * at + 1) {
            if (child + 1 < size && heap[child + 1] < heap[child]) {
                child++;
            }
            if (heap[child] >= last) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = last;
        return first;
    }
}
