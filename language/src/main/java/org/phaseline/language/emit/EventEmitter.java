package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Events;
import org.phaseline.engine.code.Resolve;
import org.phaseline.engine.code.Reveal;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Revealed;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.tree.Blocks;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Statement;

/** What is made known: events, to which others can react, and what was sealed. */
final class EventEmitter {

    private final Emission all;

    EventEmitter(Emission all) {
        this.all = all;
    }

    void announce(Action.Announce a, CodeContext c) {
        List<Formula> arguments = new ArrayList<>();
        for (Expr argument : a.arguments()) {
            Formula value = all.formulas.of(argument, c);
            for (int word = 0; word < argument.type().width(); word++) {
                arguments.add(argument.type().crowd() ? new Crowds.WordOf(value, word) : value);
            }
        }
        JumpLabel next = new JumpLabel();
        JumpLabel cancelled = c.cancelledOr(next);
        all.code.emit(new Events.Announce(a.event().number(), arguments.toArray(Formula[]::new)));
        all.code.emit(() -> new Resolve(cancelled.address()));
        all.code.bind(next);
    }

    /** Opens a step and all that is printed inside it. */
    void reveal(Revealed revealed) {
        List<Reveal.Name> shown = new ArrayList<>();
        for (Variable variable : revealed.names()) {
            NameSlots.Kept kept = all.names.get(variable);
            if (kept.made() instanceof Slots.OwnLocal made) {
                shown.add(new Reveal.Name(
                        variable.name(),
                        kept.base(),
                        kept.words().length,
                        made.base(),
                        ValueTypes.of(variable.type())));
            }
        }
        Headings.Entry step = revealed.step();
        int base = all.outcomes.base(revealed.outcome());
        all.code.emit(() -> new Reveal(
                step.index(),
                step.last(),
                base,
                passes(step.heading()),
                OutlineEmitter.options(revealed.outcome()).toArray(String[]::new),
                List.copyOf(shown)));
    }

    private static Reveal.Passes passes(Heading heading) {
        return heading.clauses().times() != null
                ? Reveal.Passes.SEVERAL
                : hasPasses(heading.body()) ? Reveal.Passes.INSIDE : Reveal.Passes.ONCE;
    }

    private static boolean hasPasses(List<Item> items) {
        return items.stream().anyMatch(item -> switch (item) {
            case Heading heading -> passes(heading) != Reveal.Passes.ONCE;
            // What is conducted stands elsewhere and can have passes, too.
            case Statement.Repeat _, Statement.Conduct _, Statement.ConductSteps _ -> true;
            case Statement statement -> Blocks.of(statement).stream().anyMatch(EventEmitter::hasPasses);
        });
    }
}
