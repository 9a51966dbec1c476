package org.phaseline.journal.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.JournalProblem;

/**
 * Each {@code language/src/test/cases/play/<feature>/<case>.play} is played with the rulebook beside it, and everything that
 * happens is compared with what is written there. Each is played twice: straight, and so that after every answer the game is
 * taken up again from its journal; both must agree in every word and every position.
 *
 * <p>To write the transcripts anew from the answers in them, and then read the difference before it is committed:
 * {@code mvn -pl journal -am test -Dtest=PlayedCasesTest -Dsurefire.failIfNoSpecifiedTests=false -Dcases.update=true}
 */
class PlayedCasesTest {

    private static final boolean UPDATE = Boolean.getBoolean("cases.update");

    @TempDir
    Path folder = Path.of("");

    @TestFactory
    Stream<DynamicTest> theGameGoesAsWritten() throws IOException {
        return Cases.plays().stream()
                .map(path ->
                        DynamicTest.dynamicTest(Cases.FOLDER.relativize(path).toString(), () -> check(path)));
    }

    @TestFactory
    Stream<DynamicTest> noRulebookIsLeftUnplayed() throws IOException {
        List<Path> played = Cases.plays().stream().map(Cases::rulebook).toList();
        try (Stream<Path> paths = Files.walk(Cases.FOLDER, 2)) {
            return paths
                    .filter(path -> path.toString().endsWith(".sop"))
                    .sorted()
                    .map(path -> DynamicTest.dynamicTest(
                            Cases.FOLDER.relativize(path).toString(),
                            () -> assertThat(played).contains(path)))
                    .toList()
                    .stream();
        }
    }

    private void check(Path path) throws IOException, JournalProblem {
        String written = Files.readString(path);
        Play play = Play.read(written);
        Path sop = Cases.rulebook(path);
        // The cases tell rolls by the moments they are made at, as games from before rolls were counted do.
        NewGame start = Cases.begin(sop, play.setting()).with(DiceProtocol.BY_MOMENT);
        String found;
        List<Long> hashes;
        try (AtTheTable table = AtTheTable.straight(start)) {
            Playing straight = new Playing(table);
            found = straight.play(play);
            hashes = straight.hashes();
        }
        String name = Cases.FOLDER.relativize(path).toString().replaceAll("\\W", "-");
        try (AtTheTable table = AtTheTable.reopened(start, folder.resolve(name + ".journal"))) {
            Playing reopened = new Playing(table);
            assertThat(reopened.play(play)).as("played through its journal").isEqualTo(found);
            assertThat(reopened.hashes()).as("the positions on the way").isEqualTo(hashes);
        }
        if (UPDATE) {
            Files.writeString(path, found);
        }
        assertThat(found).isEqualTo(Files.readString(path));
    }
}
