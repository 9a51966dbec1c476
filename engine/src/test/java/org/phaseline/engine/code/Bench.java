package org.phaseline.engine.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.handbuilt.Assembler;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.report.Report;

/**
 * A machine that stands at the beginning of a game, to try single formulas and instructions on. What is tried is also made into a
 * class, which must do the same.
 */
final class Bench {

    static final int ROME = Assembler.ROME;
    static final int EGYPT = Assembler.EGYPT;

    /** What a formula of a wrong place would read. */
    private static final int SLOTS = 64;

    private static final int PAGE = 64;

    /** So many of each that one test tries are made into classes, which takes longer than trying them. */
    private static final int MADE = 6;

    private final Map<String, Integer> tried = new TreeMap<>();

    private boolean isNew(Object tryOut) {
        return tried.merge(tryOut.getClass().getName(), 1, Integer::sum) <= MADE;
    }

    final Machine m;

    Bench() {
        this(new Assembler());
    }

    Bench(Assembler code) {
        this(code, SLOTS);
    }

    Bench(Assembler code, int slots) {
        CompiledRulebook rulebook =
                code.slots(slots).page(PAGE).add(new Flow.Pass()).rulebook();
        m = new Machine(rulebook, rulebook.setUp(), new QuickDice(7), false);
        ArrayList<Report> heard = new ArrayList<>();
        m.reportTo(heard);
        told = heard;
    }

    private final ArrayList<Report> told;

    /** What was told since the last time somebody asked. */
    List<Report> told() {
        List<Report> news = List.copyOf(told);
        told.clear();
        return news;
    }

    /** The value of a formula, which must leave behind nothing in the scratch and the member looked at as it was. */
    long of(Formula formula) {
        m.it = 99;
        if (isNew(formula)) {
            BothWays.check(m, formula);
        }
        int top = m.scratch.top;
        long value = formula.of(m);
        if (m.it != 99 || m.scratch.top != top) {
            throw new AssertionError(formula + " does not clean up after itself");
        }
        return value;
    }

    /** The members of a set of any size. */
    TreeSet<Integer> members(Formula crowd, int words) {
        m.it = 99;
        int top = m.scratch.top;
        int set = (int) crowd.of(m);
        TreeSet<Integer> members = new TreeSet<>();
        for (int at = m.scratch.next(set, words, 0); at >= 0; at = m.scratch.next(set, words, at + 1)) {
            members.add(at);
        }
        m.scratch.top = top;
        if (m.it != 99) {
            throw new AssertionError(crowd + " does not put back what was looked at");
        }
        return members;
    }

    static TreeSet<Integer> members(long mask) {
        TreeSet<Integer> members = new TreeSet<>();
        for (int i = 0; i < 64; i++) {
            if ((mask >>> i & 1) != 0) {
                members.add(i);
            }
        }
        return members;
    }

    /** Runs an instruction at address 10; returns where it goes on. */
    int run(Instruction instruction) {
        if (isNew(instruction)) {
            BothWays.check(m, instruction);
        }
        return instruction.run(m, 10);
    }

    static Formula constant(long value) {
        return new Arithmetic.Constant(value);
    }

    /** A set of members below a number, drawn by chance. */
    static TreeSet<Integer> some(Random random, int below) {
        TreeSet<Integer> some = new TreeSet<>();
        int chance = 1 + random.nextInt(4);
        for (int i = 0; i < below; i++) {
            if (random.nextInt(chance) == 0) {
                some.add(i);
            }
        }
        return some;
    }
}
