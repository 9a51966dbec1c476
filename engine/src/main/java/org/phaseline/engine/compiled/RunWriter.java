package org.phaseline.engine.compiled;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.phaseline.engine.code.AskStep;
import org.phaseline.engine.code.AskValue;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Events;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Loops;
import org.phaseline.engine.code.Outcomes;
import org.phaseline.engine.code.Selection;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.SequenceInfo;

/**
 * Writes the methods that play on from an address or an answer: what the most common instructions do is written out, the others are called
 * as they stand. They are run only while nobody is told anything, so nothing of what is told is in them. They go forwards only; what
 * leads back or too far away goes through the machine, which counts.
 */
final class RunWriter {

    private static final MethodTypeDesc RUN =
            MethodTypeDesc.of(ConstantDescs.CD_int, PlayMethod.MACHINE, ConstantDescs.CD_int);

    private final Instruction[] instructions;
    private final ReachableCode reach;
    private final PlayMethod method;
    private final CodeBuilder code;
    private final FormulaWriter formulas;
    private final InstructionWriter writer;

    /** How many instructions were run, after the first where one is always run: they count as much here as one by one. */
    private final int count;

    private final int next;

    /** Where each address that is still to be written will stand. */
    private final Map<Integer, Label> ahead = new TreeMap<>();

    /** Where the method is left for an address that it has no more. */
    private final Map<Integer, Label> exits = new TreeMap<>();

    RunWriter(Instruction[] instructions, ReachableCode reach, FormulaWriter formulas) {
        this.instructions = instructions;
        this.reach = reach;
        this.formulas = formulas;
        this.method = formulas.method;
        this.code = method.code;
        this.writer = new InstructionWriter(formulas);
        this.count = code.allocateLocal(TypeKind.INT);
        this.next = code.allocateLocal(TypeKind.INT);
    }

    /** From the first of these addresses on. */
    void run(List<Integer> addresses) {
        code.iconst_m1().istore(count);
        write(addresses, () -> {});
    }

    /** From the answer to a question on, which stands in a variable. */
    void answer(AskValue question, int here, int item, List<Integer> addresses) {
        code.iconst_0().istore(count);
        write(addresses, () -> new QuestionWriter(formulas).answered(question, here, item, this::to));
    }

    private void write(List<Integer> addresses, Runnable before) {
        for (int address : addresses) {
            ahead.put(address, code.newLabel());
        }
        before.run();
        for (int address : addresses) {
            code.labelBinding(ahead.remove(address));
            code.iinc(count, 1);
            instruction(address);
        }
        exits.forEach((address, label) -> {
            code.labelBinding(label);
            method.ranOn(count);
            code.loadConstant(address).ireturn();
        });
    }

    private Label to(int address) {
        Label label = ahead.get(address);
        return label != null ? label : exits.computeIfAbsent(address, _ -> code.newLabel());
    }

    private void instruction(int here) {
        switch (instructions[here]) {
            case Flow.Jump jump -> code.goto_(to(jump.target()));
            case Flow.JumpUnless jump -> unless(here, jump.condition(), jump.target());
            case Flow.PassAbsent pass -> unless(here, pass.actors(), pass.passed());
            case Flow.Pass _ -> code.goto_(to(here + 1));
            case Flow.Forget forget
            when InstructionWriter.fits(forget.stretch()) -> {
                writer.forget(forget.stretch());
                code.goto_(to(here + 1));
            }
            case Steps.Enter enter
            when enter.due() < 0 && InstructionWriter.fits(enter.page()) -> {
                writer.forget(enter.page());
                code.goto_(to(here + 1));
            }
            case Steps.Leave leave
            when leave.due() < 0 && InstructionWriter.fits(leave.result()) -> {
                writer.leave(leave.result());
                code.goto_(to(here + 1));
            }
            case Steps.Succeed succeed
            when InstructionWriter.fits(succeed.result()) -> {
                writer.succeed(succeed.result());
                code.goto_(to(here + 1));
            }
            case Steps.Fail fail
            when InstructionWriter.fits(fail.result()) -> {
                writer.setUnlessDone(fail.result(), Outcomes.NOT_DONE);
                code.goto_(to(here + 1));
            }
            case Steps.PassOver pass
            when InstructionWriter.fits(pass.result()) -> {
                writer.setUnlessDone(pass.result(), Outcomes.PASSED_OVER);
                code.goto_(to(here + 1));
            }
            case Steps.Remember remember
            when InstructionWriter.fits(remember) -> {
                writer.remember(remember);
                code.goto_(to(here + 1));
            }
            case Effects.Change change
            when InstructionWriter.fits(change) -> {
                standIfAsked(here, change.value());
                writer.change(change);
                code.goto_(to(here + 1));
            }
            case Loops.Begin begin
            when LoopWriter.fits(begin) -> {
                new LoopWriter(formulas).begin(begin);
                code.goto_(to(here + 1));
            }
            case Loops.Next loop
            when LoopWriter.fits(loop) -> {
                new LoopWriter(formulas).next(loop, to(loop.exit()));
                code.goto_(to(here + 1));
            }
            case Flow.Call call -> call(here, call);
            case Events.Announce announce when !reach.isHeard(announce.event()) -> code.goto_(to(here + 2));
            case AskStep ask -> {
                standIfAsked(here, ask.actor());
                formulas.jump(ask.actor(), to(ask.absent()), false);
                ask(here);
            }
            case AskValue ask
            when !ask.unseen()
                    && ask.orNone() == null
                    && ask.choices() instanceof Selection.OfMask mask
                    && MaskWriter.isAnyKnown(mask.set()) -> {
                method.standAt(here);
                formulas.jump(ask.actor(), to(ask.absent()), false);
                new MaskWriter(formulas).jumpIfEmpty(mask.set(), to(ask.none()));
                ask(here);
            }
            default -> asItStands(here);
        }
    }

    private void unless(int here, Formula condition, int target) {
        standIfAsked(here, condition);
        formulas.jump(condition, to(target), false);
        code.goto_(to(here + 1));
    }

    /** A formula that is not written out whole may fail, and then it is told where. */
    private void standIfAsked(int here, Formula formula) {
        if (!FormulaWriter.isSimple(formula)) {
            method.standAt(here);
        }
    }

    private void ask(int here) {
        method.standAt(here);
        method.ask();
        method.ranOn(count);
        code.loadConstant(Instruction.WAIT).ireturn();
    }

    private void call(int here, Flow.Call call) {
        SequenceInfo callee = call.table()[call.sequence()];
        int frame = code.allocateLocal(TypeKind.REFERENCE);
        method.standAt(here);
        method.newFrame(callee, call.sequence(), here + 1, frame);
        for (int i = 0; i < call.arguments().length; i++) {
            method.localsOf(frame).loadConstant(i);
            formulas.value(call.arguments()[i]);
            code.lastore();
        }
        method.enter(frame);
        code.goto_(to(callee.entry()));
    }

    private void asItStands(int here) {
        Instruction instruction = instructions[here];
        method.standAt(here);
        method.constants.load(code, instruction);
        method.machine().loadConstant(here);
        code.invokeinterface(
                instruction instanceof Question ? ClassConstants.QUESTION : ClassConstants.INSTRUCTION, "run", RUN);
        code.istore(next);
        method.loadAll();
        for (int after : reach.next(here)) {
            if (ahead.containsKey(after)) {
                code.iload(next).loadConstant(after).if_icmpeq(to(after));
            }
        }
        method.ranOn(count);
        code.iload(next).ireturn();
    }
}
