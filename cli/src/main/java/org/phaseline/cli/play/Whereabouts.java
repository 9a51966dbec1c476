package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.umpire.Decision;
import org.phaseline.engine.umpire.Progress;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Why;

/**
 * Where play stands, for a screen that all see or that only one seat sees: of a sealed choice nothing but the step that is
 * sealed.
 */
final class Whereabouts {

    private final PlayedGame game;

    /** The decisions whose way may be shown. */
    private final List<Decision> shown;

    Whereabouts(PlayedGame game, List<Decision> shown) {
        this.game = game;
        this.shown = shown;
    }

    /** Why we are here, as far as it may be told. */
    List<Why.Strand> strands() {
        List<Why.Strand> all = game.umpire().why(game.position()).strands();
        List<Decision> decisions = game.decisions();
        List<Why.Strand> strands = new ArrayList<>();
        for (int i = 0; i < Math.min(all.size(), decisions.size()); i++) {
            if (shown.contains(decisions.get(i))) {
                strands.add(all.get(i));
            }
        }
        int sealed = sealedStep();
        if (strands.isEmpty() && sealed >= 0) {
            String who = game.outline().parties().names(sealedParties());
            strands.add(Why.unseen(game.umpire().rulebook(), who, sealed));
        }
        return strands;
    }

    /** The way to the first decision that is waited for. */
    List<Integer> path() {
        List<Why.Strand> strands = strands();
        return strands.isEmpty() ? List.of() : strands.getFirst().path();
    }

    /** The innermost steps that stand still because the sequence was halted by hand. */
    List<Integer> halted() {
        if (game.position().roots.size() < 2) {
            return List.of();
        }
        List<Integer> playing = path();
        List<Progress> progress = game.sighting(0).progress();
        List<Integer> halted = new ArrayList<>();
        for (Step step : game.outline().steps()) {
            if (progress.get(step.index()) == Progress.PRESENT && !playing.contains(step.index())) {
                halted.remove(Integer.valueOf(step.parent()));
                halted.add(step.index());
            }
        }
        return halted;
    }

    private long sealedParties() {
        return game.decisions().stream()
                .filter(decision -> decision.sealed() && decision.awaited())
                .mapToLong(Decision::parties)
                .reduce(0, (a, b) -> a | b);
    }

    /** The step in which somebody decides unseen, as the others see it, or -1. */
    int sealedStep() {
        for (int seat = 0; seat < game.seats().all().size(); seat++) {
            for (Sighting.Awaited awaited : game.sighting(seat).awaited()) {
                if (awaited.sealed() && awaited.step() >= 0) {
                    return awaited.step();
                }
            }
        }
        return -1;
    }
}
