package org.phaseline.language.verify;

import java.util.Arrays;

/** The strongly connected components of a graph (Tarjan), without recursion: nodes that can all be reached from each other. */
final class StrongComponents {

    private static final int NEW = -1;

    private final int[][] edges;
    private final int[] order;
    private final int[] low;
    private final int[] component;
    private final int[] edge;
    private final IntStack open = new IntStack();
    private final IntStack way = new IntStack();
    private int visited;
    private int components;

    private StrongComponents(int[][] edges) {
        this.edges = edges;
        this.order = new int[edges.length];
        this.low = new int[edges.length];
        this.component = new int[edges.length];
        this.edge = new int[edges.length];
        Arrays.fill(order, NEW);
        Arrays.fill(component, NEW);
    }

    /** For each node the number of its component. {@code edges} are where each node leads; what is no node is passed over. */
    static int[] of(int[][] edges) {
        StrongComponents search = new StrongComponents(edges);
        for (int node = 0; node < edges.length; node++) {
            if (search.order[node] == NEW) {
                search.from(node);
            }
        }
        return search.component;
    }

    /** The nodes of each component, in ascending order. */
    static int[][] members(int[] component) {
        int[] sizes = new int[component.length];
        for (int number : component) {
            sizes[number]++;
        }
        int[][] members = new int[component.length][];
        for (int node = 0; node < component.length; node++) {
            int number = component[node];
            if (members[number] == null) {
                members[number] = new int[sizes[number]];
                sizes[number] = 0;
            }
            members[number][sizes[number]++] = node;
        }
        return members;
    }

    private void from(int root) {
        enter(root);
        while (!way.isEmpty()) {
            int at = way.peek();
            if (edge[at] < edges[at].length) {
                int to = edges[at][edge[at]++];
                if (to >= order.length) {
                    continue;
                }
                if (order[to] == NEW) {
                    enter(to);
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

    private void enter(int node) {
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
