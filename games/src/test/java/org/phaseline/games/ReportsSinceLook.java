package org.phaseline.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.phaseline.engine.report.Report;

/** What happened in a game that is played in a test, since the test last looked. */
final class ReportsSinceLook {

    private final StepNames names;
    private final List<Report> reports = new ArrayList<>();

    ReportsSinceLook(StepNames names) {
        this.names = names;
    }

    void add(List<Report> more) {
        reports.addAll(more);
    }

    void clear() {
        reports.clear();
    }

    List<String> entered() {
        return of(Report.Entered.class).stream()
                .map(report -> names.of(report.step()))
                .toList();
    }

    /** The steps that were entered since the last look and not passed over. */
    List<String> cameAbout() {
        List<String> cameAbout = new ArrayList<>();
        for (int i = 0; i < reports.size(); i++) {
            if (reports.get(i) instanceof Report.Entered entered && !passedOver(i, entered.step())) {
                cameAbout.add(names.of(entered.step()));
            }
        }
        return cameAbout;
    }

    private boolean passedOver(int entered, int step) {
        int next = entered + 1;
        if (next < reports.size() && reports.get(next) instanceof Report.Explained) {
            next++;
        }
        return next < reports.size()
                && reports.get(next) instanceof Report.Left left
                && left.step() == step
                && Set.of("not done", "all have finished").contains(left.outcome());
    }

    /** What was opened since the last look, as "The Axis: plan = north". */
    List<String> revealed() {
        return of(Report.Revealed.class).stream()
                .map(report -> report.party() + ": " + report.what()
                        + (report.holder().isEmpty() ? "" : " of " + report.holder()) + " = " + report.value())
                .toList();
    }

    /** What was told since the last look. */
    List<String> told() {
        return of(Report.Told.class).stream().map(Report.Told::text).toList();
    }

    <T extends Report> List<T> of(Class<T> kind) {
        return reports.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
