package org.phaseline.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.cli.Run;
import org.phaseline.games.Games;
import org.phaseline.games.ShippedGame;

class GamesCommandTest {

    @Test
    void itListsEveryGameWithItsTitleAndOneLine() {
        Run run = Run.of("games");

        assertThat(run.exitCode()).isZero();
        for (ShippedGame game : Games.all()) {
            assertThat(run.out()).contains(game.id(), game.title());
        }
    }

    @Test
    void anExampleIsMarkedAsOne() {
        assertThat(Run.of("games").out()).contains("(example)");
    }
}
