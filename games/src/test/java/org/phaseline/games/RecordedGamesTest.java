package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.games.Shelf.Volume;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.Replay;
import org.phaseline.journal.Replayed;
import org.phaseline.journal.Verification;
import org.phaseline.journal.Verify;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;

/** Games that were played once replay for ever: {@link Recorder} made them. */
@Tag("slow")
class RecordedGamesTest {

    static List<Path> recorded() {
        return Games.all().stream()
                .flatMap(game -> Shelf.files(Shelf.recorded(game.id()), ".journal").stream())
                .toList();
    }

    /** A file with what became of it, which several tests ask about. */
    private record ReplayedFile(Journal journal, CompiledRulebook rulebook, Replayed replayed) {}

    private static final Map<Path, ReplayedFile> PLAYED = new HashMap<>();

    private static ReplayedFile played(Path file) throws IOException, JournalProblem {
        ReplayedFile before = PLAYED.get(file);
        if (before != null) {
            return before;
        }
        Journal journal = Journal.read(file.getFileName().toString(), Files.readAllBytes(file));
        CompiledRulebook rulebook = Compiled.from(journal);
        ReplayedFile played = new ReplayedFile(journal, rulebook, Replay.of(journal, rulebook));
        PLAYED.put(file, played);
        return played;
    }

    @AfterAll
    static void forget() {
        PLAYED.clear();
    }

    @ParameterizedTest
    @MethodSource("recorded")
    void aRecordedGameReplaysToItsEnd(Path file) throws IOException, JournalProblem {
        Replayed replayed = played(file).replayed();

        assertThat(replayed)
                .as("if this is meant, users lose their journals too; then say so, and run Recorder again")
                .isInstanceOf(Replayed.Agreed.class);
        assertThat(((Replayed.Agreed) replayed).ended()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("recorded")
    void everyAnswerWasLegalAndEveryDieFair(Path file) throws IOException, JournalProblem {
        Verification verification =
                Verify.of(played(file).journal(), played(file).rulebook());

        assertThat(verification.wrong()).isEmpty();
        assertThat(verification.holds()).isTrue();
    }

    /** Otherwise it could come to any other position by the same answers, and nobody would notice. */
    @ParameterizedTest
    @MethodSource("recorded")
    void everyHashOfARecordedGameCanBeChecked(Path file) throws IOException, JournalProblem {
        Replayed.Agreed agreed = (Replayed.Agreed) played(file).replayed();

        assertThat(agreed.hashes().notice())
                .as("Phaseline compiles the rulebook otherwise now: run this test with -Drecord=true")
                .isEmpty();
    }

    /** With -Drecord=true, for who has changed how rulebooks are compiled: what was made anew is written, and only its form and hashes are new. */
    @ParameterizedTest
    @MethodSource("recorded")
    void aRecordedGameMadeAnewIsTheSameUnlessItsRulebookIsCompiledOtherwise(Path file)
            throws IOException, JournalProblem {
        byte[] recorded = Files.readAllBytes(file);
        byte[] anew = RecordedAnew.of(played(file).journal(), played(file).rulebook());
        if (played(file).journal().header().form() == played(file).rulebook().form()) {
            assertThat(anew).isEqualTo(recorded);
            return;
        }

        Replayed.Agreed replayed =
                (Replayed.Agreed) Replay.of(Journal.read(file.getFileName().toString(), anew));

        assertThat(replayed.hashes().complete()).isTrue();
        assertThat(replayed.ended()).isTrue();
        if (Boolean.getBoolean("record")) {
            Files.write(file, anew);
        }
    }

    @Test
    void thereIsARecordedGameOfEveryScenario() throws IOException, JournalProblem {
        Set<String> scenarios = new TreeSet<>();
        for (Path file : recorded()) {
            Journal journal = Journal.read(file.getFileName().toString(), Files.readAllBytes(file));
            scenarios.add(journal.header().scenario());
        }
        assertThat(scenarios)
                .containsAll(Shelf.scenarios().stream()
                        .filter(volume ->
                                !Games.find(volume.title()).orElseThrow().example())
                        .map(Volume::scenario)
                        .collect(Collectors.toSet()));
    }
}
