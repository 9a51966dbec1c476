package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.phaseline.engine.machine.DigressionInfo;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Place;

/** What the flow of play tells about the whole: steps and sequences nobody comes to, events nobody announces, silent rounds. */
final class FlowProblems {

    private final Compilation all;
    private final Problems problems;
    private final Headings headings;

    FlowProblems(Compilation all) {
        this.all = all;
        this.problems = all.problems;
        this.headings = all.headings;
    }

    void find(
            FlowCheck check,
            SequenceInfo gameTurn,
            List<DigressionInfo> digressions,
            List<Declaration.When> whens,
            List<Declaration.Sequence> sequences,
            Place beginning) {
        List<Integer> entries = new ArrayList<>(List.of(gameTurn.entry()));
        digressions.forEach(info -> entries.add(all.sequences[info.sequence()].entry()));
        check.follow(entries);
        for (int i = 0; i < whens.size(); i++) {
            Symbols.Event event = all.symbols.events.get(whens.get(i).event().text());
            boolean unused = all.mayBeUnused.contains(whens.get(i).event().text());
            if (event != null && !unused && !all.announced.contains(event.number())) {
                problems.add(
                        whens.get(i).event().place(),
                        "nobody announces '" + whens.get(i).event().text() + "'");
            }
        }
        for (int i = 0; i < sequences.size(); i++) {
            boolean unused = all.mayBeUnused.contains(sequences.get(i).name().text());
            if (!unused && !check.reached(all.sequences[i].entry())) {
                problems.missing(
                        sequences.get(i).name().place(),
                        "the sequence '" + sequences.get(i).name().text() + "' is never conducted");
            }
        }
        unreachable(check.stepsReached(), check);
        for (int step : check.silentLoops()) {
            Place place =
                    step < 0 ? beginning : headings.get(step).heading().title().place();
            problems.add(place, "play can go round here for ever without asking anybody anything");
        }
    }

    private void unreachable(BitSet reached, FlowCheck check) {
        for (Headings.Entry entry : headings.all()) {
            if (reached.get(entry.index())) {
                continue;
            }
            boolean parentReached = entry.parent() < 0 || reached.get(entry.parent());
            Integer number = all.sequenceNumbers.get(entry.sequence());
            boolean sequenceReached = number == null || check.reached(all.sequences[number].entry());
            boolean reaction = entry.sequence().startsWith("when ");
            if (parentReached && sequenceReached && !reaction) {
                problems.add(
                        entry.heading().title().place(),
                        "play can never come to [" + entry.heading().called() + "]");
            }
        }
    }
}
