package org.phaseline.bots;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How well a bot plays. */
public enum BotLevel {
    /** Any answer is as good as any other. */
    RANDOM(Budget.playouts(0), 100),
    /** Looks a little ahead, and makes mistakes. */
    EASY(Budget.playouts(12).work(1_000_000), 100),
    /** Plans what its side does until others act; 0.2 seconds for a decision at most. */
    NORMAL(Budget.playouts(400).work(8_000_000), 200),
    /** The same with more thought, good answers of others in mind, and the weights that were learned for the rulebook, if there are any; a second at most. */
    HARD(Budget.playouts(4_000).work(40_000_000), 1_000);

    private final Budget budget;
    private final Duration patience;

    BotLevel(Budget budget, long millis) {
        this.budget = budget;
        this.patience = Duration.ofMillis(millis);
    }

    /** How much it thinks unless somebody says otherwise: a million units of work take some 10 to 30 ms of a core. */
    public Budget budget() {
        return budget;
    }

    /** The same where people wait for it, who should not wait long even on a busy machine. */
    public Budget budgetAtATable() {
        return budget().within(patience);
    }

    /** As it is written on a command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** All of them, as a sentence names them. */
    public static String words() {
        return Stream.of(values()).map(BotLevel::word).collect(Collectors.joining(", "));
    }

    public static Optional<BotLevel> of(String word) {
        return Stream.of(values()).filter(level -> level.word().equals(word)).findFirst();
    }
}
