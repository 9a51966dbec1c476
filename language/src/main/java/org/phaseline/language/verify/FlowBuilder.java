package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.CheckedLine;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Meanwhile;
import org.phaseline.language.checked.Reaction;
import org.phaseline.language.checked.Routine;

/** Builds the control-flow graph of a rulebook: routines and blocks here, steps and lines in classes of their own. */
final class FlowBuilder {

    private final CheckedRulebook rulebook;
    private final FlowWriter writer = new FlowWriter();
    private final StepFlow steps;
    private final ActionFlow actions;
    private final TreeSet<Integer> announced = new TreeSet<>();

    private FlowBuilder(CheckedRulebook rulebook) {
        this.rulebook = rulebook;
        this.steps = new StepFlow(this, writer);
        this.actions = new ActionFlow(this, steps, writer, rulebook.headings(), announced);
    }

    static FlowGraph of(CheckedRulebook rulebook) {
        return new FlowBuilder(rulebook).build();
    }

    private FlowGraph build() {
        int gameTurn = gameTurn(rulebook.gameTurn());
        List<Integer> entries = new ArrayList<>();
        rulebook.sequences().forEach(sequence -> entries.add(routine(sequence)));
        TreeMap<Integer, List<Integer>> reactions = new TreeMap<>();
        for (Reaction reaction : rulebook.reactions()) {
            reactions
                    .computeIfAbsent(reaction.event().number(), unused -> new ArrayList<>())
                    .add(routine(reaction.routine()));
        }
        rulebook.digressions().forEach(digression -> entries.add(routine(digression)));
        TreeMap<Integer, int[]> reacting = new TreeMap<>();
        reactions.forEach((event, at) -> reacting.put(event, addresses(at)));
        return new FlowGraph(
                writer.nodes(),
                gameTurn,
                addresses(entries),
                rulebook.sequences().size(),
                reacting,
                announced);
    }

    private static int[] addresses(List<Integer> entries) {
        return entries.stream().mapToInt(Integer::intValue).toArray();
    }

    private int gameTurn(Routine routine) {
        FlowLabel end = new FlowLabel();
        FlowLabel begin = new FlowLabel();
        writer.bind(begin);
        writer.plain();
        block(routine.body(), FlowContext.of(end, true), null);
        writer.inStep(-1);
        writer.bind(end);
        writer.add(FlowGraph.Kind.END_OF_GAME_TURN, List.of(begin), List.of());
        return begin.address();
    }

    private int routine(Routine routine) {
        FlowLabel end = new FlowLabel();
        int entry = writer.address();
        block(routine.body(), FlowContext.of(end, false), null);
        writer.inStep(-1);
        writer.bind(end);
        writer.add(FlowGraph.Kind.RETURN, List.of(), List.of());
        return entry;
    }

    /** The lines of a block; {@code pass} is where the first leads if it is a question at which the step can be declined. */
    void block(Block block, FlowContext c, @Nullable FlowLabel pass) {
        SortedMap<Integer, FlowLabel> labels = labels(block);
        FlowContext inner = c.in(new FlowContext.InBlock(c.around(), labels));
        FlowLabel first = pass;
        for (CheckedLine line : block.lines()) {
            switch (line) {
                case CheckedStep step -> {
                    bind(labels.get(step.index()));
                    steps.of(step, inner);
                }
                case Meanwhile meanwhile -> {
                    bind(labels.get(meanwhile.open().index()));
                    beside(meanwhile, inner);
                }
                case Action action -> actions.of(action, inner, first);
            }
            first = null;
        }
    }

    /** For each step of a block, by its index, where it begins. Most blocks have none. */
    private static SortedMap<Integer, FlowLabel> labels(Block block) {
        TreeMap<Integer, FlowLabel> labels = null;
        for (CheckedLine line : block.lines()) {
            CheckedStep begun = switch (line) {
                case CheckedStep step -> step;
                case Meanwhile meanwhile -> meanwhile.open();
                case Action _ -> null;
            };
            if (begun != null) {
                labels = labels == null ? new TreeMap<>() : labels;
                labels.put(begun.index(), new FlowLabel());
            }
        }
        return labels == null ? Collections.emptySortedMap() : labels;
    }

    private void bind(@Nullable FlowLabel label) {
        if (label != null) {
            writer.bind(label);
        }
    }

    /** One step stays open while the rest of the block goes on. */
    private void beside(Meanwhile meanwhile, FlowContext c) {
        FlowLabel main = new FlowLabel();
        FlowLabel guest = new FlowLabel();
        FlowLabel join = new FlowLabel();
        writer.fork(List.of(main, guest, join));
        FlowContext inner = c.failing(null);
        writer.bind(main);
        block(meanwhile.rest(), inner, null);
        writer.end();
        writer.bind(guest);
        steps.of(meanwhile.open(), inner);
        writer.bind(join);
        writer.plain();
    }

    void action(Action action, FlowContext c) {
        actions.of(action, c, null);
    }
}
