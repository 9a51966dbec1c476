package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Preview;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.language.RulebookText;

/** Two games that differ only in where somebody hides show the others the same, whatever they try or ask for. */
class HiddenPiecesTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    /** Blue lays a mine that only Blue sees; Red walks. */
    private static final String MINE = """
            rulebook "A hidden mine"
            side Red
            side Blue
            board Map: squares 4 x 4
            Side has
              losses: 0..9 = 0 "losses"
            piece Team on Map, unseen while it.hidden
            Team has
              side: Side
              hidden: flag = yes
            roster Team: side, at
              mine: Blue, a1
            length 3 game turns
            game turn "T"
              1 "Lay the mine" Blue must
                choose u from Team where it.side is Blue "Which mine?"
                choose spot from Map "Where does {u} lie?"
                u.at = spot
              2 "Walk" Red must
                choose hex from {b2, c3, d4} "Where do you go?"
                if mine.at is hex: Red.losses += 5
              3 "Look" Red must
            """;

    /** Red hides under one of two counters, and may put it off; Blue turns one of them over. */
    private static final String SEEK = """
            rulebook "Hide and seek"
            side Red
            side Blue
            piece Team, unseen while it.hidden
            Team has
              side: Side
              hidden: flag = yes
            piece Counter
            Counter has
              side: Side
              team: Team or none
              teams: set of Team
              looks: 0..9 = 0
            scenario One "One"
              length 2 game turns
              roster Team: side, hidden
                mg "Machine gun": Red, yes
                patrol "Patrol": Blue, no
              roster Counter: side
                c1 "Counter 1": Red
                c2 "Counter 2": Red
            game turn "Turn"
              "Hide" Red must
                choose t from Team where it.side is Red and it.hidden
                choose k from Counter
                k.team = t
                add t to k.teams
              "Look" Blue must
                choose k2 from Counter where it.side is Red
                k2.looks += 1
                if k2.team is not none
                  k2.team.hidden = no
                  k2.team = none
              "Go on" Red must
            """;

    private static Umpire umpire(String text) {
        CompiledRulebook rulebook = Shelf.load(RulebookText.of("test.sop", text), "", List.of(), List.of());
        return Chance.umpire(rulebook, 1);
    }

    private static Position played(Umpire umpire, String... words) {
        Position position = Chance.accepted(umpire.begin()).position();
        for (String word : words) {
            OpenDecision decision = umpire.decisions(position).getFirst();
            Answer answer = Chance.pick(decision, decision.choice(word).orElseThrow());
            position = Chance.accepted(umpire.rule(position, answer)).position();
        }
        return position;
    }

    private static void mustLookAlike(Umpire umpire, Position one, Position other, int stranger) {
        for (int viewer : new int[] {Visibility.EVERYBODY, stranger}) {
            for (long seed = 0; seed < 20; seed++) {
                assertThat(AllShown.to(umpire, other, viewer, seed))
                        .as("viewer %d, seed %d", viewer, seed)
                        .isEqualTo(AllShown.to(umpire, one, viewer, seed));
            }
        }
    }

    @Test
    void whereAMineLiesNobodyLearnsByTryingToWalkThere() {
        Umpire umpire = umpire(MINE);
        mustLookAlike(umpire, played(umpire, "mine", "c3"), played(umpire, "mine", "a4"), RED);
    }

    @Test
    void underWhichCounterSomebodyHidesNobodyLearnsByTryingToTurnItOver() {
        Umpire umpire = umpire(SEEK);
        Position one = played(umpire, "Machine gun", "Counter 1");
        mustLookAlike(umpire, one, played(umpire, "Machine gun", "Counter 2"), BLUE);
        assertThat(AllShown.to(umpire, one, BLUE, 0).toString())
                .contains("not told")
                .doesNotContain("Machine gun");
    }

    @Test
    void aPreviewTellsWhatCanBeKnown() {
        Umpire umpire = umpire(SEEK);
        Position position = played(umpire, "Machine gun", "Counter 1");
        OpenDecision decision = umpire.decisions(position).getFirst();
        Preview preview = umpire.preview(
                        position,
                        BLUE,
                        Chance.pick(decision, decision.choice("Counter 1").orElseThrow()))
                .orElseThrow();
        assertThat(preview.news())
                .extracting(report -> ((Report.Changed) report).name())
                .containsExactly("looks");
        assertThat(preview.isFinal()).isFalse();
    }

    @Test
    void whatIsSetByHandIsToldTheSameWhetherSomebodyHidesThereOrNot() {
        Umpire umpire = umpire(SEEK);
        List<List<Report>> told = new ArrayList<>();
        for (String counter : List.of("Counter 1", "Counter 2")) {
            Position position = played(umpire, "Machine gun", counter);
            Ruling ruling =
                    umpire.correct(position, BLUE, new Correction.SetValue("Counter.team", "Counter 1", "none"));
            told.add(Chance.accepted(ruling).reports().stream()
                    .filter(umpire.visibility(BLUE)::maySee)
                    .toList());
        }
        assertThat(told.getFirst()).isEqualTo(told.getLast());
    }
}
