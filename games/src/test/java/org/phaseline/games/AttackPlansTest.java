package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.SeatPositions;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.language.RulebookText;
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
}
