package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.Battle.ALONE;
import static org.phaseline.games.fe.Battle.ATTACKER;
import static org.phaseline.games.fe.Battle.BASE;
import static org.phaseline.games.fe.Battle.DEFENDER;
import static org.phaseline.games.fe.Battle.ENEMIES;
import static org.phaseline.games.fe.Battle.LEFT_BEHIND;
import static org.phaseline.games.fe.Battle.SLOW;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Who leaves after a round, and who pursues. */
class RetreatTest {

    private static final String[] A_BATTLE = {"5-3X", "5-3X2", "5-4", "5-4C3", "5-5", "5-6", "5-6A", "5-6X", "5-6X9"};

    // ---- retreat

    @Test
    @Plays({"5-7A1", "5-7A2", "5-7A3", "5-7A4"})
    void theDefenderIsAskedBeforeAndAfterTheAttackerAndNobodyMeansAnotherRound() {
        Battle.retreat()
                .awaits(DEFENDER, "5-7A1")
                .does(DEFENDER, "skip")
                .awaits(ATTACKER, "5-7A2")
                .does(ATTACKER, "skip")
                .awaits(DEFENDER, "5-7A3")
                .look()
                .does(DEFENDER, "skip")
                .enters("5-7A4", "5-2")
                .awaits(DEFENDER, "5-2");
    }

    @Test
    @Plays({"5-7A3", "5-7B", "5-7C", "5-7D", "5:select"})
    void aDefenderWhoAnnouncedIsNotAskedAgainAndHisShipsGo() {
        Played game = Battle.retreat()
                .does(DEFENDER, "done")
                .awaits(ATTACKER, "5-7A2")
                .does(ATTACKER, "skip");
        game.asks(DEFENDER, LEFT_BEHIND)
                .does(DEFENDER, "no")
                .awaits(ATTACKER, "5-7B")
                .look();

        game.does(ATTACKER, "skip").passes("5-7C", "5-7D").never("5-8", "5-8A").awaits(DEFENDER, "5-7D");
        game.does(DEFENDER, "no").awaits(DEFENDER, "5-7D:tow").look().does(DEFENDER, "skip");
        game.passes("5:disband").never("5-2", "5-8");
    }

    @Test
    @Plays({"5-7A3", "5-7A4", "5-7B", "5-7D"})
    void ifBothRetreatTheDefenderGoesFirstAndNobodyPursues() {
        Played game =
                Battle.retreat().does(DEFENDER, "skip").does(ATTACKER, "done").does(DEFENDER, "done");

        game.awaits(DEFENDER, "5-7D")
                .does(DEFENDER, "yes", "B")
                .awaits(DEFENDER, "5-7D:tow")
                .does(DEFENDER, "skip");
        game.awaits(ATTACKER, "5-7D")
                .does(ATTACKER, "no")
                .awaits(ATTACKER, "5-7D:tow")
                .never("5-8");
        game.holds(DEFENDER, "fledTo", "B").does(ATTACKER, "skip").awaits(DEFENDER, "5-1A");
    }

    @Test
    @Plays({"5-7A5", "5-7D"})
    void aBaseLeftBehindIsFoughtOnAndItsOwnerIsNotAskedToRetreatAnyMore() {
        Played game =
                Battle.retreat().does(DEFENDER, "done").does(ATTACKER, "skip").does(DEFENDER, "yes");
        game.does(ATTACKER, "skip").does(DEFENDER, "no").look().does(DEFENDER, "skip");
        game.passes("5-2").never("5:disband").awaits(DEFENDER, "5-2");

        assertThat(Battle.prompts(game, "5-7A2", BASE)).noneMatch(each -> each.contains("chance to retreat"));
        game.awaits(ATTACKER, "5-7A2");
        game.look().does(ATTACKER, "skip").passes("5-7A4", "5-2").awaits(DEFENDER, "5-2");
        Battle.to(game, "5-7A2", BASE).look().does(ATTACKER, "done");
        Battle.to(game, "5:disband").never("5-2");
    }

    @Test
    @Plays({"5-7A5", "5:select"})
    void theHexIsSettledWhenTheBaseLeftBehindIsDestroyed() {
        Played game =
                Battle.retreat().does(DEFENDER, "done").does(ATTACKER, "skip").does(DEFENDER, "yes");
        game.does(ATTACKER, "skip").does(DEFENDER, "no").does(DEFENDER, "skip");

        Battle.to(game, "5:disband", BASE, ALONE).never("5-7A1", "5-7A2");
    }

    // ---- pursuit

    @Test
    @Plays({"5-7B", "5-8A", "5-8E"})
    void thePursuersStayUnseenUntilTheDieIsCast() {
        Played game = Battle.pursuit();

        assertThat(game.sighting(DEFENDER).awaited()).allMatch(each -> each.sealed());
        game.look().rolls(1).does(ATTACKER, "done", "ready").passes("5-8B", "5-8C", "5-8E");
        assertThat(game.revealed()).containsExactly(ATTACKER + ": Select pursuit units = done");
    }

    @Test
    @Plays({"5-8B", "5-8C", "5-8D", "5-8E", "5-8F", "5-8H", "5-8J", "5-8K", "5-8L", "5-7D"})
    void aPursuitThatSucceedsIsFoughtOnceAndThenTheShipsRetreat() {
        Played game = Battle.pursuit().rolls(4).does(ATTACKER, "done", "ready");

        game.rolled("for the pursuit", 4)
                .tells("The pursuit succeeds.")
                .awaits(DEFENDER, "5-8D")
                .look();
        Battle.to(game, "5-8J").passes("5-8E", "5-8F").passes(A_BATTLE).never("5-3A", "5-3C", "5-7A1");
        assertThat(game.entered().stream().filter("5-4C3"::equals)).hasSize(1);
        game.passes("5-8G", "5-8H", "5-8J", "5-8K", "5-8L").awaits(DEFENDER, "5-8L");
        Battle.to(game, "5:disband").never("5-7", "5-7C", "5-7D", "5-2");
    }

    @Test
    @Plays({"5-8C", "5-8D", "5-8F"})
    void aPursuitThatFailsIsNotFought() {
        Played game = Battle.pursuit().rolls(3).does(ATTACKER, "done", "ready").tells("The pursuit fails.");

        game.asks(ATTACKER, SLOW).does(ATTACKER, "no").never("5-3X").awaits(DEFENDER, "5-8L");
    }

    @Test
    @Plays({"5-8C", "5-8E:add", "5-8G"})
    void slowUnitsAreFoughtEvenIfThePursuitFails() {
        Played game = Battle.pursuit().rolls(3).does(ATTACKER, "done", "ready").does(ATTACKER, "yes");
        game.asks(DEFENDER, "Escorts stay with the slow units")
                .does(DEFENDER, "yes")
                .awaits(ATTACKER, "5-8E:add");

        Battle.to(game, "5-8L").passes("5-8F", "5-8F:decoys", "5-8G").passes(A_BATTLE);
        assertThat(game.entered().stream().filter("5-4C3"::equals)).hasSize(1);
    }

    @Test
    @Plays({"5-8F", "5-8G"})
    void aPursuitBattleAndASlowUnitBattleAreTwo() {
        Played game = Battle.pursuit().rolls(6).does(ATTACKER, "done", "ready");

        Battle.to(game, "5-8L", SLOW);
        List<String> entered = game.entered();
        assertThat(entered.stream().filter("5-3X"::equals)).hasSize(2);
        assertThat(entered.stream().filter("5-6X"::equals)).hasSize(2);
        assertThat(entered).containsSubsequence("5-8F", "5-6X", "5-8F:tugs", "5-8G", "5-6X", "5-8J");
    }

    @Test
    @Plays({"5-8B", "5-2A3"})
    void fastShipsAndXShipsHelpThePursuer() {
        Played game = Battle.base("XShips").does(ATTACKER, "done").does(DEFENDER, "Reject");
        Battle.to(game, "5-7A1").does(DEFENDER, "done");
        Battle.to(game, "5-7B").does(ATTACKER, "do it", "done", "ready");

        game.look().rolls(2).does(ATTACKER, "yes").does(ATTACKER, "yes").rolled("for the pursuit", 4);
        game.tells("The pursuit succeeds.");
    }

    @Test
    @Plays({"5-8D:tugs", "5-8F:tugs", "5-8F:decoys"})
    void tugsAndDecoysHelpThoseWhoWereNamedToEscape() {
        Played game = Battle.pursuit("RescueTugs", "CloakedDecoys").rolls(5).does(ATTACKER, "done", "ready");
        game.does(DEFENDER, "done").awaits(DEFENDER, "5-8D:tugs").does(DEFENDER, "2");
        game.tells("2 ships of the Alliance try to escape");

        Battle.to(game, "5-8F:tugs").awaits(DEFENDER, "5-8F:tugs");
        game.look()
                .rolls(2, 4)
                .does(DEFENDER, "do it")
                .rolled("for the rescue tugs", 2)
                .rolled("for the decoys", 4)
                .awaits(DEFENDER, "The ship with the decoy escapes");
    }

    @Test
    @Plays({"5-8F:tugs", "5-8F:decoys"})
    void withoutThemNobodyTriesToEscape() {
        Played game = Battle.pursuit("RescueTugs", "CloakedDecoys").rolls(5).does(ATTACKER, "done", "ready");

        Battle.to(game, "5-8J").rolled("for the rescue tugs").rolled("for the decoys");
    }

    @Test
    @Plays({"5-7A5", "5-8L"})
    void aPursuitPastABaseComesBackToTheBase() {
        Played game =
                Battle.retreat().does(DEFENDER, "done").does(ATTACKER, "skip").does(DEFENDER, "yes");
        game.tells("The base limits pursuit (302.741).").does(ATTACKER, "do it");

        Battle.to(game, "5-8L").does(DEFENDER, "no").passes("5-2").never("5:disband");
    }

    @Test
    @Plays({"5-8L", "5:select", "5-3X1"})
    void thosePursuedMayFleeIntoAnotherBattleWhichIsAFightingRetreat() {
        Played game = Battle.pursuit().rolls(1);
        Battle.to(game, "5-8L", ENEMIES).does(DEFENDER, "yes", "C").holds(DEFENDER, "fledTo", "C");

        Battle.to(game, "5-3X1").holds(DEFENDER, "rating", "0").holds(ATTACKER, "rating", "10");
        assertThat(Battle.prompts(game, "5-4C4")).noneMatch(each -> each.contains("Your part of the intensity"));
        game.rolled("for the intensity");
    }
}
