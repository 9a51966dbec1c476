package org.phaseline.language.verify;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Condition;
import org.phaseline.language.tree.Place;

/**
 * The control-flow graph of a rulebook: where play can go from each place, conditions not looked into.
 *
 * @param nodes by their address, in the order of the text
 * @param gameTurn where the game turn begins
 * @param routines where each sequence begins, then each digression
 * @param sequences how many of these are sequences
 * @param reactions for each event the addresses at which reactions to it begin
 * @param announced the events that some line announces, whether play comes there or not
 */
record FlowGraph(
        List<Node> nodes,
        int gameTurn,
        int[] routines,
        int sequences,
        TreeMap<Integer, int[]> reactions,
        TreeSet<Integer> announced) {

    enum Kind {
        /** Goes on without anybody noticing. */
        PLAIN,
        /** Begins a step: {@code subject} is its index. */
        ENTER,
        /** Somebody says whether a step is done, or whether something holds. */
        STEP_QUESTION,
        /** Somebody decides; where there is nothing to decide play goes on by itself. */
        CHOICE,
        DICE,
        /** A jump back that is come to only after somebody was asked on the way round. */
        ANSWERED_JUMP,
        /** Passes a step over whose actors are absent: the second way is that. */
        PASS_ABSENT,
        /** Takes the next member of a set: the second way is behind the loop. */
        NEXT_MEMBER,
        /** Plays a routine: {@code subject} is its number. */
        CALL,
        /** Comes back from a routine. */
        RETURN,
        /** Tells of an event: {@code subject} is its number. */
        ANNOUNCE,
        END_OF_GAME_TURN
    }

    /**
     * A place of the text.
     *
     * @param step the step it belongs to, or -1
     * @param next where play can go from here by itself
     * @param answers where it can go when somebody has answered
     * @param line the line it belongs to, if a problem may be reported there; else null
     * @param condition what decides where it goes; null if nothing does
     */
    record Node(
            Kind kind,
            int subject,
            int step,
            int[] next,
            int[] answers,
            @Nullable Action line,
            @Nullable Condition condition) {

        @Nullable
        Place place() {
            return line == null ? null : line.place();
        }
    }

    Node get(int address) {
        return nodes.get(address);
    }

    int size() {
        return nodes.size();
    }

    /** An event counts as an address behind the graph: from there every reaction to it is reached, however many announce it. */
    int places() {
        return size() + (reactions.isEmpty() ? 0 : reactions.lastKey() + 1);
    }

    /** Where play can go from an address by itself, into routines and reactions too. */
    int[] onward(int at) {
        if (at >= size()) {
            int[] reacting = reactions.get(at - size());
            return reacting == null ? new int[0] : reacting;
        }
        Node node = get(at);
        if (node.kind() == Kind.CALL) {
            return joined(node.next(), routines[node.subject()]);
        }
        return node.kind() == Kind.ANNOUNCE && reactions.containsKey(node.subject())
                ? joined(node.next(), size() + node.subject())
                : node.next();
    }

    static int[] joined(int[] first, int... then) {
        int[] all = Arrays.copyOf(first, first.length + then.length);
        System.arraycopy(then, 0, all, first.length, then.length);
        return all;
    }
}
