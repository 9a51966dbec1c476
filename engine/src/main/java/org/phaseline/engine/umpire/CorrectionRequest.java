package org.phaseline.engine.umpire;

/** What comes of it when a seat wants something put right, before the others are asked. */
public sealed interface CorrectionRequest {

    /**
     * The umpire can do it, once the others agree.
     *
     * @param correction said so that it still means the same when the last of them has agreed
     * @param text what they are asked, which tells them nothing they may not know
     */
    record Possible(Correction correction, String text) implements CorrectionRequest {}

    /** It cannot be asked for, for a reason said in one sentence. */
    record Refused(String sentence) implements CorrectionRequest {}
}
