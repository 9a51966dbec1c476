package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.language.RulebookText;

/** What a seat is told besides what stands on the table: what steps are called now, its own secrets, and that they are secret. */
class OwnSightTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static final String GULF = """
            rulebook "Gulf"
            language 2
            side Red "the Reds", plural
            side Blue "the Blues", plural
            board Bay: areas
              mole "the Mole" at (0, 0) next to spit
              spit "the Spit" at (1, 0)
            piece Boat on Bay
            Boat has
              side: Side
              goal: Bay or none = none
            roster Boat: side, at
              heron "Heron": Red, mole
            piece Card, unseen while it.held
            Card has
              side: Side
              held: flag = yes
            roster Card: side, held
              ace "Ace": Red, yes
              king "King": Red, no
            game turn "Day"
              for each phasing in sides
                1 "Turn of {phasing}" phasing must
              2 "Orders" Red must secretly
                for each b in Boat where it.side is actor
                  choose goal from Bay "Where to?"
                  b.goal = goal
              3 "Rest" Red must
            """;

    private final Umpire umpire =
            Chance.umpire(Shelf.load(RulebookText.of("test.sop", GULF), "", List.of(), List.of()), 1);
    private Position position = Chance.accepted(umpire.begin()).position();

    private void answer(int seat, String word) {
        OpenDecision decision = umpire.decisions(position).stream()
                .filter(each -> each.isFor(seat))
                .findFirst()
                .orElseThrow();
        Answer answer = new Answer.Pick(
                decision.id(), seat, decision.choice(word).orElseThrow().item(), "");
        position = Chance.accepted(umpire.rule(position, answer)).position();
    }

    private List<String> titles(int viewer) {
        return umpire.sighting(position, viewer).titles().stream()
                .map(Sighting.StepTitle::title)
                .toList();
    }

    @Test
    void aStepIsCalledAsItIsThisTime() {
        assertThat(titles(BLUE)).containsExactly("Turn of the Reds");
        answer(RED, "done");
        assertThat(titles(BLUE)).containsExactly("Turn of the Blues");
        answer(BLUE, "done");
        assertThat(titles(RED)).as("of a step that is called as it is printed").isEmpty();
    }

    @Test
    void aSeatSeesWhichOfItsPiecesOthersDoNotSee() {
        assertThat(umpire.sighting(position, RED).pieces())
                .filteredOn(Sighting.Piece::unseen)
                .extracting(Sighting.Piece::name)
                .containsExactly("Ace");
        assertThat(umpire.sighting(position, BLUE).pieces()).noneMatch(Sighting.Piece::unseen);
    }

    @Test
    void onlyWhoWritesAnOrderUnderSealIsToldWhereItLeads() {
        answer(RED, "done");
        answer(BLUE, "done");
        answer(RED, "the Spit");

        assertThat(umpire.sighting(position, RED).sealed())
                .containsExactly(new Sighting.Sealed("Boat", 0, "goal", 1, "goal of Heron: the Spit"));
        assertThat(umpire.sighting(position, BLUE).sealed()).isEmpty();
        assertThat(umpire.sighting(position, Visibility.EVERYBODY).sealed()).isEmpty();
    }
}
