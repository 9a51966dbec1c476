package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.report.Report;

/** Works out what a correction takes. */
final class Corrections {

    private static final String WHICH =
            "Several questions are open at once: one of the players being asked has to do this,"
                    + " so that it is clear which question is meant.";

    private final Machine m;
    private final CompiledRulebook rulebook;
    private final long parties;

    /** {@code parties} are those the seat speaks for that asks for it. */
    Corrections(Machine m, long parties) {
        this.m = m;
        this.rulebook = m.rulebook;
        this.parties = parties;
    }

    Plan plan(Correction correction) {
        return switch (correction) {
            case Correction.Skip skip -> skip(skip);
            case Correction.GoTo goTo -> {
                List<Step> steps = named(goTo.step());
                yield steps.size() == 1 ? goTo(steps.getFirst()) : new Plan.Refused(unnamed(goTo.step(), steps));
            }
            case Correction.Insert insert -> new Insertion(m).plan(insert.step(), named(insert.step()));
            case Correction.SetValue setValue -> new SettingValues(rulebook.outline()).plan(m, setValue);
            case Correction.End end -> new AgreedEnd(m, parties).plan(end);
        };
    }

    // ---- which branch is meant

    /** The questions play waits for; those of the seat that asks for the correction, if there are any. */
    private List<Branch> meant() {
        List<Branch> all = new ArrayList<>();
        List<Branch> own = new ArrayList<>();
        OpenQuestions open = new OpenQuestions(m);
        for (Branch branch : open.branches()) {
            Question question = open.question(branch);
            if (branch.status == Branch.Status.ASKED && question.awaited(m)) {
                all.add(branch);
                if ((question.asked(m) & parties) != 0) {
                    own.add(branch);
                }
            }
        }
        return own.isEmpty() ? all : own;
    }

    private Plan skip(Correction.Skip skip) {
        List<Branch> meant = meant();
        if (!skip.decision().isEmpty()) {
            OpenQuestions open = new OpenQuestions(m);
            meant = open.branches().stream()
                    .filter(branch -> open.id(branch).equals(skip.decision()) && branch.status == Branch.Status.ASKED)
                    .toList();
            if (meant.isEmpty()) {
                return new Plan.Refused("Decision " + skip.decision() + " is not open.");
            }
        }
        if (meant.isEmpty()) {
            return new Plan.Refused("No step is open that can be left.");
        }
        return meant.size() == 1 ? new StepLeaving(m, meant.getFirst()).skip() : new Plan.Refused(WHICH);
    }

    private Plan goTo(Step step) {
        List<Branch> meant = meant();
        if (meant.isEmpty()) {
            return new Plan.Refused("No step is open, so play cannot continue elsewhere.");
        }
        List<Plan> possible = new ArrayList<>();
        Plan first = null;
        for (Branch branch : meant) {
            Plan plan = new StepLeaving(m, branch).goTo(step);
            first = first == null ? plan : first;
            if (plan instanceof Plan.Agreed) {
                possible.add(plan);
            }
        }
        if (possible.size() > 1) {
            return new Plan.Refused(WHICH);
        }
        return possible.isEmpty() ? java.util.Objects.requireNonNull(first) : possible.getFirst();
    }

    // ---- which step is meant

    /** The step with this key; else all with this id, title or both. */
    private List<Step> named(String name) {
        List<Step> found = new ArrayList<>();
        for (Step step : rulebook.outline().steps()) {
            if (step.key().equals(name)) {
                return List.of(step);
            }
            if (!name.isEmpty()
                    && (step.label().equals(name)
                            || step.title().equalsIgnoreCase(name)
                            || step.called().equalsIgnoreCase(name))) {
                found.add(step);
            }
        }
        return found;
    }

    static String unnamed(String name, List<Step> steps) {
        return steps.isEmpty()
                ? "This rulebook has no step '" + name + "'."
                : "There are " + steps.size() + " steps called '" + name + "': write '"
                        + steps.get(0).key() + "' or '" + steps.get(1).key() + "'.";
    }

    static String called(Machine m, int step) {
        return step < 0
                ? "what is asked now"
                : "'" + m.rulebook.outline().step(step).called() + "'";
    }

    /** Whether not everybody may know what happens in a branch. */
    static boolean isSealed(Machine m, Branch branch) {
        m.focus(branch);
        return m.audience() != Report.EVERYONE;
    }
}
