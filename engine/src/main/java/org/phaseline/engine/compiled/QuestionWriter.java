package org.phaseline.engine.compiled;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.function.IntFunction;
import org.phaseline.engine.code.AskStep;
import org.phaseline.engine.code.AskValue;
import org.phaseline.engine.code.Selection;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;

/** Writes the methods of a question: a plain choice is written out, any other is called as it stands. */
final class QuestionWriter {

    private static final ClassDesc MENU = ClassConstants.desc(Menu.class);
    private static final ClassDesc VOID = ConstantDescs.CD_void;
    private static final ClassDesc INT = ConstantDescs.CD_int;
    private static final ClassDesc LONG = ConstantDescs.CD_long;

    /** The parameter behind the machine. */
    private static final int SECOND = 2;

    private final FormulaWriter formulas;
    private final PlayMethod method;
    private final CodeBuilder code;

    QuestionWriter(FormulaWriter formulas) {
        this.formulas = formulas;
        this.method = formulas.method;
        this.code = method.code;
    }

    void asked(Question question) {
        asks(question);
        code.lreturn();
    }

    private void asks(Question question) {
        switch (question) {
            case AskValue ask -> formulas.value(ask.actor());
            case AskStep ask -> formulas.value(ask.actor());
            default -> {
                load(question);
                code.invokeinterface(ClassConstants.QUESTION, "asked", MethodTypeDesc.of(LONG, PlayMethod.MACHINE));
            }
        }
    }

    void offer(Question question) {
        if (question instanceof AskValue ask
                && !ask.unseen()
                && ask.orNone() == null
                && ask.choices() instanceof Selection.OfMask mask) {
            code.aload(SECOND);
            formulas.value(mask.set());
            code.invokevirtual(MENU, "addMembers", MethodTypeDesc.of(VOID, LONG));
            if (ask.declining().pass() >= 0) {
                pass(ask.declining().compulsory());
            }
        } else {
            load(question).aload(SECOND);
            code.invokeinterface(ClassConstants.QUESTION, "offer", MethodTypeDesc.of(VOID, PlayMethod.MACHINE, MENU));
        }
        code.return_();
    }

    private void pass(Formula compulsory) {
        Label must = code.newLabel();
        formulas.jump(compulsory, must, true);
        code.aload(SECOND).loadConstant(Menu.PASS).invokevirtual(MENU, "add", MethodTypeDesc.of(VOID, LONG));
        code.labelBinding(must);
    }

    void answer(Question question, int here) {
        answer(question, here, SECOND);
    }

    private void answer(Question question, int here, int item) {
        load(question).loadConstant(here).lload(item);
        code.invokeinterface(ClassConstants.QUESTION, "answer", MethodTypeDesc.of(INT, PlayMethod.MACHINE, INT, LONG));
        code.ireturn();
    }

    /** Whether what an answer does can be written out. */
    static boolean fits(AskValue ask) {
        return ask.target() instanceof Slots.Local && FormulaWriter.isSimple(ask.actor());
    }

    /** Notes who answered and what, and goes on where that leads. */
    void answered(AskValue ask, int here, int item, IntFunction<Label> to) {
        Label nothing = code.newLabel();
        formulas.value(ask.actor());
        method.answeredBy();
        if (ask.declining().pass() >= 0) {
            code.lload(item)
                    .loadConstant(Menu.PASS)
                    .lcmp()
                    .ifeq(to.apply(ask.declining().pass()));
        }
        code.lload(item).loadConstant(Menu.NOTHING).lcmp().ifeq(nothing);
        code.aload(method.locals).loadConstant(((Slots.Local) ask.target()).slot());
        code.lload(item).lastore().goto_(to.apply(here + 1));
        code.labelBinding(nothing);
        answer(ask, here, item);
    }

    /** The same for any other question, after which the machine goes on. */
    void answered(Question question, int here, int item) {
        asks(question);
        method.answeredBy();
        answer(question, here, item);
    }

    private CodeBuilder load(Question question) {
        method.constants.load(code, question);
        return method.machine();
    }
}
