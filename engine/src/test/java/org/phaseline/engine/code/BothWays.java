package org.phaseline.engine.code;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EligibilityRule;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.LoopMember;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.machine.ScopeName;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.Branch;

/** Runs an instruction or formula from where a machine stands, as it stands and made into a class: nobody may be able to tell. */
final class BothWays {

    private static final int HERE = 10;
    private static final int ADDRESSES = 128;

    /** Where a value is put that a formula gives. */
    private static final int RESULT = 62;

    /** What stands wherever an instruction may lead: the branch waits there. */
    private record Stop() implements Instruction {
        @Override
        public int run(Machine m, int here) {
            return m.ask();
        }

        @Override
        public int[] next(int here) {
            return new int[0];
        }
    }

    /** How a machine was left. */
    private record Left(long hash, long spent, long it, String offered, String failure) {}

    private BothWays() {}

    static void check(Machine m, Instruction instruction) {
        if (m.branch != m.position.active() || m.branch.status != Branch.Status.RUNNING) {
            return;
        }
        CompiledRulebook rulebook = with(m.rulebook, instruction);
        Left plain = left(m, rulebook, new Runner.Plain(rulebook.code()));
        Left quick = left(m, rulebook, CompiledRunner.madeAtOnce(rulebook));
        if (!plain.equals(quick)) {
            throw new AssertionError(instruction + " leaves " + plain + ", made into a class " + quick);
        }
    }

    /** As a value, as a condition, as a condition on members, and as what is chosen from. */
    static void check(Machine m, Formula formula) {
        check(m, new Effects.Change(new Slots.Local(RESULT), Effects.Operation.ADD, formula, -3, 5));
        check(m, new Flow.JumpUnless(formula, 5));
        check(m, new Flow.JumpUnless(new Logic.Not(formula), 5));
        Formula few = new Sets.Where(new Arithmetic.Constant(0b10110), formula);
        Formula any = new Sets.Where(new Slots.Local(RESULT), formula);
        check(m, new Effects.Change(new Slots.Local(RESULT), Effects.Operation.SET, few, 0, -1));
        m.frame.locals[RESULT] = 0b1001;
        check(m, new Effects.Change(new Slots.Local(RESULT), Effects.Operation.SET, any, 0, -1));
        check(m, choice(few));
        check(m, choice(any));
        m.frame.locals[RESULT] = 0;
    }

    private static AskValue choice(Formula set) {
        return new AskValue(
                Wording.of("Which?"),
                new Arithmetic.Constant(1),
                new Slots.Local(RESULT - 1),
                ValueType.range(0, 63),
                new Selection.OfMask(set),
                new Declining(false, new Arithmetic.Constant(0), new Arithmetic.Constant(0), 7),
                5,
                6);
    }

    private static Left left(Machine as, CompiledRulebook rulebook, Runner runner) {
        Machine m = new Machine(rulebook, runner, as.position.copy(), new QuickDice(7), as.typedDice);
        m.it = as.it;
        m.named = as.named.clone();
        m.arguments = as.arguments;
        m.branch.address = HERE;
        StringBuilder offered = new StringBuilder();
        String failure = "";
        try {
            m.run();
            if (m.branch.address == HERE && rulebook.code()[HERE] instanceof Question && !m.position.over) {
                answer(m, offered);
            }
        } catch (RuntimeException e) {
            failure = e.getClass().getSimpleName();
        }
        return new Left(m.position.hash(), failure.isEmpty() ? m.limits.spent() : 0, m.it, offered.toString(), failure);
    }

    private static void answer(Machine m, StringBuilder offered) {
        Menu menu = new Menu();
        m.runner.offer(m, HERE, menu);
        for (int i = 0; i < menu.size(); i++) {
            offered.append(menu.item(i)).append(' ');
        }
        offered.append("for ").append(m.runner.asked(m, HERE));
        if (menu.size() > 0) {
            m.answer(m.branch, menu.item(menu.size() / 2));
        }
    }

    private static CompiledRulebook with(CompiledRulebook from, Instruction instruction) {
        Instruction[] code = new Instruction[ADDRESSES];
        Arrays.fill(code, new Stop());
        code[HERE] = instruction;
        return new CompiledRulebook(
                from.outline(),
                code,
                new int[ADDRESSES],
                from.places(),
                new @Nullable LoopMember[ADDRESSES],
                new @Nullable ScopeName[ADDRESSES],
                new @Nullable EligibilityRule[ADDRESSES],
                from.gameTurn(),
                from.sequences(),
                from.events(),
                from.handlers(),
                from.digressions(),
                from.duePoints(),
                from.triggerOrder(),
                from.calendar(),
                from.veils(),
                from.secretNames(),
                from.setupRules(),
                from.overlays(),
                from.invariants(),
                from.values(),
                from.roles(),
                from.initial(),
                from.limits(),
                from.correctionInfo(),
                from.semantics());
    }
}
