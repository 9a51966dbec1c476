package org.phaseline.server.table;

import java.util.function.LongSupplier;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.server.store.Summary;
import org.phaseline.session.PositionLooks;

/**
 * Says how a table stands as anybody may know it. Its time moves only when what anybody may see has changed: otherwise it would
 * tell how often somebody has thought about a sealed choice, and when. It counts whole seconds: nobody asks for more, and what
 * says nothing new need not be written.
 */
final class Summaries {

    private static final long SECOND = 1_000;

    private final PositionLooks looks;
    private final LongSupplier clock;
    private Sighting seen;
    private long updated;

    /** Goes on from a position that is kept already, and the time it is kept with. */
    Summaries(PositionLooks looks, LongSupplier clock, Position position, long updated) {
        this.looks = looks;
        this.clock = clock;
        this.seen = looks.at(position).openSighting();
        this.updated = updated;
    }

    /** Of a table that begins. */
    static Summary first(Umpire umpire, Position position, long now) {
        Look look = umpire.look(position);
        return summary(look, look.openSighting(), now);
    }

    /** What to keep beside the line that led to a position. */
    Summary next(Position position) {
        Look look = looks.at(position);
        Sighting open = look.openSighting();
        if (!open.equals(seen)) {
            // If the line is not kept the table is read again, and this with it.
            seen = open;
            updated = clock.getAsLong() / SECOND * SECOND;
        }
        return summary(look, open, updated);
    }

    private static Summary summary(Look look, Sighting open, long time) {
        long awaited = 0;
        for (OpenDecision decision : look.decisions()) {
            awaited |= decision.awaited() ? decision.seats() : 0;
        }
        String turn = "Game turn " + open.gameTurn() + (open.date().isEmpty() ? "" : ", " + open.date());
        return new Summary(time, open.over(), turn, open.winner(), awaited, open.ending(), 0);
    }
}
