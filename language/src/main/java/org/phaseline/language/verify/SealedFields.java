package org.phaseline.language.verify;

import java.util.TreeSet;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.LineVisitor;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Target;

/** The fields that a sealed step sets. */
final class SealedFields implements LineVisitor {

    private final TreeSet<String> set = new TreeSet<>();

    private SealedFields() {}

    static TreeSet<String> of(CheckedStep step) {
        SealedFields fields = new SealedFields();
        fields.visit(step);
        return fields.set;
    }

    /** What different kinds have are different fields, even under the same name. */
    static String key(Symbols.Field field) {
        return field.holder().name() + "." + field.name().text();
    }

    @Override
    public void action(Action action) {
        switch (action) {
            case Action.Pay a -> target(a.from());
            case Action.AssignSaid a -> target(a.target());
            case Action.Change a -> target(a.target());
            case Action.PutBack a -> a.fields().forEach(field -> set.add(key(field)));
            case Action.Nested _,
                    Action.Jump _,
                    Action.Question _,
                    Action.Throw _,
                    Action.Let _,
                    Action.Take _,
                    Action.LetSaid _,
                    Action.Conduct _,
                    Action.EndGame _,
                    Action.Later _,
                    Action.Announce _,
                    Action.Cancel _,
                    Action.Reveal _,
                    Action.Note _,
                    Action.Tell _ -> {}
        }
    }

    private void target(Target target) {
        if (target instanceof Target.OfState state) {
            set.add(key(state.field()));
        }
    }
}
