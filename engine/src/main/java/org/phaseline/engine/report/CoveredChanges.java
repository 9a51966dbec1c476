package org.phaseline.engine.report;

import java.util.List;

/**
 * Finds the changes, reveals, shuffles, cancellations and skipped questions, and the answer, whose place a sentence takes: those made in its step, and in all that was conducted from there, since the step was
 * entered, somebody answered, or the last such sentence of the same step: what is told in a sequence it conducts leaves the rest of what
 * it does to its own sentence. A step that conducted it has no sentence in front of its call for what it did there, so the
 * sentence takes the place of that, too.
 */
public final class CoveredChanges {

    /** Answers that name nothing. */
    private static final List<String> DECLINED = List.of(
            "skip", "done", "do it", "no more", "that is all", "none", "ready", "change", "start over", "yes", "no");

    private CoveredChanges() {}

    /**
     * Marks them in the reports, from a place on; the sentence itself is not among the reports yet.
     *
     * @param conducting the steps that conducted the one of the sentence, the nearest first
     */
    public static void mark(List<Report> reports, int from, Report.Told sentence, List<Integer> conducting) {
        int step = sentence.step();
        int callers = 0;
        for (int i = reports.size() - 1; i >= from; i--) {
            Report report = reports.get(i);
            if (isBefore(report, sentence, callers > 0)) {
                return;
            }
            if (report instanceof Report.Entered entered && entered.step() == step) {
                if (callers == conducting.size()) {
                    return;
                }
                step = conducting.get(callers++);
            } else if (callers == 0 || report.step() == step) {
                reports.set(i, covered(report, sentence.audience()));
            }
        }
    }

    /** Marks all of them from a place on. */
    public static void mark(List<Report> reports, int from, long readers) {
        for (int i = from; i < reports.size(); i++) {
            reports.set(i, covered(reports.get(i), readers));
        }
    }

    /**
     * Marks the latest answer, if it was given in the step of the sentence or one that conducts it, and the sentence names what was chosen.
     * It is the one that the reports begin with, or one that was given again under seal.
     */
    public static void markAnswer(List<Report> reports, Report.Told sentence, List<Integer> conducting) {
        for (int i = reports.size() - 1; i >= 0; i--) {
            if (reports.get(i) instanceof Report.Answered answered) {
                if ((answered.step() == sentence.step() || conducting.contains(answered.step()))
                        && tells(sentence.text(), answered)) {
                    reports.set(i, answered.coveredFor(sentence.audience()));
                }
                return;
            }
        }
    }

    /**
     * Whether a sentence names what was chosen: then the answer need not be read as well. A number could be any other number, and what
     * somebody noted beside an answer stays.
     */
    private static boolean tells(String sentence, Report.Answered answered) {
        String chosen = answered.title();
        if (!answered.note().isEmpty()
                || chosen.length() < 2
                || chosen.chars().noneMatch(Character::isLetter)
                || DECLINED.contains(answered.word())) {
            return false;
        }
        for (String said : List.of(chosen, SentenceStart.of(chosen))) {
            for (int at = sentence.indexOf(said); at >= 0; at = sentence.indexOf(said, at + 1)) {
                int end = at + said.length();
                if ((at == 0 || !Character.isLetterOrDigit(sentence.charAt(at - 1)))
                        && (end == sentence.length() || !Character.isLetterOrDigit(sentence.charAt(end)))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A cancellation, covered by the sentence of its step if that stands directly before it: what calls off an event is mostly told first. */
    public static Report.Cancelled afterSentence(List<Report> reports, int from, Report.Cancelled cancelled) {
        return reports.size() > from
                        && reports.getLast() instanceof Report.Told told
                        && told.covering()
                        && told.step() == cancelled.step()
                ? cancelled.coveredFor(told.audience())
                : cancelled;
    }

    private static Report covered(Report report, long readers) {
        return switch (report) {
            case Report.Changed changed -> changed.coveredFor(readers);
            case Report.Revealed revealed -> revealed.coveredFor(readers);
            case Report.Cancelled cancelled -> cancelled.coveredFor(readers);
            case Report.Shuffled shuffled -> shuffled.coveredFor(readers);
            case Report.Explained explained -> explained.coveredFor(readers);
            case Report other -> other;
        };
    }

    private static boolean isBefore(Report report, Report.Told sentence, boolean inCaller) {
        return switch (report) {
            case Report.Told told -> told.covering() && (inCaller || told.step() == sentence.step());
            case Report.Entered entered -> sentence.step() < 0;
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
