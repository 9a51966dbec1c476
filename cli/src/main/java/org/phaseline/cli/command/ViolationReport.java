package org.phaseline.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.engine.machine.Invariant;
import org.phaseline.laboratory.play.Playtest;
import org.phaseline.laboratory.report.Played;
import org.phaseline.laboratory.shrink.GivenAnswer;
import org.phaseline.laboratory.shrink.ViolationShrinker;
import org.phaseline.laboratory.tally.Violation;

/** Says which invariants were broken, and writes the shortest game found that breaks each as a journal. */
final class ViolationReport {

    private final CommandEnvironment around;
    private final Chosen chosen;
    private final Playtest playtest;
    private final Played played;
    private final Path file;

    ViolationReport(CommandEnvironment around, Chosen chosen, Played played, Path file) {
        this.around = around;
        this.chosen = chosen;
        this.playtest = played.playtest();
        this.played = played;
        this.file = file;
    }

    /** How many were broken. */
    int write() {
        int broken = 0;
        List<Invariant> invariants = chosen.rulebook().invariants();
        for (int i = 0; i < invariants.size(); i++) {
            Optional<Violation> shortest = played.tally().violations(i).shortest();
            if (shortest.isPresent()) {
                broken++;
                write(i, invariants.get(i), shortest.get());
            }
        }
        return broken;
    }

    private void write(int number, Invariant invariant, Violation found) {
        long games = played.tally().violations(number).games();
        around.out()
                .println("  " + invariant.file() + ":" + invariant.line() + " was broken in " + games
                        + (games == 1 ? " game: " : " games: ") + found.sentence());
        around.out().flush();
        List<GivenAnswer> answers = ViolationShrinker.shrink(playtest, number, found);
        Path into = free();
        RecordedGame.write(into, chosen, playtest, found.game(), answers);
        around.out()
                .println("  The shortest game found that does it has " + answers.size()
                        + (answers.size() == 1 ? " answer" : " answers") + " (of " + found.answers() + " in game "
                        + found.game() + "): phaseline replay --log " + into);
    }

    /** A journal is never overwritten. */
    private Path free() {
        String name = file.toString();
        int dot = name.lastIndexOf('.');
        String stem = dot > name.lastIndexOf('/') + 1 ? name.substring(0, dot) : name;
        String ending = name.substring(stem.length());
        Path free = file;
        for (int i = 2; Files.exists(free); i++) {
            free = Path.of(stem + "-" + i + ending);
        }
        return free;
    }
}
