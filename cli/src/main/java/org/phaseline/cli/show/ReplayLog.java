package org.phaseline.cli.show;

import java.io.PrintWriter;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.journal.Watcher;
import org.phaseline.journal.format.Event;

/** Writes down a game while it is replayed. What was decided unseen stays unseen as long as the game goes on. */
public final class ReplayLog implements Watcher {

    private final Sentences sentences;
    private final boolean everything;
    private final PrintWriter out;

    public ReplayLog(Outline outline, boolean everything, PrintWriter out) {
        this.sentences = new Sentences(outline);
        this.everything = everything;
        this.out = out;
    }

    @Override
    public void ruled(int line, Event event, Ruling.Accepted ruling) {
        if (event instanceof Event.TakenBack back) {
            String who = back.seat().isEmpty() ? "" : " by " + TextWidth.clean(back.seat());
            out.println(line + "  taken back to answer " + back.to() + who);
        } else if (event instanceof Event.Added added) {
            out.println(line + "  " + TextWidth.clean(added.seat()) + " adds to the dice");
        }
        for (Report report : ruling.reports()) {
            boolean shown = everything || (report.audience() & Report.WATCHERS) != 0;
            if (shown && !(report instanceof Report.Entered) && !(report instanceof Report.Left)) {
                out.println(line + "  " + TextWidth.clean(sentences.say(report)));
            } else if (!shown && report instanceof Report.Answered) {
                out.println(line + "  a secret answer");
            }
        }
    }
}
