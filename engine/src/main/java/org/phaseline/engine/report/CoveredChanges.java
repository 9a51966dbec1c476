package org.phaseline.engine.report;

import java.util.List;

/**
 * Finds the changes and reveals whose place a sentence takes: those made in its step, and in all that was conducted from there, since the step was
 * entered, somebody answered, or the last such sentence.
 */
public final class CoveredChanges {

    private CoveredChanges() {}

    /** Marks them in the reports, from a place on; the sentence itself is not among the reports yet. */
    public static void mark(List<Report> reports, int from, Report.Told sentence) {
        for (int i = reports.size() - 1; i >= from; i--) {
            Report report = reports.get(i);
            if (isBefore(report, sentence)) {
                return;
            }
            if (report instanceof Report.Changed changed) {
                reports.set(i, changed.coveredFor(sentence.audience()));
            } else if (report instanceof Report.Revealed revealed) {
                reports.set(i, revealed.coveredFor(sentence.audience()));
            }
        }
    }

    private static boolean isBefore(Report report, Report.Told sentence) {
        return switch (report) {
            case Report.Told told -> told.covering();
            case Report.Entered entered -> sentence.step() < 0 || entered.step() == sentence.step();
            case Report.Left left -> sentence.step() < 0;
            case Report.Answered answered -> true;
            case Report.GameTurnBegan began -> true;
            case Report.Corrected corrected -> true;
            case Report.Rolled _,
                    Report.RolledOff _,
                    Report.RolledUnseen _,
                    Report.Drawn _,
                    Report.Shuffled _,
                    Report.Changed _,
                    Report.Announced _,
                    Report.Reacted _,
                    Report.Cancelled _,
                    Report.PutOff _,
                    Report.Revealed _,
                    Report.Explained _,
                    Report.Digressed _,
                    Report.Resumed _,
                    Report.GameEnded _ -> false;
        };
    }
}
