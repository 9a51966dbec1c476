package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.outline.Step;
import org.phaseline.language.diff.StepChange;

/** What changed between two rulebooks, a line each and a summary. */
public final class ChangeList {

    private ChangeList() {}

    /** A line each, without colours and in words. */
    public static List<String> changes(List<StepChange> changes) {
        return lines(changes, TerminalStyle.plain(Integer.MAX_VALUE)).subList(0, changes.size()).stream()
                .map(line -> line.replaceFirst(" +", " "))
                .toList();
    }

    public static List<String> lines(List<StepChange> changes, TerminalStyle look) {
        List<String> lines = new ArrayList<>();
        for (StepChange change : changes) {
            lines.add(
                    switch (change) {
                        case StepChange.Added added -> look.good("added    ") + step(added.step());
                        case StepChange.Removed removed -> look.bad("removed  ") + step(removed.step());
                        case StepChange.Moved moved ->
                            look.label("moved    ")
                                    + step(moved.now())
                                    + (moved.after().isEmpty()
                                            ? ": now the first of its block"
                                            : ": now after " + TextWidth.clean(moved.after()));
                        case StepChange.Changed changed ->
                            look.label("changed  ") + step(changed.now()) + ": "
                                    + TextWidth.clean(String.join(", ", changed.what()));
                        case StepChange.Redeclared declared ->
                            look.label("changed  ") + TextWidth.clean(declared.before()) + " becomes "
                                    + TextWidth.clean(declared.now());
                        case StepChange.Declared declared ->
                            (declared.added() ? look.good("declared ") : look.bad("dropped  "))
                                    + TextWidth.clean(declared.line());
                    });
        }
        lines.add(
                changes.isEmpty()
                        ? "No differences."
                        : changes.size() + (changes.size() == 1 ? " difference." : " differences."));
        return lines;
    }

    private static String step(Step step) {
        return StepWords.called(step)
                + (step.sequence().isEmpty() ? "" : " (" + TextWidth.clean(step.sequence()) + ")");
    }
}
