package org.phaseline.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.cli.play.FakeScreen.play;

import org.junit.jupiter.api.Test;
import org.phaseline.cli.terminal.TerminalStyle;

class MapScreenTest {

    private static final TerminalStyle SCREEN = new TerminalStyle(false, true, 80, 40);
    private static final TerminalStyle PLAIN_SIGNS = new TerminalStyle(false, false, 80, 40);

    private static final String VALLEY = """
            rulebook "Valley"
            language 2
            kind Ground: clear, wood, water
            side Red "The Reds"
            side Blue "The Blues"
            board Map: hexes 5 x 3, numbered 0101 from the north, even columns south
            boxes of Map: deadPile "Dead pile", reserve "Reserve" next to 0101
            Map has
              ground: Ground = clear
              tokens: 0..999 = 0
              holder: Side or none = none
              burning: flag = no
            map Map: ground
              ~: water
              . w . . ~
              . w w . ~
              . . . . ~
            roster Map: tokens, holder
              0101: 3, Red
              0403: 12, Blue
              0303: 120, none
            roster Map: burning
              0201: yes
            piece Unit on Map
            Unit has
              side: Side
            roster Unit: side, at
              guard "Guard": Red, 0202
              lancers "Lancers": Blue, 0202
              foot x 3 "Foot {n}": Blue, 0402
              lost "Lost legion": Red, deadPile
              late "Late ones": Red, none
            symbols Map by ground, showing tokens, holder, burning
              wood: wood
              water: water
            length 2 game turns
            game turn "Turn"
              "Move"                        Red may
                choose hex from neighbours(guard.at) + {reserve}
                guard.at = hex
            """;

    private static final String CROWD = """
            rulebook "Crowd"
            language 2
            side Red
            side Blue
            board Map: hexes 6 x 6
            piece Unit on Map
            Unit has
              side: Side
            roster Unit: side, at
              foot x 27 "Foot {n}": Red, a1
              horse "Horse": Red, c3
            game turn "Turn"
              "Move"                        Red may
                choose u from {horse} "Who moves?"
                u.at = d4
            """;

    @Test
    void piecesThatShareALetterSayWhereTheyStandAndOnlyTheOneThatCanBeChosenIsMarked() {
        // Foot 2 and the horse are the 2nd and the 28th piece.
        assertThat(play(CROWD, new TerminalStyle(false, true, 80, 60)).readable())
                .contains("C Foot 3\n", "Z Foot 26\n", "B Foot 2 (a1)\n", "B*Horse (c3)\n");
    }

    @Test
    void aMapShowsItsGroundItsValuesItsStacksAndItsBoxes() {
        assertThat(play(VALLEY, SCREEN).readable()).contains("""
                 01 · R   ·     ≈    A Guard
                     3 f     ·  ≈    a Lancers
                 02 d  ♣  e     ≈    b Foot 1
                       Aa ♣  d3 ≈    c Foot 2
                 03 a  ♣  c     ≈    d Foot 3
                       b     · B≈    B Lost legion
                              12     0202: A Guard, a Lancers
                    01 02 03 04 05   0402: b Foot 1, c Foot 2, d Foot 3
                                     Dead pile: B Lost legion
                                     Reserve: empty
                                     burning: 0201
                                     holder The Blues: 0403
                                     holder The Reds: 0101
                                     tokens 120: 0303
                                     ≈ water  ♣ wood
                """);
    }

    @Test
    void whatCanBeLaidOverTheBoardIsListedAndDrawn() {
        String text = VALLEY + """
                overlay "Zone of {s}" for each s in sides: zone(Unit where it.side is s and it.at is not deadPile)
                overlay "Tokens": Map where it.tokens > 0 by it.tokens
                """;

        assertThat(play(text, SCREEN, "show", "show zone of the b", "show 3", "show zo", "show x", "quit")
                        .readable())
                .contains("  1  Zone of The Reds")
                .contains("Zone of The Blues: 10 spaces")
                .contains("Tokens: 3 spaces")
                .contains("0303 120, 0403 12, 0101 3")
                .contains("'zo' could be any of these:")
                .contains("Nothing that can be shown is called 'x':");
        assertThat(play(VALLEY, SCREEN, "show", "quit").readable())
                .contains("This rulebook has nothing to lay over a board.");
    }

    @Test
    void withoutUnicodeTheGroundHasPlainSigns() {
        assertThat(play(VALLEY, PLAIN_SIGNS).readable()).contains("~ water  & wood");
    }

    @Test
    void aHexIsChosenByItsPrintedNumberWithEveryZero() {
        assertThat(play(VALLEY, SCREEN, "0302").readable()).contains("Guard at: 0202 becomes 0302");
        assertThat(play(VALLEY, SCREEN, "302").readable())
                .contains("'302' is not one of the choices")
                .doesNotContain("becomes 0302");
    }

    @Test
    void aBoxIsChosenByItsTitleAndItsName() {
        assertThat(play(VALLEY, SCREEN, "Reserve").readable()).contains("Guard at: 0202 becomes Reserve");
        assertThat(play(VALLEY, SCREEN, "reserve").readable()).contains("Guard at: 0202 becomes Reserve");
    }

    @Test
    void piecesOffTheMapAreInTheState() {
        assertThat(play(VALLEY, SCREEN, "state").readable()).contains("Not on a board\n  The Reds: Late ones\n");
    }

    @Test
    void squaresWithGroundHaveRoomForIt() {
        String squares = VALLEY.replace(
                        "hexes 5 x 3, numbered 0101 from the north, even columns south", "squares 5 x 3")
                .replace("0101", "a1")
                .replace("0201", "b1")
                .replace("0202", "b2")
                .replace("0303", "c3")
                .replace("0402", "d2")
                .replace("0403", "d3");
        assertThat(play(squares, SCREEN).readable()).contains("""
                  3 6  7  8  · B≈    A Guard
                       ♣      12≈    a Lancers
                  2 4  Aa 5  d3 ≈    b Foot 1
                       ♣  ♣     ≈    c Foot 2
                  1 1 R2  3  ·  ≈    d Foot 3
                     3          ≈    B Lost legion
                    a  b  c  d  e    b2: A Guard, a Lancers
                """);
    }

    @Test
    void ofALargeMapThePartIsShownWhereSomethingCanBeDone() {
        String large = VALLEY.replace("hexes 5 x 3,", "hexes 61 x 40,")
                .replace("map Map: ground\n  ~: water\n  . w . . ~\n  . w w . ~\n  . . . . ~\n", "")
                .replace("0202", "5030");
        FakeScreen screen = play(large, SCREEN);

        assertThat(screen.readable()).contains("shows 4238 to 57").contains("Aa");
        assertThat(screen.readable().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void aSpaceNeverShowsAPieceThatIsNotSeen() {
        String lurkers = """
                rulebook "Lurkers"
                language 2
                side Red
                side Blue
                board Map: squares 3 x 1
                piece Team, unseen while it.hidden
                Team has
                  side: Side
                  hidden: flag = yes
                roster Team: side, hidden
                  scouts "Scouts": Red, yes
                  guides "Guides": Red, no
                Map has
                  lurker: Team or none = none
                roster Map: lurker
                  a1: scouts
                  c1: guides
                symbols Map showing lurker
                length 1 game turns
                game turn "Turn"
                  "Wait"                        Blue may
                """;
        assertThat(play(lurkers, SCREEN).readable())
                .contains("lurker Guides: c1")
                .doesNotContain("Scouts")
                .doesNotContain("not told");
    }

    @Test
    void anAreaMapIsAListOfAreasWithWhatIsInThemAndNextToThem() {
        String areas = """
                rulebook "Straits"
                language 2
                side Red
                side Blue
                board Europe: areas
                  brest "Brest" next to paris
                  paris "Paris" next to burgundy
                  burgundy "Burgundy"
                  iceland "Iceland"
                Europe has
                  supply: 0..9 = 0
                roster Europe: supply
                  paris: 3
                piece Army on Europe
                Army has
                  side: Side
                roster Army: side, at
                  first "First army": Red, paris
                  second "Second army": Red, paris
                symbols Europe: showing supply
                length 2 game turns
                game turn "Turn"
                  "Move"                        Red may
                    choose there from neighbours(first.at)
                    first.at = there
                """.replace("symbols Europe: showing supply", "symbols Europe showing supply");
        assertThat(play(areas, SCREEN, "Burgundy").readable())
                .contains("""
                1   Brest     next to Paris
                    Paris     supply 3; A First army, B Second army  next to Brest, Burgundy
                2   Burgundy  next to Paris
                    Iceland
                """)
                .contains("First army at: Paris becomes Burgundy");
    }

    private static final String GULF = """
            rulebook "Gulf"
            language 2
            kind Order: hold "Hold", move "Move"
            side Red
            side Blue
            board Gulf: areas
              alpha "The Alpha Anchorage" next to bravo, charlie, delta, echo
              bravo "The Bravo Anchorage" next to charlie, delta, echo
              charlie "The Charlie Anchorage"
              delta "The Delta Anchorage"
              echo "The Echo Anchorage"
            Gulf has
              lit: Side or none = none "lit by"
            roster Gulf: lit
              bravo: Blue
            symbols Gulf showing lit
            piece Fleet on Gulf
            Fleet has
              side: Side
              guns: 0..9 = 3 "guns"
              order: Order = hold
            roster Fleet: side, at
              home "Home fleet": Red, alpha
              high "High fleet": Blue, alpha
            symbols Fleet: ship, showing order
            length 2 game turns
            game turn "Turn"
              1 "Orders" both must secretly
                for each f in Fleet where it.side is actor
                  choose order from Order "What does {f} do?"
                  f.order = order
              2 "Open them" automatic: reveal [1]
            """.replace(
                    "symbols Fleet: ship, showing order", "symbols Fleet by order, showing order\n  hold, move: ship");

    /** The last screen without what breaks its lines. */
    private static String flat(FakeScreen screen) {
        return screen.moments.getLast().readable().replaceAll("\\s+", " ");
    }

    @Test
    void anAreaMapTellsOfItsPiecesAndSpacesWhatAnyOtherMapTells() {
        assertThat(flat(play(GULF, SCREEN, "")))
                .contains("A Home fleet (3 guns, order Hold), a High fleet (3 guns, order Hold)")
                .contains("lit by Blue");
    }

    @Test
    void ordersUnderSealAreOnTheMapOfWhoWroteThemAndOnNoOther() {
        assertThat(flat(play(GULF, SCREEN, "", "Move")))
                .contains("A Home fleet (3 guns, order Move), a High fleet (3 guns, order Hold)");
        assertThat(flat(play(GULF, SCREEN, "", "Move", "ready", "")))
                .contains("A Home fleet (3 guns, order Hold), a High fleet (3 guns, order Hold)")
                .doesNotContain("order Move");
    }

    @Test
    void aTitleWithAnArticleIsWrittenAsItStandsInASentenceAndBeginsOneWithACapital() {
        String small = GULF.replace("\"The ", "\"the ")
                .replace(
                        "1 \"Orders\" both must secretly",
                        "0 \"Sail\" Red must\n    choose goal from Gulf\n    home.at = goal\n    tell \"{goal} is far from {high.at}. {home.at} is safe\"\n  1 \"Orders\" both must secretly");

        FakeScreen screen = play(small, SCREEN, "bravo");

        assertThat(screen.moments.getFirst().readable().replaceAll("\\s+", " "))
                .contains("1 The Alpha Anchorage 2 The Bravo Anchorage")
                .contains("next to the Bravo Anchorage, the Charlie Anchorage");
        assertThat(flat(screen))
                .contains("The Bravo Anchorage is far from the Alpha Anchorage. The Bravo Anchorage is safe");
    }

    @Test
    void whatAnAreaIsNextToIsBrokenAndNotCut() {
        FakeScreen screen = play(GULF, SCREEN, "", "board");

        assertThat(flat(screen))
                .contains(
                        "next to The Bravo Anchorage, The Charlie Anchorage, The Delta Anchorage, The Echo Anchorage");
        assertThat(screen.moments.getLast().readable().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void onASmallScreenOneLineMustDoForWhatAnAreaIsNextTo() {
        TerminalStyle small = new TerminalStyle(false, true, 60, 12);

        assertThat(flat(play(GULF, small, ""))).contains("next to The Bravo Anchorage, The\u2026");
    }

    @Test
    void theGroundIsCalledAsTheRulebookCallsItWhateverIsDrawn() {
        String market = """
                rulebook "Markets"
                language 2
                kind Ground: field, town "Market town", village
                side Red
                side Blue
                board Vale: areas
                  ashby "Ashby" next to stowe
                  stowe "Stowe"
                Vale has
                  ground: Ground = field
                roster Vale: ground
                  ashby: town
                board Map: hexes 2 x 1
                Map has
                  soil: Ground = village
                symbols Vale by ground
                  town, village: building
                symbols Map by soil
                  town, village: building
                game turn "Turn"
                  "Wait"                        Red must
                """;
        assertThat(play(market, SCREEN).readable())
                .contains("Ashby  Market town  next to Stowe")
                .contains("# village")
                .doesNotContain("building");
    }
}
