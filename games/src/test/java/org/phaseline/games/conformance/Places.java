package org.phaseline.games.conformance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.phaseline.engine.outline.Coverage;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Step;
import org.phaseline.games.conformance.Marks.Mark;
import org.phaseline.language.RulebookText;

/**
 * What a marked line is part of: the step on it or around it; else the turn or sequence it heads or stands in, which counts as its
 * steps do together; else it is a declaration, which the umpire applies by itself. A comment goes with what it stands above.
 */
final class Places {

    private static final Pattern HEAD = Pattern.compile("(rulebook|game turn|sequence|digression|when)\\b.*");
    private static final Pattern TITLE = Pattern.compile("\"([^\"]*)\"");

    record Place(Mark mark, String called, Coverage coverage) {}

    private final Map<String, List<String>> files;
    private final Outline outline;

    Places(RulebookText text, Outline outline) {
        this.files = Marks.files(text);
        this.outline = outline;
    }

    Place of(Mark mark) {
        boolean comment = code(mark).isEmpty();
        Mark line = comment ? below(mark, false) : mark;
        Optional<Step> step = around(line);
        if (step.isPresent()) {
            return new Place(mark, step.get().called(), step.get().coverage());
        }
        if (comment && head(line).isEmpty()) {
            line = below(mark, true);
            step = step(line);
            if (step.isPresent()) {
                return new Place(mark, step.get().called(), step.get().coverage());
            }
        }
        Optional<Mark> head = head(line);
        if (head.isEmpty()) {
            return new Place(mark, "`" + code(line).strip() + "`", Coverage.ENFORCED);
        }
        List<Step> inside = inside(line);
        return new Place(mark, title(head.get()), together(inside.isEmpty() ? inside(head.get()) : inside));
    }

    /** The next line that is no comment, or the next that heads something. */
    private Mark below(Mark comment, boolean heading) {
        List<String> lines = lines(comment);
        for (int line = comment.line() + 1; line <= lines.size(); line++) {
            Mark next = new Mark(comment.file(), line);
            boolean fits = heading
                    ? step(next).isPresent() || HEAD.matcher(code(next)).matches()
                    : !code(next).isBlank();
            if (fits) {
                return next;
            }
        }
        throw new AssertionError(comment + " is a comment above nothing");
    }

    private Optional<Step> step(Mark line) {
        return outline.steps().stream()
                .filter(step -> step.line() == line.line() && step.file().equals(line.file()))
                .findFirst();
    }

    /** The step on a line, or the innermost one it stands in. */
    private Optional<Step> around(Mark line) {
        for (Optional<Mark> at = Optional.of(line); at.isPresent(); at = outside(at.get())) {
            Optional<Step> step = step(at.get());
            if (step.isPresent()) {
                return step;
            }
        }
        return Optional.empty();
    }

    private Optional<Mark> head(Mark line) {
        for (Optional<Mark> at = Optional.of(line); at.isPresent(); at = outside(at.get())) {
            if (HEAD.matcher(code(at.get())).matches()) {
                return at;
            }
        }
        return Optional.empty();
    }

    /** The line that a line is indented under. */
    private Optional<Mark> outside(Mark line) {
        for (int above = line.line() - 1; above > 0; above--) {
            Mark at = new Mark(line.file(), above);
            if (!code(at).isBlank() && indent(at) < indent(line)) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    /** The steps indented under a line; the rulebook has all of its files, except those with another form of the game. */
    private List<Step> inside(Mark line) {
        if (code(line).startsWith("rulebook")) {
            return outline.steps().stream()
                    .filter(step -> files.containsKey(step.file()))
                    .filter(step -> !Marks.withoutRecords(files.getOrDefault(step.file(), List.of())))
                    .toList();
        }
        int end = line.line() + 1;
        while (end <= lines(line).size()) {
            Mark at = new Mark(line.file(), end);
            if (!code(at).isBlank() && indent(at) <= indent(line)) {
                break;
            }
            end++;
        }
        int behind = end;
        return outline.steps().stream()
                .filter(step -> step.file().equals(line.file()) && step.line() > line.line() && step.line() < behind)
                .toList();
    }

    private static Coverage together(List<Step> steps) {
        List<Coverage> all = steps.stream().map(Step::coverage).distinct().toList();
        return all.isEmpty() ? Coverage.ENFORCED : all.size() == 1 ? all.getFirst() : Coverage.TRACKED;
    }

    private String title(Mark head) {
        Matcher title = TITLE.matcher(code(head));
        return title.find() ? title.group(1) : code(head).strip();
    }

    private int indent(Mark line) {
        String code = code(line);
        return code.length() - code.stripLeading().length();
    }

    private String code(Mark line) {
        return Marks.code(lines(line).get(line.line() - 1));
    }

    private List<String> lines(Mark line) {
        return files.getOrDefault(line.file(), List.of());
    }
}
