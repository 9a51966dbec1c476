package org.phaseline.server.table;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.view.SightingJson;

/** Shows the films of a table. Who plays waits only for a stretch of one at a time. */
final class Projector {

    /** What was found in one go: what was wanted, or a stretch that must be looked at before. */
    private record Reel<T>(Film film, int from, List<Position> stretch, Umpire umpire, Optional<T> wanted) {}

    private final OneWriter writer;

    Projector(OneWriter writer) {
        this.writer = writer;
    }

    int moments(int viewer) throws StoreProblem {
        return show(viewer, (film, playing) -> film.moments());
    }

    Optional<Past> at(int viewer, int moment) throws StoreProblem {
        return show(viewer, (film, playing) -> {
            if (moment >= film.moments()) {
                return Optional.empty();
            }
            int answers = film.answers(moment);
            Position position = playing.game().game().at(answers);
            return Optional.of(new Past(
                    playing.minutes().marks().lines(answers, viewer),
                    SightingJson.of(Scene.sighting(playing.game().umpire().look(position), viewer))));
        });
    }

    private <T> T show(int viewer, BiFunction<Film, Playing, T> look) throws StoreProblem {
        while (true) {
            Reel<T> reel = writer.look(playing -> next(playing, viewer, look));
            if (reel.wanted.isPresent()) {
                return reel.wanted.get();
            }
            reel.film.look(reel.umpire, reel.from, reel.stretch);
        }
    }

    private static <T> Reel<T> next(Playing playing, int viewer, BiFunction<Film, Playing, T> look) {
        Film film = playing.film(viewer);
        int from = film.looked();
        int all = playing.game().game().answers() + 1;
        Umpire umpire = playing.game().umpire();
        return from == all
                ? new Reel<>(film, from, List.of(), umpire, Optional.of(look.apply(film, playing)))
                : new Reel<>(
                        film,
                        from,
                        playing.game().game().stretch(from, Math.min(all, from + Film.STRETCH)),
                        umpire,
                        Optional.empty());
    }
}
