package org.phaseline.language.verify;

import java.util.TreeSet;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.LineVisitor;

/** The steps at whose start or end something falls due: markers come off, or effects happen that were put off. */
final class DueSteps implements LineVisitor {

    private final TreeSet<Integer> steps = new TreeSet<>();

    private DueSteps() {}

    /** By their indexes. */
    static TreeSet<Integer> of(CheckedRulebook rulebook) {
        DueSteps due = new DueSteps();
        rulebook.markerEnds().forEach(end -> {
            if (end.step() != null) {
                due.steps.add(end.step().index());
            }
        });
        rulebook.routines().forEach(routine -> due.visit(routine.body()));
        return due.steps;
    }

    @Override
    public void action(Action action) {
        if (action instanceof Action.Later later && later.due() != null) {
            steps.add(later.due().step().index());
        }
    }
}
