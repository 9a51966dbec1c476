package org.phaseline.journal;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.SeedCommitment;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Game;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.journal.format.DiceMode;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.OpenedJournal;
import org.phaseline.journal.store.SecretSeed;

/** Plays a journal up to where it was left, so that the game can go on. */
final class Resumption {

    private final OpenedJournal opened;
    private final Journal journal;
    private final Fold fold;
    private final TableDice dice;

    /** Why the game cannot go on, though it can be looked at. */
    private final Optional<String> stopped;

    private Resumption(
            OpenedJournal opened,
            CompiledRulebook rulebook,
            Function<Umpire, Watcher> watcher,
            Optional<String> stopped)
            throws JournalProblem {
        this.opened = opened;
        this.journal = opened.journal();
        this.stopped = stopped;
        this.dice = new TableDice(journal.header(), stopped.isPresent() ? null : seed(opened));
        this.fold = new Fold(
                journal,
                rulebook,
                JournalWords.seats(journal, rulebook.outline().parties()),
                dice,
                watcher);
    }

    static JournaledGame resume(OpenedJournal opened, RulebookSource source, Function<Umpire, Watcher> watcher)
            throws JournalProblem {
        opened.journal().requireItsOwnText();
        return new Resumption(opened, source.rulebook(opened.journal()), watcher, Optional.empty()).resume();
    }

    /** Only to look at, when the seed is missing without which it cannot go on; {@code stopped} is what whoever answers is told. */
    static JournaledGame resumeOrLook(
            OpenedJournal opened, RulebookSource source, Function<Umpire, Watcher> watcher, String stopped)
            throws JournalProblem {
        opened.journal().requireItsOwnText();
        Optional<String> why = lacksItsSeed(opened) ? Optional.of(stopped) : Optional.empty();
        return new Resumption(opened, source.rulebook(opened.journal()), watcher, why).resume();
    }

    private static boolean lacksItsSeed(OpenedJournal opened) {
        return opened.journal().header().dice() == DiceMode.UMPIRE
                && !opened.journal().ended()
                && opened.seed().isEmpty();
    }

    private JournaledGame resume() throws JournalProblem {
        Optional<Disagreement> disagreement = fold.play();
        if (disagreement.isPresent()) {
            throw new JournalProblem(journal.name() + ", line "
                    + disagreement.get().line() + ": " + disagreement.get().sentence());
        }
        Optional<Game> game = fold.game();
        JournaledGame resumed = new JournaledGame(
                journal.header(),
                game.isPresent() ? game.get() : beginAgain(),
                dice,
                opened.writer(),
                opened.seed(),
                List.of(),
                notice(),
                fold.ended(),
                stopped);
        resumed.revealIfOver();
        return resumed;
    }

    private Optional<String> notice() {
        List<String> sentences = Stream.concat(opened.cutOff().stream(), fold.hashes().notice().stream())
                .toList();
        return sentences.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", sentences));
    }

    /** The line that begins the game was the one that was cut off. */
    private Game beginAgain() throws JournalProblem {
        if (stopped.isPresent()) {
            throw new JournalProblem(journal.name() + ": " + stopped.get());
        }
        return switch (fold.umpire().with(dice.next(Event.Began.UNKNOWN)).begin()) {
            case Ruling.Refused refused -> throw new JournalProblem(journal.name() + ": " + refused.sentence());
            case Ruling.Accepted accepted -> {
                Event.Began began =
                        new Event.Began(accepted.rolls(), accepted.position().hash());
                opened.writer().append(began);
                yield new Game(fold.umpire(), accepted.position());
            }
        };
    }

    /** A game cannot go on with other dice than it committed to. */
    private static @Nullable SecretSeed seed(OpenedJournal opened) throws JournalProblem {
        Journal journal = opened.journal();
        if (journal.header().dice() == DiceMode.TYPED) {
            return null;
        }
        if (journal.ended()) {
            return journal.revealedSeed()
                    .filter(commitment(journal)::fits)
                    .map(SecretSeed::of)
                    .orElse(null);
        }
        if (opened.seed().isEmpty()) {
            throw new JournalProblem("The secret seed of " + journal.name() + " is missing: " + journal.name()
                    + ".seed should be beside it. Without it the game can be replayed, but not continued.");
        }
        SecretSeed seed = opened.seed().get();
        if (!commitment(journal).fits(seed.bytes())) {
            throw new JournalProblem(
                    "The seed in " + journal.name() + ".seed is not the one " + journal.name() + " committed to.");
        }
        return seed;
    }

    private static SeedCommitment commitment(Journal journal) {
        return new SeedCommitment(journal.header().commitment());
    }
}
