package org.phaseline.cli.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.report.Report;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.Replay;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.language.diff.StepChange;

/** The decisions of a game that were made in steps which are gone, stand elsewhere or say something else now. */
public final class TouchedDecisions {

    private TouchedDecisions() {}

    public static List<String> lines(Journal journal, List<StepChange> changes) throws JournalProblem {
        Map<String, String> byStep = new TreeMap<>();
        for (StepChange change : changes) {
            switch (change) {
                case StepChange.Removed removed -> byStep.put(removed.step().key(), "was removed");
                case StepChange.Changed changed -> byStep.put(changed.before().key(), "has changed");
                case StepChange.Moved moved -> byStep.putIfAbsent(moved.before().key(), "has moved");
                case StepChange.Added added -> {}
                case StepChange.Declared declared -> {}
                case StepChange.Redeclared declared -> {}
            }
        }
        CompiledRulebook rulebook = Compiled.from(journal);
        List<String> lines = new ArrayList<>();
        Replay.of(journal, rulebook, Optional.empty(), (line, event, ruling) -> {
            if (event instanceof Event.Answered answered) {
                ruling.reports().stream()
                        .filter(Report.Answered.class::isInstance)
                        .findFirst()
                        .filter(report -> report.step() >= 0)
                        .map(report -> rulebook.outline().step(report.step()))
                        .filter(step -> byStep.containsKey(step.key()))
                        .ifPresent(step -> lines.add("  decision " + answered.decision() + ", "
                                + TextWidth.clean(answered.seat())
                                + ": " + TextWidth.clean(answered.choice()) + " in " + StepWords.called(step)
                                + ", which "
                                + byStep.get(step.key())));
            }
        });
        lines.addFirst(
                lines.isEmpty()
                        ? "No decision of the journal was made in a step that changed."
                        : lines.size() + (lines.size() == 1 ? " decision" : " decisions")
                                + " of the journal would be affected:");
        return lines;
    }
}
