package org.phaseline.engine.position;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The stable hash of a position: every value in a fixed order, mixed with the finaliser of SplitMix64. Of slots and frames only
 * what is not 0 is mixed in, with its place: a large rulebook has long frames, and most of them are blank. Two positions with
 * the same hash are taken to be the same game.
 */
final class PositionHash {

    private long state = 0x9E3779B97F4A7C15L;

    static long of(Position position) {
        PositionHash hash = new PositionHash();
        hash.add(position.slots);
        hash.add(position.take);
        // Where nobody counts rolls nothing is mixed in, so that games from before they were counted keep their hashes.
        for (Map.Entry<String, Integer> rolled : position.rolls.all()) {
            hash.add(rolled.getKey());
            hash.add(rolled.getValue());
        }
        hash.add(position.over ? 1 : 0);
        hash.add(position.winners);
        // Where the rules ended a game nothing is mixed in, so that games from before one could resign keep their
        // hashes.
        if (!position.ending.isEmpty()) {
            hash.add(position.ending);
        }
        hash.add(position.roots.size());
        for (Branch root : position.roots) {
            hash.add(root, null);
        }
        hash.add(position.deferred.size());
        for (Deferred deferred : position.deferred) {
            hash.add(deferred);
        }
        hash.add(position.notes.size());
        for (SealedNote note : position.notes) {
            hash.add(note.step());
            hash.add(note.party());
            hash.add(note.text());
        }
        // Where nothing is set under seal nothing is mixed in, so that games from before that keep their hashes.
        for (SealedValue value : position.sealed) {
            hash.add(value.step());
            hash.add(value.party());
            hash.add(value.slot());
            hash.add(value.value());
        }
        return hash.state;
    }

    private void add(long value) {
        long z = state * 31 + value + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        state = z ^ (z >>> 31);
    }

    private void add(long[] values) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] != 0) {
                add(i);
                add(values[i]);
            }
        }
        add(-1 - values.length);
    }

    private void add(int[] values) {
        add(values.length);
        for (int value : values) {
            add(value);
        }
    }

    private void add(String text) {
        add(text.length());
        for (int i = 0; i < text.length(); i++) {
            add(text.charAt(i));
        }
    }

    private void add(Branch branch, @Nullable Frame shared) {
        add(branch.status.ordinal());
        add(branch.address);
        add(branch.party);
        add(branch.moment);
        add(branch.lastParty);
        add(branch.path);
        if (branch.until >= 0) {
            add(branch.until);
        }
        add(branch.roles);
        add(branch.tray);
        if (branch.given.length > 0) {
            add(branch.given);
        }
        for (KeptAnswer kept : branch.kept) {
            add(kept.address());
            add(kept.about());
            add(kept.question());
            add(kept.item());
            add(kept.changes() ? 1 : 0);
        }
        for (Frame frame = branch.frame; frame != null && frame != shared; frame = frame.caller) {
            add(frame.sequence);
            add(frame.returnAddress);
            add(frame.window);
            add(frame.toOpening ? 1 : 0);
            add(frame.locals);
        }
        add(branch.windows.size());
        for (Window window : branch.windows) {
            add(window.event);
            add(window.cancelled ? 1 : 0);
            add(window.current);
            add(window.waiting.size());
            for (Trigger trigger : window.waiting) {
                add(trigger.handler());
                add(trigger.owner());
                add(trigger.values());
                add(trigger.toOpening() ? 1 : 0);
            }
        }
        add(branch.fork == null ? -1 : branch.fork.ordinal());
        add(branch.children.size());
        for (Branch child : branch.children) {
            add(child, branch.frame);
        }
    }

    private void add(Deferred deferred) {
        add(deferred.due());
        add(deferred.path());
        add(deferred.moment());
        add(deferred.operation());
        add(deferred.slot());
        add(deferred.value());
        add(deferred.low());
        add(deferred.high());
    }
}
