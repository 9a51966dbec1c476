package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Level;
import org.phaseline.engine.outline.Mode;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Step;

/** A step in words, as a rulebook prints it. */
public final class StepWords {

    private StepWords() {}

    /** The printed id and the title. */
    public static String called(Step step) {
        return TextWidth.clean(step.called());
    }

    /** The rule numbers in brackets, or nothing. */
    public static String refs(Step step) {
        return step.refs().isEmpty() ? "" : "(" + TextWidth.clean(String.join(", ", step.refs())) + ")";
    }

    /** The printed id, the title and the rule numbers. */
    public static String whole(Step step) {
        return whole(step.called(), step);
    }

    /** The same where the title says something else each time. */
    public static String whole(String called, Step step) {
        String refs = refs(step);
        return refs.isEmpty() ? TextWidth.clean(called) : TextWidth.clean(called) + " " + refs;
    }

    /** What the rulebook says of it, in lines of their own. */
    static List<String> about(Step step, TerminalStyle look, String indent) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : step.about()) {
            TextWidth.wrap(TextWidth.clean(paragraph), look.width(), indent, indent)
                    .forEach(line -> lines.add(look.faint(line)));
        }
        return lines;
    }

    /** Who acts, and whether they must. A phase does not act itself: it says who acts in what is inside. */
    public static String who(Outline outline, Step step) {
        if (step.mode() == Mode.AUTOMATIC) {
            return step.mode().word();
        }
        if (step.actor().isEmpty()) {
            return "";
        }
        String actor = TextWidth.clean(step.actor());
        if (step.option() && step.mode() == Mode.MAY) {
            return "option of " + actor;
        }
        return step.level() != Level.STEP && holdsSteps(outline, step)
                ? "by " + actor
                : actor + " " + step.mode().word() + (step.secretly() ? " secretly" : "");
    }

    /** On which conditions it happens or ends, in lines of their own. */
    static List<String> conditions(Step step, TerminalStyle look, String indent) {
        return step.conditions().isEmpty()
                ? List.of()
                : TextWidth.wrap(
                                TextWidth.clean(String.join(", ", step.conditions())),
                                look.width(),
                                indent,
                                indent + "  ")
                        .stream()
                        .map(look::faint)
                        .toList();
    }

    static boolean holdsSteps(Outline outline, Step step) {
        int next = step.index() + 1;
        return next < outline.steps().size() && outline.step(next).parent() == step.index();
    }
}
