package org.phaseline.language.verify;

import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
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
        List<Integer> routines,
        int sequences,
        TreeMap<Integer, List<Integer>> reactions,
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
     * @param place the line, where a problem may be reported there; else null
     * @param read what decides where it goes, see {@link FlowValues}
     * @param changed what is changed here
     */
    record Node(
            Kind kind,
            int subject,
            int step,
            List<Integer> next,
            List<Integer> answers,
            @Nullable Place place,
            TreeSet<String> read,
            TreeSet<String> changed) {}

    Node get(int address) {
        return nodes.get(address);
    }

    int size() {
        return nodes.size();
    }
}
