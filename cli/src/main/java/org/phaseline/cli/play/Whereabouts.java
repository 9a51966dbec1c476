package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Progress;
import org.phaseline.engine.umpire.Why;

/** Where play stands, for a screen that all see or that only one seat sees. */
final class Whereabouts {

    private final PlayedGame game;
    private final int viewer;

    /** The decisions that stand on the screen. */
    private final List<OpenDecision> shown;

    Whereabouts(PlayedGame game, int viewer, List<OpenDecision> shown) {
        this.game = game;
        this.viewer = viewer;
        this.shown = shown;
    }

    /** Why we are here: the way to what is asked on this screen, or else all that may be told. */
    List<Why.Strand> strands() {
        Look look = game.look();
        List<Why.Strand> strands = shown.stream()
                .flatMap(decision -> look.strand(viewer, decision).stream())
                .toList();
        return strands.isEmpty() ? look.why(viewer).strands() : strands;
    }

    /** The way to the first decision that is waited for. */
    List<Integer> path() {
        List<Why.Strand> strands = strands();
        return strands.isEmpty() ? List.of() : strands.getFirst().path();
    }

    /** What the steps of that way are called this time. */
    List<String> titles() {
        List<Why.Strand> strands = strands();
        return strands.isEmpty() ? List.of() : strands.getFirst().titles();
    }

    /** The innermost steps that stand still because the sequence was halted by hand. */
    List<Integer> halted() {
        if (game.position().roots.size() < 2) {
            return List.of();
        }
        List<Integer> playing = path();
        List<Progress> progress = game.seenBy(viewer).progress();
        List<Integer> halted = new ArrayList<>();
        for (Step step : game.outline().steps()) {
            if (progress.get(step.index()) == Progress.PRESENT && !playing.contains(step.index())) {
                halted.remove(Integer.valueOf(step.parent()));
                halted.add(step.index());
            }
        }
        return halted;
    }
}
