package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.Around;
import org.phaseline.language.tree.Heading;

/** What a scope becomes in the compiled form: made once, when every address is known, so that one scope stays one thing. */
final class MadeAround {

    private @Nullable Around around;

    static @Nullable Around of(@Nullable Scope scope, Headings headings) {
        if (scope == null) {
            return null;
        }
        MadeAround made = scope.made();
        if (made.around == null) {
            made.around = make(scope, of(scope.outer(), headings), headings);
        }
        return made.around;
    }

    private static Around make(Scope scope, @Nullable Around outer, Headings headings) {
        return switch (scope) {
            case Scope.Step step ->
                new Around.InStep(
                        outer,
                        step.index(),
                        new Steps.Fail(step.result()),
                        step.leave().instructions(),
                        step.leave().inStep(),
                        step.rounds() == null ? null : new Steps.Count(step.rounds()),
                        step.end().address());
            case Scope.Loop loop -> new Around.InLoop(outer, loop.giveBack());
            case Scope.Fork fork -> new Around.InFork(outer);
            case Scope.Range range -> new Around.InRange(outer);
            case Scope.Block block -> new Around.InBlock(outer, places(block, headings));
        };
    }

    private static List<Around.InBlock.Place> places(Scope.Block block, Headings headings) {
        List<Around.InBlock.Place> places = new ArrayList<>();
        for (Heading heading : block.headings) {
            Label label = java.util.Objects.requireNonNull(block.labels.get(heading.place()));
            Integer begins = block.begins.get(heading.place());
            if (label.bound() && begins != null) {
                places.add(new Around.InBlock.Place(
                        headings.at(heading).index(),
                        label.address(),
                        new Flow.Forget(block.context.stretch(begins, block.end))));
            }
        }
        return List.copyOf(places);
    }
}
