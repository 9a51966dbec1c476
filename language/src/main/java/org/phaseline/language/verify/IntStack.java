package org.phaseline.language.verify;

import java.util.Arrays;

/** A stack of numbers that are not boxed: the searches through a control-flow graph push every edge of it. */
final class IntStack {

    private int[] values = new int[64];
    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    void push(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        values[size++] = value;
    }

    void pushAll(int[] all) {
        for (int value : all) {
            push(value);
        }
    }

    int peek() {
        return values[size - 1];
    }

    int pop() {
        return values[--size];
    }
}
