package org.phaseline.cli.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.cli.terminal.Surroundings;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.server.archive.Export;
import org.phaseline.server.store.Place;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "export",
        description = {
            "Writes the journal of one table into a file, which 'replay', 'verify' and 'play --journal' understand.",
            "While the game is not over its secret seed is written beside it, and the journal tells what was chosen unseen:"
                    + " keep both from the players."
        },
        footer = {
            "",
            "Examples:",
            "  phaseline export kJ8fQ2hZx0aB",
            "  phaseline export http://localhost:7117/t/kJ8fQ2hZx0aB/1 saturday.journal"
        })
public final class ExportCommand implements Callable<Integer> {

    private final Surroundings around;

    @Parameters(
            index = "0",
            paramLabel = "TABLE",
            description = "The table: what stands after /t/ in its links, or a link.")
    private String table = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "The file to write, which must not be there yet. Usual: TABLE.journal")
    private @Nullable Path file;

    @Mixin
    private KeptIn kept = new KeptIn();

    public ExportCommand(Surroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        Place place = kept.placeWithTables();
        TableId id = new TableId(table.replaceFirst("^(.*/)?t/", "").replaceFirst("[/#?].*$", ""));
        try (Store store = place.visit()) {
            Optional<StoredTable> found = store.table(id);
            if (found.isEmpty()) {
                throw Stop.usage("There is no table '" + id + "' in " + place.words() + ".");
            }
            Path target = file == null ? Path.of(id + ".journal") : file;
            Journal journal = Export.write(found.get(), target);
            around.out().println(found.get().title() + " is in " + target + ".");
            if (!journal.ended()) {
                around.out()
                        .println("The game is not over: keep it and " + target
                                + ".seed from the players, they tell what was chosen unseen and the dice to come.");
            }
            return ExitCode.OK;
        } catch (StoreProblem problem) {
            throw KeptIn.stop(problem);
        } catch (JournalProblem problem) {
            throw JournalFile.bad(problem);
        }
    }
}
