package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.machine.StepCode;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;

/** Plays a step or a sequence out of its turn, as a digression: everything else stands still until it is through. */
final class Insertion {

    /** How deep steps may be inserted into inserted steps. */
    private static final int DEEPEST = 20;

    private final Machine m;
    private final CompiledRulebook rulebook;

    Insertion(Machine m) {
        this.m = m;
        this.rulebook = m.rulebook;
    }

    Plan plan(String name, List<Step> steps) {
        if (m.position.roots.size() > DEEPEST) {
            return new Plan.Refused("Too many steps have been inserted already: finish some of them first.");
        }
        List<Integer> sequences = sequences(name);
        if (steps.size() + sequences.size() > 1) {
            return new Plan.Refused(
                    steps.size() > 1
                            ? Corrections.unnamed(name, steps)
                            : "'" + name + "' is a step and a sequence: write '"
                                    + (steps.isEmpty() ? name : steps.getFirst().key()) + "'.");
        }
        if (!sequences.isEmpty()) {
            return sequence(sequences.getFirst());
        }
        return steps.isEmpty() ? new Plan.Refused(Corrections.unnamed(name, steps)) : step(steps.getFirst());
    }

    /** The sequences with this name or title; a digression is raised instead. */
    private List<Integer> sequences(String name) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < rulebook.sequences().size(); i++) {
            int number = i;
            SequenceInfo sequence = rulebook.sequences().get(i);
            boolean raised = rulebook.digressions().stream().anyMatch(digression -> digression.sequence() == number);
            if (!raised && (sequence.name().equals(name) || sequence.title().equalsIgnoreCase(name))) {
                found.add(i);
            }
        }
        return found;
    }

    private Plan sequence(int number) {
        SequenceInfo sequence = rulebook.sequences().get(number);
        if (sequence.parameters() > 0) {
            return new Plan.Refused("'" + sequence.title() + "' cannot be inserted: it needs "
                    + (sequence.parameters() == 1 ? "a value that is" : "values that are")
                    + " known only where it is conducted.");
        }
        return new Plan.Agreed(-1, "'" + sequence.title() + "' is inserted here", machine -> {
            begin(machine, new long[sequence.frameSize()], number, sequence.entry());
            machine.run();
        });
    }

    private Plan step(Step step) {
        StepCode code = rulebook.correctionInfo().step(step.index());
        if (!code.obstacle().isEmpty()) {
            return new Plan.Refused("'" + step.called() + "' cannot be inserted: it " + code.obstacle() + ".");
        }
        return new Plan.Agreed(step.index(), "'" + step.called() + "' is inserted here", machine -> {
            begin(machine, frame(code), code.sequence(), code.begin()).until = code.end();
            machine.run();
        });
    }

    /** What became of the steps around it so far it may want to know, so it is played in a copy of the frame it stands in. */
    private long[] frame(StepCode code) {
        for (Frame frame = m.position.active().frame; frame != null; frame = frame.caller) {
            if (frame.sequence == code.sequence()) {
                return frame.locals.clone();
            }
        }
        return new long
                [code.sequence() < 0
                        ? rulebook.gameTurn().frameSize()
                        : rulebook.sequences().get(code.sequence()).frameSize()];
    }

    private static Branch begin(Machine machine, long[] locals, int sequence, int address) {
        Branch halted = machine.position.active();
        halted.moment++;
        int[] path = Arrays.copyOf(halted.path, halted.path.length + 2);
        path[path.length - 2] = halted.moment;
        Branch root = new Branch(null, path, -1, address, new Frame(locals, null, -1, sequence), halted.roles.clone());
        machine.position.roots.add(root);
        return root;
    }
}
