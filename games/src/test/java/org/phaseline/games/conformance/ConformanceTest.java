package org.phaseline.games.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Every entry of the inventories stands in a rulebook, whatever is easily got wrong is played, and the pages say so. */
class ConformanceTest {

    private static final List<String> GAMES = Inventory.GAMES;

    private static final String UPDATE = "conformance.update";

    @ParameterizedTest
    @FieldSource("GAMES")
    void everyEntryIsCarriedByALineOfTheRulebook(String game) {
        assertThat(Conformance.of(game).notCarried())
                .as("entries that no line of the rulebook is marked with")
                .isEmpty();
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void everyMarkOfTheRulebookNamesAnEntry(String game) {
        assertThat(Conformance.of(game).unknownMarks())
                .as("marks that name no entry of the inventory")
                .isEmpty();
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void everyTestThatSaysWhatItPlaysNamesAnEntry(String game) {
        assertThat(Conformance.of(game).unknownPlays())
                .as("what tests say they play is in no inventory")
                .isEmpty();
    }

    @Test
    void whateverSaysThatItPlaysSomethingIsATestOfAKnownGame() {
        assertThat(PlayedEntries.astray()).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void everythingWithFlowSecrecyOrDiceIsPlayedByATest(String game) {
        assertThat(Conformance.of(game).notPlayed())
                .as("entries with flow, secrecy or dice and no test marked @Plays")
                .isEmpty();
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void everyEntryThatIsNotEnforcedHasAReason(String game) {
        Conformance conformance = Conformance.of(game);

        assertThat(conformance.reasons().missing(conformance.rows()))
                .as("entries that are not enforced, and inventory/%s.reasons does not say why", game)
                .isEmpty();
        assertThat(conformance.reasons().stale(conformance.rows()))
                .as("reasons in inventory/%s.reasons for what is enforced or unknown", game)
                .isEmpty();
        assertThat(conformance.reasons().namedTwice()).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void thePageSaysHowThingsStand(String game) throws IOException {
        Path page = folder().resolve(game + ".md");
        String text = Page.of(Conformance.of(game));
        if (Boolean.getBoolean(UPDATE)) {
            Files.createDirectories(folder());
            Files.writeString(page, text);
        }

        assertThat(page)
                .as(
                        "out of date; make it anew: ./phaseline test -pl games -am -Dtest=ConformanceTest"
                                + " -Dsurefire.failIfNoSpecifiedTests=false -D%s=true",
                        UPDATE)
                .hasContent(text);
    }

    private static Path folder() {
        return Path.of("../docs/conformance");
    }
}
