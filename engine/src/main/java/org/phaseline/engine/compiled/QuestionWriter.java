package org.phaseline.engine.compiled;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import org.phaseline.engine.code.AskStep;
import org.phaseline.engine.code.AskValue;
import org.phaseline.engine.code.Selection;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;

/** Writes the methods of a question: a plain choice is written out, any other is called as it stands. */
final class QuestionWriter {

    private static final ClassDesc MENU = Constants.desc(Menu.class);
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
        switch (question) {
            case AskValue ask -> formulas.value(ask.actor());
            case AskStep ask -> formulas.value(ask.actor());
            default -> {
                load(question);
                code.invokeinterface(Constants.QUESTION, "asked", MethodTypeDesc.of(LONG, PlayMethod.MACHINE));
            }
        }
        code.lreturn();
    }

    void offer(Question question) {
        if (question instanceof AskValue ask && !ask.unseen() && ask.choices() instanceof Selection.OfMask mask) {
            code.aload(SECOND);
            formulas.value(mask.set());
            code.invokevirtual(MENU, "addMembers", MethodTypeDesc.of(VOID, LONG));
            if (ask.declining().pass() >= 0) {
                pass(ask.declining().compulsory());
            }
        } else {
            load(question).aload(SECOND);
            code.invokeinterface(Constants.QUESTION, "offer", MethodTypeDesc.of(VOID, PlayMethod.MACHINE, MENU));
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
        load(question).loadConstant(here).lload(SECOND);
        code.invokeinterface(
                Constants.QUESTION, "answer", MethodTypeDesc.of(INT, PlayMethod.MACHINE, INT, LONG));
        code.ireturn();
    }

    private CodeBuilder load(Question question) {
        method.constants.load(code, question);
        return method.machine();
    }
}
