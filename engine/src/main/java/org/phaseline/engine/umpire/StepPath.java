package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.phaseline.engine.code.Resolve;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.report.SentenceStart;

/**
 * The steps that lead to where a branch stands, outermost first, across conducted sequences and reactions.
 *
 * @param titles what each is called this time, with its printed id
 * @param said the same without it, of those that are not called as they are printed
 */
record StepPath(List<Integer> steps, List<String> titles, SortedMap<Integer, String> said) {

    /** The way to where a branch stands; values in titles are said as far as one of these parties may read them. */
    static StepPath to(Branch branch, Machine m, long readers, BitSet speaking) {
        CompiledRulebook rulebook = m.rulebook;
        m.focus(branch);
        StepPath innermostFirst = new StepPath(new ArrayList<>(), new ArrayList<>(), new TreeMap<>());
        innermostFirst.add(m, branch.address, branch.frame, readers, speaking);
        for (Frame page = branch.frame; page != null && page.returnAddress >= 0; page = page.caller) {
            boolean reaction = rulebook.code()[page.returnAddress] instanceof Resolve;
            int caller = reaction ? page.returnAddress : page.returnAddress - 1;
            // Whatever returns somewhere was called from a page.
            innermostFirst.add(m, caller, Objects.requireNonNull(page.caller), readers, speaking);
        }
        return innermostFirst.reversed();
    }

    /** The steps whose titles speak of values. Whoever looks knows them beforehand: to find where a step was entered takes long. */
    static BitSet speaking(CompiledRulebook rulebook) {
        BitSet speaking = new BitSet();
        for (Instruction instruction : rulebook.code()) {
            if (instruction instanceof Steps.Enter enter && enter.title().wording() != null) {
                speaking.set(enter.step());
            }
        }
        return speaking;
    }

    /** The way to a step through the headings around it, as they are printed. */
    static StepPath printed(Outline outline, int innermost) {
        StepPath innermostFirst = new StepPath(new ArrayList<>(), new ArrayList<>(), new TreeMap<>());
        for (int step = innermost; step >= 0; step = outline.step(step).parent()) {
            innermostFirst.steps.add(step);
            innermostFirst.titles.add(outline.step(step).called());
        }
        return innermostFirst.reversed();
    }

    private StepPath reversed() {
        return new StepPath(List.copyOf(steps.reversed()), List.copyOf(titles.reversed()), said);
    }

    /** Adds the headings around an address that is played on a page. */
    private void add(Machine m, int address, Frame page, long readers, BitSet speaking) {
        Outline outline = m.rulebook.outline();
        for (int step = m.rulebook.stepAt()[address];
                step >= 0;
                step = outline.step(step).parent()) {
            if (!steps.contains(step)) {
                String title = speaking.get(step) ? title(m, step, address, page, readers) : "";
                steps.add(step);
                if (title.isEmpty()) {
                    titles.add(outline.step(step).called());
                } else {
                    titles.add(outline.step(step).called(SentenceStart.of(title)));
                    said.put(step, SentenceStart.of(title));
                }
            }
        }
    }

    /** What the step was called where it was last entered in front of an address: a step that is conducted again has several places. */
    private static String title(Machine m, int step, int address, Frame page, long readers) {
        for (int at = address; at >= 0; at--) {
            if (m.rulebook.code()[at] instanceof Steps.Enter enter && enter.step() == step) {
                return said(m, enter, page, readers);
            }
        }
        return "";
    }

    private static String said(Machine m, Steps.Enter enter, Frame page, long readers) {
        Frame before = m.frame;
        String[] said = {""};
        m.frame = page;
        // What takes too long to say is not said.
        m.telling(() -> said[0] = enter.title().said(m, readers));
        m.frame = before;
        return said[0];
    }
}
