package org.phaseline.cli.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.server.archive.ArchiveProblem;
import org.phaseline.server.archive.Backup;
import org.phaseline.server.archive.BackupKey;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "backup",
        description = {
            "Writes all tables into one file, also while they are being played. 'phaseline restore' restores them, into a"
                    + " folder or a database.",
            "Each journal is replayed to check it. A damaged table is reported and backed up as it is;"
                    + " 'phaseline doctor' says more.",
            "The file contains secret choices, so keep it private. The secret dice seeds of games that are not over are"
                    + " encrypted; their key is in FILE.key. Keep the key elsewhere: without it, those games can be viewed"
                    + " but not continued. An existing key is used again.",
            "An older backup with the same name is replaced once the new one is complete.",
            "Exit code 1: a table is damaged."
        },
        footer = {"", "Example:", "  phaseline backup tables-2026-11-15.zip"})
public final class BackupCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    @Parameters(paramLabel = "FILE", description = "The file to write.")
    private Path file = Path.of("");

    @Mixin
    private StoreOption kept = new StoreOption();

    @Option(
            names = "--with-seeds",
            description =
                    "Leaves the seeds unencrypted; everybody at those tables is told. The server must be" + " stopped.")
    private boolean withSeeds;

    public BackupCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        StoreAddress place = kept.placeWithTables();
        try (Store store = withSeeds ? StoreOption.alone(place, "--with-seeds") : place.visit()) {
            Backup.Written written = Backup.write(
                    store,
                    file,
                    withSeeds ? Backup.Seeds.CLEAR : Backup.Seeds.ENCRYPTED,
                    new ProgressPrinter(around.err(), "Backed up"));
            written.damaged().forEach(sentence -> around.err().println("phaseline: " + sentence));
            around.out()
                    .println(StoreOption.tables(written.tables()) + " from " + place.words() + " backed up to " + file
                            + ".");
            if (written.encrypted() > 0) {
                around.out()
                        .println("The key to the seeds of " + written.encrypted()
                                + (written.encrypted() == 1 ? " running game" : " running games") + " is in "
                                + BackupKey.beside(file) + "; keep it somewhere other than the backup.");
            }
            return written.damaged().isEmpty() ? ExitCode.OK : ExitCode.PROBLEMS;
        } catch (StoreProblem problem) {
            throw StoreOption.stop(problem);
        } catch (ArchiveProblem problem) {
            throw new Stop(ExitCode.ENVIRONMENT, problem.sentence(), problem);
        }
    }
}
