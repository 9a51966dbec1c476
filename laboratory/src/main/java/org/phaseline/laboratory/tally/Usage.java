package org.phaseline.laboratory.tally;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

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

    /** What is asked, of a choice: each game's first question counts, so that it does not matter in which order they were played. */
    private @Nullable CommonText words;

    /** The game in which it was asked last. */
    private transient long askedIn = -1;

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
        if (other.words != null) {
            words = words == null ? other.words : words.and(other.words);
        }
        if (other.namedIn < namedIn) {
            namedIn = other.namedIn;
            name = other.name;
        }
    }

    boolean isAskedFirstIn(long game) {
        boolean first = askedIn != game;
        askedIn = game;
        return first;
    }

    void asked(String text) {
        CommonText more = CommonText.of(text);
        words = words == null ? more : words.and(more);
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

    /** What is asked, as far as it is always the same; nothing where nobody was asked. */
    public CommonText words() {
        return words == null ? CommonText.of("") : words;
    }

    public String name() {
        return name;
    }
}
