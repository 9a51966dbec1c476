package org.phaseline.engine.machine;

import org.phaseline.engine.report.Report;

/** How much was reported since the last answer: a rulebook that loops and reports each time would fill any memory. */
final class OutputLimit {

    private static final int MOST_REPORTS = 5_000;
    private static final int MOST_LETTERS = 500_000;

    private int reports;
    private long letters;

    void clear() {
        reports = 0;
        letters = 0;
    }

    boolean mayTell(Report report) {
        reports++;
        letters += letters(report);
        return reports <= MOST_REPORTS && letters <= MOST_LETTERS;
    }

    String tooMuch() {
        return reports > MOST_REPORTS
                ? "the rulebook writes more than " + MOST_REPORTS + " log entries at once"
                : "the rulebook writes more than " + MOST_LETTERS + " characters to the log at once";
    }

    /** Of those whose texts have no end of their own; what others say is written in the rulebook as it is. */
    private static int letters(Report report) {
        return switch (report) {
            case Report.Changed changed ->
                changed.from().length() + changed.to().length();
            case Report.Told told -> told.text().length();
            case Report.Announced announced -> announced.event().length();
            case Report.Revealed revealed -> revealed.value().length();
            case Report.Rolled rolled ->
                4 * rolled.faces().size() + 20 * rolled.modifiers().size();
            default -> 0;
        };
    }
}
