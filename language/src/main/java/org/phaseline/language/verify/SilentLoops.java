package org.phaseline.language.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Place;

/** Ways round for ever, of those that play can come to, on which nobody is asked and no die is rolled. */
final class SilentLoops {

    private static final int[] NOWHERE = {};

    /**
     * One of them.
     *
     * @param step the step in which it closes, or -1
     * @param conducts where a sequence is conducted that in the end conducts itself, else null
     * @param steps all steps on the way
     */
    record SilentLoop(int step, @Nullable Place conducts, TreeSet<Integer> steps) {}

    private final FlowGraph graph;

    /** For each address, where play can go from there without anybody being asked; from where nobody comes, nowhere. */
    private final int[][] edges;

    private final int[] component;
    private final EndingLoops ending;

    SilentLoops(FlowGraph graph, BitSet reached) {
        this.graph = graph;
        boolean[] passes = silentlyPassed();
        this.edges = new int[graph.places()][];
        for (int at = 0; at < edges.length; at++) {
            edges[at] = at >= graph.size() || reached.get(at) ? silent(at, passes) : NOWHERE;
        }
        this.component = StrongComponents.of(edges);
        this.ending = new EndingLoops(graph, edges, component);
    }

    /** Those that nothing on the way ends. What a line there may change could end it; whether it does is seen in play. */
    List<SilentLoop> find() {
        byte[] state = new byte[edges.length];
        List<SilentLoop> found = new ArrayList<>();
        for (int start = 0; start < graph.size(); start++) {
            if (edges[start].length > 0 && state[start] == 0) {
                search(start, state, found);
            }
        }
        return found;
    }

    /** Depth-first without recursion; an edge back to an address still on the way closes a silent loop. */
    private void search(int start, byte[] state, List<SilentLoop> found) {
        IntStack way = new IntStack();
        way.push(start);
        while (!way.isEmpty()) {
            int at = way.peek();
            if (state[at] == 0) {
                state[at] = 1;
                for (int next : edges[at]) {
                    if (next < state.length && state[next] == 0) {
                        way.push(next);
                    } else if (next < state.length && state[next] == 1) {
                        boolean conducts = at < graph.size() && graph.get(at).kind() == FlowGraph.Kind.CALL;
                        if (conducts || !ending.ends(component[at])) {
                            found.add(new SilentLoop(
                                    Math.max(step(at), step(next)),
                                    conducts ? graph.get(at).place() : null,
                                    steps(component[at])));
                        }
                    }
                }
            } else {
                state[at] = 2;
                way.pop();
            }
        }
    }

    private TreeSet<Integer> steps(int number) {
        TreeSet<Integer> steps = new TreeSet<>();
        for (int at = 0; at < graph.size(); at++) {
            if (component[at] == number && graph.get(at).step() >= 0) {
                steps.add(graph.get(at).step());
            }
        }
        return steps;
    }

    private int step(int at) {
        return at < graph.size() ? graph.get(at).step() : -1;
    }

    private int[] silent(int at, boolean[] passes) {
        if (at >= graph.size()) {
            return graph.onward(at);
        }
        FlowGraph.Node node = graph.get(at);
        return switch (node.kind()) {
            case DICE, END_OF_GAME_TURN, STEP_QUESTION, ANSWERED_JUMP -> NOWHERE;
            // Somebody plays; a rulebook all of whose actors are absent is no game.
            case PASS_ABSENT -> new int[] {node.next()[0]};
            // Each pass works off a member, so it ends by itself.
            case NEXT_MEMBER -> new int[] {node.next()[node.next().length - 1]};
            case CALL -> {
                int entry = graph.routines()[node.subject()];
                yield passes[node.subject()] ? new int[] {entry, at + 1} : new int[] {entry};
            }
            case PLAIN, ENTER, CHOICE, RETURN, ANNOUNCE -> graph.onward(at);
        };
    }

    /** A way through a routine has come to an address. */
    private record Come(int routine, int address) {}

    /**
     * For each routine, whether it can be played from beginning to end without anybody being asked. A way that comes to a call
     * waits there until it is known that what is called can be; then it goes on where it was.
     */
    private boolean[] silentlyPassed() {
        boolean[] passes = new boolean[graph.routines().length];
        List<List<Come>> waiting = new ArrayList<>();
        ArrayDeque<Come> open = new ArrayDeque<>();
        for (int i = 0; i < passes.length; i++) {
            waiting.add(new ArrayList<>());
            open.push(new Come(i, graph.routines()[i]));
        }
        BitSet seen = new BitSet();
        while (!open.isEmpty()) {
            Come come = open.pop();
            int at = come.address;
            if (at >= graph.size() || seen.get(at)) {
                continue;
            }
            seen.set(at);
            FlowGraph.Node node = graph.get(at);
            switch (node.kind()) {
                case RETURN -> {
                    if (!passes[come.routine]) {
                        passes[come.routine] = true;
                        waiting.get(come.routine).forEach(open::push);
                    }
                }
                case CALL -> {
                    Come behind = new Come(come.routine, at + 1);
                    if (passes[node.subject()]) {
                        open.push(behind);
                    } else {
                        waiting.get(node.subject()).add(behind);
                    }
                }
                case PLAIN,
                        ENTER,
                        STEP_QUESTION,
                        CHOICE,
                        DICE,
                        ANSWERED_JUMP,
                        PASS_ABSENT,
                        NEXT_MEMBER,
                        ANNOUNCE,
                        END_OF_GAME_TURN -> {
                    for (int next : silent(at, passes)) {
                        open.push(new Come(come.routine, next));
                    }
                }
            }
        }
        return passes;
    }
}
