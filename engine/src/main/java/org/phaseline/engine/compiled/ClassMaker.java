package org.phaseline.engine.compiled;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.position.Branch;

/**
 * Makes one class of a stretch of code. Every instruction of it is a constant of that class, so the virtual machine's own
 * compiler knows the whole tree of formulas below it and folds it into one piece of machine code. What is written here is only
 * what lies between two instructions.
 */
final class ClassMaker {

    private static final ClassDesc INSTRUCTION = desc(Instruction.class);
    private static final ClassDesc QUESTION = desc(Question.class);
    private static final ClassDesc MACHINE = desc(Machine.class);
    private static final ClassDesc BRANCH = desc(Branch.class);
    private static final ClassDesc MENU = desc(Menu.class);
    private static final ClassDesc PLAIN = desc(Plainly.class);
    private static final ClassDesc LOOKUP = ConstantDescs.CD_MethodHandles_Lookup;
    private static final ClassDesc INT = ConstantDescs.CD_int;
    private static final ClassDesc LONG = ConstantDescs.CD_long;
    private static final MethodTypeDesc RUN = MethodTypeDesc.of(INT, MACHINE, INT);
    private static final MethodTypeDesc ASKED = MethodTypeDesc.of(LONG, MACHINE, INT);
    private static final MethodTypeDesc OFFER = MethodTypeDesc.of(ConstantDescs.CD_void, MACHINE, INT, MENU);
    private static final MethodTypeDesc ANSWER = MethodTypeDesc.of(INT, MACHINE, INT, LONG);

    private final ClassDesc self = ClassDesc.of(ClassMaker.class.getPackageName(), "Made");
    private final Instruction[] code;
    private final boolean[] entries;
    private final int from;
    private final int to;
    private final int piece;

    ClassMaker(Instruction[] code, boolean[] entries, int from, int to, int piece) {
        this.code = code;
        this.entries = entries;
        this.from = from;
        this.to = to;
        this.piece = piece;
    }

    private static ClassDesc desc(Class<?> type) {
        return ClassDesc.of(type.getName());
    }

    byte[] bytes() {
        return ClassFile.of().build(self, this::build);
    }

    private void build(ClassBuilder made) {
        made.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SUPER).withInterfaceSymbols(desc(Runner.class));
        for (int address = from; address < to; address++) {
            made.withField(name(address), type(address), ClassFile.ACC_STATIC | ClassFile.ACC_FINAL);
        }
        made.withMethodBody("<clinit>", ConstantDescs.MTD_void, ClassFile.ACC_STATIC, this::constants);
        made.withMethodBody(
                "<init>",
                ConstantDescs.MTD_void,
                0,
                body -> body.aload(0)
                        .invokespecial(ConstantDescs.CD_Object, "<init>", ConstantDescs.MTD_void)
                        .return_());
        for (int first = from; first < to; first += piece) {
            int begin = first;
            int end = Math.min(to, first + piece);
            made.withMethodBody(
                    "piece" + begin,
                    RUN,
                    ClassFile.ACC_STATIC | ClassFile.ACC_PRIVATE,
                    body -> piece(body, begin, end));
        }
        made.withMethodBody("run", RUN, ClassFile.ACC_PUBLIC, this::run);
        made.withMethodBody("asked", ASKED, ClassFile.ACC_PUBLIC, this::asked);
        made.withMethodBody("offer", OFFER, ClassFile.ACC_PUBLIC, this::offer);
        made.withMethodBody("answer", ANSWER, ClassFile.ACC_PUBLIC, this::answer);
    }

    private static String name(int address) {
        return "at" + address;
    }

    private ClassDesc type(int address) {
        return code[address] instanceof Question ? QUESTION : INSTRUCTION;
    }

    private void constants(CodeBuilder body) {
        body.invokestatic(desc(MethodHandles.class), "lookup", MethodTypeDesc.of(LOOKUP))
                .invokestatic(PLAIN, "instructions", MethodTypeDesc.of(INSTRUCTION.arrayType(), LOOKUP))
                .astore(0);
        for (int address = from; address < to; address++) {
            body.aload(0).loadConstant(address - from).aaload();
            if (code[address] instanceof Question) {
                body.checkcast(QUESTION);
            }
            body.putstatic(self, name(address), type(address));
        }
        body.return_();
    }

    /** A few instructions as one method: small enough that all they do becomes one piece of machine code. */
    private void piece(CodeBuilder body, int begin, int end) {
        Label[] labels = new Label[end - begin];
        List<SwitchCase> cases = new ArrayList<>();
        for (int address = begin; address < end; address++) {
            labels[address - begin] = body.newLabel();
            if (address == begin || entries[address]) {
                cases.add(SwitchCase.of(address, labels[address - begin]));
            }
        }
        Label elsewhere = body.newLabel();
        // How many instructions were run after the first: they count as much here as one by one.
        body.iconst_m1().istore(2);
        body.iload(1).tableswitch(begin, end - 1, elsewhere, cases);
        for (int here = begin; here < end; here++) {
            body.labelBinding(labels[here - begin]);
            body.iinc(2, 1);
            body.aload(0).getfield(MACHINE, "branch", BRANCH).loadConstant(here).putfield(BRANCH, "address", INT);
            body.getstatic(self, name(here), type(here)).aload(0).loadConstant(here);
            body.invokeinterface(type(here), "run", RUN).istore(1);
            for (int next : code[here].next(here)) {
                if (next > here && next < end) {
                    body.iload(1).loadConstant(next).if_icmpeq(labels[next - begin]);
                }
            }
            body.aload(0).iload(2).putfield(MACHINE, "ranOn", INT);
            body.iload(1).ireturn();
        }
        body.labelBinding(elsewhere);
        body.aload(0).iload(1).invokestatic(PLAIN, "run", RUN).ireturn();
    }

    private void run(CodeBuilder body) {
        List<SwitchCase> cases = new ArrayList<>();
        List<Label> pieces = new ArrayList<>();
        for (int address = from; address < to; address++) {
            if ((address - from) % piece == 0) {
                pieces.add(body.newLabel());
            }
            cases.add(SwitchCase.of(address, pieces.getLast()));
        }
        Label elsewhere = body.newLabel();
        body.iload(2).tableswitch(from, to - 1, elsewhere, cases);
        for (int i = 0; i < pieces.size(); i++) {
            body.labelBinding(pieces.get(i)).aload(1).iload(2);
            body.invokestatic(self, "piece" + (from + i * piece), RUN).ireturn();
        }
        body.labelBinding(elsewhere);
        body.aload(1).iload(2).invokestatic(PLAIN, "run", RUN).ireturn();
    }

    private void asked(CodeBuilder body) {
        questions(
                body,
                at -> ask(body, at)
                        .aload(1)
                        .invokeinterface(QUESTION, "asked", MethodTypeDesc.of(LONG, MACHINE))
                        .lreturn());
    }

    private void offer(CodeBuilder body) {
        questions(
                body,
                at -> ask(body, at)
                        .aload(1)
                        .aload(3)
                        .invokeinterface(QUESTION, "offer", MethodTypeDesc.of(ConstantDescs.CD_void, MACHINE, MENU))
                        .return_());
    }

    private void answer(CodeBuilder body) {
        questions(
                body,
                at -> ask(body, at)
                        .aload(1)
                        .iload(2)
                        .lload(3)
                        .invokeinterface(QUESTION, "answer", MethodTypeDesc.of(INT, MACHINE, INT, LONG))
                        .ireturn());
    }

    private CodeBuilder ask(CodeBuilder body, int address) {
        return body.getstatic(self, name(address), QUESTION);
    }

    private void questions(CodeBuilder body, IntConsumer each) {
        List<SwitchCase> cases = new ArrayList<>();
        for (int address = from; address < to; address++) {
            if (code[address] instanceof Question) {
                cases.add(SwitchCase.of(address, body.newLabel()));
            }
        }
        Label elsewhere = body.newLabel();
        body.iload(2).tableswitch(from, to - 1, elsewhere, cases);
        for (SwitchCase question : cases) {
            body.labelBinding(question.target());
            each.accept(question.caseValue());
        }
        // Nobody asks at an address where nothing is asked.
        body.labelBinding(elsewhere);
        body.aconst_null().athrow();
    }
}
