package org.phaseline.language.verify;

import java.util.BitSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Routine;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** What the flow of play tells about the whole: steps and sequences nobody comes to, events nobody announces, silent rounds. */
final class FlowProblems {

    private static final int MOST_NAMED = 5;

    private final CheckedRulebook rulebook;
    private final Problems problems;
    private final FlowGraph graph;
    private final FlowCheck check;

    FlowProblems(CheckedRulebook rulebook, Problems problems) {
        this.rulebook = rulebook;
        this.problems = problems;
        this.graph = FlowBuilder.of(rulebook);
        this.check = new FlowCheck(graph);
    }

    void find() {
        check.follow();
        neverAnnounced();
        neverConducted();
        neverReached();
        Headings headings = rulebook.headings();
        for (SilentLoops.SilentLoop loop : check.silentLoops().find()) {
            Place place = loop.conducts() != null
                    ? loop.conducts()
                    : loop.step() < 0
                            ? rulebook.beginning()
                            : headings.get(loop.step()).heading().title().place();
            problems.add(
                    Code.SILENT_LOOP,
                    place,
                    "play can loop here forever without asking anybody anything" + byWayOf(loop.steps()));
        }
    }

    /** Which steps are on a way round, where it is not just the one at which the problem is shown. */
    private String byWayOf(TreeSet<Integer> steps) {
        if (steps.size() < 2) {
            return "";
        }
        return steps.stream()
                .limit(MOST_NAMED)
                .map(step -> "[" + rulebook.headings().get(step).heading().called() + "]")
                .collect(Collectors.joining(", ", ", by way of ", steps.size() > MOST_NAMED ? ", ..." : ""));
    }

    private void neverAnnounced() {
        for (Declaration.When when : rulebook.whens()) {
            Word name = when.event();
            Symbols.Event event = rulebook.symbols().events.get(name.text());
            boolean unused = rulebook.mayBeUnused().contains(name.text());
            if (event != null && !unused && !graph.announced().contains(event.number())) {
                problems.add(Code.NEVER_ANNOUNCED, name.place(), "the event '" + name.text() + "' is never announced");
            }
        }
    }

    private void neverConducted() {
        for (Routine sequence : rulebook.sequences()) {
            Declaration.Sequence declared = rulebook.symbols().sequences.get(sequence.name());
            boolean unused = rulebook.mayBeUnused().contains(sequence.name());
            if (declared != null && !unused && !isReached(sequence)) {
                problems.missing(
                        Code.NEVER_CONDUCTED,
                        declared.name().place(),
                        "the sequence '" + sequence.name() + "' is never conducted");
            }
        }
    }

    private boolean isReached(Routine sequence) {
        return check.reached(graph.routines()[sequence.number()]);
    }

    /** Of a heading and what is inside it, the heading alone is told; of a sequence nobody conducts, nothing more. */
    private void neverReached() {
        BitSet reached = check.stepsReached();
        TreeMap<String, Routine> sequences = new TreeMap<>();
        rulebook.sequences().forEach(sequence -> sequences.put(sequence.name(), sequence));
        for (Headings.Entry entry : rulebook.headings().all()) {
            if (reached.get(entry.index())) {
                continue;
            }
            boolean parentReached = entry.parent() < 0 || reached.get(entry.parent());
            Routine sequence = sequences.get(entry.sequence());
            boolean sequenceReached = sequence == null || isReached(sequence);
            boolean reaction = entry.sequence().startsWith("when ");
            if (parentReached && sequenceReached && !reaction) {
                problems.add(
                        Code.NEVER_REACHED,
                        entry.heading().title().place(),
                        "play can never reach [" + entry.heading().called() + "]");
            }
        }
    }
}
