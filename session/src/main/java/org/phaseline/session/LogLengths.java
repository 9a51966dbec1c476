package org.phaseline.session;

import java.util.Arrays;

/** How many lines of the log each could read after each of the answers that stand, and who read of it; row 0 is the opening. */
public final class LogLengths {

    private final int viewers;
    private int[] counts;

    /** Who was told of each answer at all, a bit a viewer. */
    private long[] told = new long[8];

    private int rows;

    LogLengths(int viewers) {
        this.viewers = viewers;
        this.counts = new int[viewers * 8];
    }

    /**
     * @param before how long the logs were before the answer, those who watch first
     * @param told how long they were with what it led to
     * @param lines how long they are now
     */
    void add(int[] before, int[] told, int[] lines) {
        if ((rows + 1) * viewers > counts.length) {
            counts = Arrays.copyOf(counts, counts.length * 2);
            this.told = Arrays.copyOf(this.told, this.told.length * 2);
        }
        System.arraycopy(lines, 0, counts, rows * viewers, viewers);
        long mask = 0;
        for (int viewer = 0; viewer < viewers; viewer++) {
            mask |= told[viewer] > before[viewer] ? 1L << viewer : 0;
        }
        this.told[rows] = mask;
        rows++;
    }

    void takeBack(int answers) {
        rows = Math.min(rows, answers + 1);
    }

    /** How many answers stand. */
    int answers() {
        return rows - 1;
    }

    public int lines(int answers, int viewer) {
        return counts[answers * viewers + viewer + 1];
    }

    /** Whether a viewer has read anything of an answer, counted from 1. */
    boolean isTold(int answer, int viewer) {
        return (told[answer] >>> (viewer + 1) & 1) != 0;
    }
}
