package org.phaseline.games;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;

/** Finds what players of a game read that is written for the umpire: values of fields, "x becomes y", names run together. */
final class SpokenLines {

    private static final Pattern CAMEL_CASE = Pattern.compile("\\p{Ll}\\p{Lu}\\p{Ll}");

    /** What is asked where a choice has no question of its own: the title of the step and the name that keeps the answer. */
    private static final Pattern BARE_NAME = Pattern.compile("(.*: )?\\p{Ll}\\w*");

    /** A line without anybody or anything that it is about, or with a name of the rulebook in place of one. */
    private static final Pattern NO_SUBJECT = Pattern.compile("\\p{Ll}.*|: .*|'.*|.*: |.*\\s{2}.*");

    /** A number that is added to dice, and nothing that says why. */
    private static final Pattern UNNAMED_MODIFIER = Pattern.compile(".*, [+-]\\d+(\\.\\d+)?(,| =).*");

    private final Umpire umpire;
    private final Sentences sentences;
    private final List<Visibility> viewers;

    SpokenLines(Umpire umpire) {
        this.umpire = umpire;
        this.sentences = new Sentences(umpire.rulebook().outline());
        this.viewers = IntStream.range(
                        Visibility.EVERYBODY, umpire.seats().all().size())
                .mapToObj(umpire::visibility)
                .toList();
    }

    /** Those of the lines of the log that some viewer reads first. */
    TreeSet<String> unspoken(Collection<Report> reports) {
        TreeSet<String> found = new TreeSet<>();
        reports.stream()
                .filter(SpokenLines::isRead)
                .filter(report ->
                        viewers.stream().anyMatch(viewer -> viewer.maySee(report) && !viewer.isCovered(report)))
                .forEach(report -> {
                    String line = sentences.say(report);
                    if (isValue(report) || isUnspoken(line) || isMute(report, line)) {
                        found.add(line);
                    }
                });
        return found;
    }

    /** Those of the questions, and of what can be answered. */
    TreeSet<String> unspokenQuestions(Collection<OpenDecision> open) {
        TreeSet<String> found = new TreeSet<>();
        for (OpenDecision decision : open) {
            if (isUnspoken(decision.prompt())
                    || BARE_NAME.matcher(decision.prompt()).matches()) {
                found.add(decision.prompt());
            }
            decision.choices().stream()
                    .filter(choice -> isUnspoken(choice.title()))
                    .forEach(choice -> found.add(decision.prompt() + ": " + choice.title()));
        }
        return found;
    }

    /** Headings and calls for reactions are no lines of the log. */
    private static boolean isRead(Report report) {
        return !(report instanceof Report.Entered
                || report instanceof Report.Left
                || report instanceof Report.Announced);
    }

    /** A marker is laid in words ("First cohort: tired"), any other change needs a sentence. */
    private boolean isValue(Report report) {
        return report instanceof Report.Changed changed
                && umpire.rulebook().outline().state().stream()
                        .filter(field -> field.name().equals(changed.name()))
                        .noneMatch(StateField::marker);
    }

    /** Dice say what they are for, and numbers added to them why; any other line says whom it is about. */
    private static boolean isMute(Report report, String line) {
        return switch (report) {
            case Report.Rolled rolled ->
                UNNAMED_MODIFIER.matcher(line).matches()
                        || rolled.step() < 0 && rolled.title().isEmpty();
            case Report.Explained explained when explained.skipped() -> false;
            default -> NO_SUBJECT.matcher(line).matches();
        };
    }

    private static boolean isUnspoken(String text) {
        return text.contains(" becomes ") || CAMEL_CASE.matcher(text).find();
    }
}
