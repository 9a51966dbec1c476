package org.phaseline.bots;

import org.phaseline.engine.umpire.SeatPosition;

/** Decides for one seat of one game. It may keep what it has planned, so it is for one thread. */
public interface Player {

    /** What to answer to one of the questions that the seat is asked now, of which there must be one. */
    Decided decide(SeatPosition seen);
}
