package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.phaseline.engine.code.Outcomes;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.position.Position;

/** How far the outline is worked off, for one viewer: the frame of each sequence that is being played tells. */
final class ProgressMarks {

    private final Machine m;
    private final CompiledRulebook rulebook;
    private final Visibility visibility;
    private final Progress[] progress;

    ProgressMarks(Machine m, Visibility visibility) {
        this.m = m;
        this.rulebook = m.rulebook;
        this.visibility = visibility;
        this.progress = new Progress[rulebook.outline().steps().size()];
    }

    List<Progress> of(Position position) {
        Arrays.fill(progress, Progress.TO_COME);
        position.roots.forEach(this::frames);
        position.roots.forEach(this::present);
        return List.of(progress);
    }

    /** The innermost step of each sequence that is being played, every caller before what it has called. */
    List<Integer> open(Position position) {
        List<Integer> open = new ArrayList<>();
        position.roots.forEach(root -> open(root, open));
        return List.copyOf(open);
    }

    private void open(Branch branch, List<Integer> open) {
        if (!visibility.maySee(branch)) {
            return;
        }
        List<Integer> calls = new ArrayList<>();
        if (branch.status != Branch.Status.ENDED) {
            calls.add(presentStep(branch));
        }
        for (Frame frame = branch.frame; frame != null && frame.returnAddress >= 0; frame = frame.caller) {
            calls.add(rulebook.stepAt()[frame.returnAddress - 1]);
        }
        // What is called outside any step belongs to the step that called its sequence.
        for (int step : calls.reversed()) {
            if (step >= 0 && !open.contains(step)) {
                open.add(step);
            }
        }
        branch.children.forEach(child -> open(child, open));
    }

    /** Who waits for the others to finish a phase has not begun the next one. */
    private int presentStep(Branch branch) {
        return rulebook.stepAt()[branch.status == Branch.Status.AT_BARRIER ? branch.address - 1 : branch.address];
    }

    /** Frames that a branch shares with its parent are its parent's to show, so one that is unseen is left out whole. */
    private void frames(Branch branch) {
        if (!visibility.maySee(branch)) {
            return;
        }
        for (Frame frame = branch.frame; frame != null; frame = frame.caller) {
            for (Step step : rulebook.outline().steps()) {
                StepPlace place = rulebook.places().get(step.index());
                if (place.sequence() == frame.sequence
                        && place.outcome() + place.width() <= frame.locals.length
                        && maySee(branch, frame, place)) {
                    outcome(frame, place, step.index());
                }
            }
        }
        branch.children.forEach(this::frames);
    }

    private boolean maySee(Branch branch, Frame frame, StepPlace place) {
        if (place.insiders() == null) {
            return true;
        }
        m.focus(branch);
        m.frame = frame;
        return visibility.mayKnow(place.insiders().of(m));
    }

    private void outcome(Frame frame, StepPlace place, int step) {
        boolean reached = false;
        boolean declined = false;
        for (int i = 0; i < place.width(); i++) {
            long outcome = visibility.maySeeOutcome(place, i) ? frame.locals[place.outcome() + i] : Outcomes.UNREACHED;
            reached |= outcome != Outcomes.UNREACHED;
            declined |= outcome == Outcomes.NOT_DONE || outcome == Outcomes.PASSED_OVER;
        }
        if (reached) {
            boolean tells = declined && place.secrecy() != StepPlace.Secrecy.SEALED;
            progress[step] = tells ? Progress.NOT_DONE : Progress.DONE;
        }
    }

    private void present(Branch branch) {
        if (!visibility.maySee(branch)) {
            return;
        }
        if (branch.status != Branch.Status.ENDED) {
            mark(presentStep(branch));
        }
        for (Frame frame = branch.frame; frame != null && frame.returnAddress >= 0; frame = frame.caller) {
            mark(rulebook.stepAt()[frame.returnAddress - 1]);
        }
        branch.children.forEach(this::present);
    }

    private void mark(int innermost) {
        for (int step = innermost;
                step >= 0;
                step = rulebook.outline().step(step).parent()) {
            progress[step] = Progress.PRESENT;
        }
    }
}
