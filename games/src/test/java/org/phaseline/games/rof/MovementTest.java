package org.phaseline.games.rof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.rof.Skirmish.A;
import static org.phaseline.games.rof.Skirmish.C;
import static org.phaseline.games.rof.Skirmish.M;
import static org.phaseline.games.rof.Skirmish.MOVE;
import static org.phaseline.games.rof.Skirmish.moves;
import static org.phaseline.games.rof.Skirmish.watches;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

class MovementTest {

    private static Skirmish facing() {
        return Skirmish.table()
                .element("Able", "British", 8, "rifles", "6, 4")
                .element("Baker", "British", 8, "rifles", "18, 4")
                .element("Anton", "German", 8, "rifles", "6, 20")
                .element("Berta", "German", 8, "rifles", "18, 20");
    }

    private static List<String> goals(Played game, String seat) {
        return game.sighting(seat).decisions().stream()
                .filter(decision -> decision.prompt().startsWith("Where does"))
                .flatMap(decision -> decision.choices().stream().map(LegalChoice::word))
                .toList();
    }

    @Test
    @Plays({"First Side Movement", "Move1:activate", "Move1:complete"})
    void anElementFinishesItsMoveBeforeTheNextIsActivatedAndEachIsActivatedOnce() {
        Played game = facing().begins().does("British", "First");
        game.offers("British", "Move1:activate", "Able", "Baker", "no more");

        game.does("British", "Able", M).awaits("British", MOVE).cannot("British", "Baker");
        game.does("British", "6,12").has("Able", "at", "6,12").awaits("British", "Move1:activate");

        game.offers("British", "Move1:activate", "Baker", "no more");
    }

    @Test
    @Plays({"Move1:orders", "Move1:marker", "Move1:fire-timing"})
    void eachOfTheThreeOrdersHasItsMarkerAndItsInches() {
        for (String[] order : new String[][] {
            {M, "moveAndFire", "6,12", "6,13"}, {C, "cautiousAdvance", "6,8", "6,9"}, {A, "atTheDouble", "6,16", "6,17"}
        }) {
            Played game = facing().begins().does("British", "First", "Able");
            game.offers("British", "Move1:marker", M, C, A).does("British", order[0]);
            game.has("Able", "order", order[1]);
            assertThat(goals(game, "British")).contains(order[2], "skip").doesNotContain(order[3], "6,4");
        }
    }

    @Test
    @Plays("Move1:orders")
    void slowGroundCountsDoubleAndNobodyEntersImpassableGround() {
        Played game = facing().terrain("Wood", "wood", 6, 4, "6, 8")
                .terrain("Pond", "water", 4, 4, "12, 6")
                .begins()
                .does("British", "First", "Able", M);

        assertThat(goals(game, "British")).contains("6,9", "2,10").doesNotContain("6,10", "6,12", "12,6", "11,5");
    }

    @Test
    void nobodyMovesOntoOthersOrIntoContactWithTheEnemy() {
        Played game = facing().element("Caesar", "German", 8, "rifles", "6, 10")
                .begins()
                .does("British", "First", "Able", M);

        assertThat(goals(game, "British")).contains("3,10").doesNotContain("6,10", "6,8", "4,10", "18,4");
    }

    @Test
    @Plays("Move1:activate")
    void brokenElementsAreNotActivatedAndSuppressedOnesComeHalfAsFar() {
        Played game = Skirmish.table()
                .element("Able", "British", 8, "rifles", "6, 4", "regular", "broken", 0)
                .element("Baker", "British", 8, "rifles", "18, 4", "regular", "suppressed", 0)
                .element("Anton", "German", 8, "rifles", "6, 20")
                .begins();
        game.rolls(6, 6)
                .does("British", "Able")
                .idlesTo("British", "Initiative:choice")
                .does("British", "First");

        game.offers("British", "Move1:activate", "Baker", "no more").does("British", "Baker", M);
        assertThat(goals(game, "British")).contains("18,8").doesNotContain("18,9");
    }

    @Test
    @Plays({"Move1:end", "Move2:same", "Move2:end", "Second Side Movement"})
    void whenTheFirstSideIsContentTheSecondMovesByTheSameProcedureAndThenMovementIsOver() {
        Played game = moves(facing().begins().does("British", "First"), "British", "Able", A, "6,8");
        game.does("British", "no more").idlesTo("German", "Move1:activate");

        game.offers("German", "Move1:activate", "Anton", "Berta", "no more");
        moves(game, "German", "Anton", C, "6,18").has("Anton", "order", "cautiousAdvance");
        game.does("German", "no more").idlesTo("German", "SFire:eligible").closes("Move1:activate");
    }

    @Test
    @Plays({"Move1:opfire", "Move1:activate"})
    void theOtherSideLaysMarkersMeanwhileButOnlyOnTheWayWhereItCouldFire() {
        Played game =
                facing().terrain("House", "building", 8, 2, "12, 12").begins().does("British", "First");
        game.closes("Move1:opfire");
        moves(game, "British", "Able", M, "6,12").leavesOpen("German", "Move1:opfire");

        game.doesAt("German", "Move1:opfire", "do it").offers("German", "Move1:opfire", "Anton", "Berta");
        game.doesAt("German", "Move1:opfire", "Berta").doesAt("German", "Move1:opfire", "Able");
        // Berta sees past the house only the last inches of the way.
        assertThat(game.sighting("German").decisions().stream()
                        .filter(decision -> decision.prompt().startsWith("Where on the way"))
                        .flatMap(decision -> decision.choices().stream().map(LegalChoice::word)))
                .contains("6,12")
                .doesNotContain("6,4.5", "6,5", "6,6");
        game.doesAt("German", "Move1:opfire", "6,12").has("Opportunity 1", "at", "6,12");
        game.has("Opportunity 1", "prey", "Able").has("Berta", "watch", "Opportunity 1");
    }

    @Test
    @Plays({"Move1:opfire", "Move1:end"})
    void theOtherSideIsAskedOnceMoreBeforeTheMovementEnds() {
        Played game = moves(facing().begins().does("British", "First"), "British", "Able", M, "6,12");

        game.does("British", "no more").awaits("German", "Move1:opfire");
        game.does("German", "no more").awaits("German", "Move1:activate");
    }

    @Test
    @Plays("Move2:opfire")
    void inTheSecondMovementOnlyThoseOfTheFirstSideThatDidNotMoveCanWatch() {
        Played game = moves(facing().begins().does("British", "First"), "British", "Able", M, "6,8");
        game.does("British", "no more").does("German", "no more");
        moves(game, "German", "Anton", M, "6,16");

        game.doesAt("British", "Move1:opfire", "do it").offers("British", "Move1:opfire", "Baker");
    }

    @Test
    @Plays({"SFire:opfire", "SFire:types"})
    void whoLaidAMarkerAndMovedAfterwardsHasLostItAndTheOthersFireAtTheMarkedPlace() {
        Played game = facing().terrain("Wood", "wood", 4, 4, "3, 11").begins().does("British", "First");
        moves(game, "British", "Able", M, "3,10");
        watches(game, "German", "Anton", "Able", "5,6");
        watches(game, "German", "Berta", "Able", "5,6");
        game.does("British", "no more");
        game.does("German", "Anton").has("Anton", "watch", "none").has("Opportunity 1", "at", "none");
        game.does("German", C, "skip").does("German", "no more");

        game.doesAt("German", "SFire:eligible", "Berta")
                .offers("German", "SFire:eligible", "Direct fire", "Opportunity fire");
        game.look().doesAt("German", "SFire:eligible", "Opportunity fire");
        // In the open at the marked place, at long range, moving: though it stands in a wood now.
        game.tells("8 dice at Able in open ground, 4 or more hits");
    }

    @Test
    @Plays("3.2(5):reinforcements")
    void reinforcementsAlterTheBreakPointAsSoonAsTheyArrive() {
        Played game = facing().element("Charlie", "British", 6, "rifles", "none")
                .line("schedule Arrivals")
                .line("  2: ele5")
                .begins();
        game.holds("British", "mustered", "16").holds("British", "breakPoint", "8");
        game.idlesTo("British", "Initiative:choice").does("British", "First");
        while (game.sighting("British").gameTurn() == 1) {
            game.leastAnswer();
        }
        game.does("British", "First")
                .awaits("British", "Place the element near your camp")
                .cannot("British", "12,8");

        game.does("British", "12,4");

        game.has("Charlie", "at", "12,4").holds("British", "mustered", "22").holds("British", "breakPoint", "11");
        game.offers("British", "Move1:activate", "Able", "Baker", "Charlie", "no more");
    }
}
