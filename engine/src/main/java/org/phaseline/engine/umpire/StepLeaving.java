package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.AskReady;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EnclosingScope;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.StepCode;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.ForkKind;

/** Leaves the question a branch waits at, for what follows its step or for another step. */
final class StepLeaving {

    private final Machine m;
    private final CompiledRulebook rulebook;
    private final Branch branch;

    StepLeaving(Machine m, Branch branch) {
        this.m = m;
        this.rulebook = m.rulebook;
        this.branch = branch;
    }

    // ---- to what follows the step

    Plan skip() {
        int asks = rulebook.stepAt()[branch.address];
        ExitPath way = new ExitPath(m, branch);
        while (true) {
            EnclosingScope around = way.at();
            if (around instanceof EnclosingScope.InStep step) {
                way.fail(step);
                return agreed(
                        step.step(),
                        Corrections.called(m, step.step()) + " is left, and play goes on after it",
                        machine -> {
                            way.go(machine, branch, step.end());
                            machine.run();
                        });
            }
            if (around instanceof EnclosingScope.InFork) {
                return readyOrNot(asks);
            }
            if (around != null) {
                way.leave(around);
            } else if (!way.comeBack()) {
                return new Plan.Refused("The question that is open now is not part of a step that can be left.");
            }
        }
    }

    /** At the end of a choice made unseen there is nothing left to leave: it is ready. */
    private Plan readyOrNot(int step) {
        if (!(rulebook.code()[branch.address] instanceof AskReady)) {
            return new Plan.Refused("The question that is open now is not part of a step that can be left.");
        }
        return agreed(step, Corrections.called(m, step) + " is ready", machine -> {
            branch.status = Branch.Status.READY;
            machine.run();
        });
    }

    // ---- to another step

    Plan goTo(Step target) {
        StepCode code = rulebook.correctionInfo().step(target.index());
        if (code.begin() < 0) {
            return new Plan.Refused("'" + target.called() + "' is not played in this game.");
        }
        ExitPath way = new ExitPath(m, branch);
        while (true) {
            EnclosingScope around = way.at();
            if (around == null) {
                if (!way.comeBack()) {
                    return notFromHere(target);
                }
                continue;
            }
            if (around instanceof EnclosingScope.InBlock block) {
                List<Integer> entered = entering(target.index(), block);
                if (entered != null) {
                    return arrive(target, way, block, entered);
                }
            }
            String stays = whyNotLeft(around, way, target);
            if (!stays.isEmpty()) {
                return new Plan.Refused(stays);
            }
            way.leave(around);
        }
    }

    private Plan arrive(Step target, ExitPath way, EnclosingScope.InBlock block, List<Integer> entered) {
        int first = entered.isEmpty() ? target.index() : entered.getFirst();
        Instruction forget =
                java.util.Objects.requireNonNull(block.place(first)).forget();
        EnclosingScope.InBlock.Place here = block.place(target.index());
        int address = here == null ? address(target.index()) : here.address();
        return agreed(target.index(), "play goes on at '" + target.called() + "'", machine -> {
            way.go(machine, branch, address);
            forget.run(machine, address);
            for (int step : entered) {
                enter(machine, step);
            }
            branch.address = address;
            machine.run();
        });
    }

    /** Whatever stands around the step one goes to begins as it always does, but for its own question. */
    private void enter(Machine machine, int step) {
        int begin = rulebook.correctionInfo().step(step).begin();
        branch.address = begin;
        rulebook.code()[begin].run(machine, begin);
        Instruction count = inside(step) instanceof EnclosingScope.InStep in ? in.count() : null;
        if (count != null) {
            count.run(machine, begin);
        }
    }

    /** The step itself, as it stands around what is printed in it. */
    private @Nullable EnclosingScope inside(int step) {
        StepCode code = rulebook.correctionInfo().step(step);
        for (int at = code.begin(); at < code.end(); at++) {
            for (EnclosingScope around = rulebook.correctionInfo().enclosing(at);
                    around != null;
                    around = around.outer()) {
                if (around instanceof EnclosingScope.InStep in && in.step() == step && in.count() != null) {
                    return around;
                }
            }
        }
        return null;
    }

    private int address(int step) {
        EnclosingScope around = rulebook.correctionInfo()
                .enclosing(rulebook.correctionInfo().step(step).begin());
        return around instanceof EnclosingScope.InBlock block
                        && block.place(step) instanceof EnclosingScope.InBlock.Place place
                ? place.address()
                : rulebook.correctionInfo().step(step).begin();
    }

    /** The steps to be entered on the way from a block to a step in it, outermost first; null when it cannot be come to from there. */
    private @Nullable List<Integer> entering(int target, EnclosingScope.InBlock from) {
        if (from.place(target) != null) {
            return List.of();
        }
        List<Integer> entered = new ArrayList<>();
        int step = target;
        EnclosingScope at = rulebook.correctionInfo()
                .enclosing(rulebook.correctionInfo().step(step).begin());
        while (at instanceof EnclosingScope.InBlock block && block.place(step) != null) {
            if (block == from) {
                return entered.reversed();
            }
            if (!(block.outer() instanceof EnclosingScope.InStep around)) {
                return null;
            }
            step = around.step();
            entered.add(step);
            at = rulebook.correctionInfo()
                    .enclosing(rulebook.correctionInfo().step(step).begin());
            // What several parties do at the same time, or in turn, cannot be come to in its middle.
            if (around.outer() != at) {
                return null;
            }
        }
        return null;
    }

    /** Why something around the question cannot be left for a step outside of it, or nothing. */
    private String whyNotLeft(EnclosingScope around, ExitPath way, Step target) {
        String cannot = "Play cannot continue at '" + target.called() + "' from here: ";
        if (around instanceof EnclosingScope.InFork) {
            return cannot + "what several parties do at the same time must be finished first.";
        }
        if (around instanceof EnclosingScope.InStep step) {
            if (step.inStep() && branch.parent != null && branch.parent.fork == ForkKind.IN_STEP) {
                return cannot + "nobody can leave '"
                        + rulebook.outline().step(step.step()).called() + "' before the others do.";
            }
            if (branch.until >= 0
                    && way.frame().caller == null
                    && rulebook.correctionInfo().step(step.step()).end() == branch.until) {
                return cannot + "what was inserted must be finished first.";
            }
        }
        return "";
    }

    private Plan notFromHere(Step target) {
        return new Plan.Refused("Play cannot continue at '" + target.called()
                + "' from here: it is not part of what is being played, or it is inside a loop, a choice of options"
                + " or a together that is not in progress.");
    }

    /** In a choice made unseen others may know that something was put right, and no more. */
    private Plan agreed(int step, String what, Consumer<Machine> how) {
        if (!Corrections.isSealed(m, branch)) {
            return new Plan.Agreed(step, what, how);
        }
        return new Plan.Agreed(-1, "a step of a choice made unseen is left", how);
    }
}
