package org.phaseline.laboratory.report;

import java.util.List;
import org.phaseline.bots.BotNotes;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.Step;
import org.phaseline.laboratory.play.Playtest;
import org.phaseline.laboratory.statistics.Proportion;
import org.phaseline.laboratory.tally.Tally;

/**
 * The games of one scenario, or of one version of it, as they are reported.
 *
 * @param changes what its text says otherwise than the version it is compared with, a line each
 */
public record Played(String title, Playtest playtest, Tally tally, List<String> changes) {

    public Played {
        changes = List.copyOf(changes);
    }

    public Played(String title, Playtest playtest, Tally tally) {
        this(title, playtest, tally, List.of());
    }

    CompiledRulebook rulebook() {
        return playtest.rulebook();
    }

    Parties parties() {
        return rulebook().outline().parties();
    }

    /** The sides that take part. */
    List<Integer> sides() {
        return Playtest.seatsOf(rulebook());
    }

    String side(int party) {
        return parties().get(party).title();
    }

    Proportion won(int party) {
        return new Proportion(tally.wonBy(party), tally.ended());
    }

    /** How often nobody has won. */
    Proportion nobody() {
        return new Proportion(tally.winners().getOrDefault(0L, 0L), tally.ended());
    }

    /** The steps of the game; what every rulebook has stands in no file and is none of them. */
    List<Step> steps() {
        return rulebook().outline().ownSteps();
    }

    /** Whether people carry out something that the umpire does not know: such games show less. */
    public boolean trustsPeople() {
        return BotNotes.isGuided(rulebook());
    }

    /** A step, as it is called, with the sequence it belongs to where it is not the game turn. */
    String step(int index) {
        var step = rulebook().outline().step(index);
        return step.sequence().isEmpty() ? step.called() : step.sequence() + ": " + step.called();
    }
}
