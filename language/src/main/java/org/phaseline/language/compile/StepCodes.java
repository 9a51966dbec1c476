package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.StepCode;

/** Notes where each step's code stands, and whether it could be played by itself. */
final class StepCodes {

    private static final String LOOP = "belongs to a loop, and nobody can say for which of its members it would be";
    private static final String TOGETHER = "belongs to what several do, and cannot be played by itself";
    private static final String NAMES = "uses names that are made outside of it";
    private static final String REACTION = "belongs to a reaction or a digression";
    private static final String LEADS_OUT = "leads out of itself to another step";

    private final Headings headings;
    private final Emitter emitter;
    private final TreeMap<Integer, Integer> begins = new TreeMap<>();
    private final TreeMap<Integer, StepCode> codes = new TreeMap<>();
    private final TreeSet<Integer> actingByName = new TreeSet<>();

    StepCodes(Headings headings, Emitter emitter) {
        this.headings = headings;
        this.emitter = emitter;
    }

    void begin(StepCompiler.Making step, Context c) {
        c.routine().open(step.index);
        if (!c.steps().copy()) {
            begins.put(step.index, emitter.address());
        }
    }

    /** Who acts in this step, and inside it, is said by a name of the page. */
    void actsByName(int step) {
        actingByName.add(step);
    }

    void end(StepCompiler.Making step, Context c) {
        c.routine().close();
        Integer begin = begins.get(step.index);
        if (!c.steps().copy() && begin != null) {
            codes.put(step.index, new StepCode(c.routine().number, begin, emitter.address(), obstacle(step.index, c)));
        }
    }

    private String obstacle(int step, Context c) {
        if (c.routine().reaction || c.routine().digression) {
            return REACTION;
        }
        for (Scope scope = c.scope(); scope != null; scope = scope.outer()) {
            if (scope instanceof Scope.Fork) {
                return TOGETHER;
            }
            if (scope instanceof Scope.Loop loop && loop.giveBack() == null) {
                return c.perParty() ? TOGETHER : LOOP;
            }
        }
        if (c.perParty()) {
            return TOGETHER;
        }
        boolean byName = c.routine().actsByName;
        for (int at = headings.get(step).parent();
                at >= 0;
                at = headings.get(at).parent()) {
            byName |= actingByName.contains(at);
        }
        return byName || c.routine().borrows(step) ? NAMES : "";
    }

    List<StepCode> all(Instruction[] code) {
        List<StepCode> all = new ArrayList<>();
        for (Headings.Entry entry : headings.all()) {
            @Nullable StepCode found = codes.get(entry.index());
            all.add(found == null ? StepCode.NONE : leadsOut(found, code) ? because(found) : found);
        }
        return List.copyOf(all);
    }

    private static StepCode because(StepCode code) {
        return new StepCode(code.sequence(), code.begin(), code.end(), LEADS_OUT);
    }

    private static boolean leadsOut(StepCode step, Instruction[] code) {
        for (int here = step.begin(); here < step.end(); here++) {
            if (outside(step, code[here].next(here))
                    || code[here] instanceof Question question && outside(step, question.answers(here))) {
                return true;
            }
        }
        return false;
    }

    private static boolean outside(StepCode step, int[] addresses) {
        for (int address : addresses) {
            if (address >= 0 && (address < step.begin() || address > step.end())) {
                return true;
            }
        }
        return false;
    }
}
