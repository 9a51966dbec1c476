package org.phaseline.language.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Place;

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

    /** An event counts as an address behind the graph: from there every reaction to it is reached, however many announce it. */
    private int address(int event) {
        return graph.size() + event;
    }

    private int places() {
        return graph.size()
                + (graph.reactions().isEmpty() ? 0 : graph.reactions().lastKey() + 1);
    }

    /** Follows every way from these addresses. */
    void follow(List<Integer> entries) {
        ArrayDeque<Integer> open = new ArrayDeque<>(entries);
        while (!open.isEmpty()) {
            int at = open.pop();
            if (at >= places() || reached.get(at)) {
                continue;
            }
            reached.set(at);
            onward(at).forEach(open::push);
            if (at < graph.size()) {
                graph.get(at).answers().forEach(open::push);
            }
        }
    }

    private List<Integer> onward(int at) {
        if (at >= graph.size()) {
            return graph.reactions().getOrDefault(at - graph.size(), List.of());
        }
        FlowGraph.Node node = graph.get(at);
        boolean announces =
                node.kind() == FlowGraph.Kind.ANNOUNCE && graph.reactions().containsKey(node.subject());
        if (node.kind() != FlowGraph.Kind.CALL && !announces) {
            return node.next();
        }
        List<Integer> next = new ArrayList<>(node.next());
        next.add(announces ? address(node.subject()) : graph.routines().get(node.subject()));
        return next;
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

    // ---- going round in silence

    /**
     * A way round for ever on which nobody is asked and no die is rolled.
     *
     * @param step the step in which it closes, or -1
     * @param conducts where a sequence is conducted that in the end conducts itself, else null
     * @param steps all steps on the way
     */
    record SilentLoop(int step, @Nullable Place conducts, TreeSet<Integer> steps) {}

    /** Those that nothing on the way ends. What a line there may change could end it; whether it does is seen in play. */
    List<SilentLoop> silentLoops() {
        boolean[] passes = silentlyPassed();
        int[] silent = StrongComponents.of(places(), at -> isReached(at) ? silent(at, passes) : List.of());
        BitSet ending = ending(silent, passes);
        byte[] state = new byte[places()];
        List<SilentLoop> found = new ArrayList<>();
        for (int start = 0; start < graph.size(); start++) {
            if (reached.get(start) && state[start] == 0) {
                search(start, state, passes, silent, ending, found);
            }
        }
        return found;
    }

    private boolean isReached(int at) {
        return at >= graph.size() || reached.get(at);
    }

    /** The silent components that a condition can end, because something changes what it depends on, perhaps after a question. */
    private BitSet ending(int[] silent, boolean[] passes) {
        int[] rounds = StrongComponents.of(places(), this::round);
        TreeMap<Integer, TreeSet<String>> changed = new TreeMap<>();
        for (int at = 0; at < graph.size(); at++) {
            changed.computeIfAbsent(rounds[at], unused -> new TreeSet<>())
                    .addAll(graph.get(at).changed());
        }
        BitSet ending = new BitSet();
        for (int at = 0; at < graph.size(); at++) {
            int own = silent[at];
            boolean leaves = silent(at, passes).stream().anyMatch(next -> next >= silent.length || silent[next] != own);
            if (leaves
                    && FlowValues.decides(
                            changed.getOrDefault(rounds[at], new TreeSet<>()),
                            graph.get(at).read())) {
                ending.set(own);
            }
        }
        return ending;
    }

    /** Where play goes within a game turn and a routine, whoever is asked. */
    private List<Integer> round(int at) {
        if (at >= graph.size() || graph.get(at).kind() == FlowGraph.Kind.END_OF_GAME_TURN) {
            return List.of();
        }
        List<Integer> next = new ArrayList<>(graph.get(at).next());
        next.addAll(graph.get(at).answers());
        return next;
    }

    /** Depth-first without recursion; an edge back to an address still on the way closes a silent loop. */
    private void search(
            int start, byte[] state, boolean[] passes, int[] silent, BitSet ending, List<SilentLoop> found) {
        ArrayDeque<Integer> way = new ArrayDeque<>();
        way.push(start);
        while (!way.isEmpty()) {
            int at = way.peek();
            if (state[at] == 0) {
                state[at] = 1;
                for (int next : silent(at, passes)) {
                    if (next < state.length && state[next] == 0) {
                        way.push(next);
                    } else if (next < state.length && state[next] == 1) {
                        boolean conducts = at < graph.size() && graph.get(at).kind() == FlowGraph.Kind.CALL;
                        if (conducts || !ending.get(silent[at])) {
                            found.add(new SilentLoop(
                                    Math.max(step(at), step(next)),
                                    conducts ? graph.get(at).place() : null,
                                    steps(silent, silent[at])));
                        }
                    }
                }
            } else {
                state[at] = 2;
                way.pop();
            }
        }
    }

    private TreeSet<Integer> steps(int[] silent, int component) {
        TreeSet<Integer> steps = new TreeSet<>();
        for (int at = 0; at < graph.size(); at++) {
            if (silent[at] == component && graph.get(at).step() >= 0) {
                steps.add(graph.get(at).step());
            }
        }
        return steps;
    }

    private int step(int at) {
        return at < graph.size() ? graph.get(at).step() : -1;
    }

    /** Where play can go from an address without anybody being asked. */
    private List<Integer> silent(int at, boolean[] passes) {
        if (at >= graph.size()) {
            return onward(at);
        }
        FlowGraph.Node node = graph.get(at);
        return switch (node.kind()) {
            case DICE, END_OF_GAME_TURN, STEP_QUESTION, ANSWERED_JUMP -> List.of();
            // Somebody plays; a rulebook all of whose actors are absent is no game.
            case PASS_ABSENT -> List.of(node.next().getFirst());
            // Each pass works off a member, so it ends by itself.
            case NEXT_MEMBER -> List.of(node.next().getLast());
            case CALL -> {
                int entry = graph.routines().get(node.subject());
                yield passes[node.subject()] ? List.of(entry, at + 1) : List.of(entry);
            }
            case PLAIN, ENTER, CHOICE, RETURN, ANNOUNCE -> onward(at);
        };
    }

    /** A way through a routine has come to an address. */
    private record Come(int routine, int address) {}

    /**
     * For each routine, whether it can be played from beginning to end without anybody being asked. A way that comes to a call
     * waits there until it is known that what is called can be; then it goes on where it was.
     */
    private boolean[] silentlyPassed() {
        boolean[] passes = new boolean[graph.routines().size()];
        List<List<Come>> waiting = new ArrayList<>();
        ArrayDeque<Come> open = new ArrayDeque<>();
        for (int i = 0; i < passes.length; i++) {
            waiting.add(new ArrayList<>());
            open.push(new Come(i, graph.routines().get(i)));
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
                        END_OF_GAME_TURN -> silent(at, passes).forEach(next -> open.push(new Come(come.routine, next)));
            }
        }
        return passes;
    }
}
