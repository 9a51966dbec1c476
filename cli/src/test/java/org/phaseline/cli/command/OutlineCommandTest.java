package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.cli.Rulebooks;
import org.phaseline.cli.Run;
import org.phaseline.games.Games;
import org.phaseline.games.ShippedGame;

class OutlineCommandTest {

    private static final List<String> FIELDS = List.of(
            "id",
            "title",
            "level",
            "parent",
            "depth",
            "actor",
            "mode",
            "refs",
            "line",
            "coverage",
            "label",
            "sequence",
            "about",
            "secretly",
            "conditions");

    @TempDir
    private Path folder;

    static List<String> games() {
        return Games.all().stream().map(ShippedGame::id).toList();
    }

    @Test
    void theTreeShowsIdsTitlesRuleNumbersAndWhoActs() throws IOException {
        Run run = Run.of("outline", Rulebooks.walk(folder));

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("A walk\n")
                .containsPattern("\n  1 Out +by phasing\n")
                .containsPattern("\n    1A Open the door \\(1\\.1\\) +phasing must\n")
                .containsPattern("\n    1B Look at the sky \\(1\\.2\\) +phasing may\n")
                .contains("Raised by a player");
    }

    @Test
    void programsGetEveryStepInReadingOrder() throws IOException {
        JsonNode steps = json("outline", Rulebooks.walk(folder), "--json");
        JsonNode sky = steps.get(2);

        assertThat(fields(sky)).isEqualTo(FIELDS);
        assertThat(sky.get("title").asText()).isEqualTo("Look at the sky");
        assertThat(sky.get("label").asText()).isEqualTo("1B");
        assertThat(sky.get("level").asText()).isEqualTo("step");
        assertThat(sky.get("parent")).isEqualTo(steps.get(0).get("id"));
        assertThat(sky.get("depth").asInt()).isEqualTo(1);
        assertThat(sky.get("actor").asText()).isEqualTo("phasing");
        assertThat(sky.get("mode").asText()).isEqualTo("may");
        assertThat(sky.get("refs").get(0).asText()).isEqualTo("1.2");
        assertThat(sky.get("line").asInt()).isEqualTo(6);
        assertThat(sky.get("coverage").asText()).isEqualTo("guided");
        assertThat(steps.get(0).get("parent").isNull()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("games")
    void idsOfAShippedGameAreUniqueAndParentsComeFirst(String game) throws IOException {
        List<String> seen = new ArrayList<>();
        for (JsonNode step : json("outline", game, "--json")) {
            assertThat(fields(step)).isEqualTo(FIELDS);
            assertThat(seen).doesNotContain(step.get("id").asText());
            if (!step.get("parent").isNull()) {
                assertThat(seen).contains(step.get("parent").asText());
            }
            seen.add(step.get("id").asText());
        }
        assertThat(seen).isNotEmpty();
    }

    @Test
    void anUnknownScenarioIsAnsweredWithAGuess() throws IOException {
        String file = Rulebooks.write(folder, "walk.sop", Rulebooks.WALK + "scenario Late \"Late\" for Red, Blue\n");
        Run run = Run.of("outline", file, "--scenario", "Lat");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("phaseline: This rulebook has no scenario 'Lat'; did you mean 'Late'?\n");
    }

    @Test
    void aScenarioIsFoundInWhateverCapitals() throws IOException {
        String file =
                Rulebooks.write(folder, "walk.sop", Rulebooks.WALK + "scenario Late \"Late at night\" for Red, Blue\n");

        assertThat(Run.of("outline", file, "--scenario", "late").out()).startsWith("A walk, Late at night\n");
    }

    @Test
    void anUnknownOptionalRuleIsWrongUsage() throws IOException {
        Run run = Run.of("outline", Rulebooks.walk(folder), "--option", "Fog");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("phaseline: This rulebook has no option 'Fog'; it has none.\n");
    }

    @Test
    void anOptionCannotBeOnAndOff() throws IOException {
        String file = Rulebooks.write(
                folder,
                "walk.sop",
                Rulebooks.WALK
                        .replace("side Red", "option Fog \"Fog\"\nside Red")
                        .replace("must\n  1B", "must if using Fog\n  1B"));
        Run run = Run.of("outline", file, "--option", "fog", "--without", "Fog");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--option", "--without");
    }

    @Test
    void aRulebookWithProblemsIsNotOutlined() throws IOException {
        String file = Rulebooks.write(folder, "bad.sop", Rulebooks.WALK.replace("by phasing", "by phasin"));
        Run run = Run.of("outline", file);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(":4:", "^^^^^^").endsWith("has 2 problems and cannot be used.\n");
    }

    private static JsonNode json(String... arguments) throws IOException {
        Run run = Run.of(arguments);
        assertThat(run.exitCode()).isZero();
        return new ObjectMapper().readTree(run.out());
    }

    private static List<String> fields(JsonNode step) {
        List<String> names = new ArrayList<>();
        step.fieldNames().forEachRemaining(names::add);
        return names;
    }

    @Test
    void whatIsPlayedBeforePlayAndWhatIsAnOptionSaysSo(@TempDir Path folder) throws IOException {
        String rulebook = Rulebooks.write(folder, "once.sop", """
                rulebook "Once"
                language 2
                side Red
                before play "Set-up"
                  1 "Deal" Red must
                game turn "Turn"
                  2 "Act" Red must
                    one of
                      2A "March"
                        note "on"
                      2B "Rest"
                        note "off"
                """);

        assertThat(Run.of("outline", rulebook).out())
                .contains("once, before play")
                .doesNotContain("gameTurn is 1")
                .containsPattern("2A March +option of Red\n");
        assertThat(Run.typing("done\nRest\nlog all\n", "play", rulebook).out())
                .contains("Game turn 2")
                .doesNotContain("does not apply now");
    }
}
