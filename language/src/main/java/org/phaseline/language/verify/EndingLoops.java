package org.phaseline.language.verify;

import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;

/**
 * The silent loops that a condition can end, because something changes what it depends on, perhaps after a question. Most rulebooks have few
 * loops, so each is looked at only when it is asked about.
 */
final class EndingLoops {

    private static final int[] NOWHERE = {};

    private final FlowGraph graph;
    private final int[][] edges;
    private final int[] component;
    private final TreeMap<Integer, Boolean> known = new TreeMap<>();
    private @Nullable Rounds rounds;

    /** {@code edges} are those of silent play, {@code component} says which addresses lead to each other by them. */
    EndingLoops(FlowGraph graph, int[][] edges, int[] component) {
        this.graph = graph;
        this.edges = edges;
        this.component = component;
    }

    boolean ends(int number) {
        return known.computeIfAbsent(number, this::looked);
    }

    private boolean looked(int number) {
        Rounds all = rounds;
        if (all == null) {
            all = new Rounds(graph, StrongComponents.members(component));
            rounds = all;
        }
        for (int at : all.silent[number]) {
            if (at < graph.size() && leaves(at) && all.decides(at)) {
                return true;
            }
        }
        return false;
    }

    private boolean leaves(int at) {
        for (int next : edges[at]) {
            if (next >= component.length || component[next] != component[at]) {
                return true;
            }
        }
        return false;
    }

    /** The loops of a game turn or a routine, whoever is asked on the way, and what is changed in them. */
    private static final class Rounds {

        private final FlowGraph graph;
        private final int[][] silent;
        private final int[] round;
        private final int[][] members;
        private final TreeMap<Integer, TreeSet<String>> changed = new TreeMap<>();

        Rounds(FlowGraph graph, int[][] silent) {
            this.graph = graph;
            this.silent = silent;
            int[][] edges = new int[graph.size()][];
            for (int at = 0; at < edges.length; at++) {
                edges[at] = edges(graph.get(at));
            }
            this.round = StrongComponents.of(edges);
            this.members = StrongComponents.members(round);
        }

        private static int[] edges(FlowGraph.Node node) {
            if (node.kind() == FlowGraph.Kind.END_OF_GAME_TURN) {
                return NOWHERE;
            }
            return node.answers().length == 0 ? node.next() : FlowGraph.joined(node.next(), node.answers());
        }

        /** Whether something that is changed on a way round this address decides where play goes from there. */
        boolean decides(int at) {
            FlowGraph.Node node = graph.get(at);
            return node.condition() != null
                    && FlowValues.decides(
                            changed.computeIfAbsent(round[at], this::changedIn), FlowValues.readBy(node.condition()));
        }

        private TreeSet<String> changedIn(int number) {
            TreeSet<String> all = new TreeSet<>();
            for (int at : members[number]) {
                Action line = graph.get(at).line();
                if (line != null) {
                    all.addAll(FlowValues.changedBy(line));
                }
            }
            return all;
        }
    }
}
