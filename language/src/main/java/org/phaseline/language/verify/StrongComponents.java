package org.phaseline.language.verify;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/** The strongly connected components of a graph (Tarjan), without recursion: nodes that can all be reached from each other. */
final class StrongComponents {

    private static final int NEW = -1;

    private final IntFunction<List<Integer>> edges;
    private final int[] order;
    private final int[] low;
    private final int[] component;
    private final int[] edge;
    private final ArrayDeque<Integer> open = new ArrayDeque<>();
    private int visited;
    private int components;

    private StrongComponents(int nodes, IntFunction<List<Integer>> edges) {
        this.edges = edges;
        this.order = new int[nodes];
        this.low = new int[nodes];
        this.component = new int[nodes];
        this.edge = new int[nodes];
        Arrays.fill(order, NEW);
        Arrays.fill(component, NEW);
    }

    /** For each node the number of its component. */
    static int[] of(int nodes, IntFunction<List<Integer>> edges) {
        StrongComponents search = new StrongComponents(nodes, edges);
        for (int node = 0; node < nodes; node++) {
            if (search.order[node] == NEW) {
                search.from(node);
            }
        }
        return search.component;
    }

    private void from(int root) {
        ArrayDeque<Integer> way = new ArrayDeque<>();
        enter(root, way);
        while (!way.isEmpty()) {
            int at = way.peek();
            List<Integer> next = edges.apply(at);
            if (edge[at] < next.size()) {
                int to = next.get(edge[at]++);
                if (to >= order.length) {
                    continue;
                }
                if (order[to] == NEW) {
                    enter(to, way);
                } else if (component[to] == NEW) {
                    low[at] = Math.min(low[at], order[to]);
                }
                continue;
            }
            way.pop();
            if (!way.isEmpty()) {
                low[way.peek()] = Math.min(low[way.peek()], low[at]);
            }
            if (low[at] == order[at]) {
                close(at);
            }
        }
    }

    private void enter(int node, ArrayDeque<Integer> way) {
        order[node] = visited;
        low[node] = visited++;
        open.push(node);
        way.push(node);
    }

    private void close(int root) {
        int member;
        do {
            member = open.pop();
            component[member] = components;
        } while (member != root);
        components++;
    }
}
