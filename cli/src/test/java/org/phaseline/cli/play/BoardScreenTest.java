package org.phaseline.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.cli.play.FakeScreen.play;

import org.junit.jupiter.api.Test;
import org.phaseline.cli.terminal.TerminalStyle;

class BoardScreenTest {

    private static final TerminalStyle SMALL = new TerminalStyle(false, true, 80, 24);

    private static final String TABLE = """
            rulebook "A table"
            side Red
            side Blue
            board Field: table 16 x 12 steps, 12 points a step
            piece Unit on Field
            Unit has
              side: Side
              strength: 0..9 = 4 "strength"
            piece Wood on Field
            marker moved on Unit until end of [Move]
            scenario One "One"
              length 2 game turns
              roster Unit: side, at, facing, wide, deep
                a "First cohort": Red, (3, 2.5), north, 24, 12
                b "Second cohort": Red, (6, 2.5), northeast, 24, 12
                c "Scouts": Blue, (9.5, 2.5), west, 12, 12
              roster Wood: at, wide, deep
                w "A wood": (12, 6), 36, 24
            game turn "Turn"
              for each phasing in sides
                "Move"                      phasing may
                  choose mover from Unit where it.side is phasing
                  choose way from Edge where stepped(mover, it, Unit) is not none
                  mark mover moved
                  mover.at = stepped(mover, way, Unit)
                "Shoot"                     phasing may
                  roll hit: 1d6
            """;

    private static final String HEXES = """
            rulebook "Hexes"
            side Red
            side Blue
            board Map: hexes 4 x 3
            piece Unit on Map
            Unit has
              side: Side
            scenario One "One"
              length 1 game turns
              roster Unit: side, at, facing
                a "Tanks": Red, b2, north
                b "Guns": Blue, c3, southwest
            game turn "Turn"
              "Move"                        Red may
                choose hex from neighbours(a.at)
                a.at = hex
            """;

    /** Things between hexes, and the same between squares. */
    private static final String SIDES = """
            rulebook "Sides"
            language 2
            kind Wall: open, stone "Stone wall"
            side Red
            side Blue
            board Map: hexes 4 x 3
            sides of Map have
              river: flag
              road: flag "Old road"
              wall: Wall
            roster sides of Map: river
              b1 - b2, a2 - b2 - c3: yes
            roster sides of Map: road
              a1 - b1 - c2: yes
            symbols sides of Map
              river: water
              road: road
              stone: wall
            piece Unit on Map
            Unit has
              side: Side
            scenario One "One"
              length 1 game turns
              roster Unit: side, at
                a "Tanks": Red, b2
            game turn "Turn"
              "Build"                       Red must
                side(c1, d1).wall = stone
              "Wait"                        Red must
            """;

    /** A walker, a wall thinner than a row of the picture is deep, and more places than anybody wants to read. */
    private static final String WALK = """
            rulebook "A walk"
            side Red
            side Blue
            board Field: table 20 x 20 inches, 2 points an inch
            piece Unit on Field
            Unit has
              side: Side
            piece Wall on Field
            scenario One "One"
              length 1 game turns
              roster Unit: side, at
                a "Patrol": Red, (10, 6)
              roster Wall: at, wide, deep
                w "A wall": (10, 16), 8, 1
            game turn "Turn"
              "Walk"                        Red may
                choose place from whole(reach(a, 4))
                a.at = place
            """;

    @Test
    void manyPlacesAreMarkedOnTheTableAndTypedAsTheyAreCalled() {
        String shown = play(WALK, SMALL, "12,8").readable();
        assertThat(shown)
                .contains("type one of the 48 places marked + on the table, like ")
                .contains("49 skip");
        assertThat(shown).contains("+++").contains("Patrol at: 10,6 becomes 12,8");
    }

    @Test
    void aNumberOnSidesIsWrittenBetweenTheSpacesAndNamedInTheLegend() {
        String heights = SIDES.replace("  wall: Wall\n", "  wall: Wall\n  height: 0..99 \"Slope\"\n")
                .replace("symbols sides", "roster sides of Map: height\n  a1 - a2: 3\n  a2 - a3: 12\nsymbols sides");
        assertThat(play(heights, SMALL).readable())
                .containsPattern("(?m)^ {4}3 ")
                .contains("3 Slope 3 (between two spaces)")
                .contains("+ Slope 12 (between two spaces)")
                .doesNotContain("Slope 0");
    }

    @Test
    void aWallIsDrawnAlongItsWholeLength() {
        assertThat(play(WALK, SMALL).readable()).contains("░1░░");
    }

    @Test
    void aTableIsDrawnWithItsCoordinatesAndWhatStandsOnIt() {
        assertThat(play(TABLE, SMALL).readable()).contains("""
                11 · · · · · · · · · · · · · · · ·   A*First cohort ↑, 4 strength
                10 · · · · · · · · · · · · · · · ·   B*Second cohort ↗, 4 strength
                 9 · · · · · · · · · · · · · · · ·   a Scouts ←, 4 strength
                 8 · · · · · · · · · · · · · · · ·   1 A wood
                 7 · · · · · · · · · · · · · · · ·
                 6 · · · · · · · · · · ·░░1░░░ · ·
                 5 · · · · · · · · · · ·░░░░░░ · ·
                 4 · · · · · · · · · · · · · · · ·
                 3 · · · · · ·=· · · · · · · · · ·
                 2 · · =↑A=· ·B=↗· · ←a· · · · · ·
                 1 · · · · · · · · · · · · · · · ·
                 0 · · · · · · · · · · · · · · · ·
                   0   2   4   6   8   10  12  14
                """);
    }

    @Test
    void oneSeesWhatAChoiceWouldDoAndNothingIsDone() {
        FakeScreen screen = play(TABLE, SMALL, "Second cohort", "try front");

        String tried = screen.readable().substring(screen.readable().indexOf("try front"));
        assertThat(tried)
                .contains("If Red answers 'front':", "Second cohort at: 6,2.5 becomes 6.7,3.2", "B*Second cohort")
                .contains("then Red: Shoot [do it, skip]");
        assertThat(screen.moments).hasSize(3);
        assertThat(screen.moments.getLast().prompt()).isEqualTo("> ");
        assertThat(play(TABLE, SMALL, "Second cohort", "try front", "try rear").readable())
                .contains("6,2.5 becomes 5.3,1.8");
    }

    @Test
    void oneSeesWhatCouldBeAnsweredNext() {
        FakeScreen screen = play(TABLE, SMALL, "try Second cohort");

        assertThat(screen.readable()).contains("then Red: Move: way [front, right, rear, left]");
    }

    @Test
    void aChoiceThatOnlyLeadsToTheNextQuestionSaysThatNothingChangesYetAndDrawsNoBoard() {
        FakeScreen screen = play(TABLE, SMALL, "try Second cohort");

        String tried = screen.readable().substring(screen.readable().indexOf("try Second cohort"));
        assertThat(tried)
                .contains("  nothing changes yet\n  then Red: Move: way")
                .doesNotContain("Cohort");
        assertThat(tried.lines().count()).isLessThan(6);
    }

    @Test
    void theHeaderSaysWhichScenarioItIsAndHowLongItLasts() {
        assertThat(play(TABLE, SMALL).readable().lines().filter(line -> line.startsWith("A table, One")))
                .allMatch(line -> line.endsWith("game turn 1 of 2"));
    }

    @Test
    void whatTheSidesHaveIsCalledAsTheRulebookRemarksIt() {
        String rulebook = TABLE.replace("board Field", """
                Side has
                  orderPoints: 0..9 = 3 "order points"
                  extra: 0..9 = 1       "what nobody would want to read in every header"
                board Field""");

        assertThat(play(rulebook, SMALL).readable())
                .contains("Red 3 order points, 1 extra   Blue 3 order points, 1 extra");
    }

    @Test
    void whatHappenedLastStandsInFullBelowTheTable() {
        FakeScreen screen = play(TABLE, SMALL, "Second cohort", "front", "do it");

        assertThat(screen.readable().lines().toList())
                .contains("  Red answers 'Move: mover': Second cohort", "  Second cohort: moved")
                .anyMatch(line -> line.startsWith("  Red rolls hit for 'Shoot' (1d6, roll "))
                .doesNotContain("  Red answers 'Shoot': do it");
    }

    @Test
    void nobodyLearnsByTryingHowDiceWillFall() {
        FakeScreen screen = play(TABLE, SMALL, "skip", "try do it");

        String tried = screen.readable().substring(screen.readable().indexOf("try do it"));
        assertThat(tried).contains("then dice are rolled").doesNotContain("rolls", "hit:");
    }

    @Test
    void everythingFitsOnASmallScreen() {
        FakeScreen screen = play(TABLE, SMALL, "Second cohort", "front", "skip");

        for (String drawn : screen.readable().split("A table, One")) {
            assertThat(drawn.lines().count()).isLessThanOrEqualTo(24);
            assertThat(drawn.lines()).allMatch(line -> line.length() <= 80);
        }
    }

    @Test
    void hexesThatCanBeChosenCarryTheirLabels() {
        FakeScreen screen = play(HEXES, SMALL);

        assertThat(screen.readable()).contains("""
                       5     ·    A Tanks ↑
                  3 4     a↙      a Guns ↙
                       A↑    ·
                  2 2     3
                       1     ·
                  1 ·     ·
                """);
    }

    @Test
    void whatLiesBetweenHexesIsDrawnBetweenThemAndToldBesideThem() {
        FakeScreen screen = play(SIDES, SMALL);

        assertThat(screen.readable()).contains("""
                       ·     ·    A Tanks
                  3 ·     ·       ≈ river (between two spaces)
                       A ≈   ·    ═ Old road (between two spaces)
                  2 · ≈≈  ·       ▓ Stone wall (between two spaces)
                       · ═   ·
                  1 · ═   · ▓
                """);
    }

    @Test
    void squaresMakeRoomForWhatLiesBetweenThem() {
        String squares = SIDES.replace("hexes 4 x 3", "squares 4 x 3, 4 neighbours")
                .replace("b1 - b2, a2 - b2 - c3", "b1 - b2 - c2 - c3")
                .replace("a1 - b1 - c2", "a1 - b1 - c1");
        FakeScreen screen = play(squares, new TerminalStyle(false, false, 80, 24));

        assertThat(screen.readable()).contains("""
                  3 .  .  .  .    A Tanks
                          ~       ~ river (between two spaces)
                  2 .  A ~.  .    = Old road (between two spaces)
                       ~          # Stone wall (between two spaces)
                  1 . =. =. #.
                """);
    }
}
