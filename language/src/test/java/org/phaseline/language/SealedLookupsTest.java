package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;

/** Who stands or goes where is looked up in an index on large maps; what is set under seal is in it only for whoever has set it. */
class SealedLookupsTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static final String TEXT = """
            rulebook "Sealed goals"
            language 2
            side Red
            side Blue
            board Map: hexes 5 x 5
            piece Unit on Map
            Unit has
              side: Side
              goal: Map or none = none
            roster Unit: side, at
              r x 10 "Red {n}": Red, a1
              b x 10 "Blue {n}": Blue, e5
            length 2 game turns
            game turn "Turn"
              1 "Plot" both must secretly, revealed together
                for each n in 1..2
                  choose u from Unit where it.side is actor
                  choose hex from Map where h: no (Unit where it.goal is h)
                  u.goal = hex
              2 "Look" Red must
            """;

    private final Umpire umpire = umpire();
    private Position position = ((Ruling.Accepted) umpire.begin()).position();

    private static Umpire umpire() {
        Loaded loaded = Loader.load(RulebookText.of("goals.sop", TEXT), "", List.of(), List.of());
        CompiledRulebook rulebook = loaded.rulebook().orElseThrow(() -> new AssertionError(loaded.problems()));
        return new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), false);
    }

    private List<String> offered(int seat) {
        return asked(seat).choices().stream().map(LegalChoice::word).toList();
    }

    private OpenDecision asked(int seat) {
        return umpire.decisions(position).stream()
                .filter(each -> each.isFor(seat))
                .findFirst()
                .orElseThrow();
    }

    private void answer(int seat, String word) {
        OpenDecision decision = asked(seat);
        LegalChoice choice = decision.choice(word).orElseThrow(() -> new AssertionError(word + " of " + decision));
        position = ((Ruling.Accepted) umpire.rule(position, new Answer.Pick(decision.id(), seat, choice.item(), "")))
                .position();
    }

    @Test
    void aGoalThatOneHasWrittenIsTakenForThemAndFreeForTheOther() {
        answer(RED, offered(RED).getFirst());
        answer(RED, "c3");
        answer(RED, offered(RED).getFirst());
        answer(BLUE, offered(BLUE).getFirst());

        // Both are asked at the same time, and both menus are worked out one after the other.
        assertThat(offered(RED)).doesNotContain("c3").contains("c4");
        assertThat(offered(BLUE)).contains("c3", "c4");
        answer(BLUE, "c3");
        answer(BLUE, offered(BLUE).getFirst());
        answer(RED, "c4");
        assertThat(offered(BLUE)).doesNotContain("c3").contains("c4");
    }
}
