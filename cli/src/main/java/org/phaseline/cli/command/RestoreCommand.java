package org.phaseline.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.cli.terminal.Surroundings;
import org.phaseline.server.archive.ArchiveProblem;
import org.phaseline.server.archive.Restore;
import org.phaseline.server.store.Place;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "restore",
        description = {
            "Puts the tables of a backup into a folder or a database, also while others there are being played. Every link"
                    + " that led to them leads to them again.",
            "The whole file is checked first. Tables that are there already are never overwritten: if one differs from the"
                    + " backup, nothing is restored.",
        },
        footer = {
            "",
            "Examples:",
            "  phaseline restore tables-2026-11-15.zip",
            "  phaseline restore tables-2026-11-15.zip --store jdbc:postgresql://localhost/phaseline"
        })
public final class RestoreCommand implements Callable<Integer> {

    private final Surroundings around;

    @Parameters(paramLabel = "FILE", description = "What 'phaseline backup' wrote.")
    private Path file = Path.of("");

    @Mixin
    private KeptIn kept = new KeptIn();

    public RestoreCommand(Surroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        if (!Files.isRegularFile(file)) {
            throw Stop.usage("There is no file '" + file + "'.");
        }
        Place place = kept.place();
        try (Store store = place.visit()) {
            Restore.Restored restored = Restore.read(file, store, new Telling(around.err(), "Restored"));
            around.out()
                    .println(KeptIn.tables(restored.tables()) + " restored to " + place.words() + "."
                            + (restored.same() == 0 ? "" : " " + KeptIn.tables(restored.same()) + " there already."));
            return ExitCode.OK;
        } catch (StoreProblem problem) {
            throw KeptIn.stop(problem);
        } catch (ArchiveProblem problem) {
            throw new Stop(ExitCode.PROBLEMS, problem.sentence(), problem);
        }
    }
}
