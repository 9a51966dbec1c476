package org.phaseline.games.legions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** An army that breaks a rule of army building is refused before a game begins, where it is listed and with what would help. */
class ArmyTest {

    private static Drill armies() {
        return Drill.duel()
                .unit("Cohort", "Rome", "legionaries", "8, 2", "north")
                .unit("Legate", "Rome", "guards", "12, 2", "north")
                .unit("Vizier", "Egypt", "guards", "8, 11", "south");
    }

    @Test
    void anArmyCostsNoMoreThanTheBuildPoints() {
        assertThat(armies().line("buildPoints = 1500").problems()).isEmpty();
        assertThat(armies().line("buildPoints = 1499").problems())
                .containsExactly(
                        "scenarios/drill.sop:1:30  Rome costs 1500 build points, and 1499 are allowed: leave out a unit,"
                                + " or set 'buildPoints'");
    }

    @Test
    void noCommanderStandsInOneArmyTwice() {
        assertThat(armies().unit("Second legate", "Rome", "guards", "4, 2", "north")
                        .problems())
                .containsExactly(
                        "scenarios/drill.sop:1:30  Rome has a commander figure more than once (commander of Legate): leave"
                                + " out a unit, or give it another card");
    }

    @Test
    void everythingThatIsWrongWithAnArmyIsSaidAtOnce() {
        assertThat(armies().unit("Second legate", "Rome", "guards", "4, 2", "north")
                        .line("buildPoints = 2000")
                        .problems())
                .hasSize(1)
                .allMatch(problem -> problem.contains("Rome costs 2100") && problem.contains("more than once"));
    }

    @Test
    void aFormationNeedsItsBase() {
        assertThat(armies().line("unit1.wide = 12").problems())
                .containsExactly(
                        "scenarios/drill.sop:6:5  Cohort is on a base of 12 by 12 points; legionaries need one of 24 by 12,"
                                + " a formation");
    }

    @Test
    void factionsLeaveAtLeastOneOrderPoint() {
        Drill mixed = armies().line("unit1.nation = roman").line("unit2.nation = han");
        assertThat(mixed.line("allotment = 1").problems())
                .containsExactly(
                        "scenarios/drill.sop:1:30  Rome has 2 factions, which leaves no order points: take fewer, or raise"
                                + " 'allotment'");
    }
}
