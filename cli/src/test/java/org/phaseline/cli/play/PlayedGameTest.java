package org.phaseline.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.phaseline.journal.format.JournalProblem;

class PlayedGameTest {

    @Test
    void anAnswerOfWhichNobodyKnowsWhetherItWasKeptIsNotSaidToBeLost() {
        IOException cause = new IOException("Input/output error");

        assertThat(PlayedGame.outcome(new JournalProblem("It cannot be written.", cause)))
                .isEqualTo("The last answer was not saved.");
        assertThat(PlayedGame.outcome(new JournalProblem("It cannot be written.", cause, true)))
                .isEqualTo("It is not known whether the last answer was saved; you will see when the game continues.");
    }
}
