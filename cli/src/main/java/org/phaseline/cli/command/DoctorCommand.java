package org.phaseline.cli.command;

import java.util.concurrent.Callable;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.server.doctor.Doctor;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.table.TableCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "doctor",
        description = {
            "Checks every table: replays its journal from first line to last (checksums, rules, dice, the hash of every"
                    + " position), and reads its seats, its seed, its messages and its notices. Reports each table"
                    + " that has a problem, and changes nothing.",
            "With --mend it repairs what it can: rolls that replays and previews of an earlier version wrote into the line of"
                    + " another answer are computed again from the answers and the seed. The original journal is kept"
                    + " ('phaseline export TABLE --before-mending'), and everybody at the table is told.",
            "Exit code 0: every table is in order or has been repaired. 1: at least one is not."
        },
        footer = {"", "Examples:", "  phaseline doctor", "  phaseline doctor --data games --mend"})
public final class DoctorCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    @Option(names = "--mend", description = "Repairs what can be repaired. The server must be stopped.")
    private boolean mend;

    @Mixin
    private StoreOption kept = new StoreOption();

    public DoctorCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        StoreAddress place = kept.placeWithTables();
        try (Store store = mend ? StoreOption.alone(place, "--mend") : place.visit()) {
            Doctor.Report report = new Doctor(store, mend).examine(new ProgressPrinter(around.err(), "Checked"));
            report.patients().forEach(this::tell);
            long left = report.patients().stream()
                    .filter(patient -> !patient.left().isEmpty())
                    .count();
            around.out()
                    .println(StoreOption.tables(report.tables()) + " in " + place.words() + " checked: "
                            + (left == 0 ? "all in order." : left + " with problems."));
            if (!mend && report.mendable()) {
                around.out().println("'phaseline doctor --mend' repairs what can be repaired.");
            }
            return report.allWell() ? ExitCode.OK : ExitCode.PROBLEMS;
        } catch (StoreProblem problem) {
            throw StoreOption.stop(problem);
        }
    }

    /** Titles and what a journal says come from strangers. */
    private void tell(Doctor.Patient patient) {
        around.out().println(TextWidth.clean("Table " + patient.id() + ", " + patient.title() + ":"));
        for (TableCheck.Problem problem : patient.found()) {
            around.out().println(TextWidth.clean("  " + problem.sentence()) + remedy(patient, problem));
        }
        patient.mended().forEach(sentence -> around.out().println("  Repaired: " + sentence + "."));
        if (!patient.mended().isEmpty()) {
            patient.left()
                    .forEach(problem -> around.out().println(TextWidth.clean("  Remaining: " + problem.sentence())));
        }
    }

    private String remedy(Doctor.Patient patient, TableCheck.Problem problem) {
        if (mend && !patient.mended().isEmpty()) {
            return "";
        }
        return switch (problem.remedy()) {
            case ROLLS -> " Can be repaired: its answers and its seed determine the dice.";
            case SUMMARY -> " Can be repaired.";
            case SEED -> " 'phaseline restore' with the key of a backup adds it.";
            case NONE -> " Cannot be repaired here; a backup may hold an intact copy.";
        };
    }
}
