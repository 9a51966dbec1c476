package org.phaseline.session;

/** What a table says to an answer, or to something else that somebody wants done. */
public sealed interface Reply {

    /** It stands, and is on the disk; {@code again} when it stood already. */
    record Taken(boolean again) implements Reply {}

    /**
     * So many of several answers stand, and are on the disk.
     *
     * @param again whether they stood already
     * @param stopped why not all do, in one sentence; empty when all do
     */
    record Listed(int taken, boolean again, String stopped) implements Reply {}

    /** It is on the disk: done at once, or the others are asked for it now. */
    record Done(boolean done) implements Reply {}

    /** It does not stand, for a reason said in one sentence; nothing has changed. */
    record Refused(String sentence) implements Reply {}

    /** Dice are to fall, and seats that are present have not shown their shares yet; nothing has changed. */
    record SharesWanted(ShareRound round) implements Reply {}

    /** The store failed: most likely it was not kept, but only the store knows. Sent again it counts once. */
    record NotKept(String sentence) implements Reply {}
}
