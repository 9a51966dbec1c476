package org.phaseline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.bots.Players;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;
import org.phaseline.session.BotSeat.BotAnswer;

/** What somebody is told who asks what they could answer. */
class SeatHintsTest {

    private static final int MOST = 40;

    /** Whoever puts off the bill for ever never comes to the end. */
    private final CompiledRulebook rulebook = Loader.load(RulebookText.of("lamp.sop", """
                    rulebook "To and fro"
                    language 2
                    side Red "Red"
                    Side has
                      points: 0..20 = 5
                    game has
                      lamp: flag = no
                    length 2 game turns
                    game turn "A turn"
                      1 "The lamp" (1)     Red may, any number of times
                        one of
                          "On"
                            lamp = yes
                          "Off"
                            lamp = no
                      2 "The bill" (2)     automatic
                        Red.points -= 1
                      3 "Count" (3)        automatic if gameTurn is lastGameTurn
                        if Red.points > 10: end game won by Red
                        end game drawn
                    """), "", List.of(), List.of())
            .rulebook()
            .orElseThrow();

    private final Umpire umpire =
            new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), false);
    private final SeatHints hints = new SeatHints(0);
    private final Players players = new Players(rulebook);

    private static Position accepted(Ruling ruling) {
        return ((Ruling.Accepted) ruling).position();
    }

    private BotAnswer hint(Position position) {
        return hints.hint(umpire.look(position), players).orElseThrow();
    }

    @Test
    void whoeverFollowsHintsDoesNotGoRoundInCircles() {
        Position position = accepted(umpire.begin());
        int answers = 0;
        for (; answers < MOST && !position.over; answers++) {
            BotAnswer hint = hint(position);
            position = accepted(umpire.rule(
                    position,
                    new Answer.Pick(hint.decision().id(), 0, hint.choice().item(), "")));
        }
        assertThat(position.over).as("after " + answers + " hints").isTrue();
    }

    @Test
    void whoeverAsksTwiceIsToldTheSame() {
        Position position = accepted(umpire.begin());
        BotAnswer first = hint(position);
        Look again = umpire.look(position);
        assertThat(hints.hint(again, players)).contains(first);
        assertThat(first.reason()).isNotEmpty();
    }
}
