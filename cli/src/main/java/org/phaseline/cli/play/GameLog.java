package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;

/** What happened, answer by answer; whoever looks sees only what is meant for them. */
public final class GameLog {

    private static final String AGREED = "do it";

    /**
     * @param remark what all may know of an answer that was given unseen; empty for the others
     * @param die whether the answer was a die from the real table
     */
    private record Entry(List<Report> reports, String remark, boolean die) {}

    private final Sentences sentences;
    private final Umpire umpire;
    private final List<Entry> entries = new ArrayList<>();

    GameLog(Umpire umpire) {
        this.sentences = new Sentences(umpire.rulebook().outline());
        this.umpire = umpire;
    }

    void add(List<Report> reports, String remark, boolean die) {
        entries.add(new Entry(reports, remark, die));
    }

    /** Forgets everything after the first so many answers. */
    void takeBack(int answers) {
        entries.subList(answers + 1, entries.size()).clear();
    }

    /** The reports of an answer, counted from 1; 0 is what happened before the first question. */
    public List<Report> reports(int answer) {
        return entries.get(answer).reports;
    }

    /** The answers a viewer knows were given, counted from 1, the latest last: others would tell how far somebody is who chooses unseen. */
    List<Integer> known(int viewer) {
        Visibility visibility = umpire.visibility(viewer);
        List<Integer> known = new ArrayList<>();
        for (int i = 1; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            if (!entry.remark.isEmpty() || visibility.maySee(entry.reports.getFirst())) {
                known.add(i);
            }
        }
        return known;
    }

    /** The sentences a viewer may read of what happened from that answer on. */
    public List<String> since(int answer, int viewer) {
        List<String> lines = new ArrayList<>();
        for (Entry entry : entries.subList(Math.min(answer, entries.size()), entries.size())) {
            add(lines, entry, umpire.visibility(viewer));
        }
        return lines;
    }

    /** The same of the whole game for where room is short: without what the umpire only tells itself, and bare agreement. */
    List<String> news(int viewer) {
        List<String> lines = new ArrayList<>();
        for (Entry entry : entries) {
            List<Report> telling = entry.reports.stream()
                    .filter(report -> !(report instanceof Report.Announced)
                            && !(report instanceof Report.Answered answered
                                    && answered.word().equals(AGREED)
                                    && answered.note().isEmpty()))
                    .toList();
            add(lines, new Entry(telling, entry.remark, entry.die), umpire.visibility(viewer));
        }
        return lines;
    }

    private void add(List<String> lines, Entry entry, Visibility visibility) {
        if (!entry.remark.isEmpty()) {
            lines.add(entry.remark);
        }
        for (Report report : entry.reports) {
            if (isNews(entry, report) && visibility.maySee(report)) {
                lines.add(say(report));
            }
        }
    }

    public String say(Report report) {
        return TextWidth.clean(sentences.say(report));
    }

    /** The outline shows which steps were entered and left, and a roll shows the dice it was typed in with. */
    private static boolean isNews(Entry entry, Report report) {
        boolean typedIn = entry.die
                && report instanceof Report.Answered answered
                && answered.note().isEmpty();
        return !typedIn && !(report instanceof Report.Entered) && !(report instanceof Report.Left);
    }

    /** The rolls and reveals after the first so many answers that a viewer knows of, and cannot forget again. */
    List<String> exposed(int answers, int viewer) {
        Visibility visibility = umpire.visibility(viewer);
        List<String> lines = new ArrayList<>();
        for (Entry entry : entries.subList(answers + 1, entries.size())) {
            for (Report report : entry.reports) {
                boolean exposing = report instanceof Report.Rolled || report instanceof Report.Revealed;
                if (exposing && visibility.maySee(report)) {
                    lines.add(say(report));
                }
            }
        }
        return lines;
    }

    /** How a step was left last, if it was. */
    public Optional<String> outcome(int step) {
        for (Entry entry : entries.reversed()) {
            for (Report report : entry.reports.reversed()) {
                if (report instanceof Report.Left left && left.step() == step) {
                    return Optional.of(left.outcome());
                }
            }
        }
        return Optional.empty();
    }
}
