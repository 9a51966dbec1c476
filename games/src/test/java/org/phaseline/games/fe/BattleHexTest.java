package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.Battle.ATTACKER;
import static org.phaseline.games.fe.Battle.CRIPPLES;
import static org.phaseline.games.fe.Battle.DEFENDER;
import static org.phaseline.games.fe.Battle.EMPTY;
import static org.phaseline.games.fe.Battle.ENEMIES;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Which hexes are fought for, and who leaves before a battle. */
class BattleHexTest {

    // ---- the hexes

    @Test
    @Plays({"5:battle-hex", "5:select"})
    void theAttackerPicksTheHexesAndEachIsFoughtOnce() {
        Played game = Battle.phase().does(ATTACKER, "3");

        game.offers(ATTACKER, "5:select", "A", "B", "C").does(ATTACKER, "C");
        game.idlesTo(ATTACKER, "5:select", EMPTY);
        game.offers(ATTACKER, "5:select", "A", "B").does(ATTACKER, "B");
        // Of a single one there is nothing to pick.
        Battle.to(game, "5-1A", EMPTY).awaits(DEFENDER, "5-1A").holds("", "settled", "A, B, C");
        Battle.to(game, "5:disband", EMPTY);
    }

    @Test
    @Plays("5:battle-hex")
    void thereCanBeFortyBattleHexes() {
        Battle.phase()
                .cannot(ATTACKER, "41")
                .does(ATTACKER, "40")
                .cannot(ATTACKER, "AO")
                .does(ATTACKER, "AN");
    }

    @Test
    @Plays({"5:select", "5:disband"})
    void withoutABattleHexThePhaseEndsWithTheGroups() {
        Battle.phase()
                .does(ATTACKER, "0")
                .never("5-1", "5-1A")
                .awaitsTogether(ATTACKER + " at 5:disband", DEFENDER + " at 5:disband")
                .does(ATTACKER, "skip")
                .does(DEFENDER, "done")
                .passes("5:disband", "6");
    }

    @Test
    @Plays({"5:battle-hex", "5:select", "5-7D"})
    void aRetreatIntoEnemiesMakesABattleHexThatIsFoughtInTheSamePhase() {
        Played game = Battle.hex().does(DEFENDER, "done").does(ATTACKER, "skip").does(DEFENDER, "no");

        game.awaits(DEFENDER, "5-7D")
                .does(DEFENDER, "yes")
                .cannot(DEFENDER, "A")
                .does(DEFENDER, "D");
        game.holds("", "battles", "A, D");
        Battle.to(game, "5-1A", EMPTY).awaits(DEFENDER, "5-1A").holds("", "settled", "A, D");
        Battle.to(game, "5:disband", EMPTY);
    }

    // ---- withdrawal

    @Test
    @Plays({"5-1A", "5-1B", "5-1C", "5-1D", "5-1F:remain"})
    void withoutAWithdrawalTheBattleBegins() {
        Played game = Battle.hex();

        assertThat(Battle.prompts(game, "5-2"))
                .containsExactly(DEFENDER + ": Announce withdrawal", DEFENDER + ": " + EMPTY);
        game.never("5-7C", "5-7D", "5-8K").awaits(DEFENDER, "5-2");
    }

    @Test
    @Plays({"5-1A", "5-1B", "5-1C", "5-7D"})
    void aWithdrawalGoesByTheMovesOfStepSevenAndComesBack() {
        Battle.hex()
                .does(DEFENDER, "done")
                .awaits(ATTACKER, "5-1B")
                .does(ATTACKER, "done")
                .tells("The withdrawal is opposed (302.13).")
                .asks(DEFENDER, CRIPPLES)
                .does(DEFENDER, "no")
                .passes("5-1C", "5-7C", "5-7D")
                .never("5-7", "5-7A1", "5-7B", "5-7D:tow")
                .asks(DEFENDER, ENEMIES)
                .look()
                .does(DEFENDER, "no")
                .passes("5-1C:decoy-move", "5-1D")
                .asks(DEFENDER, "Some of my units stay");
    }

    @Test
    @Plays({"5-1F", "5-1F:pursue", "5-8L"})
    void cripplesThatWithdrawWaitUntilNobodyPursuesThem() {
        Played game = Battle.hex().does(DEFENDER, "done").does(ATTACKER, "skip").does(DEFENDER, "yes");

        game.never("5-7C", "5-7D").look().does(DEFENDER, "no").awaits(ATTACKER, "5-1F:pursue");
        game.look().does(ATTACKER, "skip").passes("5-8K", "5-8L").never("5-8A", "5-8B");
        game.awaits(DEFENDER, "5-8L").look().does(DEFENDER, "no").passes("5-1F:empty");
    }

    @Test
    @Plays({"5-1F", "5-1F:pursue", "5-1F:remain", "5-8L"})
    void cripplesThatWithdrawAreCaughtAndThenTheOthersFight() {
        Played game = Battle.hex().does(DEFENDER, "done").does(ATTACKER, "skip").does(DEFENDER, "yes");
        game.does(DEFENDER, "no").does(ATTACKER, "do it").awaits(ATTACKER, "5-8A");

        Battle.to(game.rolls(6), "5-8F").passes("5-8B", "5-8C", "5-8D", "5-8E", "5-8F");
        Battle.to(game, "5-8L")
                .passes("5-4C3", "5-6A", "5-6X9", "5-8J", "5-8K", "5-8L")
                .never("5-7A1", "5-3A");
        Battle.to(game, "5-2").passes("5-1F:empty", "5-1F:remain").awaits(DEFENDER, "5-2");
    }

    @Test
    @Plays({"5-1F", "5-1F:empty", "5-1F:pursue"})
    void aHexThatAllHaveLeftIsSettledAndWithoutCripplesNobodyIsPursued() {
        Played game = Battle.phase().does(ATTACKER, "2").does(ATTACKER, "A").does(DEFENDER, "done");

        assertThat(Battle.prompts(game, "5-1A", EMPTY))
                .contains(DEFENDER + ": " + EMPTY)
                .doesNotContain(ATTACKER + ": Pursue withdrawing cripples");
        game.never("5-2", "5-8A").holds("", "settled", "A, B");
    }

    // ---- flagships, cloaks, decoys

    @Test
    @Plays({"5-1D", "5-1E", "5-1E:new-flagship"})
    void aFlagshipThatSlipsAwayIsReplacedByOneThatFailed() {
        Played game = Battle.cloakedHex().does(DEFENDER, "done").does(ATTACKER, "skip");
        game.does(DEFENDER, "no", "no")
                .does(DEFENDER, "yes")
                .awaits(DEFENDER, "5-1D")
                .does(DEFENDER, "done");

        game.awaits(DEFENDER, "5-1E").rolls(4, 5, 6).does(DEFENDER, "3").rolled("for the evasion", 2);
        game.asks(DEFENDER, "It slipped away").does(DEFENDER, "yes").awaits(DEFENDER, "5-1E:new-flagship");
        game.does(DEFENDER, "done").asks(DEFENDER, EMPTY);
    }

    @Test
    @Plays({"5-1D", "5-1E:new-flagship", "5-3D"})
    void theFlagshipNamedBeforeTheBattleBindsInTheFirstRoundOnly() {
        String binding = "The defender's flagship is the one named before the battle.";
        Played game = Battle.hex().does(DEFENDER, "done").does(ATTACKER, "skip");
        game.does(DEFENDER, "no", "no", "yes", "done");

        Battle.to(game, "5-3D").tells(binding);
        Battle.to(Battle.to(game, "5-2"), "5-3D").neverTells(binding);
    }

    @Test
    @Plays({"5-1A:decoys", "5-1C:decoy-record", "5-1C:decoy-move"})
    void romulansTellHowManyDecoysThereAreAndRecordWhereInSecret() {
        Played game = Battle.hex("CloakedDecoys").does(DEFENDER, "skip");

        game.awaits(ATTACKER, "5-1A:decoys")
                .does(ATTACKER, "2")
                .tells("Romulan ships have 2 cloaked decoys in this hex");
        game.awaits(ATTACKER, "5-1C:decoy-record");
        assertThat(game.sighting(DEFENDER).awaited()).allMatch(each -> each.sealed());
        game.does(ATTACKER, "2", "done", "ready").asks(DEFENDER, EMPTY);
    }

    @Test
    @Plays({"5-1C:decoy-move", "5-1C:decoy-record", "5-5B:decoy"})
    void inTheOtherPlayerTurnTheRomulansDefendAndUseDecoysToWithdrawAndToDivertDamage() {
        Played game = Battle.phase("CloakedDecoys").does(ATTACKER, "0").idlesTo(DEFENDER, "5:battle-hex");
        game.does(DEFENDER, "1").awaits(ATTACKER, "5-1A").does(ATTACKER, "done").does(ATTACKER, "2");
        game.does(DEFENDER, "skip").does(ATTACKER, "no", "no").awaits(ATTACKER, "5-1C:decoy-move");
        game.cannot(ATTACKER, "3").does(ATTACKER, "1").awaits(ATTACKER, "5-1C:decoy-record");

        Battle.to(game, "Calculate Combat Potential").does(ATTACKER, "10").does(DEFENDER, "100");
        Battle.to(game, "5-5B").does(DEFENDER, "Damage", "5").awaits(ATTACKER, "5-5B:decoy");
        game.look()
                .rolls(3)
                .does(ATTACKER, "do it")
                .rolled("for the decoy", 3)
                .never("5-5B:decoy / The decoy takes the damage");
    }

    @Test
    @Plays({"5-1C:decoy-record", "5-3E:decoys"})
    void whatRomulansRecordedIsOpenedSoThatEverybodyCanCheckIt() {
        Played game = Battle.hex("CloakedDecoys").does(DEFENDER, "skip").does(ATTACKER, "2");
        game.does(ATTACKER, "2").notes(ATTACKER, "done", "two with the Condor").does(ATTACKER, "ready");
        Battle.to(game, "5-3E:decoys");
        while (game.sighting(ATTACKER).decisions().stream()
                .noneMatch(each -> each.prompt().startsWith("Ships with decoys in the battle force"))) {
            game.leastAnswer();
        }
        game.does(ATTACKER, "1").notes(ATTACKER, "done", "the Condor is third").look();
        assertThat(game.sighting(DEFENDER).toString()).doesNotContain("Condor");

        Battle.to(game, "5:disband", Battle.ALONE);
        assertThat(game.revealed())
                .contains("Romulan: Where they are in it = the Condor is third")
                .contains("Romulan: Which ships have them = two with the Condor");
    }
}
