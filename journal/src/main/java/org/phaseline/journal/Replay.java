package org.phaseline.journal;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.SeedCommitment;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Game;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.SecretSeed;

/**
 * Plays a journal again and checks every line: that the decision was open, the word among its choices, the dice the ones that
 * follow, and the position the one the hash tells of. The dice come from the seed as soon as it is revealed, or when it
 * is handed in; before that the recorded ones are taken at their word.
 */
public final class Replay {

    private Replay() {}

    /** With the rulebook the journal carries. */
    public static Replayed of(Journal journal) throws JournalProblem {
        return of(journal, Compiled.from(journal), Optional.empty(), Watcher.NOBODY);
    }

    public static Replayed of(Journal journal, CompiledRulebook rulebook) throws JournalProblem {
        return of(journal, rulebook, Optional.empty(), Watcher.NOBODY);
    }

    /**
     * With a seed that is not revealed yet, and somebody who looks on.
     *
     * @param rulebook what the text in the journal compiles to
     * @param secret the seed of a game that is not over, for whoever has it
     * @throws JournalProblem when there is nothing to replay: the first line contradicts itself
     */
    public static Replayed of(Journal journal, CompiledRulebook rulebook, Optional<SecretSeed> secret, Watcher watcher)
            throws JournalProblem {
        SecretSeed seed = revealed(journal).or(() -> secret).orElse(null);
        return play(fold(journal, rulebook, seed, watcher));
    }

    /** With what the journal says was rolled, right or wrong. */
    static Replayed asRecorded(Journal journal, CompiledRulebook rulebook, Watcher watcher) throws JournalProblem {
        return play(fold(journal, rulebook, null, watcher));
    }

    static Fold fold(Journal journal, CompiledRulebook rulebook, @Nullable SecretSeed seed, Watcher watcher)
            throws JournalProblem {
        journal.requireItsOwnText();
        Seats seats = JournalWords.seats(journal, rulebook.outline().parties());
        return new Fold(journal, rulebook, seats, new TableDice(journal.header(), seed), umpire -> watcher);
    }

    private static Replayed play(Fold fold) {
        Optional<Disagreement> disagreement = fold.play();
        if (disagreement.isPresent()) {
            return new Replayed.Disagreed(disagreement.get());
        }
        Optional<Game> game = fold.game();
        return game.isPresent()
                ? new Replayed.Agreed(game.get(), fold.ended(), fold.hashes())
                : new Replayed.Disagreed(new Disagreement(2, "the line that begins the game is missing."));
    }

    /** The revealed seed, unless it is a false one: then the line that reveals it is what is wrong, and not every roll. */
    private static Optional<SecretSeed> revealed(Journal journal) {
        return journal.revealedSeed()
                .filter(new SeedCommitment(journal.header().commitment())::fits)
                .map(SecretSeed::of);
    }
}
