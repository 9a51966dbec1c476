package org.phaseline.cli.command;

import java.nio.file.Path;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.engine.machine.Invariant;
import org.phaseline.laboratory.report.Played;
import org.phaseline.laboratory.tally.Violation;

/** Says which invariants were broken. */
final class ViolationReport {

    private final CommandEnvironment around;
    private final Chosen chosen;
    private final Played played;
    private final Path file;

    ViolationReport(CommandEnvironment around, Chosen chosen, Played played, Path file) {
        this.around = around;
        this.chosen = chosen;
        this.played = played;
        this.file = file;
    }

    /** How many were broken. */
    int write() {
        int broken = 0;
        for (int i = 0; i < chosen.rulebook().invariants().size(); i++) {
            var shortest = played.tally().violations(i).shortest();
            if (shortest.isPresent()) {
                broken++;
                say(chosen.rulebook().invariants().get(i), shortest.get(), played.tally().violations(i).games());
            }
        }
        return broken;
    }

    private void say(Invariant invariant, Violation violation, long games) {
        around.out().println("  Broken in " + games + " games: " + invariant.written() + " (" + invariant.file() + ":" + invariant.line() + "); soonest in game " + violation.game() + ", after " + violation.answers() + " answers: " + violation.sentence());
    }
}
