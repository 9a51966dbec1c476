package org.phaseline.journal.store;

import java.util.Optional;
import org.phaseline.journal.format.Journal;

/**
 * A journal that was opened to be written on: what stands in it, and what to tell people about it.
 *
 * @param seed the umpire's secret, unless the dice are typed in or the game is over
 */
public record OpenedJournal(
        JournalWriter writer, Journal journal, Optional<SecretSeed> seed, Optional<String> cutOff) {}
