package org.phaseline.language.emit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.DeferredEffects;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Explanation;
import org.phaseline.engine.code.ModifierReport;
import org.phaseline.engine.code.Payment;
import org.phaseline.engine.code.PieceStock;
import org.phaseline.engine.code.Roll;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Target;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.tree.Statement;

/** Changes of state and names, now or later. */
final class StateEmitter {

    private record SlotChange(ChangedSlot target, Effects.Operation operation, Formula value) {}

    private final Emission all;

    StateEmitter(Emission all) {
        this.all = all;
    }

    // ---- names

    void let(Action.Let a, CodeContext c) {
        if (a.value() == null) {
            Type type = a.type();
            Formula blank =
                    type.crowd() ? new Crowds.Listed(List.of(), type.width()) : new Arithmetic.Constant(type.initial());
            set(a.variable(), blank, c);
            return;
        }
        Wording text = a.text() == null ? null : all.wordings.of(a.text(), c);
        // Without modifiers of its own it is told by those of the formula that it calls.
        Formula start = explained(a.value(), a.modifiers().isEmpty() ? text : null, c);
        List<Roll.Modifier> modifiers = ModifierFormulas.of(a.modifiers(), all, c);
        if (modifiers.isEmpty()) {
            set(a.variable(), start, c);
            return;
        }
        all.code.emit(new ModifierReport(
                all.code.step(),
                a.source().name().text(),
                text,
                ValueTypes.of(a.type()),
                start,
                modifiers.toArray(Roll.Modifier[]::new)));
        // What the value itself is made of has been told by then.
        Formula untold = start instanceof Explanation.Explained explained ? explained.value() : start;
        set(a.variable(), ModifierFormulas.sum(untold, a.modifiers(), modifiers), c);
    }

    /** A value; if formulas with modifiers are called in it, the players are told which of those count. */
    private Formula explained(Expr value, CodeContext c) {
        return explained(value, null, c);
    }

    /** {@code text}: by which the outermost call is told. */
    private Formula explained(Expr value, @Nullable Wording text, CodeContext c) {
        Explanation[] calls = all.formulas.explain(value, c);
        if (text != null && calls.length > 0) {
            calls[calls.length - 1] = calls[calls.length - 1].called(text);
        }
        Formula formula = all.formulas.of(value, c);
        return calls.length == 0 ? formula : new Explanation.Explained(formula, calls);
    }

    private void set(Variable variable, Formula value, CodeContext c) {
        NameSlots.Kept kept = all.names.declare(variable, c);
        NameSlots.note(kept, c, all.code);
        ChangedSlot target = new ChangedSlot(kept.slot(), kept.words(), variable.type());
        all.code.emit(target.changed(Effects.Operation.SET, value));
    }

    /** A name for what somebody says. */
    void letSaid(Action.LetSaid a, CodeContext c) {
        all.names.declare(a.variable(), c);
        either(
                a.said(),
                c,
                () -> set(a.variable(), new Arithmetic.Constant(1), c),
                () -> set(a.variable(), new Arithmetic.Constant(0), c));
    }

    private void either(Condition condition, CodeContext c, Runnable yes, Runnable no) {
        JumpLabel otherwise = new JumpLabel();
        JumpLabel end = new JumpLabel();
        all.conditions.orElse(condition, c, otherwise);
        yes.run();
        all.code.jump(end);
        all.code.bind(otherwise);
        no.run();
        all.code.bind(end);
    }

    // ---- what is kept

    /** What is not there cannot be paid: then the step is not carried out. */
    void pay(Action.Pay a, CodeContext c) {
        ChangedSlot target = target(a.from(), c);
        Formula amount = all.formulas.of(a.amount(), c);
        Formula due = explained(a.amount(), c);
        JumpLabel next = new JumpLabel();
        String name = a.from() instanceof Target.OfName named ? named.variable().name() : "";
        int unit = target.type().unit();
        all.code.jumpUnless(new Payment(due, target.slot(), name, unit), c.failOr(next));
        all.code.emit(target.changed(Effects.Operation.SUBTRACT, amount));
        all.code.bind(next);
    }

    void take(Action.Take a, CodeContext c) {
        Formula first = all.formulas.of(a.first(), c);
        NameSlots.Kept kept = all.names.declare(a.variable(), c);
        JumpLabel next = new JumpLabel();
        JumpLabel none = c.skipOr(next);
        String kind = ((Type.Kind) a.variable().type()).name();
        all.code.emit(() -> new PieceStock.Take(kept.slot(), first, kind, none.address()));
        NameSlots.note(kept, c, all.code);
        all.code.bind(next);
    }

    void putBack(Action.PutBack a, CodeContext c) {
        all.code.emit(new PieceStock.PutBack(
                all.formulas.of(a.piece(), c),
                a.fields().stream().mapToInt(Symbols.Field::slot).toArray(),
                a.fields().stream().mapToInt(field -> field.type().width()).toArray()));
    }

    void change(Action.Change a, CodeContext c) {
        SlotChange change = changed(a, c);
        Instruction changing = change.target.changed(change.operation, change.value);
        all.code.emit(
                changing instanceof Effects.Change plain && isAnswer(a, c) ? new Effects.AsAnswered(plain) : changing);
    }

    /** Whether something is set under seal to what was answered there, or set back so that it can be answered anew. */
    private boolean isAnswer(Action.Change change, CodeContext c) {
        return c.sealedStep() >= 0
                && change instanceof Action.Assign assign
                && assign.operation() == Statement.Operation.SET
                && (assign.value() instanceof Expr.Local local
                                && all.answeredUnderSeal.contains(
                                        local.variable().id())
                        || isSetBack(assign));
    }

    /** Whether a field is set to what it is declared to begin with: the goal of a unit that holds is none. */
    private static boolean isSetBack(Action.Assign assign) {
        return assign.value() instanceof Expr.Constant constant
                && assign.target() instanceof Target.OfState state
                && constant.value() == state.field().initial();
    }

    /** A flag is set to what somebody says. */
    void assignSaid(Action.AssignSaid a, CodeContext c) {
        ChangedSlot target = target(a.target(), c);
        either(
                a.said(),
                c,
                () -> all.code.emit(target.changed(Effects.Operation.SET, new Arithmetic.Constant(1))),
                () -> all.code.emit(target.changed(Effects.Operation.SET, new Arithmetic.Constant(0))));
    }

    private SlotChange changed(Action.Change change, CodeContext c) {
        ChangedSlot target = target(change.target(), c);
        return switch (change) {
            case Action.Assign a -> new SlotChange(target, operation(a.operation()), explained(a.value(), c));
            case Action.ChangeSet a ->
                new SlotChange(
                        target,
                        a.add() ? Effects.Operation.JOIN : Effects.Operation.DROP,
                        all.formulas.of(a.member(), c));
            case Action.Mark a ->
                new SlotChange(target, Effects.Operation.SET, new Arithmetic.Constant(a.on() ? 1 : 0));
        };
    }

    private static Effects.Operation operation(Statement.Operation operation) {
        return switch (operation) {
            case SET -> Effects.Operation.SET;
            case ADD -> Effects.Operation.ADD;
            case SUBTRACT -> Effects.Operation.SUBTRACT;
        };
    }

    private ChangedSlot target(Target target, CodeContext c) {
        return switch (target) {
            case Target.OfName name -> {
                NameSlots.Kept kept = all.names.reading(name.variable(), c);
                yield new ChangedSlot(kept.slot(), kept.words(), name.type());
            }
            case Target.OfParty of -> {
                int base = all.names.reading(of.variable(), c).base();
                yield ChangedSlot.of(new Slots.LocalOf(base, all.formulas.of(of.party(), c)), of.type());
            }
            case Target.OfState state -> ofState(state, c);
            case Target.OfRole role -> ChangedSlot.of(new Slots.Role(role.role().number()), role.type());
        };
    }

    private ChangedSlot ofState(Target.OfState state, CodeContext c) {
        Symbols.Field field = state.field();
        if (state.holder() == null) {
            return new ChangedSlot(new Slots.OfGame(field.slot()), FieldSlots.words(field), field.type());
        }
        Formula holder = all.formulas.of(state.holder(), c);
        return new ChangedSlot(FieldSlots.of(field, holder), FieldSlots.wordsOf(field, holder), field.type());
    }

    // ---- later

    void later(Action.Later a, CodeContext c) {
        int due = a.due() == null
                ? all.dues.ofJoin(a.fork())
                : all.dues.of(a.due().step(), a.due().start());
        SlotChange change = changed(a.change(), c);
        all.code.emit(new DeferredEffects.PutOff(
                due,
                change.operation,
                (Slots.StateSlot) change.target.slot(),
                change.value,
                change.target.type().low(),
                change.target.type().high()));
    }
}
