package org.phaseline.laboratory.tally;

import java.io.Serializable;

/** How often something was offered and used, and what became of the games. */
public final class Usage implements Serializable {

    private static final long serialVersionUID = 1;

    final long key;
    long offered;
    long used;

    /** Games that came to their end in which it was used, and those that its user won. */
    long games;

    long won;

    /** What people read for it, taken from the game with the lowest number, so that it does not matter which was played first. */
    String name = "";

    long namedIn = Long.MAX_VALUE;

    /** The game in which it was used last, for counting it once a game. */
    transient long usedIn = -1;

    Usage(long key) {
        this.key = key;
    }

    void add(Usage other) {
        offered += other.offered;
        used += other.used;
        games += other.games;
        won += other.won;
        if (other.namedIn < namedIn) {
            namedIn = other.namedIn;
            name = other.name;
        }
    }

    public long key() {
        return key;
    }

    public long offered() {
        return offered;
    }

    public long used() {
        return used;
    }

    public long games() {
        return games;
    }

    public long won() {
        return won;
    }

    public String name() {
        return name;
    }
}
