package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.CorrectionRequest;
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
}
