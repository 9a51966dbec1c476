package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.tree.Place;

/** Collects the nodes of a control-flow graph one after the other; where they lead is settled at the very end. */
final class FlowWriter {

    private record Draft(
            FlowGraph.Kind kind,
            int subject,
            int step,
            List<FlowLabel> next,
            List<FlowLabel> answers,
            @Nullable Place place,
            TreeSet<String> read,
            TreeSet<String> changed) {}

    private final List<Draft> drafts = new ArrayList<>();
    private int step = -1;
    private @Nullable Place place;
    private List<String> changed = List.of();

    /** The step that what is added from now on belongs to. */
    void inStep(int now) {
        step = now;
    }

    /** The line whose nodes are added from now on, and what it changes. */
    void inLine(@Nullable Place now, List<String> changes) {
        place = now;
        changed = changes;
    }

    int step() {
        return step;
    }

    int address() {
        return drafts.size();
    }

    void bind(FlowLabel label) {
        label.bind(address());
    }

    /** The place right behind the node that is added next. */
    FlowLabel behind() {
        FlowLabel label = new FlowLabel();
        label.bind(address() + 1);
        return label;
    }

    void add(FlowGraph.Kind kind, int subject, List<FlowLabel> next, List<FlowLabel> answers) {
        add(kind, subject, next, answers, new TreeSet<>());
    }

    private void add(
            FlowGraph.Kind kind, int subject, List<FlowLabel> next, List<FlowLabel> answers, TreeSet<String> read) {
        drafts.add(new Draft(
                kind, subject, step, List.copyOf(next), List.copyOf(answers), place, read, new TreeSet<>(changed)));
    }

    void add(FlowGraph.Kind kind, List<FlowLabel> next, List<FlowLabel> answers) {
        add(kind, -1, next, answers);
    }

    /** Something that just goes on. */
    void plain() {
        add(FlowGraph.Kind.PLAIN, List.of(behind()), List.of());
    }

    /** Something after which nothing follows: the end of the game, or of a branch. */
    void end() {
        add(FlowGraph.Kind.PLAIN, List.of(), List.of());
    }

    void jump(FlowLabel target) {
        add(FlowGraph.Kind.PLAIN, List.of(target), List.of());
    }

    /** Goes on here, or there. */
    void either(FlowLabel target) {
        add(FlowGraph.Kind.PLAIN, List.of(behind(), target), List.of());
    }

    /** Goes on here, or there, as a condition decides. */
    void either(FlowLabel target, Condition condition) {
        add(FlowGraph.Kind.PLAIN, -1, List.of(behind(), target), List.of(), FlowValues.readBy(condition));
    }

    /** Goes on at several places: the branches, and where they come together. */
    void fork(List<FlowLabel> to) {
        add(FlowGraph.Kind.PLAIN, to, List.of());
    }

    List<FlowGraph.Node> nodes() {
        List<FlowGraph.Node> nodes = new ArrayList<>();
        for (Draft draft : drafts) {
            nodes.add(new FlowGraph.Node(
                    draft.kind,
                    draft.subject,
                    draft.step,
                    addresses(draft.next),
                    addresses(draft.answers),
                    draft.place,
                    draft.read,
                    draft.changed));
        }
        return List.copyOf(nodes);
    }

    private static List<Integer> addresses(List<FlowLabel> labels) {
        return labels.stream().filter(FlowLabel::bound).map(FlowLabel::address).toList();
    }
}
