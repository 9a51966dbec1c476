package org.phaseline.cli.script;

import java.io.PrintWriter;
import java.util.TreeSet;
import org.phaseline.cli.play.PlayedGame;
import org.phaseline.cli.play.PlayedReports;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.report.Readers;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.journal.format.Hashes;

/** Writes down everything a script leads to: steps entered and left, decisions asked, reports made. */
public final class Trace {

    private final PlayedGame game;
    private final PrintWriter out;
    private final TreeSet<String> asked = new TreeSet<>();
    private int written;

    public Trace(PlayedGame game, PrintWriter out) {
        this.game = game;
        this.out = out;
    }

    /** What happened since this was last called, and what is asked now. */
    void goOn() {
        for (; written <= game.answers(); written++) {
            game.reports().of(written).forEach(this::report);
        }
        for (OpenDecision decision : game.decisions()) {
            if (asked.add(decision.id())) {
                String manner = (decision.awaited() ? "" : " (open)") + (decision.sealed() ? " (sealed)" : "");
                out.println("? " + TextWidth.clean(PlayStatus.asked(game, decision)) + manner + ": "
                        + TextWidth.clean(PlayStatus.words(decision)));
            }
        }
    }

    void tookBack(int answers) {
        out.println("! taken back: " + answers + (answers == 1 ? " answer is left" : " answers are left"));
        written = game.answers() + 1;
    }

    private void report(Report report) {
        if (report instanceof Report.Rolled rolled && rolled.faces().isEmpty()) {
            // Where no dice are rolled, nothing has happened; the log does not tell of it either.
            return;
        }
        String sign = switch (report) {
            case Report.Entered entered -> "> ";
            case Report.Left left -> "< ";
            default -> "= ";
        };
        String readers = Readers.of(report.audience(), game.outline().parties());
        String only = readers.isEmpty() ? "" : "(only " + TextWidth.clean(readers) + ") ";
        String covered = report.covered() == 0 ? "" : "(covered) ";
        out.println(sign + only + covered + PlayedReports.say(report, game.outline()));
    }

    public void end() {
        out.println("hash " + Hashes.say(game.position().hash()));
    }
}
