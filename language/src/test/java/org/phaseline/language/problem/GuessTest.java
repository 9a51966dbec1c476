package org.phaseline.language.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GuessTest {

    private static final List<String> NAMES = List.of("choose", "conduct", "note", "go to", "Side");

    @Test
    void aSlipOfTheFingersIsRecognised() {
        assertThat(Guess.nearest("chose", NAMES)).contains("choose");
        assertThat(Guess.nearest("condcut", NAMES)).contains("conduct");
        assertThat(Guess.nearest("goto", NAMES)).contains("go to");
    }

    @Test
    void aWrongCapitalIsASlip() {
        assertThat(Guess.nearest("side", NAMES)).contains("Side");
    }

    @Test
    void somethingElseIsNotGuessedAt() {
        assertThat(Guess.nearest("artillery", NAMES)).isEmpty();
        assertThat(Guess.nearest("xy", NAMES)).isEmpty();
    }

    @Test
    void theNameItselfIsNoGuess() {
        assertThat(Guess.nearest("note", NAMES)).isEmpty();
    }

    @Test
    void ofTwoEquallyNearTheFirstIsTaken() {
        assertThat(Guess.nearest("2D", List.of("2B", "2C"))).contains("2B");
    }

    @Test
    void endlessWordsAreLeftAlone() {
        assertThat(Guess.nearest("x".repeat(100_000), List.of("y".repeat(100_000))))
                .isEmpty();
    }

    @Test
    void theQuestionIsReadyToBeAppended() {
        assertThat(Guess.didYouMean("chose", NAMES)).isEqualTo("; did you mean 'choose'?");
        assertThat(Guess.didYouMean("artillery", NAMES)).isEmpty();
    }
}
