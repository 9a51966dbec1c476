package org.phaseline.acceptance.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.phaseline.server.Server;
import org.phaseline.server.Settings;
import org.phaseline.server.StartProblem;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.web.AddressLimits;

/** Tables are made, played, left and taken up again, in every database. */
@Tag("waits")
class ServedTest {

    @TempDir
    private Path folder;

    private final StringWriter trouble = new StringWriter();

    @ParameterizedTest
    @EnumSource
    void aGameGoesOnAfterARestart(Databases database) throws Exception {
        StoreAddress place = database.place(database.url(folder), folder);
        Random random = new Random(5);
        List<Visitor> seats;
        List<List<Visitor.Answer>> given = new ArrayList<>();
        List<String> seen;
        try (Server server = start(place)) {
            seats = Visitor.atNewTable(server.port(), "border");
            seats.forEach(seat -> given.add(new ArrayList<>()));
            assertThat(play(seats, random, given)).isPositive();
            seen = seats.stream().map(seat -> seat.see().body()).toList();
        }
        try (Server server = start(place)) {
            List<Visitor> again =
                    seats.stream().map(seat -> seat.at(server.port())).toList();
            assertThat(again.stream().map(seat -> seat.see().body()).toList())
                    .as("all players see what they saw before")
                    .isEqualTo(seen);
            for (int i = 0; i < again.size(); i++) {
                for (Visitor.Answer answer : given.get(i)) {
                    assertThat(again.get(i).answer(answer).body()).isEqualTo("{\"again\":true}");
                }
            }
            assertThat(play(again, random, given)).as("and the game goes on").isPositive();
        }
        assertThat(trouble.toString()).isEmpty();
    }

    private static int play(List<Visitor> seats, Random random, List<List<Visitor.Answer>> given) {
        int answers = 0;
        for (int round = 0; round < 6; round++) {
            for (int i = 0; i < seats.size(); i++) {
                Optional<Visitor.Answer> answer = seats.get(i).anyAnswer(random);
                if (answer.isPresent()) {
                    assertThat(seats.get(i).answer(answer.get()).statusCode()).isEqualTo(200);
                    given.get(i).add(answer.get());
                    answers++;
                }
            }
        }
        return answers;
    }

    @ParameterizedTest
    @EnumSource
    void twoServersNeverServeTheSameTables(Databases database) throws Exception {
        StoreAddress place = database.place(database.url(folder), folder);
        try (Server server = start(place)) {
            assertThat(server.port()).isPositive();
            assertThatThrownBy(() -> start(place)).hasMessageStartingWith("Another Phaseline already serves");
        }
        start(place).close();
    }

    @Test
    void aPasswordIsNeverSaid() throws Exception {
        String url = Databases.POSTGRESQL.url(folder).replaceAll("\\?.*", "") + "?user=nobody&password=hush";
        StoreAddress place = StoreAddress.of(folder, Optional.of(url), Map.of());
        assertThat(place.toString() + place.words()).doesNotContain("hush");
        assertThatThrownBy(() -> start(place))
                .hasMessageEndingWith("the database does not accept the user or the password.")
                .satisfies(problem -> {
                    StringWriter all = new StringWriter();
                    problem.printStackTrace(new PrintWriter(all, true));
                    assertThat(all.toString()).doesNotContain("hush");
                });
        assertThatThrownBy(() -> StoreAddress.of(folder, Optional.of("postgres://me:hush@localhost/x"), Map.of()))
                .hasMessageContaining("jdbc:postgresql://host:port/database")
                .satisfies(problem -> assertThat(problem.toString()).doesNotContain("hush"));
    }

    @Test
    void userAndPasswordMayComeFromTheSurroundings() throws Exception {
        String url = Databases.POSTGRESQL.url(folder).replaceAll("\\?.*", "");
        StoreAddress place =
                StoreAddress.of(folder, Optional.of(url), Map.of("PGUSER", "postgres", "PGPASSWORD", "postgres"));
        start(place).close();
    }

    private Server start(StoreAddress place) throws StartProblem {
        return Server.start(new Settings("localhost", 0, place, AddressLimits.NONE), new PrintWriter(trouble, true));
    }
}
