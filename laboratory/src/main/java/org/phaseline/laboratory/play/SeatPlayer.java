package org.phaseline.laboratory.play;

import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.umpire.Sandbox;

/** Decides for one seat of one game. */
public interface SeatPlayer {

    /**
     * Sets the move: an item of an open question that the seat may answer. False if it waits for others, and answers none.
     *
     * @param question one of them, whose turn it is
     * @param menu what can be answered to it
     */
    boolean decide(Sandbox game, int seat, int question, Menu menu, Move move);
}
