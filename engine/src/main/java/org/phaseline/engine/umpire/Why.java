package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.OpenQuestion;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.position.Window;
import org.phaseline.engine.report.Report;

/**
 * Why we are here: for each strand that is being played the steps that led to it from the outermost to the innermost, across
 * conducted sequences and reactions; who is awaited; what halts the rest; and what is printed next.
 */
public record Why(List<Strand> strands) {

    /**
     * @param path the indexes of the steps, outermost first
     * @param titles what each of them is called this time, with its printed id
     * @param halts what stands still until this strand is through, in words, nearest first
     * @param next the step printed next in the same sequence, or -1
     */
    public record Strand(
            String awaited, String question, List<Integer> path, List<String> titles, List<String> halts, int next) {}

    static Why of(Umpire umpire, Position position) {
        List<Strand> strands = new ArrayList<>();
        for (OpenDecision decision : umpire.decisions(position)) {
            Strand strand = strand(umpire.looking(position), decision, Report.EVERYONE, umpire.speakingSteps());
            if (strand != null) {
                strands.add(strand);
            }
        }
        return new Why(strands);
    }

    /** The way to one decision, as these parties may read it. */
    static @Nullable Strand strand(Machine m, OpenDecision decision, long readers, BitSet speaking) {
        CompiledRulebook rulebook = m.rulebook;
        Branch branch = branch(m.position, decision);
        if (branch == null) {
            return null;
        }
        StepPath path = StepPath.to(branch, m, readers, speaking);
        int innermost = path.steps().isEmpty() ? -1 : path.steps().getLast();
        return new Strand(
                rulebook.outline().parties().names(decision.parties()),
                decision.prompt(),
                path.steps(),
                path.titles(),
                halts(rulebook, m.position, branch),
                innermost < 0 ? -1 : rulebook.outline().after(innermost));
    }

    /** What the steps on the way to a decision are called this time, as far as these parties may read it. */
    static SortedMap<Integer, String> titles(Machine m, OpenDecision decision, long readers, BitSet speaking) {
        Branch branch = speaking.isEmpty() ? null : branch(m.position, decision);
        return branch == null
                ? new TreeMap<>()
                : StepPath.to(branch, m, readers, speaking).said();
    }

    /** What may be told of a choice that is made unseen: the step that is sealed, and not where in it somebody stands. */
    public static Strand unseen(CompiledRulebook rulebook, String who, int step) {
        StepPath path = StepPath.printed(rulebook.outline(), step);
        return new Strand(
                who,
                rulebook.outline().parties().verb(who, "decides") + " in secret",
                path.steps(),
                path.titles(),
                List.of(RevealPoint.said(rulebook, step, "it")),
                -1);
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
