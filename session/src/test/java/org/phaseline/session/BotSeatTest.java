package org.phaseline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.bots.BotLevel;
import org.phaseline.bots.Players;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** What bots answer on the seats of factions that decide something together. */
class BotSeatTest {

    private static final int ASH = 0;
    private static final int BIRCH = 1;
    private static final int CEDAR = 2;

    private final CompiledRulebook rulebook = Loader.load(RulebookText.of("leagues.sop", """
                    rulebook "Leagues"
                    side North: Ash, Birch
                    side South: Cedar
                    game turn "A day"
                      together
                        1 "March"        North must
                        2 "Count coins"  Ash must
                        3 "Hold a feast" everyone may
                    """), "", List.of(), List.of())
            .rulebook()
            .orElseThrow();

    private final Umpire umpire =
            new Umpire(rulebook, Seats.ofFactions(rulebook.outline().parties()), new QuickDice(1), false);
    private final Look look = umpire.look(((Ruling.Accepted) umpire.begin()).position());

    /** What the bot answers beside people on these seats. */
    private String answers(int bot, int... people) {
        long parties = 0;
        for (int seat : people) {
            parties |= umpire.seats().get(seat).parties();
        }
        return new BotSeat(umpire, new Players(rulebook), bot, BotLevel.RANDOM, 1)
                .decide(look, parties)
                .map(answer -> answer.decision().prompt())
                .orElse("nothing");
    }

    @Test
    void whatAPersonOfTheSameSideMayDecideIsLeftToThem() {
        assertThat(answers(ASH, BIRCH)).isEqualTo("Count coins");
        assertThat(answers(BIRCH, ASH)).isEqualTo("nothing");
    }

    @Test
    void whereNoPersonSpeaksForItsSideTheBotDecidesForIt() {
        assertThat(answers(BIRCH, CEDAR)).isIn("March", "Hold a feast");
        assertThat(answers(BIRCH)).isIn("March", "Hold a feast");
    }

    @Test
    void whatPeopleOfOtherSidesAreAskedTooABotStillAnswersForItsOwn() {
        assertThat(answers(CEDAR, ASH, BIRCH)).isEqualTo("Hold a feast");
    }
}
