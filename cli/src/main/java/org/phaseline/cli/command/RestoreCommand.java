package org.phaseline.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.server.archive.ArchiveProblem;
import org.phaseline.server.archive.BackupKey;
import org.phaseline.server.archive.Restore;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.TableId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "restore",
        description = {
            "Restores the tables of a backup into a folder or a database, even while other tables there are being played. Every link"
                    + " to them works again.",
            "The whole file is checked first, and the restore is atomic: all of it or nothing. Tables that exist already are never"
                    + " overwritten: if one differs from the backup, nothing is restored.",
            "The key to the secret dice seeds of games that are not over is taken from FILE.key. Without it those games can be"
                    + " viewed, but not continued; restoring again with the key adds the seeds.",
            "Exit code 1: the backup cannot be used, or a table in it was damaged already."
        },
        footer = {
            "",
            "Examples:",
            "  phaseline restore tables-2026-11-15.zip",
            "  phaseline restore tables-2026-11-15.zip --store jdbc:postgresql://localhost/phaseline"
        })
public final class RestoreCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    @Parameters(paramLabel = "FILE", description = "The backup, as 'phaseline backup' wrote it.")
    private Path file = Path.of("");

    @Option(names = "--key", paramLabel = "FILE", description = "Where the key is. Default: FILE.key")
    private @Nullable Path key;

    @Mixin
    private StoreOption kept = new StoreOption();

    public RestoreCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        for (Path needed : key == null ? List.of(file) : List.of(file, key)) {
            if (!Files.isRegularFile(needed)) {
                throw Stop.usage("There is no file '" + needed + "'.");
            }
        }
        StoreAddress place = kept.place();
        try (Store store = place.visit()) {
            Optional<BackupKey> found = key == null ? BackupKey.ifBeside(file) : Optional.of(BackupKey.read(key));
            Restore.Restored restored = Restore.read(file, found, store, new ProgressPrinter(around.err(), "Restored"));
            restored.damaged().forEach(sentence -> around.err().println("phaseline: " + sentence));
            around.out()
                    .println(StoreOption.tables(restored.tables()) + " restored to " + place.words() + "."
                            + (restored.same() == 0
                                    ? ""
                                    : " " + StoreOption.tables(restored.same()) + " existed already."));
            if (restored.seeds() > 0) {
                around.out()
                        .println(StoreOption.tables(restored.seeds())
                                + " can be continued again: the missing seed was added.");
            }
            if (!restored.locked().isEmpty()) {
                around.out()
                        .println(StoreOption.tables(restored.locked().size())
                                + " can be viewed, but not continued without the key to the seeds: "
                                + restored.locked().stream().map(TableId::text).collect(Collectors.joining(", "))
                                + ". Restore again with --key to add them.");
            }
            return restored.damaged().isEmpty() ? ExitCode.OK : ExitCode.PROBLEMS;
        } catch (StoreProblem problem) {
            throw StoreOption.stop(problem);
        } catch (ArchiveProblem problem) {
            throw new Stop(ExitCode.PROBLEMS, problem.sentence(), problem);
        }
    }
}
