package org.phaseline.session;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.bots.Players;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.SeatPositions;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.session.BotSeat.BotAnswer;

/**
 * Hints for one seat: what a bot of the level normal would answer, which is shown what the seat may know and nothing else. They come from one bot that remembers what it has suggested: so it goes on with its plans, and whoever follows
 * its hints does not go round in circles. While a question is open its hint stays the same.
 */
public final class SeatHints {

    private static final long SEED = 1;

    private final int seat;
    private @Nullable BotSeat bot;
    private @Nullable Look last;
    private @Nullable BotAnswer given;

    public SeatHints(int seat) {
        this.seat = seat;
    }

    /** Whether others could learn from a hint what only its seat knows, so that it is for that seat alone. */
    public static boolean areForTheSeatAlone(Umpire umpire) {
        return new SeatPositions(umpire).keepSecrets();
    }

    /**
     * Nothing when play does not wait for the seat.
     *
     * @param players those of the rulebook
     */
    public synchronized Optional<BotAnswer> hint(Look look, Players players) {
        if (given != null && isStillOpen(given, look)) {
            return Optional.of(given);
        }
        if (bot == null || last == null || !last.umpire().equals(look.umpire())) {
            bot = BotSeat.adviser(look.umpire(), players, seat, SEED);
        }
        last = look;
        given = bot.decide(look).orElse(null);
        return Optional.ofNullable(given);
    }

    private static boolean isStillOpen(BotAnswer answer, Look look) {
        return look.decision(answer.decision().id())
                .filter(decision -> decision.awaited() && decision.choices().contains(answer.choice()))
                .isPresent();
    }
}
