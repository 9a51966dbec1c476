package org.phaseline.laboratory.tally;

import java.util.List;
import org.phaseline.engine.umpire.Sandbox;

/**
 * The indicators' values while one game is played. How long it will be is not known, so a sample is taken at every answer until there is no
 * room, then every second one is dropped and half as many are taken.
 */
public final class LeadSamples {

    private static final int ROOM = 64;

    private final List<Indicator> indicators;
    private final int[] sides;

    /** By sample, then indicator; one more for the end of the game. */
    private final long[][][] samples;

    private final int[] takenAt = new int[ROOM + 1];
    private int size;
    private int every;
    private int answers;

    /** {@code sides} are those that take part, {@code all} is how many there are. */
    public LeadSamples(List<Indicator> indicators, int[] sides, int all) {
        this.indicators = indicators;
        this.sides = sides;
        this.samples = new long[ROOM + 1][indicators.size()][all];
    }

    public void begin() {
        size = 0;
        every = 1;
        answers = 0;
    }

    /** The position after the next answer, at first before any. */
    public void at(Sandbox game) {
        int now = answers++;
        if (now % every != 0 || indicators.isEmpty()) {
            return;
        }
        if (size == ROOM) {
            thinOut();
            if (now % every != 0) {
                return;
            }
        }
        take(game, now);
    }

    private void take(Sandbox game, int now) {
        for (int i = 0; i < indicators.size(); i++) {
            indicators.get(i).read(game, samples[size][i]);
        }
        takenAt[size++] = now;
    }

    private void thinOut() {
        for (int i = 0; 2 * i < ROOM; i++) {
            long[][] swapped = samples[i];
            samples[i] = samples[2 * i];
            samples[2 * i] = swapped;
            takenAt[i] = takenAt[2 * i];
        }
        size = ROOM / 2;
        every *= 2;
    }

    /** Adds what the samples say of a game that has come to its end and that one side has won. */
    public void count(Sandbox game, int winner, LeadTally tally) {
        if (size == 0) {
            return;
        }
        int last = answers - 1;
        if (takenAt[size - 1] < last) {
            take(game, last);
        }
        int sample = 0;
        for (int tenth = 0; tenth < LeadTally.TENTHS; tenth++) {
            int until = last * tenth / (LeadTally.TENTHS - 1);
            while (sample + 1 < size && takenAt[sample + 1] <= until) {
                sample++;
            }
            for (int i = 0; i < indicators.size(); i++) {
                tally.add(i, tenth, samples[sample][i], sides, winner);
            }
        }
    }
}
