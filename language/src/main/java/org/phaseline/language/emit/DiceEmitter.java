package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Explanation;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Reroll;
import org.phaseline.engine.code.Roll;
import org.phaseline.engine.code.RollOff;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.StepTitle;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.report.Report;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Modifier;
import org.phaseline.language.checked.Pool;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;

/** Dice. */
final class DiceEmitter {

    /** Of so many dice each contender throws at most in a roll-off. */
    private static final int MOST_EACH = 100;

    private final Emission all;

    DiceEmitter(Emission all) {
        this.all = all;
    }

    /** Who throws, or anybody when nobody in particular does. */
    private Formula roller(@Nullable Actor actor, CodeContext c) {
        return roller(actor, all, c);
    }

    static Formula roller(@Nullable Actor actor, Emission all, CodeContext c) {
        return actor == null
                ? new Arithmetic.Constant(all.symbols.parties.sidesMask())
                : all.actors.of(actor, c).mask();
    }

    void roll(Action.Roll a, CodeContext c) {
        Formula count = all.formulas.of(a.count(), c);
        Formula counting = a.counting() == null ? null : all.formulas.of(a.counting(), c);
        List<Roll.Modifier> modifiers = new ArrayList<>();
        if (a.bonus() != null) {
            modifiers.add(new Roll.Modifier(all.formulas.of(a.bonus(), c), FixedFormulas.ALWAYS, ""));
        }
        modifiers.addAll(ModifierFormulas.of(a.modifiers(), all, c));
        boolean dice = a.variable().kind() == Variable.Kind.DICE;
        Pools pool = dice ? all.names.declareDice(a.variable(), c).dice() : null;
        Slots.Slot total = dice ? null : all.names.declare(a.variable(), c).slot();
        List<Explanation> explanations = new ArrayList<>();
        for (Expr number : java.util.Arrays.asList(a.count(), a.size(), a.counting(), a.bonus())) {
            explanations.addAll(List.of(all.formulas.explain(number, c)));
        }
        for (Modifier modifier : a.modifiers()) {
            if (modifier.condition() == null) {
                explanations.addAll(List.of(all.formulas.explain(modifier.amount(), c)));
            }
        }
        Formula sides = a.size() == null ? new Arithmetic.Constant(a.source().sides()) : all.formulas.of(a.size(), c);
        Formula seers = a.seenBy() == null ? null : all.formulas.parties(a.seenBy(), c);
        JumpLabel next = new JumpLabel();
        JumpLabel none = a.size() == null ? next : c.skipOr(next);
        Formula roller = roller(a.roller(), c);
        Formula behalf = all.behalf;
        StepTitle title = title(c);
        Wording text = a.text() == null ? null : all.wordings.of(a.text(), c);
        if (a.text() != null && a.text().values().isEmpty()) {
            all.diceTexts.put(a.variable().id(), a.text().source().text());
        }
        all.code.emit(() -> new Roll(
                a.source().name().text(),
                title,
                text,
                sides,
                count,
                roller,
                pool,
                total,
                counting,
                modifiers.toArray(Roll.Modifier[]::new),
                behalf,
                explanations.toArray(Explanation[]::new),
                seers,
                a.size() == null ? -1 : none.address()));
        all.code.bind(next);
    }

    /** What dice are rolled for here: the step, or the sequence where that has lines outside of its steps. */
    private StepTitle title(CodeContext c) {
        CheckedStep step = all.openSteps.get(all.code.step());
        if (step != null) {
            return all.wordings.title(step, c);
        }
        return all.sequenceTitle.isEmpty()
                ? StepTitle.PRINTED
                : new StepTitle(
                        new Wording(List.of(all.sequenceTitle), List.of()), new Arithmetic.Constant(Report.EVERYONE));
    }

    void rollOff(Action.RollOff a, CodeContext c) {
        Formula among = all.formulas.parties(a.among(), c);
        Slots.Slot contenders = c.newSlot();
        Slots.Slot winner = a.role() != null
                ? new Slots.Role(a.role().number())
                : all.names
                        .declare(java.util.Objects.requireNonNull(a.variable()), c)
                        .slot();
        int each = (int) Math.clamp(a.source().count(), 1, MOST_EACH);
        all.code.emit(
                new RollOff(a.source().name().text(), title(c), each, a.source().sides(), among, contenders, winner));
    }

    void rerollWhere(Action.RerollWhere a, CodeContext c) {
        Pools pool = all.formulas.pool(a.pool(), c);
        Formula condition = all.formulas.of(a.condition(), c);
        all.code.emit(
                new Reroll(called(a.pool()), title(c), pool, roller(a.roller(), c), condition, FixedFormulas.ALWAYS));
    }

    void rerollUpTo(Action.RerollUpTo a, CodeContext c) {
        Pools pool = all.formulas.pool(a.pool(), c);
        Formula limit = all.formulas.of(a.limit(), c);
        all.code.emit(new Reroll(called(a.pool()), title(c), pool, roller(a.roller(), c), null, limit));
    }

    /**
     * What the players know the dice by; whose they are, they know. A text that speaks of values may speak of what is not known any more
     * where they are rolled again.
     */
    private String called(Pool pool) {
        String text = all.diceTexts.get(pool.variable().id());
        if (text != null) {
            return text;
        }
        return pool.source() instanceof Expression.Of of ? of.name().text() : ExpressionText.of(pool.source());
    }
}
