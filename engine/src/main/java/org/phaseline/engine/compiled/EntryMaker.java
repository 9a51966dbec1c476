package org.phaseline.engine.compiled;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.util.List;
import org.phaseline.engine.code.AskValue;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;

/** Makes the class that plays on from an address. */
final class EntryMaker {

    /** At most so many instructions go into a method. */
    private static final int MOST = 120;

    /** The virtual machine does not compile larger methods. */
    private static final int LARGEST = 7_900;

    private static final ClassDesc SUPER = ClassConstants.desc(EntryPoint.class);
    private static final ClassDesc MENU = ClassConstants.desc(Menu.class);
    private static final ClassDesc VOID = ConstantDescs.CD_void;
    private static final ClassDesc INT = ConstantDescs.CD_int;
    private static final ClassDesc LONG = ConstantDescs.CD_long;
    private static final MethodTypeDesc RUN = MethodTypeDesc.of(INT, PlayMethod.MACHINE);
    private static final MethodTypeDesc ASKED = MethodTypeDesc.of(LONG, PlayMethod.MACHINE);
    private static final MethodTypeDesc OFFER = MethodTypeDesc.of(VOID, PlayMethod.MACHINE, MENU);
    private static final MethodTypeDesc ANSWER = MethodTypeDesc.of(INT, PlayMethod.MACHINE, LONG);

    private final ClassDesc self = ClassDesc.of(EntryMaker.class.getPackageName(), "Made");
    private final CompiledRulebook rulebook;
    private final ReachableCode reach;
    private final long present;

    EntryMaker(CompiledRulebook rulebook) {
        this.rulebook = rulebook;
        this.reach = new ReachableCode(rulebook);
        this.present = rulebook.outline().parties().present();
    }

    EntryPoint make(int address) {
        return make(address, MOST);
    }

    private EntryPoint make(int address, int most) {
        ClassConstants constants = new ClassConstants(self);
        byte[] bytes = ClassFile.of().build(self, made -> build(made, address, most, constants));
        if (most > 2 && largest(bytes) > LARGEST) {
            return make(address, most / 2);
        }
        try {
            MethodHandles.Lookup made =
                    MethodHandles.lookup().defineHiddenClassWithClassData(bytes, constants.values(), true);
            return (EntryPoint) made.lookupClass().getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("what is played from " + address + " on cannot be made into a class", e);
        }
    }

    private static int largest(byte[] bytes) {
        int largest = 0;
        for (var method : ClassFile.of().parse(bytes).methods()) {
            CodeModel code = method.code().orElseThrow();
            largest = Math.max(largest, ((CodeAttribute) code).codeLength());
        }
        return largest;
    }

    private void build(ClassBuilder made, int address, int most, ClassConstants constants) {
        made.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SUPER).withSuperclass(SUPER);
        made.withMethodBody(
                "<init>",
                ConstantDescs.MTD_void,
                0,
                code -> code.aload(0)
                        .invokespecial(SUPER, "<init>", ConstantDescs.MTD_void)
                        .return_());
        List<Integer> addresses = reach.from(List.of(address), most);
        made.withMethodBody("run", RUN, 0, code -> runs(code, constants).run(addresses));
        if (rulebook.code()[address] instanceof Question question) {
            made.withMethodBody("asked", ASKED, 0, code -> asks(code, constants).asked(question));
            made.withMethodBody("offer", OFFER, 0, code -> asks(code, constants).offer(question));
            made.withMethodBody(
                    "answer", ANSWER, 0, code -> asks(code, constants).answer(question, address));
            made.withMethodBody("answerAndRun", ANSWER, 0, code -> answers(code, constants, question, address, most));
        }
        constants.declare(made);
    }

    private void answers(CodeBuilder code, ClassConstants constants, Question question, int address, int most) {
        int item = 2;
        if (question instanceof AskValue ask && QuestionWriter.fits(ask)) {
            int pass = ask.declining().pass();
            List<Integer> entries = pass < 0 ? List.of(address + 1) : List.of(address + 1, pass);
            runs(code, constants).answer(ask, address, item, reach.from(entries, most));
        } else {
            asks(code, constants).answered(question, address, item);
        }
    }

    private RunWriter runs(CodeBuilder code, ClassConstants constants) {
        return new RunWriter(rulebook.code(), reach, formulas(code, constants));
    }

    private QuestionWriter asks(CodeBuilder code, ClassConstants constants) {
        return new QuestionWriter(formulas(code, constants));
    }

    private FormulaWriter formulas(CodeBuilder code, ClassConstants constants) {
        return new FormulaWriter(new PlayMethod(code, constants), present);
    }
}
