package org.phaseline.session;

import java.util.Optional;
import org.phaseline.bots.BotLevel;
import org.phaseline.bots.Players;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.SeatPositions;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.session.BotSeat.BotAnswer;

/** What a bot would answer for somebody who asks: the level normal, which is shown what their seat may know and nothing else. */
public final class SeatHint {

    /** The same hint for the same question. */
    private static final long SEED = 1;

    private SeatHint() {}

    /**
     * Nothing when play does not wait for the seat.
     *
     * @param players those of the rulebook
     */
    public static Optional<BotAnswer> of(Look look, Players players, int seat) {
        return new BotSeat(look.umpire(), players, seat, BotLevel.NORMAL, SEED).decide(look);
    }

    /** Whether others could learn from a hint what only its seat knows, so that it is for that seat alone. */
    public static boolean isForTheSeatAlone(Umpire umpire) {
        return new SeatPositions(umpire).keepSecrets();
    }
}
