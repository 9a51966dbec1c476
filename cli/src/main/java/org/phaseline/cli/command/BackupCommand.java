package org.phaseline.cli.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.cli.terminal.Surroundings;
import org.phaseline.server.archive.ArchiveProblem;
import org.phaseline.server.archive.Backup;
import org.phaseline.server.store.Place;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "backup",
        description = {
            "Writes all tables into one file, also while they are being played. 'phaseline restore' puts them back, into a"
                    + " folder or a database.",
            "The file tells what was chosen unseen and the dice to come: keep it to yourself. A backup of that name is"
                    + " replaced when the new one is whole.",
            "Exit code 1: a table is damaged and is not in the backup; the others are."
        },
        footer = {"", "Example:", "  phaseline backup tables-2026-11-15.zip"})
public final class BackupCommand implements Callable<Integer> {

    private final Surroundings around;

    @Parameters(paramLabel = "FILE", description = "The file to write.")
    private Path file = Path.of("");

    @Mixin
    private KeptIn kept = new KeptIn();

    public BackupCommand(Surroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        Place place = kept.placeWithTables();
        try (Store store = place.visit()) {
            Backup.Written written = Backup.write(store, file, new Telling(around.err(), "Backed up"));
            written.damaged().forEach(sentence -> around.err().println("phaseline: " + sentence));
            around.out().println(KeptIn.tables(written.tables()) + " from " + place.words() + " kept in " + file + ".");
            return written.damaged().isEmpty() ? ExitCode.OK : ExitCode.PROBLEMS;
        } catch (StoreProblem problem) {
            throw KeptIn.stop(problem);
        } catch (ArchiveProblem problem) {
            throw new Stop(ExitCode.ENVIRONMENT, problem.sentence(), problem);
        }
    }
}
