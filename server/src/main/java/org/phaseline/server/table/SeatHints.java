package org.phaseline.server.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.bots.BotLevel;
import org.phaseline.engine.umpire.Look;
import org.phaseline.session.BotSeat;
import org.phaseline.session.BotSeat.BotAnswer;

/**
 * Hints for one seat of a table. They come from one bot that remembers what it has suggested: so it goes on with its plans, and whoever follows
 * its hints does not go round in circles. While a question is open its hint stays the same.
 */
final class SeatHints {

    private static final long SEED = 1;

    private final int seat;
    private @Nullable BotSeat bot;
    private @Nullable Look last;
    private @Nullable BotAnswer given;

    SeatHints(int seat) {
        this.seat = seat;
    }

    /** Nothing when play does not wait for the seat. */
    synchronized Optional<BotAnswer> hint(Look look, BotLibrary library) {
        if (given != null && isStillOpen(given, look)) {
            return Optional.of(given);
        }
        if (bot == null || last == null || !last.umpire().equals(look.umpire())) {
            bot = new BotSeat(look.umpire(), library.players(look.umpire().rulebook()), seat, BotLevel.NORMAL, SEED);
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
