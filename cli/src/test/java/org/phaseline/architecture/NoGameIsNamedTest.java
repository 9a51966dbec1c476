package org.phaseline.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game is known by name only in its own module: what the others need to know, its rulebook tells them. */
class NoGameIsNamedTest {
    private static final Pattern A_GAMES_NAME =
            Pattern.compile("legions|federation|rate\\s+of\\s+fire|\\bocs\\b|\\brof\\b", Pattern.CASE_INSENSITIVE);

    private static final Path ROOT = Path.of("..");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "boards",
                "engine",
                "language",
                "journal",
                "session",
                "bots",
                "planner",
                "laboratory",
                "server",
                "cli"
            })
    void noGameIsNamedInAGeneralModule(String module) throws IOException {
        assertThat(placesThatNameAGame(ROOT.resolve(module).resolve("src/main")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"the Legions", "federation", "rate of fire", "Rate\tof Fire", "OCS 4.3", "see rof."})
    void aGamesNameIsNoticed(String text, @TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("Rules.java"), "// one\n// " + text + "\n");

        assertThat(placesThatNameAGame(folder)).singleElement().asString().startsWith(file + ":2: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"profile", "docs", "sockets", "the rate of a fire"})
    void aWordThatOnlyLooksLikeOneIsNot(String text, @TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("Rules.java"), text);

        assertThat(placesThatNameAGame(folder)).isEmpty();
    }

    @Test
    void theModulesAreWhereTheyAreLookedFor() {
        assertThat(ROOT.resolve("engine/src/main/java")).isDirectory();
    }

    private static List<String> placesThatNameAGame(Path folder) throws IOException {
        List<String> places = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile)
                    .filter(each -> !each.toString().endsWith(".png"))
                    .sorted()
                    .toList()) {
                List<String> lines =
                        Files.readString(file, StandardCharsets.UTF_8).lines().toList();
                for (int line = 0; line < lines.size(); line++) {
                    if (A_GAMES_NAME.matcher(lines.get(line)).find()) {
                        places.add(
                                file + ":" + (line + 1) + ": " + lines.get(line).strip());
                    }
                }
            }
        }
        return places;
    }
}
