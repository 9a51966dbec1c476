package org.phaseline.server.table;

import org.phaseline.session.Reply;

/** What players do about the end of a game and about their clocks. Each is on the disk when it comes back. */
public final class EndingActs {

    private final OneWriter writer;
    private final SignIn.Writing writing;

    EndingActs(OneWriter writer, SignIn.Writing writing) {
        this.writer = writer;
        this.writing = writing;
    }

    /** Gives up, for good; once for the same id. */
    public Reply resign(int seat, String id) {
        return writing.write(() -> writer.endings().resign(seat, id));
    }

    /** Asks all others whether the game is drawn. */
    public Reply offerDraw(int seat, String id) {
        return writing.write(() -> writer.endings().offerDraw(seat, id));
    }

    /** Lets the clocks stand still, or go on, when all agree. */
    public Reply pause(int seat, String id, boolean paused) {
        return writing.write(() -> writer.consent().pause(seat, id, paused));
    }

    /** Wants to play again on other sides, as soon as all do. */
    public Reply again(int seat, String id) {
        return writing.write(() -> writer.consent().again(seat, id));
    }
}
