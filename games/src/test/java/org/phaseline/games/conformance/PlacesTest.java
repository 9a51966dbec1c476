package org.phaseline.games.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.phaseline.engine.outline.Outline;
import org.phaseline.games.conformance.Marks.Mark;
import org.phaseline.games.conformance.Places.Place;
import org.phaseline.language.RulebookText;

class PlacesTest {

    private static final RulebookText TEXT = RulebookText.of("feud.sop", """
            rulebook "Feud"                                     # = whole
            # Said before anything is declared.  # = preface
            side Red
            side Blue
            Side has
              points: 0..9 = 0 "points"                         # = points
            length 2 game turns
            # Above the turn.  # = above-turn
            game turn "A day"                                   # = turn
              for each phasing in sides                         # = loop
                # Above a step.  # = above-step
                1 "Move"                    phasing may         # = step, also
                2 "Rob"                     phasing must
                  # Within a step.  # = within
                  roll booty: d6                                # = line
                  phasing.points = booty
              for each last in sides                            # = conducting
                conduct Count
            sequence Count "Counting"                           # = sequence
              "Count"                       both must
                enter counted: 0..9 "Points"
            """);

    @ParameterizedTest
    @CsvSource({
        "whole, 1, Feud, tracked",
        "preface, 2, A day, tracked",
        "points, 6, '`points: 0..9 = 0 \"points\"`', enforced",
        "above-turn, 8, A day, tracked",
        "turn, 9, A day, tracked",
        "loop, 10, A day, tracked",
        "above-step, 11, 1 Move, guided",
        "step, 12, 1 Move, guided",
        "also, 12, 1 Move, guided",
        "2, 13, 2 Rob, enforced",
        "within, 14, 2 Rob, enforced",
        "line, 15, 2 Rob, enforced",
        "conducting, 17, A day, tracked",
        "sequence, 19, Counting, tracked"
    })
    void aMarkBelongsToTheStepOrTheHeadingItStandsOnInOrAbove(String id, int line, String called, String coverage) {
        Outline outline = Conformance.load(TEXT).outline();
        List<Mark> marks = Marks.of(TEXT, outline, Set.of("2", "3")).get(id);

        assertThat(marks).containsExactly(new Mark("feud.sop", line));
        Place place = new Places(TEXT, outline).of(marks.getFirst());
        assertThat(place.called()).isEqualTo(called);
        assertThat(place.coverage().word()).isEqualTo(coverage);
    }

    @Test
    void anIdThatIsInNoInventoryTakesUpNothing() {
        Outline outline = Conformance.load(TEXT).outline();

        assertThat(Marks.of(TEXT, outline, Set.of("2", "3"))).containsKey("2").doesNotContainKeys("1", "3");
    }
}
