package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.language.syntax.Semantics;

/** What becomes of a step that is offered several times when one of the times is called off. */
class CancelledTimesTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static final String RULEBOOK = """
            rulebook "Cards"
            side Red
            side Blue
            event Played
            when Played "Stop it" Blue may
              cancel
            game turn "Turn" by Red
              1 "Play a card" %s, otherwise note "nothing was played"
                announce Played
                note "played"
              2 "The rest" must
            """;

    private final List<String> notes = new ArrayList<>();

    /** Who is asked what in the end, after these answers; everything noted on the way is in {@link #notes}. */
    private String play(String clauses, int semantics, String... answers) {
        RulebookText text = RulebookText.of("cards.sop", RULEBOOK.formatted(clauses));
        Loaded loaded = Loader.load(text, "", List.of(), List.of(), semantics);
        CompiledRulebook rulebook = loaded.rulebook().orElseThrow(() -> new AssertionError(loaded.problems()));
        Umpire umpire = new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), false);
        Position position = accept(umpire.begin());
        for (String answer : answers) {
            OpenDecision decision = umpire.decisions(position).getFirst();
            long item = decision.choice(answer)
                    .orElseThrow(() -> new AssertionError(answer + " of " + decision))
                    .item();
            int seat = decision.isFor(RED) ? RED : BLUE;
            position = accept(umpire.rule(position, new Answer.Pick(decision.id(), seat, item, "")));
        }
        return umpire.decisions(position).getFirst().prompt();
    }

    private Position accept(Ruling ruling) {
        Ruling.Accepted accepted = (Ruling.Accepted) ruling;
        for (Report report : accepted.reports()) {
            if (report instanceof Report.Told told) {
                notes.add(told.text());
            }
        }
        return accepted.position();
    }

    @Test
    void aTimeThatIsCalledOffCountsAndTheStepIsOfferedAgain() {
        String[] stopped = {"do it", "do it"};
        assertThat(play("may, up to 2 times", Semantics.LATEST, stopped)).isEqualTo("Play a card");
        String[] stoppedThenPlayed = {"do it", "do it", "do it", "skip"};
        assertThat(play("may, up to 2 times", Semantics.LATEST, stoppedThenPlayed))
                .isEqualTo("The rest");
        assertThat(notes).containsExactly("played");
    }

    @Test
    void whatElseIsToHappenHappensOnceAtTheEndIfEveryTimeWasCalledOff() {
        assertThat(play("may, up to 2 times", Semantics.LATEST, "do it", "do it", "do it", "do it"))
                .isEqualTo("The rest");
        assertThat(notes).containsExactly("nothing was played");
    }

    @Test
    void itAlsoHappensWhenTheStepIsDeclinedAfterwardsUnlessItWasDoneBefore() {
        assertThat(play("may, any number of times", Semantics.LATEST, "do it", "do it", "no more"))
                .isEqualTo("The rest");
        assertThat(notes).containsExactly("nothing was played");
        notes.clear();
        play("may, any number of times", Semantics.LATEST, "do it", "skip", "do it", "do it", "no more");
        assertThat(notes).containsExactly("played");
    }

    @Test
    void aGameBegunBeforeEndsTheStepAsItDid() {
        assertThat(play("may, up to 2 times", Semantics.FOURTH, "do it", "do it"))
                .isEqualTo("The rest");
        assertThat(notes).containsExactly("nothing was played");
    }
}
