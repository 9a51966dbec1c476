package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Progress;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;

/** How the sequence beside the board shows steps that were done, and those that were not. */
class ProgressTest {

    private static final int RED = 0;

    private static final String RULEBOOK = """
            rulebook "Marches"
            language 2
            side Red
            side Blue
            game turn "Turn" by Red
              phase "Movement"
                1 "March" may, any number of times
                2 "Dig in" may
              phase "Fire"
                3 "Shoot" may
              4 "Count" must
            """;

    /** How far the steps are after these answers, by their titles. */
    private static String after(String... answers) {
        Loaded loaded = Loader.load(RulebookText.of("marches.sop", RULEBOOK), "", List.of(), List.of());
        CompiledRulebook rulebook = loaded.rulebook().orElseThrow(() -> new AssertionError(loaded.problems()));
        Umpire umpire = new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), false);
        Position position = ((Ruling.Accepted) umpire.begin()).position();
        for (String answer : answers) {
            OpenDecision decision = umpire.decisions(position).getFirst();
            long item = decision.choice(answer)
                    .orElseThrow(() -> new AssertionError(answer + " of " + decision))
                    .item();
            Ruling ruling = umpire.rule(position, new Answer.Pick(decision.id(), RED, item, ""));
            position = ((Ruling.Accepted) ruling).position();
        }
        List<Progress> progress = umpire.sighting(position, RED).progress();
        StringBuilder all = new StringBuilder();
        rulebook.outline()
                .steps()
                .forEach(step -> all.append(step.title())
                        .append(' ')
                        .append(progress.get(step.index()))
                        .append('\n'));
        return all.toString();
    }

    @Test
    void aStepThatWasDoneIsDoneAlsoWhenItWasDeclinedTheNextTime() {
        assertThat(after("done", "done", "no more", "skip"))
                .contains("March DONE", "Dig in NOT_DONE", "Movement DONE", "Shoot PRESENT", "Count TO_COME");
    }

    @Test
    void aPhaseInWhichNothingWasDoneIsOverLikeAnyOther() {
        assertThat(after("skip", "skip", "skip")).contains("March NOT_DONE", "Movement DONE", "Fire DONE");
    }
}
