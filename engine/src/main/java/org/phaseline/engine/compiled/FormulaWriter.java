package org.phaseline.engine.compiled;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Outcomes;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Payment;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;

/**
 * Writes out the formulas that rulebooks are full of: reading values, comparing, adding, and sets and pools of a few members. All
 * others are called as they stand.
 */
final class FormulaWriter {

    private static final MethodTypeDesc OF = MethodTypeDesc.of(ConstantDescs.CD_long, PlayMethod.MACHINE);

    final PlayMethod method;
    private final CodeBuilder code;
    private final long present;

    /** The member being looked at: known, in a variable, or the machine's. */
    private @Nullable Long knownIt;

    private int itsVariable = -1;

    /** @param present the parties that take part, as a mask */
    FormulaWriter(PlayMethod method, long present) {
        this.method = method;
        this.code = method.code;
        this.present = present;
    }

    /**
     * Whether a formula is written out whole. Such a formula cannot fail, counts nothing and asks the machine nothing, so it may look at a
     * member that the machine does not know of.
     */
    static boolean isSimple(Formula formula) {
        return switch (formula) {
            case Arithmetic.Constant _, Slots.Local _, Slots.Role _, Slots.OfGame _, PartyFormulas.It _ -> true;
            case Slots.OfMember of -> isSimple(of.member());
            case Arithmetic.Plus plus -> isSimple(plus.left()) && isSimple(plus.right());
            case Arithmetic.Minus minus -> isSimple(minus.left()) && isSimple(minus.right());
            case Arithmetic.Times times -> isSimple(times.left()) && isSimple(times.right());
            case Logic.Not not -> isSimple(not.operand());
            case Logic.And and -> isSimple(and.left()) && isSimple(and.right());
            case Logic.Or or -> isSimple(or.left()) && isSimple(or.right());
            case Logic.Same same -> isSimple(same.left()) && isSimple(same.right());
            case Logic.Less less -> isSimple(less.left()) && isSimple(less.right());
            case Logic.AtMost most -> isSimple(most.left()) && isSimple(most.right());
            case Outcomes.WasDone done -> isSimple(done.slot());
            case Payment payment -> isSimple(payment.amount()) && isSimple(payment.from());
            case Sets.One one -> isSimple(one.member());
            case PartyFormulas.Present those -> isSimple(those.parties());
            default -> false;
        };
    }

    /** Leaves what a formula gives on the stack. */
    void value(Formula formula) {
        Long known = ConstantFolding.of(formula, knownIt);
        if (known != null) {
            code.loadConstant(known.longValue());
            return;
        }
        switch (formula) {
            case Slots.Local local ->
                code.aload(method.locals).loadConstant(local.slot()).laload();
            case Slots.Role role ->
                code.aload(method.roles).loadConstant(role.role()).laload();
            case Slots.OfGame of ->
                code.aload(method.state).loadConstant(of.slot()).laload();
            case Slots.OfMember of -> ofMember(of);
            case PartyFormulas.It _ when itsVariable >= 0 -> code.lload(itsVariable);
            case Arithmetic.Plus plus -> {
                value(plus.left());
                value(plus.right());
                code.ladd();
            }
            case Arithmetic.Minus minus -> {
                value(minus.left());
                value(minus.right());
                code.lsub();
            }
            case Arithmetic.Times times -> {
                value(times.left());
                value(times.right());
                code.lmul();
            }
            case Sets.One one -> one(one);
            case PartyFormulas.Present those -> {
                value(those.parties());
                code.loadConstant(present).land();
            }
            case Sets.Where where when MaskWriter.fits(where) -> new MaskWriter(this).where(where);
            case Pools.Counting counting when MaskWriter.fits(counting) -> new MaskWriter(this).counting(counting);
            case Logic.Not _,
                    Logic.And _,
                    Logic.Or _,
                    Logic.Same _,
                    Logic.Less _,
                    Logic.AtMost _,
                    Outcomes.WasDone _,
                    Payment _ -> truth(formula);
            default -> {
                method.constants.load(code, formula);
                method.machine().invokeinterface(ClassConstants.FORMULA, "of", OF);
            }
        }
    }

    private void truth(Formula formula) {
        Label no = code.newLabel();
        Label end = code.newLabel();
        jump(formula, no, false);
        code.lconst_1().goto_(end);
        code.labelBinding(no).lconst_0();
        code.labelBinding(end);
    }

    private void one(Sets.One one) {
        int member = method.newLong();
        Label none = code.newLabel();
        Label end = code.newLabel();
        value(one.member());
        code.lstore(member).lload(member).lconst_0().lcmp().iflt(none);
        code.lconst_1().lload(member).l2i().lshl().goto_(end);
        code.labelBinding(none).lconst_0();
        code.labelBinding(end);
    }

    private void ofMember(Slots.OfMember of) {
        Label none = code.newLabel();
        Label end = code.newLabel();
        int index = code.allocateLocal(TypeKind.INT);
        index(of, index, none);
        code.aload(method.state).iload(index).laload().goto_(end);
        code.labelBinding(none).loadConstant(of.absent());
        code.labelBinding(end);
    }

    /** Works out where the state keeps a member's value; goes to {@code none} when there is no such member. */
    void index(Slots.OfMember of, int index, Label none) {
        Long known = ConstantFolding.of(of.member(), knownIt);
        if (known != null && known >= 0) {
            code.loadConstant(of.base() + (int) (long) known * of.stride()).istore(index);
            return;
        }
        int member = method.newLong();
        value(of.member());
        code.lstore(member).lload(member).lconst_0().lcmp().iflt(none);
        code.lload(member).l2i();
        if (of.stride() != 1) {
            code.loadConstant(of.stride()).imul();
        }
        code.loadConstant(of.base()).iadd().istore(index);
    }

    /** Goes on at a label when a condition is fulfilled, or when it is not. */
    void jump(Formula condition, Label target, boolean when) {
        Long known = ConstantFolding.of(condition, knownIt);
        if (known != null) {
            if (known != 0 == when) {
                code.goto_(target);
            }
            return;
        }
        switch (condition) {
            case Logic.Not not -> jump(not.operand(), target, !when);
            case Logic.And and -> both(and.left(), and.right(), target, when, true);
            case Logic.Or or -> both(or.left(), or.right(), target, when, false);
            case Logic.Same same -> {
                compare(same.left(), same.right());
                branch(when ? code::ifeq : code::ifne, target);
            }
            case Logic.Less less -> {
                compare(less.left(), less.right());
                branch(when ? code::iflt : code::ifge, target);
            }
            case Logic.AtMost most -> {
                compare(most.left(), most.right());
                branch(when ? code::ifle : code::ifgt, target);
            }
            case Payment payment -> {
                compare(payment.amount(), payment.from());
                branch(when ? code::ifle : code::ifgt, target);
            }
            case Outcomes.WasDone done -> wasDone(done.slot(), target, when);
            default -> {
                value(condition);
                code.lconst_0().lcmp();
                branch(when ? code::ifne : code::ifeq, target);
            }
        }
    }

    private interface Branching {
        CodeBuilder to(Label target);
    }

    private static void branch(Branching branching, Label target) {
        branching.to(target);
    }

    private void compare(Formula left, Formula right) {
        value(left);
        value(right);
        code.lcmp();
    }

    /** The second is looked at only when the first does not decide: it decides an 'and' when it fails, an 'or' when it holds. */
    private void both(Formula left, Formula right, Label target, boolean when, boolean and) {
        if (and == when) {
            Label end = code.newLabel();
            jump(left, end, !and);
            jump(right, target, when);
            code.labelBinding(end);
        } else {
            jump(left, target, when);
            jump(right, target, when);
        }
    }

    /** See {@link Outcomes#isDone}. */
    void wasDone(Formula outcome, Label target, boolean when) {
        Label done = code.newLabel();
        int value = method.newLong();
        value(outcome);
        code.lstore(value).lload(value).loadConstant(Outcomes.DONE).lcmp();
        code.ifeq(when ? target : done);
        code.lload(value).loadConstant(Outcomes.FIRST_OPTION).lcmp();
        branch(when ? code::ifge : code::iflt, target);
        code.labelBinding(done);
    }

    /** Writes something that looks at a known member. */
    void lookingAt(long member, Runnable written) {
        Long outer = knownIt;
        knownIt = member;
        written.run();
        knownIt = outer;
    }

    /** Writes something that looks at a member in a variable. */
    void lookingAtVariable(int variable, Runnable written) {
        Long outer = knownIt;
        int outerVariable = itsVariable;
        knownIt = null;
        itsVariable = variable;
        written.run();
        knownIt = outer;
        itsVariable = outerVariable;
    }
}
