package org.phaseline.engine.compiled;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.Arrays;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Outcomes;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.code.Stretch;
import org.phaseline.engine.machine.Formula;

/** Writes out what the instructions do that only change values: those of the position and those of the frame. */
final class InstructionWriter {

    /** A longer stretch of the frame is blanked by a call. */
    private static final int FEW = 8;

    /** See {@link Stretch}: what is longer counts as work. */
    private static final int MOST = 64;

    private final FormulaWriter formulas;
    private final PlayMethod method;
    private final CodeBuilder code;

    InstructionWriter(FormulaWriter formulas) {
        this.formulas = formulas;
        this.method = formulas.method;
        this.code = method.code;
    }

    static boolean fits(Stretch stretch) {
        return stretch.stride() == 0 && stretch.to() - stretch.from() <= MOST;
    }

    void forget(Stretch stretch) {
        if (stretch.to() - stretch.from() <= FEW) {
            for (int slot = stretch.from(); slot < stretch.to(); slot++) {
                code.aload(method.locals).loadConstant(slot).lconst_0().lastore();
            }
            return;
        }
        code.aload(method.locals)
                .loadConstant(stretch.from())
                .loadConstant(stretch.to())
                .lconst_0();
        code.invokestatic(
                ClassConstants.desc(Arrays.class),
                "fill",
                MethodTypeDesc.of(
                        ConstantDescs.CD_void,
                        ConstantDescs.CD_long.arrayType(),
                        ConstantDescs.CD_int,
                        ConstantDescs.CD_int,
                        ConstantDescs.CD_long));
    }

    static boolean fits(Steps.Result result) {
        return result.outcome() instanceof Slots.Local
                && (result.taken() == null || result.taken() instanceof Slots.Local);
    }

    void succeed(Steps.Result result) {
        if (result.taken() == null) {
            setOutcome(result, Outcomes.DONE);
            return;
        }
        Label plain = code.newLabel();
        Label end = code.newLabel();
        int option = method.newLong();
        formulas.value(result.taken());
        code.lstore(option).lload(option).lconst_0().lcmp().ifeq(plain);
        code.aload(method.locals).loadConstant(slot(result));
        code.lload(option)
                .loadConstant(Outcomes.FIRST_OPTION - 1)
                .ladd()
                .lastore()
                .goto_(end);
        code.labelBinding(plain);
        setOutcome(result, Outcomes.DONE);
        code.labelBinding(end);
    }

    private static int slot(Steps.Result result) {
        return ((Slots.Local) result.outcome()).slot();
    }

    private void setOutcome(Steps.Result result, long outcome) {
        code.aload(method.locals)
                .loadConstant(slot(result))
                .loadConstant(outcome)
                .lastore();
    }

    /** Unless an earlier pass was done. */
    void setUnlessDone(Steps.Result result, long outcome) {
        Label done = code.newLabel();
        formulas.wasDone(result.outcome(), done, true);
        setOutcome(result, outcome);
        code.labelBinding(done);
    }

    /** A step that nothing else has become of was done. */
    void leave(Steps.Result result) {
        Label known = code.newLabel();
        formulas.value(result.outcome());
        code.loadConstant(Outcomes.UNREACHED).lcmp().ifne(known);
        succeed(result);
        code.labelBinding(known);
    }

    static boolean fits(Steps.Remember remember) {
        return remember.masks().size() == 1
                && remember.masks().getFirst() instanceof Slots.Local
                && FormulaWriter.isSimple(remember.outcome())
                && FormulaWriter.isSimple(remember.member());
    }

    void remember(Steps.Remember remember) {
        Label not = code.newLabel();
        int slot = ((Slots.Local) remember.masks().getFirst()).slot();
        formulas.wasDone(remember.outcome(), not, false);
        code.aload(method.locals).loadConstant(slot).dup2().laload().lconst_1();
        formulas.value(remember.member());
        code.l2i().lshl().lor().lastore();
        code.labelBinding(not);
    }

    static boolean fits(Effects.Change change) {
        boolean counts = switch (change.operation()) {
            case SET, ADD, SUBTRACT -> true;
            case JOIN, DROP -> false;
        };
        return counts && fits(change.slot());
    }

    static boolean fits(Slots.Slot slot) {
        return switch (slot) {
            case Slots.Local _, Slots.Role _, Slots.OfGame _ -> true;
            case Slots.OfMember of -> FormulaWriter.isSimple(of.member());
            case Slots.OwnLocal _, Slots.LocalOf _ -> false;
        };
    }

    void change(Effects.Change change) {
        switch (change.slot()) {
            case Slots.Local local -> changeIn(method.locals, local.slot(), change);
            case Slots.Role role -> changeIn(method.roles, role.role(), change);
            case Slots.OfGame of -> {
                method.machine().loadConstant(of.slot());
                changed(change, () -> formulas.value(of));
                method.set();
            }
            case Slots.OfMember of -> {
                Label none = code.newLabel();
                int index = code.allocateLocal(TypeKind.INT);
                formulas.index(of, index, none);
                method.machine().iload(index);
                changed(change, () -> code.aload(method.state).iload(index).laload());
                method.set();
                code.labelBinding(none);
            }
            case Slots.OwnLocal _, Slots.LocalOf _ -> throw new IllegalArgumentException("not written out");
        }
    }

    private void changeIn(int array, int slot, Effects.Change change) {
        code.aload(array).loadConstant(slot);
        changed(change, () -> code.aload(array).loadConstant(slot).laload());
        code.lastore();
    }

    /** Leaves the new value, kept in its range. */
    private void changed(Effects.Change change, Runnable old) {
        Formula operand = change.value();
        switch (change.operation()) {
            case SET -> formulas.value(operand);
            case ADD -> {
                old.run();
                formulas.value(operand);
                code.ladd();
            }
            case SUBTRACT -> {
                old.run();
                formulas.value(operand);
                code.lsub();
            }
            case JOIN, DROP -> throw new IllegalArgumentException("not written out");
        }
        if (change.low() <= change.high()) {
            bound("min", change.high(), Long.MAX_VALUE);
            bound("max", change.low(), Long.MIN_VALUE);
        }
    }

    private void bound(String name, long bound, long none) {
        if (bound != none) {
            code.loadConstant(bound);
            code.invokestatic(
                    ClassConstants.desc(Math.class),
                    name,
                    MethodTypeDesc.of(ConstantDescs.CD_long, ConstantDescs.CD_long, ConstantDescs.CD_long));
        }
    }
}
