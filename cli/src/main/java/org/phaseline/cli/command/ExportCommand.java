package org.phaseline.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.server.archive.Export;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "export",
        description = {
            "Writes the journal of one table into a file, which 'replay', 'verify' and 'play --journal' understand.",
            "While the game is not over, the journal contains secret choices: do not show it to the players. Its secret dice"
                    + " seed stays in the store, so the journal can be replayed but not continued."
        },
        footer = {
            "",
            "Examples:",
            "  phaseline export kJ8fQ2hZx0aB",
            "  phaseline export http://localhost:7117/t/kJ8fQ2hZx0aB/1 saturday.journal"
        })
public final class ExportCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    @Parameters(
            index = "0",
            paramLabel = "TABLE",
            description = "The table: the part after /t/ in its links, or a whole link.")
    private String table = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "The file to write, which must not exist yet. Default: TABLE.journal")
    private @Nullable Path file;

    @Mixin
    private StoreOption kept = new StoreOption();

    @Option(
            names = "--with-seed",
            description = "Also writes the secret seed of a game that is not over; everybody at the table is told."
                    + " The server must be stopped.")
    private boolean withSeed;

    @Option(
            names = "--before-mending",
            description = "Writes the journal as it was before 'phaseline doctor --mend' last changed it.")
    private boolean beforeMending;

    public ExportCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        StoreAddress place = kept.placeWithTables();
        TableId id = StoreOption.id(table);
        try (Store store = withSeed ? StoreOption.alone(place, "--with-seed") : place.visit()) {
            Optional<StoredTable> found = store.table(id);
            if (found.isEmpty()) {
                throw Stop.usage("There is no table '" + id + "' in " + place.words() + ".");
            }
            Path target = file == null ? Path.of(id + ".journal") : file;
            if (beforeMending) {
                writeReplaced(store, id, target);
            } else {
                write(store, found.get(), target);
            }
            return ExitCode.OK;
        } catch (StoreProblem problem) {
            throw StoreOption.stop(problem);
        } catch (JournalProblem problem) {
            throw JournalFile.bad(problem);
        }
    }

    private void write(Store store, StoredTable found, Path target) throws JournalProblem, StoreProblem {
        Journal journal = withSeed ? Export.writeWithSeed(store, found, target) : Export.write(found, target);
        around.out().println(found.title() + " is in " + target + ".");
        if (!journal.ended()) {
            around.out()
                    .println(
                            withSeed
                                    ? "The game is not over: keep it and " + target
                                            + ".seed from the players, they contain secret choices and the dice to"
                                            + " come. The players' log says that the seed was exported."
                                    : "The game is not over: do not show it to the players, it contains secret choices.");
        }
    }

    private void writeReplaced(Store store, TableId id, Path target) throws JournalProblem, StoreProblem {
        List<byte[]> replaced = store.replacedJournals(id);
        if (replaced.isEmpty()) {
            throw Stop.usage("The journal of table '" + id + "' has never been repaired.");
        }
        Export.writeReplaced(replaced.getLast(), target);
        around.out().println("The journal as it was before the repair is in " + target + ".");
    }
}
