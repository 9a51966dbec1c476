package org.phaseline.journal.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** Whatever Red decides unseen, in every possible way, Blue sees and hears the same until it is revealed. */
class SecrecyTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    /** What Blue knows: what they see, and every report they were told on the way. */
    private record Knowledge(Sighting seen, List<Report> heard) {}

    private record Moment(Position position, List<Report> heard) {}

    private final List<Knowledge> deciding = new ArrayList<>();
    private final List<Moment> decided = new ArrayList<>();
    private Umpire umpire = umpire("sealed/revealed-together.sop");

    @Test
    void nobodySeesWhereInASealedStepAnotherStands() {
        everyWayOfRed(umpire("sealed/revealed-together.sop"));

        assertThat(deciding).hasSizeGreaterThan(10);
        assertThat(deciding).as("while Red decides").containsOnly(deciding.get(0));
    }

    @Test
    void nobodyCanTellOneReadyDecisionFromAnother() {
        everyWayOfRed(umpire("sealed/revealed-together.sop"));

        List<Knowledge> ready = decided.stream().map(this::knowledge).toList();
        assertThat(ready).hasSizeGreaterThan(4);
        assertThat(ready).as("when Red is ready").containsOnly(ready.get(0));
    }

    @Test
    void whatIsNotRevealedStaysSealedWhenTheSequenceGoesOn() {
        everyWayOfRed(umpire("sealed/kept-until-revealed.sop"));

        List<Knowledge> after = decided.stream().map(this::blueIsReadyToo).toList();
        assertThat(after).hasSizeGreaterThan(3);
        assertThat(after.get(0).seen.decisions().get(0).prompt()).isEqualTo("Option");
        assertThat(after).as("in the next step").containsOnly(after.get(0));
    }

    private static Umpire umpire(String sop) {
        try {
            RulebookText text = Cases.text(Cases.FOLDER.resolve(sop));
            var rulebook =
                    Loader.load(text, "", List.of(), List.of()).rulebook().orElseThrow();
            return new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), false);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void everyWayOfRed(Umpire played) {
        umpire = played;
        deciding.clear();
        decided.clear();
        Ruling.Accepted begun = (Ruling.Accepted) umpire.begin();
        explore(new Moment(begun.position(), List.of()));
    }

    private void explore(Moment moment) {
        OpenDecision decision = decision(moment.position, RED);
        if (!decision.awaited()) {
            decided.add(moment);
            return;
        }
        deciding.add(knowledge(moment));
        for (LegalChoice choice : decision.choices()) {
            if (!choice.word().equals("change")) {
                explore(answered(moment, RED, decision, choice));
            }
        }
    }

    private Knowledge blueIsReadyToo(Moment redIsReady) {
        Moment moment = redIsReady;
        while (!decision(moment.position, BLUE).prompt().equals("Option")) {
            OpenDecision decision = decision(moment.position, BLUE);
            moment = answered(moment, BLUE, decision, decision.choices().get(0));
        }
        return knowledge(moment);
    }

    private OpenDecision decision(Position position, int seat) {
        return umpire.decisions(position).stream()
                .filter(decision -> decision.isFor(seat))
                .findFirst()
                .orElseThrow();
    }

    private Moment answered(Moment moment, int seat, OpenDecision decision, LegalChoice choice) {
        Answer answer = new Answer.Pick(decision.id(), seat, choice.item(), "for my eyes only");
        Ruling.Accepted ruling = (Ruling.Accepted) umpire.rule(moment.position, answer);
        List<Report> heard = new ArrayList<>(moment.heard);
        ruling.reports().stream()
                .filter(report -> umpire.visibility(BLUE).maySee(report))
                .forEach(heard::add);
        return new Moment(ruling.position(), heard);
    }

    private Knowledge knowledge(Moment moment) {
        return new Knowledge(umpire.sighting(moment.position, BLUE), moment.heard);
    }
}
