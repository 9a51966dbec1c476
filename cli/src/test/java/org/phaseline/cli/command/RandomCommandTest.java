package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;

class RandomCommandTest {

    private static final String RACE = """
            rulebook "A race"
            language 2
            side Red "The Reds", plural
            side Blue
            Side has
              steps: 0..9 = 0
            length 4 game turns
            game turn "Round"
              for each phasing in sides
                1 "Run" phasing must
                  choose n from 0..3
                  phasing.steps += n
                  if phasing.steps >= 5: end game won by phasing
              2 "Nobody" automatic if gameTurn is lastGameTurn: end game drawn
            """;

    @TempDir
    private Path folder;

    @Test
    void gamesPlayedAtRandomTellWhoWonAndHowLongTheyTook() throws IOException {
        String race = Rulebooks.write(folder, "race.sop", RACE);

        Run run = Run.of("random", race, "--games", "200");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("A race\n200 games\n").contains("won by The Reds", "won by Blue", "drawn");
        assertThat(run.out()).containsPattern("game turns: 2 to 4, median [34]\nanswers: \\d to 8, median \\d\n");
        assertThat(run).isEqualTo(Run.of("random", race, "--games", "200"));
        assertThat(Run.of("random", race, "--games", "200", "--seed", "9000").out())
                .isNotEqualTo(run.out());
    }

    @Test
    void theFirstGameCanBeKeptAndRead() throws IOException {
        String race = Rulebooks.write(folder, "race.sop", RACE);
        String journal = folder.resolve("first.journal").toString();

        Run run = Run.of("random", race, "--games", "2", "--journal", journal);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).endsWith("What happened in the first game: phaseline replay --log " + journal + "\n");
        assertThat(Run.of("replay", "--log", journal).out()).contains("The Reds answer 'Run: n':", "The game is over");
        assertThat(Run.of("random", race, "--journal", journal).err()).contains("exists already");
    }

    @Test
    void aGameThatDoesNotEndIsGivenUpAndCounted() throws IOException {
        String race = Rulebooks.write(folder, "race.sop", RACE);

        assertThat(Run.of("random", race, "--games", "3", "--most", "2").out())
                .isEqualTo(
                        "A race\n3 games\n  3      not finished; --most says after how many answers a game is given up\n");
    }

    @Test
    void aWrongNumberOfGamesIsRefused() throws IOException {
        Run run = Run.of("random", Rulebooks.write(folder, "race.sop", RACE), "--games", "0");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--games and --most must be at least 1.");
    }

    @Test
    void aNumberThatStoodAtTheEndOfItsRangeIsNamed() throws IOException {
        String rulebook = Rulebooks.write(folder, "narrow.sop", """
                rulebook "Narrow"
                language 2
                side Red
                Side has
                  glory: 0..3 = 0 "glory"
                  points: 0..99 = 0 "points"
                length 4 game turns
                game turn "Turn"
                  1 "Win glory" Red must
                    Red.glory += 1
                    Red.points += 1
                """);

        assertThat(Run.of("random", rulebook, "--games", "2").out())
                .contains("glory of Red stood at its limit of 3 at the end of 2 games; what goes beyond 3 is lost")
                .doesNotContain("points of Red");
    }
}
