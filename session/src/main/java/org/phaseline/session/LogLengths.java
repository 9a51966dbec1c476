package org.phaseline.session;

import java.util.Arrays;

/** How many lines of the log each could read after each of the answers that stand; row 0 is the opening. */
public final class LogLengths {

    private final int viewers;
    private int[] counts;
    private int rows;

    LogLengths(int viewers) {
        this.viewers = viewers;
        this.counts = new int[viewers * 8];
    }

    void add(int[] lines) {
        if ((rows + 1) * viewers > counts.length) {
            counts = Arrays.copyOf(counts, counts.length * 2);
        }
        System.arraycopy(lines, 0, counts, rows * viewers, viewers);
        rows++;
    }

    void takeBack(int answers) {
        rows = Math.min(rows, answers + 1);
    }

    public int lines(int answers, int viewer) {
        return counts[answers * viewers + viewer + 1];
    }
}
