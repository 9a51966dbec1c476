package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.CorrectionRequest;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.language.RulebookText;

/** How far somebody is in a sealed step, and which way they go through it, nobody else can tell. */
class SealedStepsTest {

    private static final int RED = 0;

    private static final String ORDERS = """
            rulebook "Orders"
            kind Plan: raid, hold
            side Red
            side Blue
            game turn "Day"
              1 "Plan" both must secretly, revealed together
                choose plan from Plan
                1A "Mark the raid" must if plan is raid
                1B "Arm" may
                choose second from Plan
              2 "Rest" Red must
            """;

    private static Umpire umpire() {
        return umpire(ORDERS);
    }

    private static Umpire umpire(String text) {
        return Chance.umpire(Shelf.load(RulebookText.of("test.sop", text), "", List.of(), List.of()), 1);
    }

    /** Positions while Red decides, each one answer further than the one before. */
    private static List<Position> on(Umpire umpire, String... words) {
        List<Position> positions = new ArrayList<>();
        positions.add(Chance.accepted(umpire.begin()).position());
        for (String word : words) {
            Position position = positions.getLast();
            OpenDecision decision = umpire.decisions(position).stream()
                    .filter(each -> each.isFor(RED) && each.awaited())
                    .findFirst()
                    .orElseThrow();
            Answer answer = new Answer.Pick(
                    decision.id(), RED, decision.choice(word).orElseThrow().item(), "a note on " + word);
            positions.add(Chance.accepted(umpire.rule(position, answer)).position());
        }
        return positions;
    }

    @Test
    void everyPlaceInASealedStepLooksTheSameToTheOthers() {
        Umpire umpire = umpire();
        List<Position> positions = new ArrayList<>(on(umpire, "raid", "done", "done", "hold"));
        positions.addAll(on(umpire, "hold", "skip", "raid"));
        for (int viewer : new int[] {Visibility.EVERYBODY, 1 - RED}) {
            for (Position position : positions) {
                assertThat(AllShown.to(umpire, position, viewer, 3))
                        .as("viewer %d", viewer)
                        .isEqualTo(AllShown.to(umpire, positions.getFirst(), viewer, 3));
            }
        }
    }

    private static final String ONE_BY_ONE = """
            rulebook "One by one"
            side Red
            side Blue
            piece Ship
            Ship has
              side: Side
              berth: 0..4 = 0
            roster Ship: side
              heron "Heron": Red
              pike "Pike": Blue
            game turn "Day"
              1 "Plot" both may secretly, any number of times
                choose s from Ship where it.side is actor
                choose n from 1..4
                s.berth = n
              2 "Open" automatic
                reveal [1]
              3 "Go on" Red must
            """;

    @Test
    void whatSomebodyGoesBackToLooksTheSameAsWhatTheyBegin() {
        Umpire umpire = umpire(ONE_BY_ONE);
        List<Position> writing = List.of(
                on(umpire).getLast(),
                on(umpire, "heron", "3", "no more", "change").getLast(),
                on(umpire, "heron", "3", "no more", "change", "heron", "2", "no more")
                        .getLast(),
                on(umpire, "heron", "3", "no more", "start over").getLast());
        Position ready = on(umpire, "heron", "1", "no more", "ready").getLast();
        for (int viewer : new int[] {Visibility.EVERYBODY, 1 - RED}) {
            for (Position position : writing) {
                assertThat(AllShown.to(umpire, position, viewer, 3))
                        .as("viewer %d", viewer)
                        .isEqualTo(AllShown.to(umpire, writing.getFirst(), viewer, 3));
            }
            assertThat(AllShown.to(umpire, as(umpire, ready, RED, "change"), viewer, 3))
                    .isEqualTo(AllShown.to(umpire, as(umpire, ready, RED, "start over"), viewer, 3))
                    .isEqualTo(AllShown.to(umpire, writing.getFirst(), viewer, 3));
        }
    }

    @Test
    void thatSomebodyIsReadyMayBeSeenAndNothingMore() {
        Umpire umpire = umpire();
        Position raid = on(umpire, "raid", "done", "done", "hold", "ready").getLast();
        Position hold = on(umpire, "hold", "skip", "raid", "ready").getLast();
        for (int viewer : new int[] {Visibility.EVERYBODY, 1 - RED}) {
            assertThat(AllShown.to(umpire, hold, viewer, 3)).isEqualTo(AllShown.to(umpire, raid, viewer, 3));
        }
        assertThat(umpire.openSighting(raid).awaited()).anyMatch(awaited -> awaited.ready());
    }

    @Test
    void whoIsNotAskedCannotMoveOnSomebodyWhoDecidesUnseen() {
        Umpire umpire = umpire(ORDERS.replace("both must secretly", "Red must secretly"));
        for (Position position : on(umpire, "raid", "done", "done", "hold")) {
            for (Correction correction : List.of(new Correction.Skip(), new Correction.GoTo("2"))) {
                assertThat(umpire.request(position, 1 - RED, correction))
                        .isEqualTo(new CorrectionRequest.Refused(
                                "Others are choosing in secret; only they can ask for this now."));
            }
            String unseen = umpire.decisions(position).getFirst().id();
            assertThat(umpire.request(position, 1 - RED, new Correction.Skip(unseen)))
                    .isEqualTo(new CorrectionRequest.Refused("Decision " + unseen + " is not open."));
        }
    }

    private static final String FLEETS = """
            rulebook "Fleets"
            kind Order: hold, sail, turn
            side Red
            side Blue
            piece Ship
            Ship has
              side: Side
              order: Order
              speed: 0..3
            roster Ship: side
              heron: Red
              snipe: Red
              teal: Red
              otter: Blue
            game turn "Day"
              1 "Plot" both must secretly
                for each s in Ship where it.side is actor, actor picks
                  choose order from Order
                  if order is hold: next s
                  s.order = order
                  if order is sail
                    choose n from 1..3
                    s.speed = n
              2 "Rest" Red must
              3 "Open" automatic if gameTurn > 1
                reveal [1]
              4 "Go on" Red must
            """;

    @Test
    void whoOrdersWhichPiecesAndHowManyLooksTheSameToTheOthers() {
        Umpire umpire = umpire(FLEETS);
        List<Position> positions = new ArrayList<>(on(umpire, "heron", "sail", "2", "teal", "turn", "sail", "3"));
        positions.addAll(on(umpire, "snipe", "hold", "heron", "hold", "hold"));
        for (int viewer : new int[] {Visibility.EVERYBODY, 1 - RED}) {
            for (Position position : positions) {
                assertThat(AllShown.to(umpire, position, viewer, 3))
                        .as("viewer %d", viewer)
                        .isEqualTo(AllShown.to(umpire, positions.getFirst(), viewer, 3));
            }
        }
        assertThat(umpire.sighting(positions.get(7), RED).ownSecrets())
                .containsSubsequence(
                        "Plot: heron, order sail",
                        "Plot: heron, speed 2",
                        "Plot: snipe, order sail",
                        "Plot: snipe, speed 3",
                        "Plot: teal, order turn");
    }

    @Test
    void whyTellsWhenWhatIsSealedWillBeRevealed() {
        assertThat(halts(FLEETS, RED)).contains("'1 Plot' goes on when all are ready, and stays sealed until '3 Open'");
        assertThat(halts(FLEETS, 1 - RED)).contains("it goes on when all are ready, and stays sealed until '3 Open'");
        String never = FLEETS.replace("    reveal [1]", "    note \"not yet\"");
        assertThat(halts(never, Visibility.EVERYBODY)).containsOnly("it goes on when all are ready, and stays sealed");
        String atOnce = ORDERS;
        assertThat(halts(atOnce, RED)).contains("'1 Plan' is revealed when all are ready");
    }

    private static List<String> halts(String text, int viewer) {
        Umpire umpire = umpire(text);
        return umpire.look(on(umpire).getFirst()).why(viewer).strands().stream()
                .flatMap(strand -> strand.halts().stream())
                .toList();
    }

    @Test
    void ordersThatWereNeverRevealedAreVoidWhenNewOnesAreGiven() {
        Umpire umpire = umpire(FLEETS);
        Position position = on(umpire, "heron", "sail", "2", "teal", "turn", "turn", "ready")
                .getLast();
        position = both(umpire, position, "hold", "ready", "done", "done");
        position = both(umpire, position, "heron", "hold", "snipe", "turn", "hold", "ready", "hold", "ready", "done");
        assertThat(umpire.openSighting(position).pieces().stream()
                        .map(piece -> piece.name() + " " + piece.values().get(1).value() + " "
                                + piece.values().get(2).value()))
                .containsExactly("heron hold 0", "snipe turn 0", "teal hold 0", "otter hold 0");
    }

    @Test
    void aCorrectionMeanwhileHoldsUntilTheOrdersAreRevealed() {
        Umpire umpire = umpire(FLEETS.replace(" if gameTurn > 1", ""));
        Position position = on(umpire, "heron", "sail", "2").getLast();
        for (Correction correction : List.of(
                new Correction.SetValue("Ship.speed", "heron", "3"),
                new Correction.SetValue("Ship.speed", "teal", "1"))) {
            position = Chance.accepted(umpire.correct(position, 1 - RED, correction))
                    .position();
        }
        assertThat(speeds(umpire, position)).containsExactly("3", "0", "1", "0");
        position = both(umpire, position, "snipe", "hold", "turn", "ready", "hold", "ready", "done");
        assertThat(speeds(umpire, position)).containsExactly("2", "0", "1", "0");
    }

    /** What is offered looks at the orders of all, and everybody else may be writing theirs. */
    private static final String CROWDED = """
            rulebook "Crowded"
            language 2
            side Red
            side Blue
            piece Ship
            Ship has
              side: Side
              berth: 0..4 = 0
            roster Ship: side
              heron: Red
              snipe: Red
              otter: Blue
              mink: Blue
            define free (n: number): flag = no (Ship where it.berth is n)
            game turn "Day"
              1 "Plot" both must secretly
                for each s in Ship where it.side is actor
                  choose n from 1..4 where free(it)
                  s.berth = n
              2 "Open" automatic
                reveal [1]
              3 "Go on" Red must
            """;

    private static List<String> berths(Umpire umpire, int seat, Position position) {
        return umpire.decisions(position).stream()
                .filter(decision -> decision.isFor(seat) && decision.awaited())
                .flatMap(decision -> decision.choices().stream())
                .map(LegalChoice::word)
                .toList();
    }

    @Test
    void whatOthersMayBeSettingIsReadAsItWas() {
        Umpire umpire = umpire(CROWDED);
        List<Position> positions = new ArrayList<>(on(umpire, "1", "2", "ready"));
        positions.addAll(on(umpire, "4", "3", "change", "everything", "2"));
        for (Position position : positions) {
            assertThat(berths(umpire, 1 - RED, position)).containsExactly("1", "2", "3", "4");
            assertThat(AllShown.to(umpire, position, Visibility.EVERYBODY, 3)
                            .equals(AllShown.to(umpire, positions.getFirst(), Visibility.EVERYBODY, 3)))
                    .isEqualTo(umpire.openSighting(position).awaited().stream().noneMatch(awaited -> awaited.ready()));
        }
        assertThat(berths(umpire, RED, positions.get(1))).containsExactly("2", "3", "4");
        assertThat(berths(umpire, RED, positions.getLast())).containsExactly("1", "3", "4");
    }

    @Test
    void whoWritesFirstChangesNothingForWhoReadsTheOrdersOfAll() {
        Umpire umpire = umpire(CROWDED);
        Position start = Chance.accepted(umpire.begin()).position();
        Position redFirst = as(umpire, start, RED, "1", "2", "ready");
        redFirst = as(umpire, redFirst, 1 - RED, "2", "1", "ready");
        Position blueFirst = as(umpire, start, 1 - RED, "2", "1", "ready");
        blueFirst = as(umpire, blueFirst, RED, "4", "2", "change", "answer 1", "1", "ready");
        Position mixed = as(umpire, start, RED, "1");
        mixed = as(umpire, mixed, 1 - RED, "2");
        mixed = as(umpire, mixed, RED, "2", "ready");
        mixed = as(umpire, mixed, 1 - RED, "1", "ready");
        assertThat(mixed.slots).containsExactly(redFirst.slots).containsExactly(blueFirst.slots);
        assertThat(mixed.hash()).isEqualTo(redFirst.hash());
    }

    private static Position as(Umpire umpire, Position from, int seat, String... words) {
        Position position = from;
        for (String word : words) {
            OpenDecision decision = umpire.decisions(position).stream()
                    .filter(each -> each.isFor(seat))
                    .findFirst()
                    .orElseThrow();
            Answer answer = new Answer.Pick(
                    decision.id(), seat, decision.choice(word).orElseThrow().item(), "");
            position = Chance.accepted(umpire.rule(position, answer)).position();
        }
        return position;
    }

    private static List<String> speeds(Umpire umpire, Position position) {
        return umpire.openSighting(position).pieces().stream()
                .map(piece -> piece.values().get(2).value())
                .toList();
    }

    /** Whoever is asked answers, Red first. */
    private static Position both(Umpire umpire, Position from, String... words) {
        Position position = from;
        for (String word : words) {
            OpenDecision decision = umpire.decisions(position).stream()
                    .filter(OpenDecision::awaited)
                    .findFirst()
                    .orElseThrow();
            Answer answer = new Answer.Pick(
                    decision.id(),
                    Long.numberOfTrailingZeros(decision.seats()),
                    decision.choice(word).orElseThrow().item(),
                    "");
            position = Chance.accepted(umpire.rule(position, answer)).position();
        }
        return position;
    }
}
