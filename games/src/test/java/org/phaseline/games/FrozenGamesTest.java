package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.journal.format.DiceMode;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;

/** The journals of every released version replay for ever: to the same state, questions, outcome and log as on the day they were made. */
@Tag("slow")
class FrozenGamesTest {

    /** The next release freezes journals of these games and scenarios; then they are struck out here. */
    private static final Set<String> SINCE_THE_LAST_RELEASE = Set.of(
            "drum",
            "flotsam",
            "gannet",
            "heron",
            "BorderWar",
            "Campaign",
            "Drill",
            "GreatWar",
            "Practice",
            "ProvingGround",
            "River",
            "Yard");

    /** Each journal is played once for all tests. */
    private static final Map<Path, FrozenFacts> FACTS = new ConcurrentHashMap<>();

    static List<Path> frozen() throws IOException {
        try (Stream<Path> files = Files.walk(FrozenMaker.FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".journal"))
                    .sorted()
                    .toList();
        }
    }

    @BeforeAll
    static void thereAreSome() throws IOException {
        assertThat(frozen()).hasSizeGreaterThan(100);
    }

    @ParameterizedTest
    @MethodSource("frozen")
    void aFrozenJournalLeadsToWhatItLedToWhenItWasMade(Path file) throws IOException, JournalProblem {
        List<String> noted = noted(file);

        FrozenFacts facts = facts(file);

        assertThat(facts.lines()).isEqualTo(noted.subList(1, noted.size()));
    }

    /**
     * Who changes the layout of positions on purpose makes only this one red. Then it has to say for which versions hashes are
     * compared; what the other test says must still hold.
     */
    @ParameterizedTest
    @MethodSource("frozen")
    void everyPositionOfAFrozenJournalHasTheHashItHad(Path file) throws IOException, JournalProblem {
        FrozenFacts facts = facts(file);

        assertThat(facts.hashesAgree()).as("hashes in the journal").isTrue();
        assertThat("hash " + facts.hash()).isEqualTo(noted(file).getFirst());
    }

    @Test
    void everyGameScenarioKindOfDiceAndKindOfLineIsAmongThem() throws IOException, JournalProblem {
        Set<String> games = new TreeSet<>();
        Set<String> scenarios = new TreeSet<>();
        Set<DiceProtocol> protocols = EnumSet.noneOf(DiceProtocol.class);
        Set<DiceMode> modes = EnumSet.noneOf(DiceMode.class);
        Set<Class<?>> events = new LinkedHashSet<>();
        int unfinished = 0;
        for (Path file : frozen()) {
            Journal journal = read(file);
            games.add(journal.header().text().file());
            scenarios.add(journal.header().scenario());
            protocols.add(journal.header().protocol());
            modes.add(journal.header().dice());
            journal.events().forEach(event -> events.add(event.getClass()));
            unfinished += journal.ended() ? 0 : 1;
        }
        assertThat(games)
                .containsAll(Games.all().stream()
                        .filter(game -> !SINCE_THE_LAST_RELEASE.contains(game.id()))
                        .map(ShippedGame::main)
                        .toList());
        assertThat(scenarios)
                .containsAll(Shelf.scenarios().stream()
                        .filter(volume -> !SINCE_THE_LAST_RELEASE.contains(volume.title())
                                && !SINCE_THE_LAST_RELEASE.contains(volume.scenario()))
                        .map(Shelf.Volume::scenario)
                        .collect(Collectors.toSet()));
        assertThat(protocols).containsExactlyInAnyOrder(DiceProtocol.values());
        assertThat(modes).containsExactlyInAnyOrder(DiceMode.values());
        assertThat(events).containsExactlyInAnyOrder(Event.class.getPermittedSubclasses());
        assertThat(unfinished).isPositive().isLessThan(frozen().size());
    }

    private static FrozenFacts facts(Path file) throws IOException, JournalProblem {
        FrozenFacts known = FACTS.get(file);
        FrozenFacts facts = known == null ? FrozenFacts.of(read(file)) : known;
        FACTS.put(file, facts);
        return facts;
    }

    private static Journal read(Path file) throws IOException, JournalProblem {
        return Journal.read(file.getFileName().toString(), Files.readAllBytes(file));
    }

    private static List<String> noted(Path file) throws IOException {
        String facts = file.toString().replaceFirst("\\.journal$", ".facts");
        return Files.readAllLines(Path.of(facts));
    }
}
