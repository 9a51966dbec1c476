package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.OpenQuestion;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.position.Window;

/**
 * Why we are here: for each strand that is being played the steps that led to it from the outermost to the innermost, across
 * conducted sequences and reactions; who is awaited; what halts the rest; and what is printed next.
 */
public record Why(List<Strand> strands) {

    /**
     * @param path the indexes of the steps, outermost first
     * @param halts what stands still until this strand is through, in words, nearest first
     * @param next the step printed next in the same sequence, or -1
     */
    public record Strand(String awaited, String question, List<Integer> path, List<String> halts, int next) {}

    static Why of(Umpire umpire, Position position) {
        List<Strand> strands = new ArrayList<>();
        for (OpenDecision decision : umpire.decisions(position)) {
            Strand strand = strand(umpire.rulebook(), position, decision);
            if (strand != null) {
                strands.add(strand);
            }
        }
        return new Why(strands);
    }

    /** The way to one decision. */
    static @Nullable Strand strand(CompiledRulebook rulebook, Position position, OpenDecision decision) {
        Branch branch = branch(position, decision);
        if (branch == null) {
            return null;
        }
        List<Integer> path = path(rulebook, branch);
        int innermost = path.isEmpty() ? -1 : path.get(path.size() - 1);
        return new Strand(
                rulebook.outline().parties().names(decision.parties()),
                decision.prompt(),
                path,
                halts(rulebook, position, branch),
                innermost < 0 ? -1 : rulebook.outline().after(innermost));
    }

    /** What may be told of a choice that is made unseen: the step that is sealed, and not where in it somebody stands. */
    public static Strand unseen(CompiledRulebook rulebook, String who, int step) {
        List<Integer> path = new ArrayList<>();
        addSteps(rulebook, step, path);
        return new Strand(
                who, "decides in secret", path.reversed(), List.of(RevealPoint.said(rulebook, step, "it")), -1);
    }

    private static @Nullable Branch branch(Position position, OpenDecision decision) {
        return find(position, position.active(), decision.id());
    }

    private static @Nullable Branch find(Position position, Branch at, String id) {
        boolean asked = at.status == Branch.Status.ASKED || at.status == Branch.Status.READY;
        if (asked
                && new org.phaseline.engine.dice.RollNumber(position.take, at.path, at.moment)
                        .text()
                        .equals(id)) {
            return at;
        }
        for (Branch child : at.children) {
            Branch found = find(position, child, id);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static List<Integer> path(CompiledRulebook rulebook, Branch branch) {
        List<Integer> innermostFirst = new ArrayList<>();
        addSteps(rulebook, rulebook.stepAt()[branch.address], innermostFirst);
        for (Frame frame = branch.frame; frame != null && frame.returnAddress >= 0; frame = frame.caller) {
            int caller = rulebook.code()[frame.returnAddress] instanceof org.phaseline.engine.code.Resolve
                    ? frame.returnAddress
                    : frame.returnAddress - 1;
            addSteps(rulebook, rulebook.stepAt()[caller], innermostFirst);
        }
        return innermostFirst.reversed();
    }

    private static void addSteps(CompiledRulebook rulebook, int innermost, List<Integer> path) {
        for (int step = innermost;
                step >= 0;
                step = rulebook.outline().step(step).parent()) {
            if (path.isEmpty() || !path.contains(step)) {
                path.add(step);
            }
        }
    }

    private static List<String> halts(CompiledRulebook rulebook, Position position, Branch branch) {
        List<String> halts = new ArrayList<>();
        for (Branch at = branch; at != null; at = at.parent) {
            for (Window window : at.windows.reversed()) {
                halts.add("the sequence is halted until every reaction to "
                        + rulebook.events().get(window.event).name() + " is resolved");
            }
            if (at.parent != null && rulebook.code()[branch.address] instanceof OpenQuestion) {
                halts.add("open beside the main activity");
            } else if (at.parent != null) {
                halts.add(said(rulebook, at.parent));
            }
        }
        if (position.roots.size() > 1) {
            halts.add("the sequence was halted by hand and goes on after this digression");
        }
        return halts;
    }

    private static String said(CompiledRulebook rulebook, Branch forked) {
        int step = rulebook.stepAt()[forked.address];
        String where = step < 0 ? "the sequence" : "'" + name(rulebook.outline().step(step)) + "'";
        return switch (java.util.Objects.requireNonNull(forked.fork)) {
            case TOGETHER -> where + " goes on when all have finished";
            case IN_STEP -> where + " goes on when all have finished; nobody begins the next phase before the others";
            case SEALED -> RevealPoint.said(rulebook, step, where);
            case MEANWHILE -> where + " has a step open meanwhile";
        };
    }

    private static String name(Step step) {
        return step.called();
    }
}
