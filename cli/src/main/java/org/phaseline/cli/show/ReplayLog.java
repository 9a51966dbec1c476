package org.phaseline.cli.show;

import java.io.PrintWriter;
import java.util.List;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.report.DrawRuns;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.journal.Watcher;
import org.phaseline.journal.format.Event;

/** Writes down a game while it is replayed. What was decided unseen stays unseen as long as the game goes on. */
public final class ReplayLog implements Watcher {

    private final Outline outline;
    private final Sentences sentences;
    private final Parties parties;
    private final boolean everything;
    private final boolean changes;
    private final PrintWriter out;

    /**
     * A log for a reader without a seat.
     *
     * @param everything whether what was decided unseen is shown, because the game is over
     * @param changes whether changes are shown, too, that a sentence of the rulebook takes the place of
     */
    public ReplayLog(Outline outline, boolean everything, boolean changes, PrintWriter out) {
        this.outline = outline;
        this.sentences = new Sentences(outline);
        this.parties = outline.parties();
        this.everything = everything;
        this.changes = changes;
        this.out = out;
    }

    @Override
    public void ruled(int line, Event event, Ruling.Accepted ruling) {
        if (event instanceof Event.TakenBack back) {
            String who = back.seat().isEmpty() ? "" : " by " + TextWidth.clean(back.seat());
            out.println(line + "  taken back to answer " + back.to() + who);
        } else if (event instanceof Event.Added added) {
            out.println(line + "  " + TextWidth.clean(added.seat()) + " " + parties.verb(added.seat(), "adds")
                    + " to the dice");
        }
        List<Report> reports = ruling.reports().stream()
                .filter(report -> !everything || !isForOthers(report))
                .toList();
        for (Report report : DrawRuns.gathered(reports, sentences)) {
            boolean shown = everything || (report.audience() & Report.WATCHERS) != 0;
            if (shown
                    && changes
                    && report instanceof Report.Left left
                    && left.passedOver()
                    && !outline.step(left.step()).isBeforePlay()) {
                out.println(line + "  " + TextWidth.clean(sentences.passedOver(left)));
            } else if (shown && isNews(report)) {
                out.println(line + "  " + TextWidth.clean(sentences.say(report)));
            } else if (!shown && report instanceof Report.Answered) {
                out.println(line + "  a secret answer");
            }
        }
    }

    /** What was told of a secret to those who did not know it: whoever reads everything reads the secret itself. */
    private static boolean isForOthers(Report report) {
        return report instanceof Report.RolledUnseen || report instanceof Report.Drawn drawn && drawn.isForOthers();
    }

    /** What the log of a table tells, too. A sentence that waits for its reveal is read there, unless it was taken back. */
    private boolean isNews(Report report) {
        boolean waits = report instanceof Report.Told told && told.sealed();
        boolean covered = everything ? report.covered() != 0 : (report.covered() & Report.WATCHERS) != 0;
        return Sentences.isNews(report) && (changes || !covered && !waits);
    }
}
