package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.StepCode;
import org.phaseline.language.checked.Headings;

/** Notes where each step's code stands, and whether it could be played by itself. */
final class StepCodeTable {

    private static final String LOOP = "is part of a loop, and it is not clear which of its members it would be for";
    private static final String TOGETHER =
            "is part of what several parties do together, and cannot be played by itself";
    private static final String NAMES = "uses names that are made outside it";
    private static final String REACTION = "is part of a reaction or a digression";
    private static final String LEADS_OUT = "leads out to another step";

    private final Headings headings;
    private final CodeBuffer code;
    private final ByNumber<Integer> begins = new ByNumber<>();
    private final ByNumber<StepCode> codes = new ByNumber<>();
    private final TreeSet<Integer> actingByName = new TreeSet<>();

    StepCodeTable(Headings headings, CodeBuffer code) {
        this.headings = headings;
        this.code = code;
    }

    void begin(OpenStep step, CodeContext c) {
        c.frame().open(step.index());
        if (!step.step().copy()) {
            begins.put(step.index(), code.address());
        }
    }

    /** Who acts in this step, and inside it, is said by a name of the frame. */
    void actsByName(int step) {
        actingByName.add(step);
    }

    void end(OpenStep step, CodeContext c) {
        c.frame().close();
        Integer begin = begins.get(step.index());
        if (!step.step().copy() && begin != null) {
            codes.put(step.index(), new StepCode(c.frame().number(), begin, code.address(), obstacle(step.index(), c)));
        }
    }

    private String obstacle(int step, CodeContext c) {
        if (!c.frame().playedByItself()) {
            return REACTION;
        }
        for (CodeScope scope = c.scope(); scope != null; scope = scope.outer()) {
            if (scope instanceof CodeScope.Fork) {
                return TOGETHER;
            }
            if (scope instanceof CodeScope.Loop loop && loop.giveBack() == null) {
                return c.perParty() ? TOGETHER : LOOP;
            }
        }
        if (c.perParty()) {
            return TOGETHER;
        }
        boolean byName = c.frame().actsByName();
        for (int at = headings.get(step).parent();
                at >= 0;
                at = headings.get(at).parent()) {
            byName |= actingByName.contains(at);
        }
        return byName || c.frame().borrows(step) ? NAMES : "";
    }

    List<StepCode> all(Instruction[] made) {
        Reach reach = new Reach(made);
        List<StepCode> all = new ArrayList<>();
        for (Headings.Entry entry : headings.all()) {
            @Nullable StepCode found = codes.get(entry.index());
            all.add(found == null ? StepCode.NONE : reach.leadsOut(found) ? because(found) : found);
        }
        return List.copyOf(all);
    }

    private static StepCode because(StepCode step) {
        return new StepCode(step.sequence(), step.begin(), step.end(), LEADS_OUT);
    }

    /** How far the ways from each instruction lead. A step is looked at as often as steps stand around it, its instructions but once. */
    private static final class Reach {

        private final int[] lowest;
        private final int[] highest;

        Reach(Instruction[] made) {
            lowest = new int[made.length];
            highest = new int[made.length];
            Arrays.fill(lowest, Integer.MAX_VALUE);
            Arrays.fill(highest, Integer.MIN_VALUE);
            for (int here = 0; here < made.length; here++) {
                to(here, made[here].next(here));
                if (made[here] instanceof Question question) {
                    to(here, question.answers(here));
                }
            }
        }

        private void to(int here, int[] addresses) {
            for (int address : addresses) {
                if (address >= 0) {
                    lowest[here] = Math.min(lowest[here], address);
                    highest[here] = Math.max(highest[here], address);
                }
            }
        }

        boolean leadsOut(StepCode step) {
            for (int here = step.begin(); here < step.end(); here++) {
                if (lowest[here] < step.begin() || highest[here] > step.end()) {
                    return true;
                }
            }
            return false;
        }
    }
}
