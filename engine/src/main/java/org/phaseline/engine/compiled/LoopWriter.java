package org.phaseline.engine.compiled;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Loops;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;

/** Writes out loops over sets that are a mask, in printed order and picked by nobody: over parties, as most loops are. */
final class LoopWriter {

    private final FormulaWriter formulas;
    private final PlayMethod method;
    private final CodeBuilder code;

    LoopWriter(FormulaWriter formulas) {
        this.formulas = formulas;
        this.method = formulas.method;
        this.code = method.code;
    }

    static boolean fits(Loops.Begin begin) {
        return isMask(begin.set()) && isLocal(begin.atStart()) && isLocal(begin.worked());
    }

    static boolean fits(Loops.Next next) {
        return isMask(next.set())
                && isLocal(next.atStart())
                && isLocal(next.worked())
                && (next.member() instanceof Slots.Local || next.member() instanceof Slots.Role)
                && next.beginning() == null
                && next.order() == null
                && next.picker() == null;
    }

    private static boolean isMask(Formula set) {
        return set instanceof Crowds.OfMask of && FormulaWriter.isSimple(of.mask());
    }

    private static boolean isLocal(Slots.Slot[] slots) {
        return slots.length == 1 && slots[0] instanceof Slots.Local;
    }

    void begin(Loops.Begin begin) {
        place(begin.atStart()[0]);
        formulas.value(((Crowds.OfMask) begin.set()).mask());
        code.lastore();
        place(begin.worked()[0]);
        code.lconst_0().lastore();
    }

    /** Takes the next member, or goes to a label when there is none. */
    void next(Loops.Next next, Label exit) {
        int left = method.newLong();
        formulas.value(((Crowds.OfMask) next.set()).mask());
        if (!next.includingNew()) {
            formulas.value(next.atStart()[0]);
            code.land();
        }
        Slots.Slot worked = next.worked()[0];
        formulas.value(worked);
        code.loadConstant(-1L).lxor().land().lstore(left);
        code.lload(left).lconst_0().lcmp().ifeq(exit);
        place(worked);
        formulas.value(worked);
        code.lload(left).lload(left).lneg().land().lor().lastore();
        place(next.member());
        code.lload(left)
                .invokestatic(
                        ConstantDescs.CD_Long,
                        "numberOfTrailingZeros",
                        MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_long))
                .i2l()
                .lastore();
    }

    /** Leaves the array and the index of a place in the frame or of a role. */
    private void place(Slots.Slot slot) {
        switch (slot) {
            case Slots.Local local -> code.aload(method.locals).loadConstant(local.slot());
            case Slots.Role role -> code.aload(method.roles).loadConstant(role.role());
            case Slots.StateSlot _, Slots.OwnLocal _, Slots.LocalOf _ ->
                throw new IllegalArgumentException("not written out");
        }
    }
}
