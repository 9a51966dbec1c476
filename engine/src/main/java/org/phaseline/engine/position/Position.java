package org.phaseline.engine.position;

import java.util.ArrayList;

/**
 * The state of a game. The umpire never changes a position it has handed out: it works on a copy. The last of the roots
 * is the one that is played; the ones below it were halted by a digression.
 */
public final class Position {

    public final long[] slots;
    public final ArrayList<Branch> roots = new ArrayList<>();
    public final ArrayList<Deferred> deferred = new ArrayList<>();
    public final ArrayList<SealedNote> notes = new ArrayList<>();

    /** What was set under seal and is not revealed yet, in order. */
    public final ArrayList<SealedValue> sealed = new ArrayList<>();

    /** What was told under seal and is not revealed yet, in order. */
    public final ArrayList<SealedSentence> sentences = new ArrayList<>();

    /** How often something was taken back: a question asked again gets an id that was never used. */
    public int take;

    /** How many rolls were made so far, where they are numbered by that; taking back does not lower it. */
    public RollCounts rolls = RollCounts.NONE;

    public boolean over;

    /** The winners when the game is over; none when it is drawn or just ended. */
    public long winners;

    /** Why the game is over, in a sentence without its full stop, when no rule of the rulebook has ended it; else empty. */
    public String ending = "";

    public Position(long[] slots) {
        this.slots = slots;
    }

    public Position copy() {
        return copyOver(slots.clone());
    }

    /** The same agenda, copied, over these values: for searches, which keep only the values that differ. */
    public Position copyOver(long[] values) {
        Position copy = new Position(values);
        for (Branch root : roots) {
            copy.roots.add(root.copy(null));
        }
        return withTheRest(copy);
    }

    /** The same agenda over values of its own, for whoever looks at it with other values and plays nothing. */
    public Position forLooking() {
        Position copy = new Position(slots.clone());
        copy.roots.addAll(roots);
        return withTheRest(copy);
    }

    private Position withTheRest(Position copy) {
        copy.deferred.addAll(deferred);
        copy.notes.addAll(notes);
        copy.sealed.addAll(sealed);
        copy.sentences.addAll(sentences);
        copy.take = take;
        copy.rolls = rolls;
        copy.over = over;
        copy.winners = winners;
        copy.ending = ending;
        return copy;
    }

    public Branch active() {
        return roots.get(roots.size() - 1);
    }

    /** Equal for equal positions on every machine; see {@link PositionHash}. */
    public long hash() {
        return PositionHash.of(this);
    }
}
