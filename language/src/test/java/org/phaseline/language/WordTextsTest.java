package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.outline.WordTexts;

/** What a roster says of words of a kind. */
class WordTextsTest {

    @Test
    void aWordOfAKindIsToldOfByItsRow() {
        List<WordTexts> words = Loader.load(RulebookText.of("abilities.sop", """
                        rulebook "Abilities"
                        language 2
                        side Red
                        kind Ability: charge "Charge", steady "Steady"
                        Ability has
                          forced: flag = no
                        roster Ability: forced
                          charge: yes
                            about "Two dice more after a move."
                            about "Not in woods."
                          steady: no
                        1 "Wait"    Red may
                        """), "", List.of(), List.of())
                .rulebook()
                .orElseThrow()
                .outline()
                .words();
        assertThat(words)
                .containsExactly(new WordTexts(
                        "Ability",
                        List.of("Charge", "Steady"),
                        Map.of(0, List.of("Two dice more after a move.", "Not in woods."))));
    }
}
