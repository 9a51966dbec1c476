package org.phaseline.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Rewind;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.view.SightingJson;
import org.phaseline.session.GameSession;

/** Shows the films of a table. Who plays waits only until it is known what to look at. */
final class Projector {

    /** What was found in one go: what was wanted, or a stretch that must be looked at before. */
    private record Reel<T>(Film film, int from, Optional<Rewind> stretch, Umpire umpire, Optional<T> wanted) {}

    private final OneWriter writer;

    Projector(OneWriter writer) {
        this.writer = writer;
    }

    int moments(int viewer) throws StoreProblem {
        return show(viewer, (film, playing) -> film.moments());
    }

    Optional<PastView> at(int viewer, int moment) throws StoreProblem {
        Optional<Cut> cut = show(viewer, (film, playing) -> {
            if (moment >= film.moments()) {
                return Optional.empty();
            }
            int answers = film.answers(moment);
            return Optional.of(new Cut(
                    playing.log().lengths().lines(answers, viewer),
                    playing.game().game().rewind(answers, answers + 1)));
        });
        // Ruled again, and written, while others play on.
        return cut.map(it -> new PastView(it.lines, it.sighting(viewer)));
    }

    /** What was seen at each moment of the film. */
    List<PastSighting> all(int viewer) throws StoreProblem {
        List<PastSighting> all = new ArrayList<>();
        Optional<Stretch> next = stretch(viewer, 0);
        while (next.isPresent()) {
            all.addAll(next.get().sightings(viewer));
            next = stretch(viewer, all.size());
        }
        return all;
    }

    private Optional<Stretch> stretch(int viewer, int from) throws StoreProblem {
        return show(viewer, (film, playing) -> {
            int to = Math.min(film.moments(), from + Film.STRETCH);
            if (from >= to) {
                return Optional.empty();
            }
            int[] answers = IntStream.range(from, to).map(film::answers).toArray();
            int[] lines = IntStream.of(answers)
                    .map(each -> playing.log().lengths().lines(each, viewer))
                    .toArray();
            return Optional.of(new Stretch(
                    answers, lines, playing.game().game().rewind(answers[0], answers[answers.length - 1] + 1)));
        });
    }

    /** Some moments in a row, by the number of answers before each. */
    private record Stretch(int[] answers, int[] lines, Rewind rewind) {

        List<PastSighting> sightings(int viewer) {
            List<Position> positions = rewind.positions();
            return IntStream.range(0, answers.length)
                    .mapToObj(i -> new PastSighting(
                            lines[i], rewind.umpire().sighting(positions.get(answers[i] - answers[0]), viewer)))
                    .toList();
        }
    }

    /** A moment as it is found in the game, before anybody has looked at it. */
    private record Cut(int lines, Rewind rewind) {

        byte[] sighting(int viewer) {
            Position position = rewind.positions().getFirst();
            return SightingJson.of(rewind.umpire().sighting(position, viewer));
        }
    }

    private <T> T show(int viewer, BiFunction<Film, GameSession, T> look) throws StoreProblem {
        while (true) {
            Reel<T> reel = writer.look(playing -> next(playing, writer.film(viewer), look));
            if (reel.wanted.isPresent()) {
                return reel.wanted.get();
            }
            reel.stretch.ifPresent(stretch -> reel.film.look(reel.umpire, reel.from, stretch.positions()));
        }
    }

    private static <T> Reel<T> next(GameSession playing, Film film, BiFunction<Film, GameSession, T> look) {
        int from = film.looked();
        int all = playing.game().game().answers() + 1;
        Umpire umpire = playing.game().umpire();
        return from == all
                ? new Reel<>(film, from, Optional.empty(), umpire, Optional.of(look.apply(film, playing)))
                : new Reel<>(
                        film,
                        from,
                        Optional.of(playing.game().game().rewind(from, Math.min(all, from + Film.STRETCH))),
                        umpire,
                        Optional.empty());
    }
}
