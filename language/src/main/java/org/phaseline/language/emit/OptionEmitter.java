package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.AskOption;
import org.phaseline.engine.code.Declining;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Text;
import org.phaseline.language.tree.Statement;

/** {@code one of}, {@code any of}, {@code all of}. */
final class OptionEmitter {

    private final Emission all;

    OptionEmitter(Emission all) {
        this.all = all;
    }

    void options(Action.Options a, CodeContext c, @Nullable DeclineChoice decline) {
        Formula actor = ChoiceEmitter.asked(a.asked(), all, c);
        boolean one = a.source().quantity() == Statement.Quantity.ONE;
        boolean any = a.source().quantity() == Statement.Quantity.ANY;
        Slots.@Nullable Slot taken = one && a.enclosing() != null ? all.outcomes.taken(a.enclosing()) : null;
        Slots.@Nullable Slot worked = one ? null : c.newSlot();
        if (worked != null) {
            all.code.emit(new Effects.Change(worked, Effects.Operation.SET, FixedFormulas.NEVER, 0, -1));
        }
        Wording[] titles = a.options().stream()
                .map(option -> all.wordings.asking(option, c))
                .toArray(Wording[]::new);
        Formula[] guards = a.options().stream()
                .map(option -> all.conditions.all(option.applies(), c))
                .toArray(Formula[]::new);
        if (one && a.enclosing() != null && !inLoop(c)) {
            for (int i = 0; i < a.options().size(); i++) {
                Text title = a.options().get(i).title();
                if (title != null) {
                    all.outcomes.put(a.enclosing(), a.offset() + i, all.wordings.of(title, c));
                }
            }
        }
        List<JumpLabel> bodies = new ArrayList<>();
        a.options().forEach(unused -> bodies.add(new JumpLabel()));
        JumpLabel ask = new JumpLabel();
        JumpLabel after = new JumpLabel();
        JumpLabel none = one ? c.skipOr(after) : after;
        JumpLabel absent = one ? c.failOr(after) : after;
        Wording prompt = all.wordings.asking(all.openSteps.get(all.code.step()), c, "Choose", "");
        all.code.bind(ask);
        all.code.offering(all.eligibility.ofOptions(
                a.options().stream().map(CheckedStep::applies).toList(), c));
        all.code.emit(() -> new AskOption(
                prompt,
                actor,
                titles,
                guards,
                bodies.stream().mapToInt(JumpLabel::address).toArray(),
                taken,
                a.offset(),
                worked,
                any
                        ? new Declining(true, FixedFormulas.NEVER, FixedFormulas.ALWAYS, after.address())
                        : DeclineChoice.of(decline),
                none.address(),
                absent.address()));
        for (int i = 0; i < bodies.size(); i++) {
            CheckedStep option = a.options().get(i);
            all.code.bind(bodies.get(i));
            all.steps.emit(option, c);
            all.code.jump(one ? after : ask);
        }
        all.code.bind(after);
    }

    /** Whether there are several passes of these lines in their step: names then stand for what the last one made of them. */
    private static boolean inLoop(CodeContext c) {
        for (CodeScope at = c.scope(); at != null; at = at.outer()) {
            switch (at) {
                case CodeScope.Loop _ -> {
                    return true;
                }
                case CodeScope.InStep step -> {
                    return step.again() != null;
                }
                case CodeScope.Lines _, CodeScope.Fork _, CodeScope.Range _ -> {}
            }
        }
        return false;
    }
}
