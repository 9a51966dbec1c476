package org.phaseline.session;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The table at which the same people play again.
 *
 * @param seats for each seat of the table before, which one of the new table its player gets
 */
public record Rematch(String table, List<Integer> seats) {

    private static final String TABLE = "table";
    private static final String SEATS = "seats";

    public Rematch {
        seats = List.copyOf(seats);
    }

    /** Makes it, so that everybody can go there; comes back when it is kept. */
    @FunctionalInterface
    public interface Maker {
        Rematch make() throws org.phaseline.journal.format.JournalProblem;
    }

    Map<String, String> kept() {
        return Map.of(TABLE, table, SEATS, seats.stream().map(String::valueOf).collect(Collectors.joining(",")));
    }

    static Rematch read(TableMessage said) {
        return new Rematch(
                said.more(TABLE),
                Arrays.stream(said.more(SEATS).split(",")).map(Integer::valueOf).toList());
    }
}
