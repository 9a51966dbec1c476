package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.journal.Watcher;
import org.phaseline.journal.format.Event;

/** Everything that happened, answer by answer and whoever may know of it: for scripts, which see to a game as a whole. */
public final class PlayedReports implements Watcher {

    private final List<List<Report>> answers = new ArrayList<>();

    /** {@code reports} are those of an answer; the first are what happened before the first question. */
    void add(List<Report> reports) {
        answers.add(reports);
    }

    /** Forgets everything after the first so many answers. */
    void takeBack(int to) {
        answers.subList(to + 1, answers.size()).clear();
    }

    @Override
    public void ruled(int line, Event event, Ruling.Accepted ruling) {
        switch (event) {
            case Event.Began began -> add(ruling.reports());
            case Event.Answered answered -> add(ruling.reports());
            case Event.Raised raised -> add(ruling.reports());
            case Event.Corrected corrected -> add(ruling.reports());
            case Event.TakenBack back -> takeBack(back.to());
            case Event.Added added -> {}
            case Event.Shared shared -> {}
            case Event.Ended ended -> {}
        }
    }

    /** The reports of an answer, counted from 1; 0 is what happened before the first question. */
    public List<Report> of(int answer) {
        return answers.get(answer);
    }

    public static String say(Report report, Outline outline) {
        return TextWidth.clean(new Sentences(outline).say(report));
    }

    /** How a step was left last, if it was. */
    public Optional<String> outcome(int step) {
        for (List<Report> reports : answers.reversed()) {
            for (Report report : reports.reversed()) {
                if (report instanceof Report.Left left && left.step() == step) {
                    return Optional.of(left.outcome());
                }
            }
        }
        return Optional.empty();
    }
}
