package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.Battle.ATTACKER;
import static org.phaseline.games.fe.Battle.BASE;
import static org.phaseline.games.fe.Battle.DEFENDER;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Approach battles and battles at a base. */
class BaseBattleTest {

    private static final String CLOAK_ATTACK = "Ships that attack out of the cloak";

    @Test
    @Plays({"5-2", "5-2:no-base"})
    void withoutABaseTheRoundGoesOnToTheForces() {
        Battle.round()
                .does(DEFENDER, "no")
                .never("5-2A", "5-2A1", "5-2A2", "5-2B", "5-2B1")
                .passes("5-3", "5-3A");
    }

    @Test
    @Plays("5-2A2")
    void anApproachBattleMustBeOfferedInTheFirstRoundAndMayBeLater() {
        Played game = Battle.base().offers(ATTACKER, "5-2A2", "done").does(ATTACKER, "done");
        Battle.to(game.does(DEFENDER, "Reject"), "5-2");

        game.does(DEFENDER, "yes")
                .offers(ATTACKER, "5-2A2", "done", "skip")
                .look()
                .does(ATTACKER, "skip");
        game.passes("5-2B", "5-2B1").never("5-2A3", "5-2A4");
    }

    @Test
    @Plays({"5-2A3", "5-2A4", "5-4G", "5-2A2"})
    void anAcceptedApproachIsFoughtWithoutTheBaseAndRepeatedIfItDidTooLittle() {
        Played game = Battle.base().does(ATTACKER, "done").look().does(DEFENDER, "Accept: the base stays out");
        game.passes("5-2A4", "5-3", "5-3A").never("5-2B", "5-2B1", "5-2B2");

        Battle.to(game, "5-4G")
                .asks(ATTACKER, "The damage is enough to go on to the base")
                .does(ATTACKER, "no");
        Battle.to(game, "5-2").does(DEFENDER, "yes").offers(ATTACKER, "5-2A2", "done");

        game.does(ATTACKER, "done").does(DEFENDER, "Accept: the base stays out");
        Battle.to(game, "5-4G").does(ATTACKER, "yes");
        Battle.to(game, "5-2").does(DEFENDER, "yes").offers(ATTACKER, "5-2A2", "done", "skip");
    }

    @Test
    @Plays({"5-2A3", "5-2B1", "5-2B2", "5-4G"})
    void aRefusedApproachLeadsToTheBase() {
        Played game = Battle.base().does(ATTACKER, "done").look().does(DEFENDER, "Reject");

        game.passes("Reject", "5-2B", "5-2B1").never("5-2A4").awaits(ATTACKER, "5-2B1");
        game.look().does(ATTACKER, "skip").passes("5-2B2", "5-3", "5-3A");
        assertThat(Battle.prompts(game, "5-5"))
                .doesNotContain(ATTACKER + ": The damage is enough to go on to the base");
    }

    @Test
    @Plays({"5-2B1", "5-7A2"})
    void anAttackerWhoRetreatsFromTheBaseHasDoneHisPartOfStepSeven() {
        Played game =
                Battle.base().does(ATTACKER, "done").does(DEFENDER, "Reject").look();

        game.does(ATTACKER, "do it").passes("5-7", "5-7A1").never("5-2B2", "5-3", "5-6");
        game.awaits(DEFENDER, "5-7A1")
                .does(DEFENDER, "skip")
                .awaits(DEFENDER, "5-7A3")
                .does(DEFENDER, "skip");
        game.asks(ATTACKER, Battle.LEFT_BEHIND).does(ATTACKER, "no").awaits(DEFENDER, "5-7B");
    }

    @Test
    @Plays({"5-2A1", "5-2A1:ban", "5-3X3"})
    void whoCloaksPastTheApproachFightsTheBaseAndCannotAttackCloakedAnyMoreInThisHex() {
        Played game = Battle.to(Battle.cloakedHex(), "5-2").does(DEFENDER, "yes");
        game.awaits(ATTACKER, "5-2A1").look().does(ATTACKER, "do it");

        game.passes("5-3", "5-3A").never("5-2A2", "5-2A3", "5-2B", "5-2B1", "5-2B2");
        Set<String> first = Battle.prompts(game, "5-4");
        Set<String> second = Battle.prompts(Battle.to(game, "5-2"), "5-4");
        assertThat(first).contains(DEFENDER + ": " + CLOAK_ATTACK).doesNotContain(ATTACKER + ": " + CLOAK_ATTACK);
        assertThat(second).contains(DEFENDER + ": " + CLOAK_ATTACK).doesNotContain(ATTACKER + ": " + CLOAK_ATTACK);
    }

    @Test
    @Plays({"5-2A1:ban", "5-3X3"})
    void withoutThatBothMayAttackOutOfTheCloakAndRollForEachShip() {
        Played game = Battle.to(Battle.cloakedHex(), "5-3X3");

        game.awaitsTogether(ATTACKER + " at 5-3X3", DEFENDER + " at 5-3X3");
        game.rolls(2, 5)
                .does(ATTACKER, "2")
                .rolled("for the cloaks", 7)
                .does(DEFENDER, "skip")
                .passes("5-3X4");
    }

    @Test
    @Plays({"5-2A1", "5-2A2"})
    void whoHasNoRomulansCannotCloakPastTheApproach() {
        Played game = War.of("use Cloaks", "absent Romulan", "length 1 game turns")
                .idlesTo(ATTACKER, "5:battle-hex")
                .does(ATTACKER, "1");

        Battle.to(game, "5-2").look().does(DEFENDER, "yes").never("5-2A1").offers(ATTACKER, "5-2A2", "done");
    }

    @Test
    @Plays({"5-2A3", "5-2B1"})
    void aFightingRetreatWhoseApproachIsRefusedGoesOnAndNeverFightsTheBase() {
        Played game = Battle.retreat()
                .does(DEFENDER, "skip")
                .does(ATTACKER, "done")
                .does(DEFENDER, "skip")
                .look();

        Battle.to(game, "5-2", Battle.ENEMIES).does(DEFENDER, "yes").does(ATTACKER, "done");
        game.does(DEFENDER, "Reject").offers(ATTACKER, "5-2B1", "do it");
    }

    @Test
    @Plays({"5-2B1", "5-8B"})
    void whoLeavesWhenTheApproachIsRefusedIsHarderToCatch() {
        Played game =
                Battle.base().does(ATTACKER, "done").does(DEFENDER, "Reject").does(ATTACKER, "do it");
        game.does(DEFENDER, "skip", "skip").does(ATTACKER, "no").does(DEFENDER, "do it");

        game.rolls(4)
                .does(DEFENDER, "done", "ready")
                .rolled("for the pursuit", 3)
                .tells("The pursuit fails.");
    }

    @Test
    @Plays({"5-2A3", "5-8B"})
    void whoHasRefusedAnApproachAndRetreatsLaterIsPursuedLikeAnybody() {
        Played game =
                Battle.base().does(ATTACKER, "done").does(DEFENDER, "Reject").does(ATTACKER, "skip");
        Battle.to(game, "5-7A1").does(DEFENDER, "done").does(ATTACKER, "skip").does(DEFENDER, "no");

        game.does(ATTACKER, "do it").rolls(4).does(ATTACKER, "done", "ready");
        game.rolled("for the pursuit", 4).tells("The pursuit succeeds.");
    }

    @Test
    @Plays("5-2A3")
    void aBaseThatIsStillThereIsFoughtForInEveryRound() {
        Played game = Battle.base().does(ATTACKER, "done").does(DEFENDER, "Reject");

        Battle.to(game, "5-2", BASE).look().does(DEFENDER, "yes").passes("5-2A", "5-2A2");
    }
}
