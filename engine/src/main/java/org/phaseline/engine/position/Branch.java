package org.phaseline.engine.position;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A branch of the agenda, with its call stack of frames: where play stands, and for which party. A forked branch waits for its
 * children and then goes on at its address. {@code path} and {@code moment} number everything that happens in it (questions,
 * rolls, forks, put-off effects) in a way that does not depend on what other branches do meanwhile.
 */
public final class Branch {

    public enum Status {
        RUNNING,
        ASKED,
        /** Sealed and ready, can still be reopened. */
        READY,
        /** Finished a phase, waits for the others. */
        AT_BARRIER,
        FORKED,
        ENDED
    }

    public final @Nullable Branch parent;
    public final int[] path;

    /** The party a branch belongs to, or -1. */
    public final int party;

    public Status status = Status.RUNNING;
    public int address;
    public Frame frame;
    public long[] roles;
    public int moment;

    /** The party whose answer moved this branch last, or -1: it needs no last call for what it has just ended. */
    public int lastParty = -1;

    /** For a step that was put in: where it ends, in the frame it began on; -1 for anything else. */
    public int until = -1;

    public @Nullable ForkKind fork;
    public final ArrayList<Branch> children = new ArrayList<>();
    public final ArrayList<Window> windows = new ArrayList<>();

    /** Dice typed in so far for a roll that needs more, or picked for a reroll. */
    public long[] tray = EMPTY;

    /** What was answered so far in a sealed branch, and what is answered again of it where somebody changes one answer. */
    public long[] given = EMPTY;

    public List<KeptAnswer> kept = List.of();

    public static final long[] EMPTY = new long[0];

    public Branch(@Nullable Branch parent, int[] path, int party, int address, Frame frame, long[] roles) {
        this.parent = parent;
        this.path = path;
        this.party = party;
        this.address = address;
        this.frame = frame;
        this.roles = roles;
    }

    Branch copy(@Nullable Branch newParent) {
        Branch copy = new Branch(newParent, path, party, address, copyFrames(newParent), roles.clone());
        copy.status = status;
        copy.moment = moment;
        copy.lastParty = lastParty;
        copy.until = until;
        copy.fork = fork;
        copy.tray = tray;
        copy.given = given;
        copy.kept = kept;
        for (Window window : windows) {
            copy.windows.add(window.copy());
        }
        for (Branch child : children) {
            copy.children.add(child.copy(copy));
        }
        return copy;
    }

    /** The frames above the one the parent stood on when it forked are this branch's own; the rest are the parent's. */
    private Frame copyFrames(@Nullable Branch newParent) {
        Frame shared = parent == null ? null : parent.frame;
        if (newParent != null && frame == shared) {
            return newParent.frame;
        }
        ArrayList<Frame> own = new ArrayList<>();
        Frame at = frame;
        while (at != null && at != shared) {
            own.add(at);
            at = at.caller;
        }
        Frame copy = newParent == null || at == null ? null : newParent.frame;
        for (int i = own.size() - 1; i >= 0; i--) {
            copy = own.get(i).copy(copy);
        }
        return java.util.Objects.requireNonNull(copy);
    }
}
