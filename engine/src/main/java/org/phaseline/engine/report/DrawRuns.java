package org.phaseline.engine.report;

import java.util.ArrayList;
import java.util.List;

/**
 * Several draws in a row are told in one line: who deals six cards one by one fills the log with nothing else. The single draws stay,
 * for those who read everything.
 */
public final class DrawRuns {

    private DrawRuns() {}

    /** The same reports, with a sentence behind each run of draws by one party in one step. */
    public static List<Report> gathered(List<Report> reports, Sentences sentences) {
        return drawsAgain(reports) ? gather(reports, sentences) : reports;
    }

    private static boolean drawsAgain(List<Report> reports) {
        int draws = 0;
        for (Report report : reports) {
            draws += report instanceof Report.Drawn ? 1 : 0;
        }
        return draws > 1;
    }

    private static List<Report> gather(List<Report> reports, Sentences sentences) {
        List<Report> gathered = new ArrayList<>(reports);
        for (int i = 0; i < gathered.size(); i++) {
            if (gathered.get(i) instanceof Report.Drawn first && isOne(first) && first.covered() == 0) {
                List<Integer> run = run(gathered, i, first);
                if (run.size() > 1) {
                    List<Report.Drawn> draws = run.stream()
                            .map(at -> (Report.Drawn) gathered.get(at))
                            .toList();
                    for (int at : run) {
                        gathered.set(at, ((Report.Drawn) gathered.get(at)).asCovered());
                    }
                    gathered.add(
                            run.getLast() + 1,
                            new Report.Told(first.step(), first.audience(), sentences.drawnOften(draws), true));
                }
            }
        }
        return gathered;
    }

    private static boolean isOne(Report.Drawn drawn) {
        return !drawn.shown() && drawn.count() == 1;
    }

    /**
     * Where the draws of a run stand: nothing else is told in between that its readers would read. What they may not know does not count,
     * or they would learn of it.
     */
    private static List<Integer> run(List<Report> reports, int from, Report.Drawn first) {
        List<Integer> run = new ArrayList<>();
        for (int i = from; i < reports.size(); i++) {
            Report report = reports.get(i);
            if (report instanceof Report.Drawn drawn) {
                if (isSame(drawn, first)) {
                    run.add(i);
                } else if (!isOtherSide(drawn, first)) {
                    break;
                }
            } else if ((report.audience() & first.audience()) != 0 && !isSilent(report)) {
                break;
            }
        }
        return run;
    }

    private static boolean isSame(Report.Drawn drawn, Report.Drawn first) {
        return isOne(drawn)
                && drawn.step() == first.step()
                && drawn.audience() == first.audience()
                && drawn.drawer().equals(first.drawer())
                && drawn.name().equals(first.name())
                && drawn.typed() == first.typed()
                && drawn.isForOthers() == first.isForOthers();
    }

    /** The same draw as others read of it. */
    private static boolean isOtherSide(Report.Drawn drawn, Report.Drawn first) {
        return isOne(drawn)
                && drawn.step() == first.step()
                && drawn.drawer().equals(first.drawer())
                && drawn.name().equals(first.name());
    }

    /** What is not read between two draws: where play is, as when each of them is conducted, and changes that a sentence tells. */
    private static boolean isSilent(Report report) {
        return report instanceof Report.Entered
                || report instanceof Report.Left
                || report instanceof Report.Changed changed && changed.covered() != 0;
    }
}
