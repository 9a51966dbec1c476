package org.phaseline.engine.compiled;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.machine.Formula;

/** Writes out what looks at each member of a mask, or at each face of a pool: one after the other where they are few, or a loop. */
final class MaskWriter {

    /** More members or faces than these are looked at in a loop. */
    private static final int FEW = 12;

    private final FormulaWriter formulas;
    private final PlayMethod method;
    private final CodeBuilder code;

    MaskWriter(FormulaWriter formulas) {
        this.formulas = formulas;
        this.method = formulas.method;
        this.code = method.code;
    }

    static boolean fits(Sets.Where where) {
        return FormulaWriter.isSimple(where.condition());
    }

    static boolean fits(Pools.Counting counting) {
        Pools pool = counting.pool();
        return pool.stride() == 0 && pool.sides() <= FEW && FormulaWriter.isSimple(counting.condition());
    }

    /** Whether {@link Sets#any} is what is written here. */
    static boolean isAnyKnown(Formula set) {
        return set instanceof Sets.Where where ? fits(where) : FormulaWriter.isSimple(set);
    }

    /** Leaves the mask of those that fulfil a condition. */
    void where(Sets.Where where) {
        Long set = few(where);
        if (set == null) {
            int kept = method.newLong();
            code.lconst_0().lstore(kept);
            loop(where, (rest, no) -> {
                formulas.jump(where.condition(), no, false);
                code.lload(rest).lload(rest).lneg().land().lload(kept).lor().lstore(kept);
            });
            code.lload(kept);
            return;
        }
        method.looksAt(Long.bitCount(set));
        code.lconst_0();
        each(set, member -> {
            Label no = code.newLabel();
            formulas.jump(where.condition(), no, false);
            code.loadConstant(1L << member).lor();
            code.labelBinding(no);
        });
    }

    /** Goes to a label when a set is empty. */
    void jumpIfEmpty(Formula formula, Label empty) {
        if (!(formula instanceof Sets.Where where)) {
            formulas.value(formula);
            code.lconst_0().lcmp().ifeq(empty);
            return;
        }
        Label found = code.newLabel();
        Long set = few(where);
        if (set == null) {
            loop(where, (rest, no) -> formulas.jump(where.condition(), found, true));
        } else {
            method.looksAt(Long.bitCount(set));
            each(set, member -> formulas.jump(where.condition(), found, true));
        }
        code.goto_(empty);
        code.labelBinding(found);
    }

    private static @Nullable Long few(Sets.Where where) {
        Long set = ConstantFolding.of(where.set(), null);
        return set == null || Long.bitCount(set) > FEW ? null : set;
    }

    private void each(long set, Consumer<Integer> written) {
        for (long rest = set; rest != 0; rest &= rest - 1) {
            int member = Long.numberOfTrailingZeros(rest);
            formulas.lookingAt(member, () -> written.accept(member));
        }
    }

    private interface Pass {
        /** {@code rest} is the variable with those left, of which the first is looked at; {@code no} leads to the next. */
        void write(int rest, Label no);
    }

    private void loop(Sets.Where where, Pass pass) {
        int rest = method.newLong();
        int member = method.newLong();
        Label next = code.newLabel();
        Label end = code.newLabel();
        Label no = code.newLabel();
        formulas.value(where.set());
        code.lstore(rest);
        method.looksAtMask(rest);
        code.labelBinding(next).lload(rest).lconst_0().lcmp().ifeq(end);
        code.lload(rest)
                .invokestatic(
                        ConstantDescs.CD_Long,
                        "numberOfTrailingZeros",
                        MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_long))
                .i2l()
                .lstore(member);
        formulas.lookingAtVariable(member, () -> pass.write(rest, no));
        code.labelBinding(no);
        code.lload(rest).lload(rest).lconst_1().lsub().land().lstore(rest).goto_(next);
        code.labelBinding(end);
    }

    /** Leaves how many dice of a pool fulfil a condition. */
    void counting(Pools.Counting counting) {
        Pools pool = counting.pool();
        method.looksAt(pool.sides());
        code.lconst_0();
        for (int face = 1; face <= pool.sides(); face++) {
            int slot = pool.base() + face - 1;
            formulas.lookingAt(face, () -> {
                Label no = code.newLabel();
                formulas.jump(counting.condition(), no, false);
                code.aload(method.locals).loadConstant(slot).laload().ladd();
                code.labelBinding(no);
            });
        }
    }
}
