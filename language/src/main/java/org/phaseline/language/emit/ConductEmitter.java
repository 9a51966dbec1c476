package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.CheckedLine;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Meanwhile;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Type;
import org.phaseline.language.tree.Clauses;

/** Playing something else and coming back: a sequence with a call frame of its own, or printed steps once more. */
final class ConductEmitter {

    private final Emission all;

    ConductEmitter(Emission all) {
        this.all = all;
    }

    void sequence(Action.Conduct a, CodeContext c) {
        List<Formula> arguments = new ArrayList<>();
        for (int i = 0; i < a.arguments().size(); i++) {
            Type type = a.sequence().parameters().get(i).type();
            Formula value = all.formulas.of(a.arguments().get(i), c);
            for (int word = 0; word < type.width(); word++) {
                arguments.add(type.crowd() ? new Crowds.WordOf(value, word) : value);
            }
        }
        all.code.emit(new Flow.Call(all.sequences, a.sequence().number(), arguments.toArray(Formula[]::new)));
    }

    void steps(Action.ConductSteps a, CodeContext c) {
        int step = all.code.step();
        Actor inherited = inherited(a.body());
        if (inherited != null) {
            // Named by a heading that is not conducted itself, so none of the steps below names it.
            all.actors.of(inherited, c);
        }
        all.blocks.block(a.body(), c.in(new CodeScope.Range(c.scope())).failing(null), null);
        all.code.inStep(step);
    }

    /** Whoever acts in the steps because a heading above them says so; null when they all say it themselves. */
    private static @Nullable Actor inherited(Block block) {
        for (CheckedLine line : block.lines()) {
            Actor found = switch (line) {
                case CheckedStep step -> inherited(step);
                case Meanwhile meanwhile -> {
                    Actor open = inherited(meanwhile.open());
                    yield open != null ? open : inherited(meanwhile.rest());
                }
                // Who acts in steps that are conducted again by these is found there.
                case Action.ConductSteps _ -> null;
                case Action action -> {
                    Actor inside = null;
                    for (Block each : Parts.blocks(action)) {
                        inside = inside != null ? inside : inherited(each);
                    }
                    yield inside;
                }
            };
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static @Nullable Actor inherited(CheckedStep step) {
        Clauses clauses = step.heading().clauses();
        boolean own = clauses.anyone() || clauses.actor() != null || clauses.by() != null;
        Actor actor = step.actors().actor();
        return own || actor == null || actor.kind() != Actor.Kind.NAMED ? null : actor;
    }
}
