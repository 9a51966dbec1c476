package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.Around;

/** What a scope becomes in the engine: made once, when every address is known, so that one scope stays one thing. */
final class ScopeAround {

    private @Nullable Around around;

    static @Nullable Around of(@Nullable CodeScope scope) {
        if (scope == null) {
            return null;
        }
        ScopeAround made = scope.made();
        if (made.around == null) {
            made.around = make(scope, of(scope.outer()));
        }
        return made.around;
    }

    private static Around make(CodeScope scope, @Nullable Around outer) {
        return switch (scope) {
            case CodeScope.InStep step ->
                new Around.InStep(
                        outer,
                        step.step().index(),
                        new Steps.Fail(step.result()),
                        step.leave().instructions(),
                        step.leave().inStep(),
                        step.rounds() == null ? null : new Steps.Count(step.rounds()),
                        step.end().address());
            case CodeScope.Loop loop -> new Around.InLoop(outer, loop.giveBack());
            case CodeScope.Fork _ -> new Around.InFork(outer);
            case CodeScope.Range _ -> new Around.InRange(outer);
            case CodeScope.Lines lines -> new Around.InBlock(outer, places(lines));
        };
    }

    private static List<Around.InBlock.Place> places(CodeScope.Lines lines) {
        List<Around.InBlock.Place> places = new ArrayList<>();
        for (int step : lines.steps()) {
            JumpLabel label = lines.label(step);
            if (label != null && label.bound()) {
                places.add(new Around.InBlock.Place(
                        step,
                        label.address(),
                        new Flow.Forget(lines.context().stretch(lines.begins(step), lines.end()))));
            }
        }
        return List.copyOf(places);
    }
}
