package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Condition;

/** Collects the nodes of a control-flow graph one after the other; where they lead is settled at the very end. */
final class FlowWriter {

    private record Draft(
            FlowGraph.Kind kind,
            int subject,
            int step,
            List<FlowLabel> next,
            List<FlowLabel> answers,
            @Nullable Action line,
            @Nullable Condition condition) {}

    private static final int[] NOWHERE = new int[0];

    /** To what comes next, where most places lead. */
    private static final List<FlowLabel> ON = List.of(new FlowLabel());

    private final List<Draft> drafts = new ArrayList<>();
    private int step = -1;
    private @Nullable Action line;

    /** The step that what is added from now on belongs to. */
    void inStep(int now) {
        step = now;
    }

    /** The line whose nodes are added from now on. */
    void inLine(@Nullable Action now) {
        line = now;
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
        add(kind, subject, next, answers, null);
    }

    private void add(
            FlowGraph.Kind kind,
            int subject,
            List<FlowLabel> next,
            List<FlowLabel> answers,
            @Nullable Condition condition) {
        drafts.add(new Draft(kind, subject, step, List.copyOf(next), List.copyOf(answers), line, condition));
    }

    void add(FlowGraph.Kind kind, List<FlowLabel> next, List<FlowLabel> answers) {
        add(kind, -1, next, answers);
    }

    /** Something that just goes on. */
    void plain() {
        add(FlowGraph.Kind.PLAIN, ON, List.of());
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
        add(FlowGraph.Kind.PLAIN, -1, List.of(behind(), target), List.of(), condition);
    }

    /** Goes on at several places: the branches, and where they come together. */
    void fork(List<FlowLabel> to) {
        add(FlowGraph.Kind.PLAIN, to, List.of());
    }

    List<FlowGraph.Node> nodes() {
        List<FlowGraph.Node> nodes = new ArrayList<>(drafts.size());
        for (Draft draft : drafts) {
            nodes.add(new FlowGraph.Node(
                    draft.kind,
                    draft.subject,
                    draft.step,
                    draft.next == ON ? new int[] {nodes.size() + 1} : addresses(draft.next),
                    addresses(draft.answers),
                    draft.line,
                    draft.condition));
        }
        return Collections.unmodifiableList(nodes);
    }

    private static int[] addresses(List<FlowLabel> labels) {
        if (labels.isEmpty()) {
            return NOWHERE;
        }
        int[] addresses = new int[labels.size()];
        int bound = 0;
        for (FlowLabel label : labels) {
            if (label.bound()) {
                addresses[bound++] = label.address();
            }
        }
        return bound == addresses.length ? addresses : Arrays.copyOf(addresses, bound);
    }
}
