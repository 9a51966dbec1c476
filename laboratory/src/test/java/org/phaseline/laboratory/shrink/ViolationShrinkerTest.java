package org.phaseline.laboratory.shrink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.laboratory.TestRulebooks.RUNNERS;
import static org.phaseline.laboratory.TestRulebooks.played;
import static org.phaseline.laboratory.TestRulebooks.playtest;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.laboratory.play.Playtest;
import org.phaseline.laboratory.report.Played;
import org.phaseline.laboratory.tally.Violation;
import org.phaseline.laboratory.tally.ViolationTally;

class ViolationShrinkerTest {

    private final Playtest playtest = playtest(RUNNERS);

    @Test
    void aBrokenInvariantIsFoundWithItsSentence() {
        Played played = played(playtest, 100, 0, 2);

        ViolationTally purse = played.tally().violations(0);

        assertThat(purse.games()).isPositive();
        assertThat(purse.shortest().orElseThrow().sentence()).matches("The Reds owe \\d|Blue owes \\d");
        assertThat(played.tally().violations(1).games()).isZero();
    }

    @Test
    void aLongGameIsMadeAsShortAsItCanBe() {
        Violation found = longest();

        List<GivenAnswer> shrunk = ViolationShrinker.shrink(playtest, 0, found);

        // Three drinks of a side, each after its run; the other only runs and declines twice.
        assertThat(found.answers()).isGreaterThan(shrunk.size());
        assertThat(shrunk.size()).isLessThanOrEqualTo(17);
        assertThat(ViolationShrinker.shrink(playtest, 0, found)).isEqualTo(shrunk);
        assertThat(new AnswerReplay(playtest, found.game(), 0).replay(shrunk)).contains(shrunk);
    }

    /** The violation that takes longest in some games. */
    private Violation longest() {
        Violation longest = null;
        for (int i = 0; i < 60; i++) {
            var player = new org.phaseline.laboratory.play.GamePlayer(playtest);
            player.play(i);
            Violation found = player.tally().violations(0).shortest().orElse(null);
            if (found != null && (longest == null || found.compareTo(longest) > 0)) {
                longest = found;
            }
        }
        return java.util.Objects.requireNonNull(longest);
    }
}
