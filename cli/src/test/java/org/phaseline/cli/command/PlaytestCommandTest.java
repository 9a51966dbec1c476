package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;

@Tag("slow")
class PlaytestCommandTest {

    private static final String RUNNERS = """
            rulebook "Thirsty runners"
            language 2
            side Red "The Reds", plural
            side Blue
            Side has
              steps: 0..30 = 0
              purse: number = 6
            never for each s in sides: s.purse < 0, "{s} [owes|owe] {0 - s.purse}"
            length 8 game turns
            game turn "Round"
              for each phasing in sides
                1 "Run" phasing must
                  choose n from 1..3
                  roll luck: 1d6
                  phasing.steps += n + luck
                  if phasing.steps >= 24: end game won by phasing
                2 "Buy a drink" phasing may
                  choose price from 1..3
                  phasing.purse -= price
            """;

    @TempDir
    private Path folder;

    private String write(String name, String text) throws IOException {
        return Rulebooks.write(folder, name, text);
    }

    @Test
    void theReportIsWrittenAsAPageAndForProgramsTheSameOnAnyNumberOfThreads() throws IOException {
        String book = write("runners.sop", withoutInvariant());
        Path html = folder.resolve("one.html");
        Path other = folder.resolve("two.html");

        Run run = Run.of(
                "playtest",
                book,
                "--games",
                "60",
                "--threads",
                "1",
                "--report",
                html.toString(),
                "--csv",
                folder.resolve("r.csv").toString(),
                "--json",
                folder.resolve("r.json").toString());
        Run again = Run.of("playtest", book, "--games", "60", "--threads", "3", "--report", other.toString());

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("Thirsty runners: 60 games\n").contains("won by The Reds", "Written: " + html);
        assertThat(again.exitCode()).isZero();
        assertThat(Files.readString(html)).contains("<h2>Who wins</h2>").isEqualTo(Files.readString(other));
        assertThat(folder.resolve("r.csv")).content().startsWith("section,table,row,name,column,value");
        assertThat(folder.resolve("r.json")).content().contains("\"title\" : \"Thirsty runners\"");
    }

    @Test
    void aGameWithoutAnEndIsGivenUpSoonAndThatIsSaidFirst() throws IOException {
        String book = write("endless.sop", """
                rulebook "Endless"
                language 2
                side Red
                side Blue
                game turn "A turn"
                  1 "Think" Red must
                    choose n from 0..6
                """);

        Run run = Run.of("playtest", book, "--games", "4");
        Run wanted = Run.of("playtest", book, "--games", "4", "--most", "20", "--players", "easy", "--playouts", "2");

        assertThat(run.err())
                .startsWith("The rulebook does not say when a game is over: each is given up after 1,000 answers");
        assertThat(run.out()).contains("4 of 4 games were given up after 1,000 answers");
        assertThat(wanted.err()).contains("never says who has won").contains("after 20 answers (--most)");
    }

    private static String withoutInvariant() {
        return RUNNERS.replaceAll("never .*\n", "");
    }

    @Test
    void aBrokenInvariantComesAsAJournalThatReplaysToWhereItIsBroken() throws IOException {
        String book = write("runners.sop", RUNNERS);
        Path journal = folder.resolve("broken.journal");

        Run run = Run.of("playtest", book, "--games", "50", "--violation", journal.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out())
                .containsPattern("runners.sop:8 was broken in \\d+ games: (The Reds owe|Blue owes) \\d")
                .contains("phaseline replay --log " + journal);
        Run replay = Run.of("replay", journal.toString());
        assertThat(replay.exitCode()).isZero();
        assertThat(replay.out()).containsPattern("purse +-\\d");
    }

    @Test
    void randomGamesCheckInvariantsTooAndNoJournalIsOverwritten() throws IOException {
        String book = write("runners.sop", RUNNERS);
        Path journal = Files.writeString(folder.resolve("broken.journal"), "somebody's game");

        Run run = Run.of("random", book, "--games", "50", "--violation", journal.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(journal).content().isEqualTo("somebody's game");
        assertThat(Run.of("replay", folder.resolve("broken-2.journal").toString())
                        .exitCode())
                .isZero();
    }

    @Test
    void aVersionThatDiffersIsSaidToDifferInWhatItDoes() throws IOException {
        String here = write("runners.sop", withoutInvariant());
        String other = write("short.sop", withoutInvariant().replace("steps >= 24", "steps >= 12"));

        Run run = Run.of("playtest", here, "--games", "150", "--compare", other);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("Compared with Thirsty runners (" + other + "): ", "  game turns, mean: ");
        assertThat(run.out()).contains("\n  Its text: changed 1 Run: what it says\n");
    }

    @Test
    void aReportThatCannotBeWrittenIsToldBeforeTheFirstGame() throws IOException {
        String book = write("runners.sop", RUNNERS);
        Path nowhere = folder.resolve("none").resolve("report.html");

        Run run = Run.of("playtest", book, "--games", "20", "--report", nowhere.toString());
        Run onFolder = Run.of("playtest", book, "--games", "20", "--csv", folder.toString());

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualTo("phaseline: " + nowhere + " cannot be written: there is no folder " + nowhere.getParent()
                        + ".\n");
        assertThat(onFolder.err()).isEqualTo("phaseline: " + folder + " cannot be written: it is a folder.\n");
    }

    @Test
    void severalScenariosAreReportedSideBySide() throws IOException {
        String book = write(
                "runners.sop",
                withoutInvariant()
                        + "scenario Long \"A long run\"\n  length 9 game turns\nscenario Short \"A short run\"\n  length 2 game turns\n");
        Path html = folder.resolve("all.html");

        Run run = Run.of("playtest", book, "--games", "20", "--scenario", "all", "--report", html.toString());

        assertThat(run.exitCode()).isZero();
        assertThat(Files.readString(html))
                .contains("Who wins, by scenario", "Thirsty runners, A short run: Luck and play");
    }

    @Test
    void whatCannotBePlayedIsRefusedInOneSentence() throws IOException {
        String book = write("runners.sop", RUNNERS);

        assertThat(Run.of("playtest", book, "--players", "genius").err())
                .contains("There is no player 'genius'; there are random, easy, normal, hard.");
        assertThat(Run.of("playtest", book, "--players", "random,random,random").err())
                .contains("--players names 3 players, but this game has 2 seats.");
        assertThat(Run.of("playtest", book, "--games", "0").err())
                .contains("--games, --most, --threads and --playouts must be at least 1.");
        Run cluster = Run.of("playtest", book, "--on", "spark://localhost:7077");
        assertThat(cluster.exitCode()).isEqualTo(3);
        assertThat(cluster.err()).contains("--on needs Apache Spark, which this installation does not have");
        assertThat(Run.of("playtest", book, "--on", "local", "--threads", "2").err())
                .contains("--threads is for games on this machine; with --on, the cluster decides");
        assertThat(Run.of("playtest", book, "--games", "1", "--report", folder + "/no/such.html")
                        .err())
                .contains("cannot be written");
    }
}
