package org.phaseline.laboratory.tally;

import java.io.Serializable;

/** The same dice, played once with every player in every seat: who decides, the seat and its dice, or the player. */
public final class PairTally implements Serializable {

    private static final long serialVersionUID = 1;

    private long sets;
    private long sameSeat;
    private long samePlayer;

    /** The seats that won each of the games with the same dice, -1 for none, and the players, by level, that won them. */
    public void add(int[] seats, int[] players) {
        sets++;
        sameSeat += areSame(seats) ? 1 : 0;
        samePlayer += areSame(players) ? 1 : 0;
    }

    private static boolean areSame(int[] numbers) {
        for (int each : numbers) {
            if (each < 0 || each != numbers[0]) {
                return false;
            }
        }
        return true;
    }

    void addAll(PairTally other) {
        sets += other.sets;
        sameSeat += other.sameSeat;
        samePlayer += other.samePlayer;
    }

    public long sets() {
        return sets;
    }

    public long sameSeat() {
        return sameSeat;
    }

    public long samePlayer() {
        return samePlayer;
    }
}
