package org.phaseline.server.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.phaseline.session.GameSession;

/** The films of those who have looked back since something was last taken back. For one thread at a time. */
final class Films {

    /** Those who watch first. */
    private final @Nullable Film[] films;

    /** How often something had been taken back when they were begun. */
    private int take;

    Films(GameSession session) {
        this.films = new @Nullable Film[session.seats().all().size() + 1];
    }

    Film of(GameSession session, int viewer) {
        int now = session.game().position().take;
        if (now != take) {
            Arrays.fill(films, null);
            take = now;
        }
        Film film = films[viewer + 1];
        if (film == null) {
            film = new Film(viewer);
            films[viewer + 1] = film;
        }
        return film;
    }
}
