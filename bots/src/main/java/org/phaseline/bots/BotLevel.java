package org.phaseline.bots;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How well a bot plays. */
public enum BotLevel {
    /** Any answer is as good as any other. */
    RANDOM(0),
    /** Looks a little ahead, and makes mistakes. */
    EASY(60),
    /** Plans what its side does until others act; about 0.2 seconds for a decision. */
    NORMAL(3_000),
    /** The same with more thought and with the weights that were learned for the rulebook, if there are any. */
    HARD(15_000);

    private final long playouts;

    BotLevel(long playouts) {
        this.playouts = playouts;
    }

    /** How much it thinks unless somebody says otherwise. */
    public Budget budget() {
        return Budget.playouts(playouts);
    }

    /** As it is written on a command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<BotLevel> of(String word) {
        return Stream.of(values()).filter(level -> level.word().equals(word)).findFirst();
    }
}
