package org.phaseline.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.phaseline.engine.dice.SeedCommitment;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.journal.Rebuild;
import org.phaseline.journal.Rebuilt;
import org.phaseline.journal.format.DiceMode;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.OpenedJournal;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.server.store.StoredRecord;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredTable;
import org.phaseline.session.GameSession;
import org.phaseline.session.RecordKeeper;
import org.phaseline.session.TableMessage;

/**
 * Whether a server could open a table and go on with it: reads all that is kept of it and plays its journal again, as a server does
 * that opens it, without writing anything.
 */
public final class TableCheck {

    /** How something can be put right. */
    public enum Remedy {
        /** Not without knowing what was there. */
        NONE,
        /** The rolls are written anew from the answers and the seed. */
        ROLLS,
        /** What lists show of the table is taken from its journal. */
        SUMMARY,
        /** The seed is in a backup, under its key. */
        SEED
    }

    /** One thing that is wrong, in one sentence. */
    public record Problem(String sentence, Remedy remedy) {}

    private final StoredTable stored;
    private final Library library;
    private final List<Problem> problems = new ArrayList<>();

    private TableCheck(StoredTable stored, Library library) {
        this.stored = stored;
        this.library = library;
    }

    /** All that is wrong with a table; nothing when it is as it should be. */
    public static List<Problem> of(StoredTable stored, Library library) {
        TableCheck check = new TableCheck(stored, library);
        check.run();
        return List.copyOf(check.problems);
    }

    private void run() {
        try {
            Journal journal = TableStream.read(stored);
            journal.requireItsOwnText();
            CompiledRulebook rulebook = library.rulebook(journal);
            seats(journal);
            boolean seedFits = seed(journal);
            List<TableMessage> talk = talk();
            replay(journal, rulebook, talk, seedFits);
        } catch (JournalProblem problem) {
            wrong(problem.sentence());
        } catch (RuntimeException | StackOverflowError unexpected) {
            wrong("It cannot be read: " + unexpected.getClass().getSimpleName() + ".");
        }
    }

    private void wrong(String sentence) {
        problems.add(new Problem(sentence, Remedy.NONE));
    }

    private void seats(Journal journal) {
        Set<Integer> there = stored.seats().stream().map(StoredSeat::number).collect(Collectors.toSet());
        int seats = journal.header().seats().size();
        for (int i = 0; i < seats; i++) {
            if (!there.contains(i)) {
                wrong("Seat " + (i + 1) + ", " + journal.header().seats().get(i).name()
                        + ", has no link: nobody can take it.");
            }
        }
        there.stream()
                .filter(seat -> seat >= seats || seat < StoredSeat.OWNER)
                .forEach(seat -> wrong("There is a link to seat " + (seat + 1) + ", but the game has no such seat."));
    }

    /** Whether there is no false seed; without one the game can still be played again as it was recorded. */
    private boolean seed(Journal journal) {
        if (journal.header().dice() == DiceMode.TYPED || journal.ended()) {
            return true;
        }
        if (stored.seed().isEmpty()) {
            problems.add(new Problem(
                    "Its secret dice seed is missing: the game can be viewed, but not continued.", Remedy.SEED));
            return true;
        }
        boolean fits = new SeedCommitment(journal.header().commitment())
                .fits(stored.seed().get());
        if (!fits) {
            wrong("Its dice seed is not the one the game committed to.");
        }
        return fits;
    }

    private List<TableMessage> talk() {
        List<TableMessage> talk = new ArrayList<>();
        int lines = 0;
        int said = 0;
        for (StoredRecord record : stored.records()) {
            if (record.kind() == StoredRecord.Kind.LINE) {
                lines++;
                continue;
            }
            said++;
            try {
                talk.add(TableMessage.read(record.bytes()).after(lines));
            } catch (JournalProblem | RuntimeException unreadable) {
                wrong("The messages of the table cannot be read: record " + said + ".");
            }
        }
        return talk;
    }

    private void replay(Journal journal, CompiledRulebook rulebook, List<TableMessage> talk, boolean seedFits)
            throws JournalProblem {
        Optional<SecretSeed> seed = seedFits ? stored.seed().map(SecretSeed::of) : Optional.empty();
        try {
            GameSession playing = played(journal, seed, talk);
            if (playing.game().over() != stored.summary().over()) {
                problems.add(new Problem(
                        "The list of tables says that its game is "
                                + (stored.summary().over() ? "over" : "not over")
                                + ", but according to its journal it is"
                                + (playing.game().over() ? "." : " not."),
                        Remedy.SUMMARY));
            }
        } catch (JournalProblem problem) {
            problems.add(new Problem(problem.sentence(), remedy(journal, rulebook, seed)));
        } catch (RuntimeException unexpected) {
            played(journal, seed, List.of());
            wrong("The messages of the table do not fit its journal.");
        }
    }

    private GameSession played(Journal journal, Optional<SecretSeed> seed, List<TableMessage> talk)
            throws JournalProblem {
        return GameSession.resumed(
                new OpenedJournal(new UnwrittenJournal(journal), journal, seed, Optional.empty()),
                talk,
                library::rulebook,
                OneWriter.NO_SEED,
                RecordKeeper.NONE,
                seat -> true);
    }

    private static Remedy remedy(Journal journal, CompiledRulebook rulebook, Optional<SecretSeed> seed) {
        try {
            return Rebuild.of(journal, rulebook, seed) instanceof Rebuilt.Whole ? Remedy.ROLLS : Remedy.NONE;
        } catch (JournalProblem | RuntimeException worse) {
            return Remedy.NONE;
        }
    }
}
