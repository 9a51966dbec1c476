package org.phaseline.journal.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.Skirmish;
import org.phaseline.journal.format.JournalProblem;

/** Plays in another process, which is killed in the middle of it. */
@Tag("slow")
@Tag("waits")
class KilledTest {

    private static final int TURNS = 1_000_000;

    /** What the other process does: play, and say of every answer that it stands. */
    static final class Player {

        public static void main(String[] arguments) throws JournalProblem {
            Path file = Path.of(arguments[0]);
            try (JournaledGame game = arguments[1].equals("create")
                    ? JournaledGame.create(file, Skirmish.rolled(TURNS))
                    : JournaledGame.resume(file)) {
                while (true) {
                    Skirmish.answer(game);
                    System.out.println(game.game().answers());
                }
            }
        }
    }

    private static Process play(Path file, String how) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Player.class.getName(),
                        file.toString(),
                        how)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    @Test
    void nothingThatWasConfirmedIsLostWhenThePlayerIsKilled(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("game.journal");
        int confirmed = 0;
        for (int round = 0; round < 3; round++) {
            Process player = play(file, round == 0 ? "create" : "resume");
            List<String> said = new ArrayList<>();
            try (BufferedReader out =
                    new BufferedReader(new InputStreamReader(player.getInputStream(), StandardCharsets.UTF_8))) {
                for (int i = 0; i < 20 + 37 * round; i++) {
                    said.add(out.readLine());
                }
                assertThatThrownBy(() -> JournaledGame.resume(file))
                        .hasMessage("The journal game.journal is being played by another Phaseline; only one"
                                + " can write it at a time.");
                player.toHandle().destroyForcibly();
                for (String line = out.readLine(); line != null; line = out.readLine()) {
                    said.add(line);
                }
            }
            assertThat(player.waitFor(10, TimeUnit.SECONDS)).isTrue();
            // The last word may have been cut off on its way here.
            confirmed = Integer.parseInt(said.get(said.size() - 2));
            try (JournaledGame game = JournaledGame.resume(file)) {
                assertThat(game.game().answers())
                        .isGreaterThanOrEqualTo(confirmed)
                        .isLessThanOrEqualTo(confirmed + 2);
            }
        }
        assertThat(confirmed).isGreaterThan(20 + 57 + 94 - 5);
    }
}
