package org.phaseline.engine.machine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.report.CoveredChanges;
import org.phaseline.engine.report.Report;

/** Where reports go: into a list, as far as the {@link OutputLimit} allows, or nowhere, as when bots play. */
public final class ReportOutput {

    private @Nullable ArrayList<Report> reports;

    /** From where on the reports are those of the branch that runs. */
    private int ownReports;

    /** How many reports there were when play went on: the answer, and what was noted beside it. */
    private int begun;

    /** What has been told since the last answer. */
    private final OutputLimit limit = new OutputLimit();

    void to(@Nullable ArrayList<Report> list) {
        reports = list;
        ownReports = list == null ? 0 : list.size();
        begun = ownReports;
    }

    boolean isHeard() {
        return reports != null;
    }

    boolean hasRoom() {
        return reports != null && limit.hasRoom();
    }

    void add(Report report) {
        if (reports != null && limit.mayTell(report)) {
            reports.add(report);
        }
    }

    /** What is reported from here on is that of another branch. */
    void changeBranch() {
        if (reports != null) {
            ownReports = reports.size();
        }
    }

    void startAnswer() {
        if (reports != null) {
            limit.clear();
        }
    }

    /** What takes too long to say is not said, nor anything after it. */
    void giveUp() {
        limit.fill();
    }

    void sayWhatIsLeftOut() {
        if (reports != null && limit.isLeftOut()) {
            reports.add(new Report.Explained(-1, Report.EVERYONE, "More happened here than can be listed."));
            limit.clear();
        }
    }

    /**
     * Tells a sentence in place of the changes before it, which are told themselves where there is no room for it.
     *
     * @param conducting the steps that conducted the sentence's step, whose changes it covers, too
     */
    public void tellInstead(Report.Told sentence, List<Integer> conducting) {
        tellInstead(sentence, ownReports, conducting);
    }

    /** The same for what was reported from a place on, where those that conducted its step are told of elsewhere. */
    public void tellInstead(Report.Told sentence, int from) {
        tellInstead(sentence, from, List.of());
    }

    /** Leaves the changes before it to those who read everything, as a sentence would; it is not told itself. */
    public void tellNothing(Report.Told sentence, List<Integer> conducting) {
        if (reports != null) {
            CoveredChanges.mark(reports, ownReports, sentence, conducting);
        }
    }

    /** Leaves the changes from a place on to those who read everything. */
    public void cover(int from, long readers) {
        if (reports != null) {
            CoveredChanges.mark(reports, from, readers);
        }
    }

    private void tellInstead(Report.Told sentence, int from, List<Integer> conducting) {
        if (reports != null && limit.mayTell(sentence)) {
            CoveredChanges.mark(reports, from, sentence, conducting);
            if (from <= begun) {
                CoveredChanges.markAnswer(reports, sentence, conducting);
            }
            reports.add(sentence);
        }
    }

    /** Tells that an event is cancelled, for those who have not just been told so in a sentence. */
    public void cancel(Report.Cancelled cancelled) {
        if (reports == null) {
            return;
        }
        Report.Cancelled told = CoveredChanges.afterSentence(reports, ownReports, cancelled);
        if (told.covered() == 0) {
            add(told);
        } else if (limit.mayTell(told)) {
            // Before the sentence that takes its place: behind it, it would seem to belong to the next one.
            reports.add(reports.size() - 1, told);
        }
    }

    /** Tells how a step ended. That somebody may react is no news where nobody was asked, since there was nothing to react with. */
    public void leave(Report.Left left, boolean done) {
        if (reports != null && !done) {
            for (int i = reports.size() - 1; i >= ownReports && isOfUnaskedStep(reports.get(i), left.step()); i--) {
                if (reports.get(i) instanceof Report.Reacted reacted) {
                    reports.set(
                            i,
                            new Report.Reacted(
                                    reacted.step(),
                                    reacted.audience(),
                                    reacted.party(),
                                    reacted.reaction(),
                                    Report.EVERYONE));
                    break;
                }
            }
        }
        add(left);
    }

    private static boolean isOfUnaskedStep(Report report, int step) {
        return report.step() == step
                && (report instanceof Report.Reacted
                        || report instanceof Report.Entered
                        || report instanceof Report.Explained);
    }

    /** Whether the latest answer was this word, in this step; told of only where somebody listens. */
    public boolean hasAgreed(int step, String word) {
        return reports != null
                && reports.stream()
                        .anyMatch(report -> report instanceof Report.Answered answered
                                && answered.step() == step
                                && answered.word().equals(word));
    }

    /** How much has been reported; 0 where nobody listens. */
    public int size() {
        return reports == null ? 0 : reports.size();
    }
}
