package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.bots.WeightsFile;
import org.phaseline.language.Loaded;
import org.phaseline.language.ReadRulebook;
import org.phaseline.language.RulebookText;

class GamesTest {

    private static final Path FOLDER = Path.of("../games").toAbsolutePath().normalize();

    static List<ShippedGame> games() {
        return Games.all();
    }

    @Test
    void everyFolderWithARulebookIsInTheIndexAndNothingElse() throws IOException {
        List<String> folders = new ArrayList<>();
        try (Stream<Path> all = Files.list(FOLDER)) {
            all.filter(folder -> Files.exists(folder.resolve(folder.getFileName() + ".sop")))
                    .forEach(folder -> folders.add(folder.getFileName().toString()));
        }

        assertThat(Games.all()).extracting(ShippedGame::id).containsExactlyInAnyOrderElementsOf(folders);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theIndexListsEveryFileOfAGame(ShippedGame game) throws IOException {
        Path home = FOLDER.resolve(game.id());
        List<String> files = new ArrayList<>();
        try (Stream<Path> all = Files.walk(home)) {
            all.filter(file -> file.toString().endsWith(".sop"))
                    .filter(file -> !home.relativize(file).startsWith("recorded"))
                    .forEach(file -> files.add(home.relativize(file).toString().replace('\\', '/')));
        }
        files.remove(game.main());

        assertThat(game.files()).containsExactlyInAnyOrderElementsOf(files);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theTextOnTheClassPathIsTheOneInTheFolder(ShippedGame game) throws IOException {
        RulebookText text = Games.text(game);

        assertThat(text.file()).isEqualTo(game.main());
        assertThat(text.text())
                .isEqualTo(Files.readString(FOLDER.resolve(game.id()).resolve(game.main())));
        assertThat(text.others().keySet()).containsExactlyInAnyOrderElementsOf(game.files());
    }

    @ParameterizedTest
    @MethodSource("games")
    void theIndexHasTheTitleOfTheRulebook(ShippedGame game) {
        assertThat(Games.text(game).text()).startsWith("rulebook \"" + game.title() + "\"");
        assertThat(game.about()).isNotBlank();
        assertThat(game.more()).endsWith(".");
        assertThat(new String(Games.picture(game), StandardCharsets.UTF_8)).startsWith("<svg");
    }

    /** They need not be there: bots play without, too. */
    @ParameterizedTest
    @MethodSource("games")
    void theWeightsInTheFolderShipAndAreOfTheirGame(ShippedGame game) throws IOException {
        Path file = FOLDER.resolve(game.id()).resolve(game.weights());
        Optional<String> learned = Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();

        assertThat(Games.weights(game)).isEqualTo(learned);
        learned.ifPresent(text -> assertThat(WeightsFile.read(text))
                .isInstanceOfSatisfying(WeightsFile.Read.class, read -> {
                    assertThat(read.file().title()).isEqualTo(game.title());
                    assertThat(read.file().sections()).isNotEmpty().allSatisfy(section -> {
                        assertThat(section.values()).isNotEmpty();
                        assertThat(section.made()).anyMatch(line -> line.startsWith("Learned from "));
                        assertThat(section.made()).anyMatch(line -> line.startsWith("Against the level hard "));
                        assertThat(scenarioTitles(game)).containsAll(section.scenarios());
                    });
                }));
    }

    private static List<String> scenarioTitles(ShippedGame game) {
        return ReadRulebook.of(Games.text(game)).load("", List.of(), List.of()).scenarios().stream()
                .map(Loaded.ScenarioInfo::title)
                .toList();
    }

    @Test
    void aGameIsFoundByItsTitleWithOrWithoutThatOfAScenario() {
        ShippedGame first = Games.all().getFirst();
        assertThat(Games.titled(first.title())).contains(first);
        assertThat(Games.titled(first.title() + ", a scenario")).contains(first);
        assertThat(Games.titled("Nonesuch")).isEmpty();
    }

    @Test
    void aGameIsFoundByItsIdOnly() {
        assertThat(Games.find(Games.all().getFirst().id())).contains(Games.all().getFirst());
        assertThat(Games.find("nonesuch")).isEmpty();
    }
}
