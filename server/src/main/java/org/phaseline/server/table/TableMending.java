package org.phaseline.server.table;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.journal.Rebuild;
import org.phaseline.journal.Rebuilt;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.OpenedJournal;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.Summary;
import org.phaseline.session.GameSession;
import org.phaseline.session.RecordKeeper;

/** Puts right what {@link TableCheck} says can be put right, in one transaction for each table; what was there is kept aside. */
public final class TableMending {

    private static final int MOST_NAMED = 10;

    private final Store store;
    private final Library library;
    private final LongSupplier clock;

    public TableMending(Store store, Library library, LongSupplier clock) {
        this.store = store;
        this.library = library;
        this.clock = clock;
    }

    /** What was done, in a sentence for each; nothing where nothing could be. */
    public List<String> mend(StoredTable stored, List<TableCheck.Problem> problems)
            throws StoreProblem, JournalProblem {
        boolean rolls = problems.stream().anyMatch(problem -> problem.remedy() == TableCheck.Remedy.ROLLS);
        Optional<String> rebuilt = rolls ? rebuild(stored) : Optional.empty();
        boolean summary = problems.stream().anyMatch(problem -> problem.remedy() == TableCheck.Remedy.SUMMARY);
        Optional<String> summed = summary ? summarize(stored) : Optional.empty();
        return Stream.of(rebuilt, summed).flatMap(Optional::stream).toList();
    }

    private Optional<String> rebuild(StoredTable stored) throws StoreProblem, JournalProblem {
        Journal journal = TableStream.read(stored);
        CompiledRulebook rulebook = library.rulebook(journal);
        Optional<SecretSeed> seed = stored.seed().map(SecretSeed::of);
        if (!(Rebuild.of(journal, rulebook, seed) instanceof Rebuilt.Whole(var lines, var changed))
                || !Arrays.equals(lines.getFirst(), stored.lines().getFirst())) {
            return Optional.empty();
        }
        String where = named(changed);
        OperatorRecord record = OperatorRecord.next(
                stored,
                "The operator has repaired this table's journal: rolls that an earlier version of the server had written"
                        + " wrongly (" + where + ") now follow from the committed seed again; no answer and no"
                        + " position has changed");
        store.together(changes -> {
            changes.replaceJournal(stored.id(), lines, clock.getAsLong());
            changes.say(stored.id(), record.number(), record.bytes());
        });
        return Optional.of("its rolls were computed again from its answers and its seed (" + where
                + "); the original journal is kept beside it");
    }

    private static String named(List<Integer> lines) {
        String named = lines.stream().limit(MOST_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
        return (lines.size() == 1 ? "line " : "lines ")
                + named
                + (lines.size() > MOST_NAMED ? " and " + (lines.size() - MOST_NAMED) + " more" : "");
    }

    private Optional<String> summarize(StoredTable stored) throws StoreProblem, JournalProblem {
        Journal journal = TableStream.read(stored);
        GameSession playing = GameSession.resumed(
                new OpenedJournal(
                        new UnwrittenJournal(journal), journal, stored.seed().map(SecretSeed::of), Optional.empty()),
                List.of(),
                library::rulebook,
                OneWriter.NO_SEED,
                RecordKeeper.NONE,
                seat -> true);
        Summary summary = Summaries.first(
                playing.game().umpire(),
                playing.game().position(),
                stored.summary().updated());
        store.together(changes -> changes.summarize(stored.id(), summary));
        return Optional.of("the list of tables shows it correctly");
    }
}
