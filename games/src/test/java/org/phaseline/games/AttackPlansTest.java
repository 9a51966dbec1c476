package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.SeatPositions;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.language.RulebookText;
import org.phaseline.planner.Odds;
import org.phaseline.planner.PieceRef;
import org.phaseline.planner.Plans;
import org.phaseline.planner.Way;

/** Attacks as they are given on the board: on a space, with others, and out of a step that is left for them. */
class AttackPlansTest {

    private static final String TEXT = """
            rulebook "Assault"
            language 2
            side Red
            side Blue
            board Map: hexes 5 x 3
            piece Unit on Map
            Unit has
              side: Side
              steps: 0..9 = 3
              moved: flag = no
            roster Unit: side, at
              guns "Guns": Red, b2
              guard "Guard": Red, b1
              horse "Horse": Red, b3
              fort "Fort": Blue, d2
              camp "Camp": Blue, d2
            length 2 game turns
            game turn "Turn"
              phase 1 "Red acts"                by Red
                1A "Move a unit"                may, any number of times
                  choose u from Unit where it.side is Red and not it.moved "Who moves?"
                  choose hex from neighbours(u.at) where h: no (Unit where it.at is h) "Where to?"
                  u.at = hex
                  u.moved = yes
                1B "Fire"                       may
                  choose g from Unit where it.side is Red "Who fires?"
                  choose target from Map where h: some (Unit where it.at is h and it.side is Blue) "At which hex?"
                  choose any number of others from Unit where it.side is Red and it is not g "Who joins in?"
                  roll hit: (1 + count of others) d6
                  if hit >= 6: fort.steps -= 1
              phase 2 "Red marches"             by Red
                2A "March"                      may
                  choose w from Unit where it.side is Red "Who marches?"
                  w.at = a1
            """;

    private static final PieceRef GUNS = new PieceRef("Unit", 0);

    private static Plans plans() {
        CompiledRulebook rulebook = Shelf.load(RulebookText.of("assault.sop", TEXT), "", List.of(), List.of());
        Umpire umpire = Chance.umpire(rulebook, 1);
        Position position = Chance.accepted(umpire.begin()).position();
        return new Plans(new SeatPositions(umpire).of(position, 0));
    }

    @Test
    void aSpaceIsAttackedByAimingAtWhoStandsThere() {
        assertThat(plans().everywhere(List.of(GUNS)).attacks())
                .extracting(way -> way.target().orElseThrow().number())
                .contains(3, 4);
    }

    @Test
    void allWhoMayJoinInComeAlongUnlessThePieceIsToAttackAlone() {
        List<Way> ways = plans().at(List.of(GUNS), new PieceRef("Unit", 3)).attacks();
        assertThat(ways).extracting(Way::style).containsExactly(List.of("with Guard and Horse"), List.of());
        assertThat(ways).allMatch(Way::isFinal);
    }

    @Test
    void anAttackOutOfAStepThatOthersCouldStillMoveInSaysThatItIsLeft() {
        Plans plans = plans();
        Way attack = plans.at(List.of(GUNS), new PieceRef("Unit", 3)).attacks().getFirst();
        assertThat(plans.left(attack)).hasSize(1).first().asString().contains("Who moves?");
        Way move = plans.everywhere(List.of(GUNS)).moves().getFirst();
        assertThat(plans.left(move)).isEmpty();
    }

    private static final String PAID = """
            rulebook "Duel"
            language 2
            side Red
            side Blue
            board Map: hexes 5 x 3
            piece Unit on Map
            Side has
              points: 0..9 = 3
            Unit has
              side: Side
              steps: 0..9 = 3 "steps"
              size: 0..9 = 3
              shaken: flag = no
            roster Unit: side, at
              guard "Guard": Red, b1
              fort "Fort": Blue, b2
            length 2 game turns
            game turn "Turn"
              phase 1 "Red acts"                  by Red
                1A "Attack"                       may, any number of times
                  choose u from Unit where it.side is Red "Who attacks?"
                  conduct Blow(u)
            sequence Blow (u: Unit) "A blow"      by Red
              (a) "Whom"                          may, otherwise go to [e]
                choose foe from Unit where it.side is Blue "Whom does it attack?"
                conduct Strike(u, foe)
              (e) "Back"                          automatic: return
            sequence Strike (u: Unit, foe: Unit) "Striking"   by Red
              (b) "Pay"                           may, otherwise go to [d]
                pay 1 from Red.points
              (c) "Strike"                        automatic
                roll hit: 1d6
                if hit >= 4
                  foe.steps -= 1
                  foe.size -= 1
                  foe.shaken = yes
                  foe.at = c2
              (c2) "Strike once more"             may
                roll more: 1d6
                if more >= 4
                  foe.steps -= 1
                  foe.size -= 1
              (d) "The end of the blow"           automatic
                roll back: 1d6
                if back >= 4: u.steps -= 1
            """;

    private static final PieceRef PAYING = new PieceRef("Unit", 0);
    private static final PieceRef FORT = new PieceRef("Unit", 1);

    @Test
    void whoeverDeclinesToPayForAnAttackDoesNotAttack() {
        List<Way> ways = paid(0).at(List.of(PAYING), FORT).attacks();
        assertThat(ways).extracting(Way::cost).containsExactly(1.0);
    }

    @Test
    void toDeclineWhatIsAskedInTheMiddleOfAnAttackIsNoAttack() {
        Plans plans = paid(3);
        assertThat(plans.everywhere(List.of(PAYING)).attacks())
                .extracting(way -> plans.answers(way).getFirst().choice().word())
                .containsExactly("do it");
    }

    @Test
    void oddsAreToldInWordsAndOnce() {
        Plans plans = paid(0);
        Way attack = plans.at(List.of(PAYING), FORT).attacks().getFirst();
        assertThat(plans.odds(List.of(PAYING), attack, 50).outcomes())
                .filteredOn(outcome -> outcome.piece().equals(FORT))
                .extracting(Odds.Outcome::text)
                .containsExactlyInAnyOrder(
                        "steps: 3 \u2192 2", "steps: 3 \u2192 1", "shaken", "goes elsewhere", "unharmed");
    }

    /** Where the guard has given so many answers of its attack. */
    private static Plans paid(int answers) {
        CompiledRulebook rulebook = Shelf.load(RulebookText.of("duel.sop", PAID), "", List.of(), List.of());
        Umpire umpire = Chance.umpire(rulebook, 1);
        Position position = Chance.accepted(umpire.begin()).position();
        for (int i = 0; i < answers; i++) {
            OpenDecision decision = umpire.decisions(position).getFirst();
            position = Chance.accepted(umpire.rule(
                            position, Chance.pick(decision, decision.choices().getFirst())))
                    .position();
        }
        return new Plans(new SeatPositions(umpire).of(position, 0));
    }
}
