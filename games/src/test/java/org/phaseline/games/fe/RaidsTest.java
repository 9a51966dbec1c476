package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.War.ALLIANCE;
import static org.phaseline.games.fe.War.COALITION;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** Phase 3A, the first three steps: ordinary raids, and those by drones, fighters and PFs. */
class RaidsTest {

    private static final String REACT = "Reaction Movement";
    private static final String POLICE = "Call up police ships";
    private static final String PRESENT = "Ships already in the hex";

    private static final Set<String> LETTERS = Set.of("3A-2C", "3A-2D", "3A-2E", "3A-2F", "3A-2G", "3A-2H", "3A-2J");

    /** Two raiders are out, against the Federation and the Gorn. */
    private static Played twoRaids(String... options) {
        Played game = War.using(options).idlesTo(COALITION, "3A-2B").look();
        return game.does(COALITION, "raid1", "Federation", "raid2", "Gorn", "no more");
    }

    private static List<String> letters(Played game) {
        return game.cameAbout().stream().filter(LETTERS::contains).toList();
    }

    // ---- resistance

    @Test
    @Plays("3A-2A")
    void resistanceThatWasCommittedIsThrownForPlaceByPlace() {
        Played game =
                War.using("Raids", "Resistance").idlesTo(COALITION, "3A-1B").rolls(2, 5, 6);

        game.does(COALITION, "3")
                .awaits(COALITION, "3A-2A")
                .cannot(COALITION, "4")
                .does(COALITION, "3");
        game.rolled("for sabotage and infiltration", 13).awaits(COALITION, "3A-2B");
    }

    @Test
    @Plays("3A-2A")
    void resistanceThatWasNotCommittedIsNotThrownFor() {
        War.using("Raids", "Resistance")
                .idlesTo(COALITION, "3A-1B")
                .does(COALITION, "skip")
                .never("3A-2A")
                .rolled("for sabotage and infiltration")
                .awaits(COALITION, "3A-2B");
    }

    @Test
    @Plays("3A-2A")
    void resistanceNeedsNoOtherExpansion() {
        Played game = War.using("Resistance").idlesTo(COALITION, "3A-1B");

        game.does(COALITION, "2")
                .awaits(COALITION, "3A-2A")
                .does(COALITION, "1")
                .never("3A-2B", "3A-3A");
        game.awaits(COALITION, "3A-3K");
    }

    // ---- ordinary raids

    @Test
    @Plays({"3A-2C", "3A-2E", "ext:SSC"})
    void eachLetterIsDoneForAllRaidsBeforeTheNextAndEachRaidIsFoughtForOneRound() {
        Played game = twoRaids("Raids");
        game.does(ALLIANCE, REACT, REACT).does(ALLIANCE, "3", "2");
        game.tells("Federation fights Raid 1 with 3 ships").tells("Gorn fights Raid 2 with 2 ships");

        War.skirmish(War.skirmish(game, "0", "0"), "0", "0");
        game.does(COALITION, "Disrupted location", "16", "10", "Alternate attack", "4");

        assertThat(letters(game))
                .containsExactly("3A-2C", "3A-2C", "3A-2D", "3A-2D", "3A-2E", "3A-2E", "3A-2H", "3A-2H", "3A-2J");
        assertThat(game.entered().stream().filter("Battle Force"::equals)).hasSize(2);
    }

    @Test
    @Plays("3A-2C")
    void aRaidIsAnsweredByReactionOrByPoliceNeverByBoth() {
        Played game = twoRaids("Raids", "Police");

        game.offers(ALLIANCE, "3A-2C", REACT, POLICE, "skip").does(ALLIANCE, REACT);
        // The other raid is another matter.
        game.offers(ALLIANCE, "3A-2C", REACT, POLICE, "skip").does(ALLIANCE, POLICE);
        game.never(PRESENT).awaits(ALLIANCE, "3A-2D");
    }

    @Test
    @Plays("3A-2C")
    void withoutPoliceShipsThereIsReactionOnly() {
        twoRaids("Raids").offers(ALLIANCE, "3A-2C", REACT, "skip");
    }

    @Test
    @Plays("3A-2C")
    void aRaidThatNobodyMeetsIsNotFoughtAndHasItsEffect() {
        Played game = twoRaids("Raids", "Police").does(ALLIANCE, "skip").awaits(ALLIANCE, PRESENT);

        game.does(ALLIANCE, "skip", "skip", "skip");

        game.never("3A-2D", "3A-2E", "3A-2F", "3A-2G").awaits(COALITION, "3A-2H");
    }

    @Test
    @Plays({"3A-2C", "3A-2E"})
    void shipsThatStandInTheHexCanFightWithoutAnAnswer() {
        Played game = twoRaids("Raids").does(ALLIANCE, "skip", "do it", "skip", "skip");

        game.awaits(ALLIANCE, "3A-2D").does(ALLIANCE, "3");
        War.skirmish(game, "0", "0").awaits(COALITION, "3A-2H");
        assertThat(game.cameAbout().stream().filter("3A-2E"::equals)).hasSize(1);
    }

    @Test
    @Plays({"3A-2F", "3A-2G", "3A-2H"})
    void raidersThatAreHurtOrDrivenOffGoHomeWithoutEffect() {
        Played game = twoRaids("Raids").does(ALLIANCE, REACT, REACT, "3", "3");
        War.skirmish(game, "1", "0");
        War.skirmish(game, "0 driven", "0");

        game.awaits(COALITION, "3A-2F").does(COALITION, "1", "0");
        game.tells("Raid 1 is over: it returns to the Raid Pool with 1 crippled ship");

        game.never("3A-2G", "3A-2H", "3A-2J").awaits(COALITION, "3A-5B");
        game.does(COALITION, "skip").awaits(COALITION, "3A-5C").does(COALITION, "1");
        game.tells("1 crippled raider of the Coalition is at the capital");
        game.holds("Federation", "raided", "none");
    }

    @Test
    @Plays({"3A-2F", "3A-2G", "3A-2H"})
    void aRaiderThatIsLeftAloneOrWinsHasItsEffect() {
        Played game = twoRaids("Raids").does(ALLIANCE, REACT, REACT, "3", "3");
        War.skirmish(game, "1", "0");
        War.skirmish(game, "0", "2 driven");

        game.awaits(COALITION, "3A-2F").does(COALITION, "1");
        game.awaits(ALLIANCE, "3A-2G").does(ALLIANCE, "2").tells("2 ships of Gorn retreat from Raid 2");
        game.awaits(COALITION, "3A-2H")
                .does(COALITION, "Disrupted location", "16", "10")
                .tells("Raid 2 disrupts hex 1610");
        game.has("Line 1", "empire", "Gorn").has("Line 1", "what", "disruption").has("Line 1", "hex", "1610");
        game.awaits(COALITION, "3A-2J").does(COALITION, "1").tells("1 raiding ship returns to the Raid Pool");
    }

    // ---- small-scale combat

    @Test
    @Plays({"ext:SSC", "3A-2E"})
    void smallScaleCombatIsOneRoundWithSealedIntensitiesAndADieForEach() {
        Played game =
                twoRaids("Raids").does(ALLIANCE, REACT, "skip", "skip", "3").rolls(5, 2);
        game.does(COALITION, "20").does(ALLIANCE, "40").look();
        Sighting before = game.sighting(ALLIANCE);

        game.does(COALITION, "4", "ready");
        assertThat(game.sighting(ALLIANCE).decisions()).isEqualTo(before.decisions());
        assertThat(game.revealed()).isEmpty();
        game.does(ALLIANCE, "1", "ready");

        assertThat(game.revealed()).contains(COALITION + ": intensity = 4", ALLIANCE + ": intensity = 1");
        // 5 and 5 make 10, which is 30 percent; 5 and 2 make 7, which is 25.
        game.rolled("for damage", 5, 2).tells("Damage points: 6 on the defender, 10 on the attacker");
        game.does(COALITION, "0").does(ALLIANCE, "0").does(COALITION, "no").does(ALLIANCE, "no");
        game.awaits(COALITION, "3A-2H");
    }

    // ---- special raids

    /** Two special raids, against the Federation and the Gorn, that nobody answers. */
    private static Played twoStrikes(String... options) {
        Played game = War.using(options).idlesTo(COALITION, "3A-3A").look();
        game.does(COALITION, "strike1", "Federation", "strike2", "Gorn", "no more", "16", "10", "18", "12");
        return game.does(ALLIANCE, "skip", "skip");
    }

    @Test
    @Plays({"3A-3E", "3A-3F"})
    void specialRaidsAreFoughtAtIntensityFourWithADieForEach() {
        Played game = twoStrikes("SpecialRaids").awaits(COALITION, "Who pays, and how much");
        game.rolls(1, 6).does(COALITION, "Klingon", "0").does(COALITION, "20").does(ALLIANCE, "20");

        // 4 and 1 make 5, which is 20 percent; 4 and 6 make 10, which is 30.
        game.rolled("for damage", 1, 6).tells("Damage points: 4 on the other side, 6 on the raiders");
        game.does(COALITION, "0", "0").does(ALLIANCE, "0", "0");
        War.raid(game, "10", "10").awaits(ALLIANCE, "3A-3F");
        assertThat(game.cameAbout().stream().filter("3A-3E"::equals)).hasSize(2);
    }

    @Test
    @Plays({"3A-3E:bir", "3A-3E"})
    void theIntensityOfSpecialRaidsIsChosenUnderSealWhereThatIsUsed() {
        Played game = twoStrikes("SpecialRaids", "RaidIntensity")
                .does(COALITION, "Klingon", "0")
                .look();
        Sighting before = game.sighting(ALLIANCE);

        game.does(COALITION, "1", "ready");
        assertThat(game.sighting(ALLIANCE).decisions()).isEqualTo(before.decisions());
        game.rolls(1, 1).does(ALLIANCE, "2", "ready").does(COALITION, "40").does(ALLIANCE, "20");

        // 3 and 1 make 4, which is 15 percent.
        game.tells("Damage points: 6 on the other side, 3 on the raiders");
    }

    @Test
    @Plays({"3A-3F", "3A-3G", "3A-3H"})
    void dronesAreMetWhereAHexIsNamedAndTheRollSucceeds() {
        Played game = twoStrikes("SpecialRaids").does(COALITION, "Klingon", "0");
        War.raid(War.raid(game, "10", "10"), "10", "10").look();

        game.offers(ALLIANCE, "3A-3F", "The target hex", "The hex they attacked from", "skip");
        game.does(ALLIANCE, "The target hex", "16", "10", "The hex they attacked from", "18", "11");
        game.tells("the Alliance waits for Special raid 2 in hex 1811").rolls(4, 3);
        game.awaits(ALLIANCE, "Designate the intercept group")
                .does(ALLIANCE, "done")
                .rolled("for the interception", 4);
        game.does(ALLIANCE, "done").rolled("for the interception", 4, 3);

        // One round against the first; the second was missed.
        War.raid(game, "10", "10").awaits(COALITION, "3A-3J");
        assertThat(game.cameAbout().stream().filter("3A-3H"::equals)).hasSize(1);
    }

    @Test
    @Plays({"3A-3F", "3A-3G", "3A-3H"})
    void whereNoHexIsNamedNobodyIsMet() {
        Played game = twoStrikes("SpecialRaids").does(COALITION, "Klingon", "0");
        War.raid(War.raid(game, "10", "10"), "10", "10").look();

        game.does(ALLIANCE, "skip", "The target hex", "18", "12").rolls(3).does(ALLIANCE, "done");

        game.rolled("for the interception", 3).never("3A-3H").awaits(COALITION, "3A-3J");
    }

    @Test
    @Plays("3A-3F")
    void withoutAnyInterceptionTheRaidersGoHome() {
        Played game = twoStrikes("SpecialRaids").does(COALITION, "Klingon", "0");
        War.raid(War.raid(game, "10", "10"), "10", "10").look();

        game.does(ALLIANCE, "skip", "skip").never("3A-3G", "3A-3H").rolled("for the interception");
        game.awaits(COALITION, "3A-3J");
    }

    @Test
    @Plays({"3A-3H", "3A-3H:options", "ext:SSC"})
    void dronesCanBeMetInSmallScaleCombatInstead() {
        Played game = twoStrikes("SpecialRaids", "RaidSmallScale").does(COALITION, "Klingon", "0");
        War.raid(War.raid(game, "10", "10"), "10", "10").rolls(6);
        game.does(ALLIANCE, "skip", "The target hex", "18", "12", "done");

        War.skirmish(game, "0", "0").passes("3A-3H", "Battle Force").awaits(COALITION, "3A-3J");
    }

    @Test
    @Plays("3A-3E")
    void pointsLeftOverFromASpecialRaidCountInTheBattleForItsHexAndInNoOther() {
        Played game = twoStrikes("SpecialRaids").does(COALITION, "Klingon", "0");
        game.does(COALITION, "10")
                .does(ALLIANCE, "10")
                .does(COALITION, "0", "3")
                .does(ALLIANCE, "2");
        War.raid(game, "10", "10").holds(COALITION, "raidPlus", "2").holds(ALLIANCE, "raidMinus", "3");

        game.idlesTo(COALITION, "5:battle-hex").does(COALITION, "2", "A");
        game.asks(COALITION, "The special raid of this turn was in battle hex A")
                .does(COALITION, "no")
                .does(ALLIANCE, "yes");
        game.holds(COALITION, "plusPoints", "0").holds(ALLIANCE, "minusPoints", "3");
        game.holds(COALITION, "raidPlus", "2").holds(ALLIANCE, "raidMinus", "0");

        // The other hex begins without those of the first.
        String other = "The special raid of this turn was in battle hex B";
        while (game.sighting(COALITION).decisions().stream()
                .noneMatch(each -> each.prompt().equals(other))) {
            game.leastAnswer(Battle.ALONE);
        }
        game.holds(ALLIANCE, "minusPoints", "0").does(COALITION, "yes").holds(COALITION, "plusPoints", "2");
    }

    @Test
    @Plays("3A-3E")
    void everyTableOfDamageIsRoundedToTheNearestPointAndEndsAtHalf() {
        Played game = War.of("use SpecialRaids", "raidRating = 10", "length 1 game turns")
                .idlesTo(COALITION, "3A-3A");
        game.does(COALITION, "strike1", "Federation", "no more", "16", "10").does(ALLIANCE, "skip");
        game.rolls(6, 1).does(COALITION, "Klingon", "0").does(COALITION, "100").does(ALLIANCE, "13");

        // 10 and a six are the last corner of the table, 50 percent; 10 and a one make 35, of 13 that is 4.55.
        game.tells("Damage points: 50 on the other side, 5 on the raiders");
    }

    @Test
    @Plays("3A-3C")
    void aSpecialRaidIsAnsweredOneWayOnlyToo() {
        Played game =
                War.using("SpecialRaids", "Police").idlesTo(COALITION, "3A-3A").look();
        game.does(COALITION, "strike1", "Federation", "strike2", "Gorn", "no more")
                .passes("3A-3B")
                .awaits(COALITION, "Which hex");
        game.does(COALITION, "16", "10", "18", "12").tells("Special raid 2 attacks hex 1812");

        game.offers(ALLIANCE, "3A-3C", REACT, POLICE, "skip").does(ALLIANCE, POLICE, "2");
        game.offers(ALLIANCE, "3A-3C", REACT, POLICE, "skip").does(ALLIANCE, REACT, "3");
        game.tells("Gorn answers Special raid 2 with 3 ships");
        game.awaits(COALITION, "Who pays, and how much");
    }

    @Test
    @Plays("3A-3K")
    void rebellionsAreThrownForEvenIfNobodyRaids() {
        Played game = War.using("SpecialRaids", "Resistance")
                .idlesTo(COALITION, "3A-3A")
                .look();

        game.does(COALITION, "no more").never("3A-3B", "3A-3D", "3A-3J").awaits(COALITION, "3A-3K");
        game.rolls(3, 4).does(COALITION, "2").rolled("for the rebellions", 7).awaits(COALITION, "3A-5B");
    }
}
