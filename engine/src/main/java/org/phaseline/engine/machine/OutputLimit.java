package org.phaseline.engine.machine;

import org.phaseline.engine.report.Report;

/**
 * How much was reported since the last answer: a rulebook that loops and reports each time would fill any memory. Beyond the limit the less
 * important is left out, and that is said. It stops no game: bots are told nothing, and whatever they may do a player may do too.
 */
final class OutputLimit {

    private static final int MOST_REPORTS = 5_000;
    private static final int MOST_LETTERS = 500_000;

    private int reports;
    private long letters;
    private boolean full;
    private boolean leftOut;

    void clear() {
        reports = 0;
        letters = 0;
        full = false;
        leftOut = false;
    }

    /** Whether there is room for more than what is listed always; asked before something is told, which then is left out. */
    boolean hasRoom() {
        leftOut |= full;
        return !full;
    }

    /** What takes too long to say is not said, nor anything after it. */
    void fill() {
        full = true;
        leftOut = true;
    }

    /** Whether something was left out. */
    boolean isLeftOut() {
        return leftOut;
    }

    boolean mayTell(Report report) {
        if (full && !isListedAlways(report)) {
            leftOut = true;
            return false;
        }
        reports++;
        letters += letters(report);
        full |= reports >= MOST_REPORTS || letters >= MOST_LETTERS;
        return true;
    }

    /** Of these there are never many: dice have a limit of their own. */
    private static boolean isListedAlways(Report report) {
        return switch (report) {
            case Report.Rolled _,
                    Report.RolledOff _,
                    Report.RolledUnseen _,
                    Report.Drawn _,
                    Report.Shuffled _,
                    Report.Answered _,
                    Report.Corrected _,
                    Report.Digressed _,
                    Report.GameEnded _ -> true;
            case Report.GameTurnBegan _,
                    Report.Entered _,
                    Report.Left _,
                    Report.Changed _,
                    Report.Announced _,
                    Report.Reacted _,
                    Report.Cancelled _,
                    Report.PutOff _,
                    Report.Revealed _,
                    Report.Explained _,
                    Report.Told _,
                    Report.Resumed _ -> false;
        };
    }

    /** Of those whose texts have no end of their own; what others say is written in the rulebook as it is. */
    private static int letters(Report report) {
        return switch (report) {
            case Report.Changed changed ->
                changed.from().length() + changed.to().length();
            case Report.Entered entered -> entered.title().length();
            case Report.Left left -> left.title().length() + left.outcome().length();
            case Report.Explained explained -> explained.text().length();
            case Report.Told told -> told.text().length();
            case Report.Announced announced -> announced.event().length();
            case Report.Revealed revealed -> revealed.value().length();
            case Report.Rolled rolled ->
                rolled.title().length()
                        + 4 * rolled.faces().size()
                        + 20 * rolled.modifiers().size();
            case Report.RolledOff rolled ->
                rolled.title().length() + 20 * rolled.totals().size();
            case Report.RolledUnseen rolled -> rolled.title().length();
            case Report.Drawn drawn ->
                drawn.members().stream().mapToInt(String::length).sum();
            case Report.GameTurnBegan _,
                    Report.Shuffled _,
                    Report.Answered _,
                    Report.Reacted _,
                    Report.Cancelled _,
                    Report.PutOff _,
                    Report.Digressed _,
                    Report.Corrected _,
                    Report.Resumed _,
                    Report.GameEnded _ -> 0;
        };
    }
}
