package org.phaseline.language.verify;

import java.util.BitSet;

/**
 * Looks at the control-flow graph: what can never be reached, and what can go round for ever without asking anybody anything.
 * Conditions are not looked into: whatever might hold, might hold.
 */
final class FlowCheck {

    private final FlowGraph graph;
    private final BitSet reached = new BitSet();

    FlowCheck(FlowGraph graph) {
        this.graph = graph;
    }

    /** Follows every way from the game turn and from what can be played at any time. */
    void follow() {
        IntStack open = new IntStack();
        open.push(graph.gameTurn());
        for (int i = graph.sequences(); i < graph.routines().length; i++) {
            open.push(graph.routines()[i]);
        }
        int places = graph.places();
        while (!open.isEmpty()) {
            int at = open.pop();
            if (at >= places || reached.get(at)) {
                continue;
            }
            reached.set(at);
            open.pushAll(graph.onward(at));
            if (at < graph.size()) {
                open.pushAll(graph.get(at).answers());
            }
        }
    }

    boolean reached(int address) {
        return reached.get(address);
    }

    /** The steps that some way leads to. */
    BitSet stepsReached() {
        BitSet steps = new BitSet();
        for (int at = 0; at < graph.size(); at++) {
            if (reached.get(at) && graph.get(at).kind() == FlowGraph.Kind.ENTER) {
                steps.set(graph.get(at).subject());
            }
        }
        return steps;
    }

    /** Where play can go round without anybody being asked. */
    SilentLoops silentLoops() {
        return new SilentLoops(graph, reached);
    }
}
